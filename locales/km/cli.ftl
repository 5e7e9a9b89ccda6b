# What the command line says. One sentence each.

cli-about = លេង Nerts ក្នុងកម្មវិធីរុករក ជាមួយកុំព្យូទ័រ ឬមិត្តភក្តិ។

play-about = បើកតុក្នុងកម្មវិធីរុករករបស់ម៉ាស៊ីននេះ ហើយលេងជាមួយកុំព្យូទ័រ។
play-bots = ចំនួនអ្នកលេងកុំព្យូទ័រ ពី 0 ដល់ 11។
play-level = កម្រិតពូកែរបស់កុំព្យូទ័រ៖ easy, medium ឬ hard។
play-pace = ល្បឿនលេងរបស់កុំព្យូទ័រ៖ slow, medium ឬ fast។
play-preset = ច្បាប់លេងដែលត្រូវប្រើ ដូចជា classic ឬ "classic, jokers=2"។
play-no-browser = បង្ហាញតំណ ដោយមិនបើកកម្មវិធីរុករក។
play-link = តុរបស់អ្នក៖ { $link }
play-unkept = គ្មានអ្វីនៃតុនេះត្រូវបានរក្សាទុកទេ។ { $why }
play-stop = Ctrl-C បញ្ចប់វា។

serve-about = ឱ្យមិត្តភក្តិលេង៖ បើកតុសម្រាប់គ្រប់គ្នាដែលមានតំណ។
serve-host = អាសយដ្ឋានដែលត្រូវស្ដាប់; 0.0.0.0 គឺគ្រប់បណ្ដាញរបស់ម៉ាស៊ីននេះ។
serve-root-path = បុព្វបទនៅក្រោយ reverse proxy ដូចជា /nerts។
serve-proxy-hops = ចំនួន reverse proxy ដែលទុកចិត្តនៅខាងមុខ ដែលនីមួយៗបន្ថែមលើ X-Forwarded-For។
serve-rtt-header = Header ដែល proxy ក្រៅគេប្រាប់ពីរយៈពេលខ្សែដែល kernel របស់វាបានវាស់ គិតជាមីក្រូវិនាទី។
rtt-without-proxy = --rtt-header សម្រាប់ proxy នៅខាងមុខ៖ ត្រូវដាក់ --proxy-hops ដែរ។
serve-allowed-host = ឈ្មោះដែលគេប្រើដើម្បីចូលម៉ាស៊ីនមេនេះ ដូចជា play.example.org; ដាក់បានច្រើនដង។ បើមិនដាក់ គឺឈ្មោះ និងអាសយដ្ឋានផ្ទាល់របស់វា។
keep-rounds-option = ចំនួនថ្ងៃដែលរក្សាទុកជុំដែលចប់ រួមទាំងអ្វីៗដែលទំព័រផ្ទាល់ខ្លួន និងការមើលឡើងវិញបង្ហាញអំពីវា; 0 គឺជារៀងរហូត។
serve-records = ថតដែលទទួលកំណត់ត្រានៃការប្រកួតនីមួយៗ។
serve-here = នៅលើម៉ាស៊ីននេះ៖ { $link }
serve-there = សម្រាប់មិត្តភក្តិនៅបណ្ដាញតែមួយ៖ { $link }

play-port = ច្រកដែលត្រូវស្ដាប់; 0 យកច្រកទំនេរមួយ។ បើមិនដាក់ គឺច្រកដដែលដូចលើកមុន ដើម្បីឱ្យកម្មវិធីរុករកចាំឈ្មោះអ្នក។
port-option = ច្រកដែលត្រូវស្ដាប់; 0 យកច្រកទំនេរមួយ។
port-taken = ច្រក { $port } លើ { $host } មានគេប្រើហើយ; ជ្រើសច្រកផ្សេងដោយ --port។
port-refused = ស្ដាប់លើ { $host } ច្រក { $port } មិនបាន៖ { $why }។

not-built = ទំព័រមិនទាន់ត្រូវបានបង្កើតនៅទីនេះទេ៖ ដំណើរការ make play ម្ដង ឬដំឡើង nerts ពី wheel។

verify-about = ផ្ទៀងផ្ទាត់កំណត់ត្រានៃជុំ៖ គ្រប់ការលេង ការចែកបៀ និងពិន្ទុ។
verify-good = { $file }៖ { $rounds ->
   *[other] { $rounds } ជុំ
} សុទ្ធតែត្រូវតាមដែលបានសរសេរ។
verify-fair = ជុំទី { $number }៖ អ្នកចែកបៀបានសន្យាកូដសម្ងាត់ជាមុន { $nonces ->
    [0] គ្មានអ្នកលេងណាចូលរួមក្នុងការចែកបៀទេ
   *[other] អ្នកលេង { $nonces } នាក់បានចូលរួមក្នុងការចែកបៀ
} ហើយនេះគឺជាបៀរបស់វា។
verify-seed = ជុំទី { $number }៖ អ្នកចែកបៀបានសន្យាកូដសាប់បៀជាមុន ហើយនេះគឺជាបៀរបស់វា។
verify-position = ជុំទី { $number }៖ រៀបបៀដោយដៃ ដូច្នេះមិនបានផ្ទៀងផ្ទាត់ការចែកបៀទេ។
verify-bad = { $file } បន្ទាត់ទី { $line }៖ { $why }។
replay-about = មើលជុំនៃការប្រកួតដែលបានកត់ត្រាឡើងវិញ ម្ដងមួយជំហាន។
replay-round = ជុំណា។
replay-speed = លឿនជាងប៉ុន្មានដង; បើគ្មាន terminal វាចេញមកទាំងអស់ក្នុងពេលតែមួយ។
replay-at = ចាប់ផ្ដើមប៉ុន្មានវិនាទីក្រោយចែកបៀ។
replay-head = ជុំទី { $number }, { $rules }៖ { $names }
replay-line = { $time }  { $line }
replay-lost = , ចាញ់ { $winner } ក្នុងការប្រណាំង យឺត { $by } ms
replay-tie = , ស្មើ៖ បៀទាំងពីរនៅដដែល
replay-call = , ស្រែក
replay-nobody = អ្នកមិនស្គាល់
replay-score = { $name }៖ { $points }, សរុប { $total }
replay-no-round = គ្មានជុំទី { $number } ទេ៖ ការប្រកួតមាន { $count } ជុំ។
name = { $name }

stats-about = តួលេខនៃគ្រប់ជុំក្នុងការប្រកួតដែលបានកត់ត្រា៖ ពិន្ទុ ល្បឿន ការប្រណាំង ឱកាសដែលរំលង។
stats-plot = គូរពិន្ទុ និងបៀ Nerts តាមពេលវេលា ទៅក្នុងឯកសារនេះ ដូចជា out.svg; ត្រូវការផ្នែកបន្ថែម nerts[plot]។
stats-round = ជុំទី { $number }, { $time }
stats-races = ការប្រណាំង
stats-chances = ឱកាសដែលរំលង៖ កន្លែងដាក់នៅចំហជាង 2 វិនាទី
stats-player = អ្នកលេង
stats-home = នៅកណ្ដាល
stats-left = Nerts នៅសល់
stats-points = ពិន្ទុ
stats-total = សរុប
stats-pace = ទៅកណ្ដាលក្នុងមួយនាទី
stats-won = ឈ្នះ
stats-tied = ស្មើ
stats-lost = ចាញ់
stats-closest = កៀកបំផុត
stats-ms = { $value } ម.វិ
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } វិ
stats-at = នៅពេល
stats-card = បៀ
stats-open = នៅចំហ
stats-taken = អ្នកយក
stats-late = ខ្លួនឯង យឺត
plot-missing = ការគូរត្រូវការ matplotlib៖ ដំឡើង nerts[plot]។
plot-points = ជុំទី { $number }៖ ពិន្ទុ
plot-nerts = ជុំទី { $number }៖ បៀ Nerts នៅសល់
plot-seconds = វិនាទីក្រោយចែកបៀ
plot-written = បានគូរ៖ { $file }
plot-refused = គូរទៅក្នុង { $file } មិនបាន៖ { $why }។

unreadable = អាន { $file } មិនបាន៖ { $why }។

data-option = ថតដែលរក្សាទុកតុ និងជុំដែលចប់; បើមិនដាក់ គឺថតទិន្នន័យអ្នកប្រើរបស់ប្រព័ន្ធនេះ។
database-option = URL នៃមូលដ្ឋានទិន្នន័យ PostgreSQL ជំនួសវិញ ដូចជា postgresql://nerts@localhost/nerts។
data-or-database = ដាក់ --data ឬ --database កុំដាក់ទាំងពីរ។

backup-about = ចម្លងមូលដ្ឋានទិន្នន័យនៃថតទិន្នន័យ សូម្បីពេលម៉ាស៊ីនមេកំពុងសរសេរនៅទីនោះ។
backup-file = ឈ្មោះច្បាប់ចម្លង។
backup-done = { $file }៖ { $size } បៃ។
backup-nothing = គ្មានមូលដ្ឋានទិន្នន័យក្នុង { $folder } ទេ៖ ប្រាប់ថតទិន្នន័យដោយ --data។
backup-exists = { $file } មានរួចហើយ៖ ជ្រើសឈ្មោះផ្សេងសម្រាប់ច្បាប់ចម្លង។
backup-failed = ចម្លងមូលដ្ឋានទិន្នន័យទៅ { $file } មិនបាន៖ { $why }។
backup-postgres = PostgreSQL មានឧបករណ៍ផ្ទាល់ខ្លួនសម្រាប់ការនេះ៖ pg_dump។

db-about = ថែទាំមូលដ្ឋានទិន្នន័យ។
db-upgrade-about = ធ្វើឱ្យមូលដ្ឋានទិន្នន័យកំណែចាស់ ទៅជាកំណែនេះ។
db-upgrade-done = មូលដ្ឋានទិន្នន័យមានកំណែនេះហើយ។
db-prune-about = លុបជុំដែលចប់ ដែលចាស់ជាងចំនួនថ្ងៃនេះ។
db-prune-days = អាយុ គិតជាថ្ងៃ។
db-prune-done = បានលុប { $count ->
   *[other] { $count } ជុំ
}។

store-taken = ថតទិន្នន័យ { $folder } កំពុងប្រើដោយ nerts មួយផ្សេងទៀត។
store-newer = មូលដ្ឋានទិន្នន័យក្នុង { $where } ជារបស់ nerts កំណែថ្មីជាង៖ ដំឡើងកំណែនោះ។
store-older = មូលដ្ឋានទិន្នន័យក្នុង { $where } ជារបស់ nerts កំណែចាស់ជាង៖ ដំណើរការ nerts db upgrade ពេលគ្មានម៉ាស៊ីនមេណាកំពុងប្រើវា។
store-unreadable = បើក { $where } មិនបាន៖ { $why }។
store-unwritable = ឥឡូវប្រើមូលដ្ឋានទិន្នន័យមិនបានទេ៖ { $why }។
store-short-key = សោក្នុង { $file } ខ្លីជាង { $least } តួ៖ យកសោដើមមកដាក់វិញ ឬលុបឯកសារ នោះគ្រប់គ្នានឹងក្លាយជាអ្នកមិនស្គាល់។
store-no-driver = PostgreSQL ត្រូវការ psycopg៖ ដំឡើង "nerts[postgres]"។
store-bad-url = អាន URL នៃមូលដ្ឋានទិន្នន័យមិនបាន៖ ដាក់ដូចក្នុង postgresql://nerts@localhost/nerts។
store-other-database = { $name } មិនមែនជាមូលដ្ឋានទិន្នន័យដែល nerts ស្គាល់ទេ៖ វាស្គាល់ PostgreSQL និង SQLite តាម --data។

bench-about = វាស់ទំហំ និងល្បឿន។
bench-move-down = { $value } បៃ ប្រាប់អ្នកលេងម្នាក់អំពីការលេងមួយ (មេដ្យាន មិនរាប់ framing)។
bench-move-up = { $value } បៃ ធ្វើការលេងមួយ (មេដ្យាន មិនរាប់ framing)។
bench-random-play = ការលេង { NUMBER($value, maximumFractionDigits: 0) } ក្នុងមួយវិនាទីក្នុងម៉ាស៊ីនច្បាប់ ពេលលេងដោយចៃដន្យ។
bench-bots = { NUMBER($value, maximumFractionDigits: 1) } ជុំក្នុងមួយវិនាទី កុំព្យូទ័របួនលេងដោយមិនរង់ចាំ។
bench-round-disk = { NUMBER($value, maximumFractionDigits: 0) } បៃលើថាស សម្រាប់ជុំដែលចប់មួយមានអ្នកលេងបួន រួមទាំងកំណត់ត្រា និងលិបិក្រម។
bench-log-disk = { NUMBER($value, maximumFractionDigits: 0) } បៃលើថាសក្នុងមួយជុំ ក្នុងកំណត់ហេតុនៃតុដែលនៅមាន។
bench-durable = ព្រឹត្តិការណ៍រក្សាទុកជាប់ { NUMBER($value, maximumFractionDigits: 0) } ក្នុងមួយវិនាទី មួយពីតុនីមួយៗក្នុងចំណោម 128 តុព្រមគ្នា។
bench-first-card = { $value } បៃ រហូតដល់បៀដំបូង (gzip) ក្នុងភាសាដែលត្រូវការច្រើនជាងគេ។

load-about = វាស់ថាដំណើរការម៉ាស៊ីនមេមួយទ្រតុបានប៉ុន្មាន។
load-option-tables = ចំនួនតុ ដែលមានមនុស្សបួននាក់។
load-option-seconds = ចំនួនវិនាទីដែលត្រូវវាស់។
load-tables = { $value } តុ មានមនុស្សបួននាក់ ម្នាក់ៗលេង 1.5 ដងក្នុងមួយវិនាទី។
load-keeps = { $keeps ->
    [True] ដោយរក្សាទុកអ្វីៗទាំងអស់ក្នុង SQLite មុនប្រាប់៖
   *[other] ដោយតុនៅតែក្នុងអង្គចងចាំ៖
}
load-moves = ឆ្លើយការលេង { NUMBER($value, maximumFractionDigits: 0) } ក្នុងមួយវិនាទី។
load-deliveries = ចែកសារ { NUMBER($value, maximumFractionDigits: 0) } ក្នុងមួយវិនាទី។
load-cpu = ម៉ាស៊ីនមេប្រើ { NUMBER($value, maximumFractionDigits: 0) } % នៃ core មួយ។
load-per-cpu-second = ចែកសារ { NUMBER($value, maximumFractionDigits: 0) } សម្រាប់ CPU របស់ម៉ាស៊ីនមេមួយវិនាទី។
load-ack-median = { NUMBER($value, maximumFractionDigits: 1) } ms រហូតដល់ការលេងមានចម្លើយ (មេដ្យាន)។
load-ack-p99 = { NUMBER($value, maximumFractionDigits: 1) } ms រហូតដល់ការលេង 99 ក្នុង 100 មានចម្លើយ។
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) } បៃ ប្រាប់អ្នកលេងម្នាក់អំពីការលេងមួយ (មេដ្យាន មិនរាប់ framing)។
load-table-memory = អង្គចងចាំ { NUMBER($value, maximumFractionDigits: 0) } KiB សម្រាប់តុមួយដែលមានការតភ្ជាប់បួន។

races-about = ធ្វើត្រាប់ការប្រណាំងរវាងមនុស្សដែលមានការតភ្ជាប់ល្អ និងអន់ ដោយកាត់សេចក្ដីដូចនៅតុ។
races-option-count = ចំនួនប្រណាំងសម្រាប់បន្ទាត់នីមួយៗ។
races-line = { $witness ->
    [1] មានសាក្សី
   *[other] គ្មានសាក្សី
}, { NUMBER($first, maximumFractionDigits: 0) } ms ទល់នឹង { NUMBER($second, maximumFractionDigits: 0) } ms, មុន { NUMBER($gap, maximumFractionDigits: 0) } ms៖ មកដល់មុន { NUMBER($arrival, maximumFractionDigits: 1) } %, រក្សាបៀបាន { NUMBER($keeps, maximumFractionDigits: 1) } %, រក្សាបានទាំងពីរ { NUMBER($both, maximumFractionDigits: 1) } %។
races-liar = { $witness ->
    [1] មានសាក្សី
   *[other] គ្មានសាក្សី
}, { NUMBER($first, maximumFractionDigits: 0) } ms ទល់នឹង { NUMBER($second, maximumFractionDigits: 0) } ms ដែលពន្យារ pong របស់ខ្លួន, មុន { NUMBER($gap, maximumFractionDigits: 0) } ms៖ រក្សាបៀបាន { NUMBER($keeps, maximumFractionDigits: 1) } %, រក្សាបានទាំងពីរ { NUMBER($both, maximumFractionDigits: 1) } %; អ្នកកុហកចំណេញ { NUMBER($gain, maximumFractionDigits: 1) } ចំណុចភាគរយ។

races-corner = កន្លែងអ៊ីនធឺណិតអន់ 200 ms លើសខ្វះ 60 និងកំពូល 5 %, ទល់នឹង 40 ms, មុន { NUMBER($gap, maximumFractionDigits: 0) } ms៖ មកដល់មុន { NUMBER($arrival, maximumFractionDigits: 1) } %, រក្សាបៀបាន { NUMBER($keeps, maximumFractionDigits: 1) } %, រក្សាបានទាំងពីរ { NUMBER($both, maximumFractionDigits: 1) } %។
races-live = តាមម៉ាស៊ីនមេ, { $witness ->
    [1] មានសាក្សី
   *[other] គ្មានសាក្សី
}, { NUMBER($first, maximumFractionDigits: 0) } ms ទល់នឹង { NUMBER($second, maximumFractionDigits: 0) } ms, មុន { NUMBER($gap, maximumFractionDigits: 0) } ms៖ រក្សាបៀបាន { NUMBER($keeps, maximumFractionDigits: 1) } %, រក្សាបានទាំងពីរ { NUMBER($both, maximumFractionDigits: 1) } %។
races-live-liar = តាមម៉ាស៊ីនមេ, { $witness ->
    [1] មានសាក្សី
   *[other] គ្មានសាក្សី
}, { NUMBER($first, maximumFractionDigits: 0) } ms ទល់នឹង { NUMBER($second, maximumFractionDigits: 0) } ms ដែលពន្យារ pong របស់ខ្លួន, មុន { NUMBER($gap, maximumFractionDigits: 0) } ms៖ រក្សាបៀបាន { NUMBER($keeps, maximumFractionDigits: 1) } %, រក្សាបានទាំងពីរ { NUMBER($both, maximumFractionDigits: 1) } %; អ្នកកុហកចំណេញ { NUMBER($gain, maximumFractionDigits: 1) } ចំណុចភាគរយ។
races-after-call = តាមម៉ាស៊ីនមេ, { $witness ->
    [1] មានសាក្សី
   *[other] គ្មានសាក្សី
}៖ ក្រោយដឹងថាមានគេស្រែក អ្នកកុហកដែលពន្យារ pong របស់ខ្លួន ដាក់បៀបាន { $cards ->
   *[other] { $cards } សន្លឹក
}។

floods-about = វាយប្រហារម៉ាស៊ីនមេដោយ socket អាក្រក់គ្រប់ប្រភេទ ហើយវាស់ថាមនុស្សបួននាក់នៅតុមួយទទួលអារម្មណ៍យ៉ាងណា។
floods-option-seconds = រយៈពេលនៃការវាយប្រហារម្ដងៗ គិតជាវិនាទី។
floods-line = { $kind }៖ អ្នកផ្សេងរង់ចាំ { NUMBER($calm, maximumFractionDigits: 1) } ms (99 ក្នុង 100៖ { NUMBER($calm99, maximumFractionDigits: 1) }) មុនពេលនោះ និង { NUMBER($p50, maximumFractionDigits: 1) } ms ({ NUMBER($p99, maximumFractionDigits: 1) }) ក្នុងពេលនោះ; អង្គចងចាំ { NUMBER($before_mib, maximumFractionDigits: 0) } ដល់ { NUMBER($peak_mib, maximumFractionDigits: 0) } MiB; បានផ្ញើ { NUMBER($sent_mib, maximumFractionDigits: 1) } MiB; ផ្ដាច់ការតភ្ជាប់ { $cut }, បដិសេធសំណើ { $refused }; អ្នកលេងនៅសល់ { $stayed } ក្នុង 4 នាក់។

perft-about = រាប់លំដាប់ការលេងពីស្ថានភាពមួយ។
perft-depth = ប្រវែងលំដាប់។
perft-teams = ចំនួនក្រុមដែលត្រូវចែកបៀ។
perft-seed = កូដសាប់បៀ (seed) មាន 64 ខ្ទង់គោល 16។
perft-position = ឯកសារមានស្ថានភាពចាប់ផ្ដើម ជំនួសការចែកបៀ។
perft-line = { $depth } { $count }

bad-value = { $name }៖ { $why }។
bad-choice = { $name }៖ { $value } មិននៅក្នុង { $known } ទេ។
bad-rules = ច្បាប់លេងនេះប្រើមិនបាន៖ { $why }។
bad-usage = { $why }
