# What the command line says. One sentence each.

cli-about = બ્રાઉઝરમાં નર્ટ્સ રમો, બૉટ સામે કે મિત્રો સાથે.

play-about = આ મશીનના બ્રાઉઝરમાં ટેબલ ખોલો અને બૉટ સામે રમો.
play-bots = બૉટની સંખ્યા, 0થી 11.
play-level = બૉટ કેટલું સારું રમે: easy (સહેલો), medium (મધ્યમ) કે hard (અઘરો).
play-pace = બૉટ કેટલું ઝડપથી રમે: slow (ધીમો), medium (મધ્યમ) કે fast (ઝડપી).
play-preset = કયા નિયમોથી રમવું, જેમ કે classic અથવા "classic, jokers=2".
play-no-browser = લિંક છાપો, બ્રાઉઝર ન ખોલો.
play-link = તમારું ટેબલ: { $link }
play-unkept = આ ટેબલનું કંઈ સચવાતું નથી. { $why }
play-stop = Ctrl-C થી બંધ થાય.

serve-about = મિત્રોને રમવા દો: જેની પાસે લિંક હોય તે સૌને ટેબલ આપો.
serve-host = જેના પર સાંભળવું તે સરનામું; 0.0.0.0 એટલે આ મશીનનાં બધાં નેટવર્ક.
serve-root-path = રિવર્સ પ્રૉક્સી પાછળનો ઉપસર્ગ, જેમ કે /nerts.
serve-proxy-hops = આગળની વિશ્વાસપાત્ર રિવર્સ પ્રૉક્સીની સંખ્યા, જેમાંની દરેક X-Forwarded-For માં ઉમેરે છે.
serve-rtt-header = હેડર, જેમાં સૌથી બહારની પ્રૉક્સી જણાવે છે કે તેના કર્નલે કનેક્શન કેટલું લાંબું માપ્યું, માઇક્રોસેકન્ડમાં.
rtt-without-proxy = --rtt-header આગળની પ્રૉક્સી માટે છે: --proxy-hops પણ આપો.
serve-allowed-host = લોકો જે નામથી આ સર્વર સુધી પહોંચે છે તે, જેમ કે play.example.org; એકથી વધુ વાર આપી શકાય. ન આપો તો તેનાં પોતાનાં નામ અને સરનામાં.
keep-rounds-option = પૂરા થયેલા રાઉન્ડ કેટલા દિવસ સચવાય, પોતાનાં પાનાં અને રીપ્લે તેમાંથી જે બતાવે છે તે બધા સાથે; 0 એટલે કાયમ.
serve-records = દરેક મેચનો રેકૉર્ડ જેમાં મુકાય તે ફોલ્ડર.
serve-here = આ મશીન પર: { $link }
serve-there = એ જ નેટવર્ક પરના મિત્રો માટે: { $link }

play-port = જેના પર સાંભળવું તે પોર્ટ; 0 એટલે કોઈ પણ ખાલી પોર્ટ. કંઈ ન આપો તો ગઈ વખતવાળું જ, જેથી બ્રાઉઝર તમારું નામ યાદ રાખે.
port-option = જેના પર સાંભળવું તે પોર્ટ; 0 એટલે કોઈ પણ ખાલી પોર્ટ.
port-taken = { $host } પર પોર્ટ { $port } વપરાશમાં છે; --port થી બીજું પસંદ કરો.
port-refused = { $host }, પોર્ટ { $port } પર સાંભળી શકાતું નથી: { $why }.

not-built = અહીં પાનું બનાવાયું નથી: એક વાર make play ચલાવો, અથવા nerts ને wheel માંથી ઇન્સ્ટૉલ કરો.

verify-about = રાઉન્ડનો રેકૉર્ડ ચકાસો: દરેક ચાલ, વહેંચણી અને સ્કોર.
verify-good = { $file }: { $rounds ->
    [one] { $rounds } રાઉન્ડ
   *[other] { $rounds } રાઉન્ડ
}, બધું લખ્યા પ્રમાણે જ.
verify-fair = રાઉન્ડ { $number }: વહેંચનારે પોતાની ગુપ્ત સંખ્યાનો વાયદો આપ્યો હતો, { $nonces ->
    [0] કોઈ ખેલાડીનો વહેંચણીમાં ફાળો નહોતો
    [one] { $nonces } ખેલાડીનો વહેંચણીમાં ફાળો હતો
   *[other] { $nonces } ખેલાડીઓનો વહેંચણીમાં ફાળો હતો
}, અને પત્તાં એમાંથી જ બનેલાં છે.
verify-seed = રાઉન્ડ { $number }: વહેંચનારે સીડનો વાયદો આપ્યો હતો, અને પત્તાં એમાંથી જ બનેલાં છે.
verify-position = રાઉન્ડ { $number }: હાથે ગોઠવેલો, એટલે વહેંચણી ચકાસી નથી.
verify-bad = { $file }, લીટી { $line }: { $why }.
replay-about = રેકૉર્ડ થયેલી મેચનો રાઉન્ડ ફરી જુઓ, એક પછી એક ચાલ.
replay-round = કયો રાઉન્ડ.
replay-speed = કેટલા ગણી ઝડપે; ટર્મિનલ ન હોય તો બધું એકસાથે આવે.
replay-at = વહેંચણી પછી આટલી સેકન્ડથી શરૂ કરો.
replay-head = રાઉન્ડ { $number }, { $rules }: { $names }
replay-line = { $time }  { $line }
replay-lost = , રેસમાં { $by } મિસે મોડા, પહેલા: { $winner }
replay-tie = , બરાબરી: બંને પત્તાં રહેશે
replay-call = , “નર્ટ્સ!”
replay-nobody = અજાણ્યા
replay-score = { $name }: { $points }, કુલ { $total }
replay-no-round = રાઉન્ડ { $number } નથી: મેચમાં { $count } છે.
name = { $name }

stats-about = રેકૉર્ડ થયેલી મેચના દરેક રાઉન્ડના આંકડા: પૉઇન્ટ, ઝડપ, રેસ, ચૂકેલી તક.
stats-plot = પૉઇન્ટ અને નર્ટ્સનાં પત્તાં સમય પ્રમાણે આ ફાઇલમાં દોરો, જેમ કે out.svg; તે માટે વધારાનું nerts[plot] જોઈએ.
stats-round = રાઉન્ડ { $number }, { $time }
stats-races = રેસ
stats-chances = ચૂકેલી તક: જગ્યા બે સેકન્ડથી વધુ ખુલ્લી રહી
stats-player = ખેલાડી
stats-home = વચ્ચે
stats-left = નર્ટ્સમાં બાકી
stats-points = પૉઇન્ટ
stats-total = કુલ
stats-pace = મિનિટ દીઠ વચ્ચે
stats-won = જીત
stats-tied = બરાબરી
stats-lost = હાર
stats-closest = સૌથી રસાકસીભરી
stats-ms = { $value } મિસે
stats-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-seconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } સે
stats-at = ક્યારે
stats-card = પત્તું
stats-open = ખુલ્લી રહી
stats-taken = કોણે લીધી
stats-late = પોતે જ, મોડા
plot-missing = દોરવા માટે matplotlib જોઈએ: nerts[plot] ઇન્સ્ટૉલ કરો.
plot-points = રાઉન્ડ { $number }: પૉઇન્ટ
plot-nerts = રાઉન્ડ { $number }: નર્ટ્સનાં બાકી પત્તાં
plot-seconds = વહેંચણી પછીની સેકન્ડ
plot-written = દોર્યું: { $file }
plot-refused = { $file }માં દોરી શકાતું નથી: { $why }.

unreadable = { $file } વાંચી શકાતી નથી: { $why }.

data-option = ટેબલ અને પૂરા થયેલા રાઉન્ડ જેમાં સચવાય તે ફોલ્ડર; ન આપો તો વપરાશકર્તાના ડેટા માટેનું આ પ્લૅટફૉર્મનું ફોલ્ડર.
database-option = તેને બદલે PostgreSQL ડેટાબેઝનો URL, જેમ કે postgresql://nerts@localhost/nerts.
data-or-database = --data અથવા --database આપો, બંને નહીં.

backup-about = ડેટા ફોલ્ડરના ડેટાબેઝની નકલ કરો, સર્વર તેમાં લખતું હોય ત્યારે પણ.
backup-file = નકલનું નામ.
backup-done = { $file }: { $size } બાઇટ.
backup-nothing = { $folder }માં કોઈ ડેટાબેઝ નથી: --data થી ડેટા ફોલ્ડર જણાવો.
backup-exists = { $file } પહેલેથી છે: નકલ માટે બીજું નામ પસંદ કરો.
backup-failed = ડેટાબેઝની નકલ { $file }માં થઈ શકતી નથી: { $why }.
backup-postgres = આ માટે PostgreSQL પાસે પોતાનું સાધન છે: pg_dump.

db-about = ડેટાબેઝની સંભાળ લો.
db-upgrade-about = જૂની આવૃત્તિનો ડેટાબેઝ આ આવૃત્તિ સુધી લાવો.
db-upgrade-done = ડેટાબેઝ આ આવૃત્તિનો છે.
db-prune-about = આટલા દિવસથી જૂના, પૂરા થયેલા રાઉન્ડ કાઢી નાખો.
db-prune-days = કેટલા દિવસ જૂના.
db-prune-done = { $count ->
    [0] કાઢવા જેવો કોઈ રાઉન્ડ નહોતો.
    [one] { $count } રાઉન્ડ કાઢી નાખ્યો.
   *[other] { $count } રાઉન્ડ કાઢી નાખ્યા.
}

store-taken = ડેટા ફોલ્ડર { $folder } બીજું nerts વાપરી રહ્યું છે.
store-newer = { $where }માંનો ડેટાબેઝ nerts ની વધુ નવી આવૃત્તિનો છે: તે ઇન્સ્ટૉલ કરો.
store-older = { $where }માંનો ડેટાબેઝ nerts ની જૂની આવૃત્તિનો છે: કોઈ સર્વર તેને વાપરતું ન હોય ત્યારે nerts db upgrade ચલાવો.
store-unreadable = { $where } ખોલી શકાતો નથી: { $why }.
store-unwritable = ડેટાબેઝ હમણાં વાપરી શકાતો નથી: { $why }.
store-short-key = { $file }માંની કી { $least } અક્ષર કરતાં ટૂંકી છે: તે પાછી મૂકો, અથવા ફાઇલ કાઢી નાખો, પણ પછી બધા અજાણ્યા ગણાશે.
store-no-driver = PostgreSQL માટે psycopg જોઈએ: "nerts[postgres]" ઇન્સ્ટૉલ કરો.
store-bad-url = ડેટાબેઝનો URL વંચાતો નથી: postgresql://nerts@localhost/nerts જેવો આપો.
store-other-database = { $name } એવો ડેટાબેઝ નથી જેને nerts ઓળખે: PostgreSQL ને ઓળખે છે, અને --data થી SQLite ને.

bench-about = કદ અને ઝડપ માપો.
bench-move-down = { $value } બાઇટ ખેલાડીને એક ચાલ જણાવે છે (મધ્યક, ફ્રેમિંગ વગર).
bench-move-up = { $value } બાઇટમાં એક ચાલ થાય છે (મધ્યક, ફ્રેમિંગ વગર).
bench-random-play = રૅન્ડમ રમતમાં સેકન્ડ દીઠ એન્જિનની { NUMBER($value, maximumFractionDigits: 0) } ચાલ.
bench-bots = રાહ જોયા વગર ચાર બૉટના સેકન્ડ દીઠ { NUMBER($value, maximumFractionDigits: 1) } રાઉન્ડ.
bench-round-disk = ચાર ખેલાડીના પૂરા થયેલા રાઉન્ડ દીઠ ડિસ્ક પર { NUMBER($value, maximumFractionDigits: 0) } બાઇટ, રેકૉર્ડ અને ઇન્ડેક્સ સહિત.
bench-log-disk = હજી ચાલુ ટેબલના લૉગમાં રાઉન્ડ દીઠ ડિસ્ક પર { NUMBER($value, maximumFractionDigits: 0) } બાઇટ.
bench-durable = સેકન્ડ દીઠ { NUMBER($value, maximumFractionDigits: 0) } કાયમી ઘટનાઓ, એક વખતે 128 ટેબલમાંના દરેકની એક.
bench-first-card = પહેલા પત્તા સુધી { $value } બાઇટ (gzip), સૌથી વધુ માગતી ભાષામાં.

load-about = એક સર્વર પ્રોસેસ કેટલાં ટેબલ ઝીલી શકે તે માપો.
load-option-tables = ચાર જણનાં ટેબલ.
load-option-seconds = કેટલી સેકન્ડ માપવું.
load-tables = ચાર જણનાં { $value } ટેબલ, દરેક જણની સેકન્ડ દીઠ 1.5 ચાલ.
load-keeps = { $keeps ->
    [True] જે બને તે બધું જણાવતાં પહેલાં SQLite માં સાચવીને:
   *[other] ટેબલ ફક્ત મેમરીમાં રાખીને:
}
load-moves = સેકન્ડ દીઠ { NUMBER($value, maximumFractionDigits: 0) } ચાલના જવાબ.
load-deliveries = સેકન્ડ દીઠ { NUMBER($value, maximumFractionDigits: 0) } સંદેશા પહોંચાડ્યા.
load-cpu = સર્વરે એક કોરના { NUMBER($value, maximumFractionDigits: 0) } % વાપર્યા.
load-per-cpu-second = સર્વરના CPU ની દરેક સેકન્ડ દીઠ { NUMBER($value, maximumFractionDigits: 0) } સંદેશા પહોંચાડ્યા.
load-ack-median = ચાલનો જવાબ મળતાં { NUMBER($value, maximumFractionDigits: 1) } મિસે (મધ્યક).
load-ack-p99 = 100માંથી 99 ચાલનો જવાબ મળતાં { NUMBER($value, maximumFractionDigits: 1) } મિસે.
load-move-bytes = { NUMBER($value, maximumFractionDigits: 0) } બાઇટ ખેલાડીને એક ચાલ જણાવે છે (મધ્યક, ફ્રેમિંગ વગર).
load-table-memory = ચાર કનેક્શન સહિત ટેબલ દીઠ મેમરીના { NUMBER($value, maximumFractionDigits: 0) } KiB.

races-about = સારા અને ખરાબ કનેક્શનવાળા લોકો વચ્ચેની રેસની નકલ ચલાવો, ટેબલ પર થાય છે તેવા જ ચુકાદા સાથે.
races-option-count = દરેક લીટી માટે કેટલી રેસ.
races-line = { $witness ->
    [1] સાક્ષી સાથે
   *[other] સાક્ષી વિના
}, { NUMBER($first, maximumFractionDigits: 0) } મિસે સામે { NUMBER($second, maximumFractionDigits: 0) } મિસે, { NUMBER($gap, maximumFractionDigits: 0) } મિસે વહેલા: પહેલા પહોંચે { NUMBER($arrival, maximumFractionDigits: 1) } %, પત્તું રહે { NUMBER($keeps, maximumFractionDigits: 1) } %, બંનેનાં રહે { NUMBER($both, maximumFractionDigits: 1) } %.
races-liar = { $witness ->
    [1] સાક્ષી સાથે
   *[other] સાક્ષી વિના
}, { NUMBER($first, maximumFractionDigits: 0) } મિસે સામે પોતાના pong રોકી રાખનારના { NUMBER($second, maximumFractionDigits: 0) } મિસે, { NUMBER($gap, maximumFractionDigits: 0) } મિસે વહેલા: પત્તું રહે { NUMBER($keeps, maximumFractionDigits: 1) } %, બંનેનાં રહે { NUMBER($both, maximumFractionDigits: 1) } %; જૂઠું બોલનારને { NUMBER($gain, maximumFractionDigits: 1) } પૉઇન્ટનો ફાયદો.

races-corner = ખરાબ ખૂણો, 200 મિસે, 60 આમતેમ અને 5 % ઉછાળા સાથે, સામે 40 મિસે, { NUMBER($gap, maximumFractionDigits: 0) } મિસે વહેલા: પહેલા પહોંચે { NUMBER($arrival, maximumFractionDigits: 1) } %, પત્તું રહે { NUMBER($keeps, maximumFractionDigits: 1) } %, બંનેનાં રહે { NUMBER($both, maximumFractionDigits: 1) } %.
races-live = સર્વર મારફતે, { $witness ->
    [1] સાક્ષી સાથે
   *[other] સાક્ષી વિના
}, { NUMBER($first, maximumFractionDigits: 0) } મિસે સામે { NUMBER($second, maximumFractionDigits: 0) } મિસે, { NUMBER($gap, maximumFractionDigits: 0) } મિસે વહેલા: પત્તું રહે { NUMBER($keeps, maximumFractionDigits: 1) } %, બંનેનાં રહે { NUMBER($both, maximumFractionDigits: 1) } %.
races-live-liar = સર્વર મારફતે, { $witness ->
    [1] સાક્ષી સાથે
   *[other] સાક્ષી વિના
}, { NUMBER($first, maximumFractionDigits: 0) } મિસે સામે પોતાના pong રોકી રાખનારના { NUMBER($second, maximumFractionDigits: 0) } મિસે, { NUMBER($gap, maximumFractionDigits: 0) } મિસે વહેલા: પત્તું રહે { NUMBER($keeps, maximumFractionDigits: 1) } %, બંનેનાં રહે { NUMBER($both, maximumFractionDigits: 1) } %; જૂઠું બોલનારને { NUMBER($gain, maximumFractionDigits: 1) } પૉઇન્ટનો ફાયદો.
races-after-call = સર્વર મારફતે, { $witness ->
    [1] સાક્ષી સાથે
   *[other] સાક્ષી વિના
}: “નર્ટ્સ!” બોલાયાની જાણ થયા પછી, પોતાના pong રોકી રાખનાર { $cards ->
    [0] એકેય પત્તું મૂકી શકતો નથી
    [one] { $cards } પત્તું મૂકે છે
   *[other] { $cards } પત્તાં મૂકે છે
}.

floods-about = દરેક પ્રકારનાં દુશ્મન સૉકેટથી સર્વર પર પૂર લાવો, અને ટેબલ પરના ચાર જણને તેની કેટલી અસર થાય તે માપો.
floods-option-seconds = દરેક પૂરનો સમયગાળો.
floods-line = { $kind }: બીજાઓની રાહ પહેલાં { NUMBER($calm, maximumFractionDigits: 1) } મિસે (100માંથી 99: { NUMBER($calm99, maximumFractionDigits: 1) }) અને તે દરમિયાન { NUMBER($p50, maximumFractionDigits: 1) } મિસે ({ NUMBER($p99, maximumFractionDigits: 1) }); મેમરી { NUMBER($before_mib, maximumFractionDigits: 0) }થી { NUMBER($peak_mib, maximumFractionDigits: 0) } MiB; { NUMBER($sent_mib, maximumFractionDigits: 1) } MiB મોકલ્યા; { $cut } કનેક્શન કાપ્યાં, { $refused } વિનંતીઓ નકારી; 4માંથી { $stayed } ખેલાડી ટક્યા.

perft-about = એક ગોઠવણીથી શરૂ થતા ચાલના ક્રમ ગણો.
perft-depth = ક્રમની લંબાઈ.
perft-teams = કેટલી ટીમને વહેંચવું.
perft-seed = વહેંચણીનો સીડ, 64 હેક્સાડેસિમલ અંક.
perft-position = વહેંચણીને બદલે જેનાથી શરૂ કરવું તે ગોઠવણીની ફાઇલ.
perft-line = { $depth } { $count }

bad-value = { $name }: { $why }.
bad-choice = { $name }: { $value } આમાંનું નથી: { $known }.
bad-rules = આ નિયમો ન ચાલે: { $why }.
bad-usage = { $why }
