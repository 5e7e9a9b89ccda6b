# At the table: what is shown, and what is said to a screen reader.

table = តុ
round = ជុំទី { $number }
calm = តុស្ងប់
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
hint = បង្ហាញតម្រុយ
you-called = អ្នក៖ { $word }
paused-by = { $name } បានផ្អាក

# The way to a table, and trouble with the line.
default-name = អ្នកលេង
your-name = ឈ្មោះរបស់អ្នក
table-code = លេខកូដតុ
to-start = ទៅទំព័រដើម
no-cookies = កម្មវិធី​រុករក​នេះ​មិន​ទទួល​ខូគី​ទេ។ កន្លែង​អង្គុយ និង​ឈ្មោះ​របស់​អ្នក​នៅ​ជាប់​តែ​ក្នុង​ផ្ទាំង​នេះ៖ ផ្ទុក​ទំព័រ​ឡើងវិញ​មិន​អី​ទេ តែ​កុំ​បិទ​ផ្ទាំង។
connecting = កំពុងទៅតុ…
connection-lost = ដាច់ការតភ្ជាប់។ កំពុងភ្ជាប់ឡើងវិញ…
try-again = សាកម្ដងទៀត

bye-behind = ការតភ្ជាប់នេះយឺតពេក តាមមិនទាន់
bye-stopping = ម៉ាស៊ីនមេកំពុងបិទ
