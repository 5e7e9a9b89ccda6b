# Before the match.

table-of = តុរបស់ { $name }
seated = { $count ->
    [0] មិនទាន់មានអ្នកអង្គុយ
   *[other] មាន { $count } នាក់អង្គុយ
}
stand-up = ក្រោកពីតុ
start-round = ចាប់ផ្ដើម
host-starts = ម្ចាស់តុ​ជា​អ្នក​ចាប់ផ្ដើម​ការប្រកួត។
seats = កន្លែងអង្គុយ
seat-free = កន្លែងអង្គុយទី { $number } ទំនេរ
up-to = រហូតដល់ { $count }
you = អ្នក
host = ម្ចាស់តុ
make-host = ឱ្យ { $name } ធ្វើម្ចាស់តុ
remove = ដក { $name } ចេញ
add-bot = បន្ថែមកុំព្យូទ័រ
add-bot-help = ជ្រើសកម្រិតពូកែ
bot-level = កម្រិតពូកែ
bot-pace = ល្បឿន
add = បន្ថែម
pace-gentle = យឺតៗ
pace-slow = យឺត
pace-medium = មធ្យម
pace-fast = លឿន

invite = អញ្ជើញ
invite-link = តំណអញ្ជើញមកតុនេះ
qr = កូដ QR នៃតំណមកតុនេះ
same-network = សម្រាប់​គ្រប់គ្នា​ដែល​នៅ​បណ្ដាញ​តែ​មួយ​ជាមួយ​ម៉ាស៊ីន​នេះ។
loopback = មាន​តែ​ម៉ាស៊ីន​នេះ​ទេ​ដែល​ចូល​តុ​នេះ​បាន។ ដើម្បី​លេង​ជាមួយ​មិត្តភក្តិ បើក​វា​ដោយ “nerts serve”។
no-network = ឥឡូវ​នេះ​ម៉ាស៊ីន​នេះ​មិន​នៅ​ក្នុង​បណ្ដាញ​ណា​ទេ ដូច្នេះ​អ្នក​ផ្សេង​ចូល​មក​មិន​បាន។
copy-link = ចម្លងតំណ
copied = បានចម្លង
share = ចែករំលែក
share-title = លេង Nerts ជាមួយគ្នា
your-pack = ហ៊ូបៀរបស់អ្នក
your-pack-help = គ្រប់គ្នាស្គាល់បៀរបស់អ្នកតាមហ៊ូនេះ
pack-of = { $pack }, { $name } យកហើយ
pack-tomato = ប៉េងប៉ោះ
pack-ocean = មហាសមុទ្រ
pack-marigold = ស្បៃរឿង
pack-pine = ស្រល់
pack-sky = មេឃ
pack-plum = ព្រូន
pack-rose = កុលាប
pack-ink = ទឹកខ្មៅ
pack-moss = ស្លែ
pack-cocoa = កាកាវ
pack-pearl = គុជ
pack-slate = ថ្មប្រផេះ

teams = ក្រុម
teams-help = អូសអ្នកលេងមករួមគ្នា ឬប្រើគ្រាប់ចុចព្រួញ
team-number = ក្រុមទី { $number }
team-new = ក្រុមថ្មី
team-move = { $name }, ក្រុមទី { $number }។ គ្រាប់ចុចព្រួញប្ដូរក្រុម។
make-pairs = ចែកជាគូ
make-threes = ចែកជាក្រុម 3 នាក់
each-alone = លេងរៀងៗខ្លួន
paired = ចាប់​ពី 6 នាក់​ឡើង​ទៅ អ្នក​អង្គុយ​ជាប់​គ្នា​លេង​ជា​គូ។
unpair = មិនធ្វើវិញ៖ លេងរៀងៗខ្លួន

this-table = តុនេះ
table-hints = តម្រុយ
    .help = អ្នកលេង​អាច​បើក​តម្រុយ​បាន។
table-chat = ជជែក
    .help = សារ​ខ្លីៗ​នៅ​តុ។
table-standin = អ្នកជំនួស
    .help = កុំព្យូទ័រ​លេង​បន្ត​ជំនួស​អ្នក​ដែល​ចេញ​បាត់។
table-late = ចូលភ្លាម
    .help = អ្នក​មក​ថ្មី​យក​កន្លែង​កុំព្យូទ័រ ឬ​កន្លែង​ទំនេរ​បាន ទោះ​កំពុង​លេង​ជុំ។ បើ​បិទ ត្រូវ​ចាំ​ចប់​ជុំ។
table-calm = តុស្ងប់
    .help = កុំព្យូទ័រ​លេង​យឺត ហើយ​ក្រោយ​បៀ​នីមួយ​ៗ គំនរ​កណ្ដាល​សម្រាក 2 វិនាទី។ បៀ​ដូច​គ្នា​នៅ​តែ​ដាក់​ជាមួយ​គ្នា​បាន។ គ្រប់​គ្នា​បាន​ដឹង។
watchers = មាន { $count ->
   *[other] { $count } នាក់កំពុងមើល។
}
send-away = ឱ្យពួកគេចេញ
table-word = ពាក្យស្រែក
    .help = ពាក្យ​ដែល​ស្រែក​ពេល​គំនរ Nerts អស់។
table-locked = ចាក់សោ
    .help = អ្នក​ថ្មី​អង្គុយ​មិន​បាន។

deny-NOT_HOST = មាន​តែ​ម្ចាស់តុ​ទេ​ដែល​ធ្វើ​បាន។
deny-PAUSED = ល្បែង​ផ្អាក​រួច​ហើយ។
deny-IN_MATCH = មិន​បាន​ទេ ពេល​កំពុង​ប្រកួត។
deny-NO_SEAT = គ្មាន​កន្លែង​អង្គុយ​នោះ​ទេ។
deny-BAD_VALUE = តម្លៃ​នោះ​ប្រើ​មិន​បាន ({ $arg })។
deny-PACK_TAKEN = មាន​គេ​យក​ហ៊ូ​នោះ​ហើយ។
deny-BAD_RULES = ច្បាប់​ទាំង​នេះ​មិន​ត្រូវ​គ្នា៖ { $arg }
deny-TEAMS = ចំនួន​ក្រុម​មិន​ត្រូវ​នឹង​ច្បាប់លេង។
deny-NOT_NOW = ឥឡូវ​មិន​ទាន់​បាន​ទេ។
deny-TABLE_FULL = កន្លែង​អង្គុយ​អស់​ហើយ។
deny-FULL = កន្លែង​អង្គុយ​អស់​ហើយ។
deny-LOCKED = ម្ចាស់តុ​បាន​ចាក់សោ​តុ។
deny-TEAM_FULL = ក្រុម​នោះ​ពេញ​ហើយ។
deny-NAME = ប្រើ​ឈ្មោះ​នោះ​មិន​បាន​ទេ។
deny-BAD_NAME = ប្រើ​ឈ្មោះ​នោះ​មិន​បាន​ទេ។
deny-TOO_FAST = យឺតៗ​បន្តិច។
deny-HINTS_OFF = ម្ចាស់តុ​បាន​បិទ​តម្រុយ។
deny-NEXT_ROUND = អ្នក​ចូល​លេង​ពី​ជុំ​បន្ទាប់។
deny-MALFORMED = ម៉ាស៊ីនមេ​មិន​យល់​ទេ។
deny-CHAT_OFF = ម្ចាស់តុ​បាន​បិទ​ការជជែក។
deny-BARRED = ម្ចាស់តុ​បាន​ដក​អ្នក​ចេញ។ សាក​ម្ដងទៀត​ពេល​ក្រោយ។

# The big screen
big-screen = អេក្រង់ធំ
big-screen-help = មើល​តុ​ធំៗ ដោយ​មិន​អង្គុយ សម្រាប់​ទូរទស្សន៍ ឬ​ម៉ាស៊ីន​បញ្ចាំង។
screen-come = មកលេងជាមួយគ្នា
screen-code = ឬប្រើលេខកូដ
