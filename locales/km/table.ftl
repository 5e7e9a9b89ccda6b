# At the table: what is shown, and what is said to a screen reader.

table = តុ
round = ជុំទី { $number }
round-to = ជុំទី { $number } · ដល់ { $target }
round-of = ជុំទី { $number } ក្នុង { $rounds }
points-short = ពិន្ទុ
more = ទៀត
to-nerts = ដល់ Nerts
word-nerts = Nerts!
word-pounce = Pounce!
word-peanuts = Peanuts!
word-squeal = Squeal!
word-out = អស់ហើយ!
pile-n = Nerts
pile-d = គំនរបើក
pile-s = ស្តុក
cards-home = បៀនៅកណ្ដាល
nerts-left = Nerts នៅសល់, { $count } × { $penalty }
this-round = ជុំនេះ
standings = តារាងពិន្ទុ
home-count = { $count ->
   *[other] { $count } សន្លឹកនៅកណ្ដាល
}
am-stuck = ខ្ញុំទាល់ផ្លូវ
stuck-short = ទាល់ផ្លូវ
stuck-help = អ្នក​រក​លេង​មិន​ឃើញ។ ពេល​ទាល់ផ្លូវ​ទាំងអស់​គ្នា គ្រប់គ្នា​បាន​ស្តុក​ថ្មី។
shift = លើទៅក្រោម
shift-help = សន្លឹក​លើ​គេ​នៃ​ស្តុក​អ្នក​ទៅ​ក្រោម​គេ។
react = អារម្មណ៍
react-smile = ញញឹម
react-wow = អូហូ
react-grr = ខឹង
react-heart = បេះដូង
react-fast = លឿនណាស់!
react-thumb = លេងបានល្អ
react-laugh = សើច
react-sad = សោកសៅ
react-clap = ទះដៃ
react-think = កំពុងគិត
react-sleep = ស្ងាប
react-crown = មកុដ
net-good = បានភ្ជាប់, { $ms } ម.វិ
net-slow = យឺត, { $ms } ម.វិ
net-lost = ដាច់ហើយ, រក្សាកន្លែងអង្គុយទុក
watching = អ្នកកំពុងមើល
seat-label = { $name }, { $count ->
   *[other] Nerts នៅសល់ { $count } សន្លឹក
}, { $points ->
   *[other] { $points } ពិន្ទុ
}
joker-choose = បៀខ្មោចជា…
nobody = នរណាម្នាក់

# Buttons and people
called = { $name }៖ { $word }
menu = ម៉ឺនុយ
settings = ការកំណត់
language = ភាសា
language-browser = ភាសាកម្មវិធីរុករករបស់អ្នក
language-unreachable = ឥឡូវ​ទាញ​យក​ភាសា​នោះ​មិន​បាន​ទេ។
help = របៀបលេង
chat = ជជែក
players = អ្នកលេង
sound-on = បើកសំឡេង
sound-off = បិទសំឡេង
level-easy = ងាយ
level-medium = មធ្យម
level-hard = ពិបាក
bot = កុំព្យូទ័រ
locked-help = ម្ចាស់តុ​បាន​ចាក់សោ​តុ។ អ្នក​មើល​បាន។
sit-down = អង្គុយ

# Cards
card = { $rank } { $suit }
card-colour = { $colour ->
    [red] { $rank } ពណ៌ក្រហម
   *[black] { $rank } ពណ៌ខ្មៅ
}
card-unknown = បៀផ្កាប់
joker = បៀខ្មោច
joker-as = បៀខ្មោចជំនួស { $card }
suit-H = កឺ
suit-S = ប៊ិច
suit-D = ការ៉ូ
suit-C = ជួង
rank-A = អាត់
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = កាតិប
rank-Q = ក្រមុំ
rank-K = កញ្ចាស់

# Piles, as they are spoken
foundations = គំនរកណ្ដាល
own-cards = បៀរបស់អ្នក
pile-nerts = { $count ->
    [0] គំនរ Nerts អស់ហើយ
    [1] { $card }, គំនរ Nerts សន្លឹកចុងក្រោយ
   *[other] { $card }, គំនរ Nerts នៅសល់ { $count } សន្លឹក
}
pile-work = { $card }, ជួរទី { $number }, { $count ->
   *[other] { $count } សន្លឹក
}
pile-work-empty = ជួរទី { $number } ទទេ
pile-waste = { $count ->
    [0] គំនរបើក ទទេ
   *[other] { $card }, គំនរបើក { $count } សន្លឹក
}
pile-stock = { $count ->
    [0] ស្តុក អស់បៀ
   *[other] ស្តុក { $count } សន្លឹក
}
pile-foundation = { $card }, គំនរកណ្ដាលទី { $number }, { $owner }
pile-done = គំនរកណ្ដាលគ្រប់ហើយ, { $card }
pile-free = គំនរកណ្ដាលថ្មី, { $suit }

# What has happened
moved = បានលេង { $card }
near = { $name }៖ { $count ->
    [0] គំនរ Nerts អស់ហើយ
   *[other] នៅ { $count } សន្លឹកទៀតដល់ Nerts
}
hint = បង្ហាញតម្រុយ
advice-call = គំនរ Nerts អស់ហើយ៖ ស្រែក
advice-nerts-home = បៀ Nerts នេះទៅកណ្ដាលបាន
advice-home = បៀនេះទៅកណ្ដាលបាន
advice-nerts-work = បៀ Nerts ថយមួយ
advice-space = ធ្វើឱ្យមានចន្លោះទទេ
advice-waste-work = បៀនេះដាក់លើជួរបាន
advice-turn = គ្មានបៀត្រូវ៖ បើកស្តុក
hinted-moves = អ្នកនៅលេងបានទៀត
hinted-nothing = អស់ផ្លូវលេង៖ យកសន្លឹកលើដាក់ក្រោម ឬប្រាប់ថាទាល់ផ្លូវ
hinted-unknown = ពិបាកថា។ មើលម្ដងទៀត
may-call = គំនរ Nerts អស់ហើយ។ ស្រែក ឬលេងបន្ត។
you-called = អ្នក៖ { $word }
false-call = { $name } ស្រែកមុនពេល
stuck = { $name } ទាល់ផ្លូវ
you-stuck = អ្នកទាល់ផ្លូវ៖ យកសន្លឹកលើដាក់ក្រោម ឬចាំអ្នកផ្សេង
paused-by = { $name } បានផ្អាក
goes-on = ល្បែងបន្ត
taken-over = អ្នកលេងបន្តដោយបៀ និងពិន្ទុរបស់ { $name }
refuse-PAUSED = ល្បែងកំពុងផ្អាក
restocked = ទាល់ផ្លូវទាំងអស់គ្នា៖ គ្រប់គ្នាបានស្តុកថ្មី
reconnecting = { $name } កំពុងភ្ជាប់ឡើងវិញ
says = { $name }៖ { $text }
tie = បៀទាំងពីរនៅដដែល៖ { $names }
tie-yours = បៀទាំងពីរនៅដដែល៖ អ្នក និង { $name }
beaten-by = { $name } លឿនជាង { $ms } ម.វិ
raced = { $name } លឿនជាង { $other } { $ms } ម.វិ
raced-yours = អ្នកលឿនជាង { $name } { $ms } ម.វិ
beaten = យឺតជាងគេ { $ms } ម.វិ
needs = ត្រូវការ { $card }
in-the-air = បៀកំពុងផ្លាស់ទី…
tab-countdown = { $seconds } – Nerts ជិតចាប់ផ្ដើម
tab-dealt = ▶ ជុំចាប់ផ្ដើមហើយ
phase-playing = ជុំចាប់ផ្ដើម។

# Why a move was refused
refuse-NOT_YOUR_CARD = មិនមែនបៀរបស់អ្នក
refuse-NOT_YOUR_ROLE = ដៃគូរបស់អ្នកលេងគំនរនោះ
refuse-NO_SUCH_PILE = គំនរនោះលែងមានហើយ
refuse-PILE_EMPTY = គ្មានបៀទេ
refuse-CARD_BURIED = បៀនោះមិននៅលើគេ
refuse-WRONG_RANK = ត្រូវតូចជាងមួយលំដាប់
refuse-WRONG_COLOUR = ក្រហមលើខ្មៅ ខ្មៅលើក្រហម
refuse-WRONG_SUIT = ខុសទឹកបៀ
refuse-NEEDS_ACE = ចាប់ផ្ដើមគំនរកណ្ដាលបានតែដោយអាត់
refuse-FOUNDATION_TAKEN = មានគេលឿនជាង
refuse-NO_EMPTY_PILE = ស៊កក្រោមត្រូវមានជួរទទេ
refuse-FILL_RULE = ច្បាប់លេងនេះមិនអនុញ្ញាត
refuse-ACE_FIRST = លេងអាត់សិន
refuse-STOCK_DRY = បៀក្នុងស្តុកមិនគ្រប់បើក
refuse-STOCK_NOT_DRY = ស្តុកនៅបើកបានទៀត
refuse-STOCK_EMPTY = ស្តុក និងគំនរបើកអស់បៀហើយ
notice-PAIRS = អ្នកលេង 6 នាក់៖ អ្នកអង្គុយជាប់គ្នាលេងជាគូ
notice-UNSAVED = ឥឡូវរក្សាទុកកំណត់ត្រាមិនបាន តែការប្រកួតនៅបន្ត
notice-HALTED = ឥឡូវរក្សាទុកអ្វីមិនបាន ល្បែងឈប់សិន រហូតដល់រក្សាទុកបាន
notice-RESUMED = ល្បែងបន្ត
notice-SAVED = រក្សាទុកកំណត់ត្រាបានវិញហើយ
refuse-NOT_STUCK = ប្រាប់ថាទាល់ផ្លូវសិន
refuse-JOKER_ON_JOKER = បៀខ្មោចដែលមិនទាន់ជំនួសបៀណា ដាក់បៀខ្មោចពីលើមិនបានទេ
refuse-JOKER_UNDECLARED = ប្រាប់ថាបៀខ្មោចជាបៀអ្វី
refuse-JOKER_FIXED = បៀខ្មោចនេះជំនួសបៀផ្សេង
refuse-NERTS_NOT_EMPTY = គំនរ Nerts របស់អ្នកមិនទាន់អស់
refuse-HAND_BUSY = បៀនោះមានដៃកំពុងកាន់
refuse-ROUND_OVER = ជុំចប់ហើយ
refuse-BAD_MOVE = លេងបែបនេះមិនបាន
refuse-STALE = យឺតពេលហើយ
refuse-TOO_FAST = លឿនពេក
refuse-NO_SEAT = អ្នកគ្មានកន្លែងអង្គុយ

# The way to a table, and trouble with the line.
default-name = អ្នកលេង
your-name = ឈ្មោះរបស់អ្នក
table-code = លេខកូដតុ
to-start = ទៅទំព័រដើម
no-cookies = កម្មវិធី​រុករក​នេះ​មិន​ទទួល​ខូគី​ទេ។ កន្លែង​អង្គុយ និង​ឈ្មោះ​របស់​អ្នក​នៅ​ជាប់​តែ​ក្នុង​ផ្ទាំង​នេះ៖ ផ្ទុក​ទំព័រ​ឡើងវិញ​មិន​អី​ទេ តែ​កុំ​បិទ​ផ្ទាំង។
connecting = កំពុងទៅតុ…
connection-lost = ដាច់ការតភ្ជាប់។ កំពុងភ្ជាប់ឡើងវិញ…
trouble-gone = ម៉ាស៊ីនមេមិនឆ្លើយ
trouble-gone-help = { $kept ->
    [match] កន្លែង​អង្គុយ និង​ពិន្ទុ​របស់​អ្នក​នៅ​ដដែល។
    [seat] កន្លែង​អង្គុយ​របស់​អ្នក​នៅ​ដដែល។
   *[none] រង់ចាំ​ក៏​មិន​បាត់បង់​អ្វី​ដែរ។
}
trouble-blocked = ការតភ្ជាប់ផ្ទាល់ត្រូវបានទប់ស្កាត់
trouble-blocked-help = ទំព័រ​បើក​បាន តែ​លេង​ផ្ទាល់​មិន​បាន។ សាក​បណ្ដាញ​ផ្សេង ឬ​បិទ​កម្មវិធី​ទប់ស្កាត់​សម្រាប់​ទំព័រ​នេះ។
next-try = { $seconds ->
    [0] កំពុងសាក…
   *[other] នឹង​សាក​ម្ដងទៀត​ដោយ​ខ្លួនឯង​ក្នុង { $seconds } វិនាទី។
}
details = ព័ត៌មានលម្អិត
details-copied = បានចម្លងព័ត៌មានលម្អិត
report =
    Nerts, { $time }
    ទំព័រ៖ { $page }
    សំណើធម្មតាមានចម្លើយ៖ { $fault ->
        [blocked] មាន
       *[gone] គ្មាន
    }
    ការតភ្ជាប់ផ្ទាល់៖ សាក { $tries } ដង ក្នុង { $seconds } វិនាទី, លេខកូដបិទចុងក្រោយ { $code }
    កម្មវិធីរុករក៖ { $browser }
try-again = សាកម្ដងទៀត

bye-behind = ការតភ្ជាប់នេះយឺតពេក តាមមិនទាន់
bye-stopping = ម៉ាស៊ីនមេកំពុងបិទ
