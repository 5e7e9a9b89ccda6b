# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = បៀខ្មោចជា…
near = { $name }៖ { $count ->
    [0] គំនរ Nerts អស់ហើយ
   *[other] នៅ { $count } សន្លឹកទៀតដល់ Nerts
}
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
false-call = { $name } ស្រែកមុនពេល
you-stuck = អ្នកទាល់ផ្លូវ៖ យកសន្លឹកលើដាក់ក្រោម ឬចាំអ្នកផ្សេង
goes-on = ល្បែងបន្ត
taken-over = អ្នកលេងបន្តដោយបៀ និងពិន្ទុរបស់ { $name }
refuse-PAUSED = ល្បែងកំពុងផ្អាក
restocked = ទាល់ផ្លូវទាំងអស់គ្នា៖ គ្រប់គ្នាបានស្តុកថ្មី
reconnecting = { $name } កំពុងភ្ជាប់ឡើងវិញ
says = { $name }៖ { $text }
tie-yours = បៀទាំងពីរនៅដដែល៖ អ្នក និង { $name }
beaten-by = { $name } លឿនជាង { $ms } ម.វិ
raced-yours = អ្នកលឿនជាង { $name } { $ms } ម.វិ
beaten = យឺតជាងគេ { $ms } ម.វិ
needs = ត្រូវការ { $card }
in-the-air = បៀកំពុងផ្លាស់ទី…
tab-countdown = { $seconds } – Nerts ជិតចាប់ផ្ដើម
tab-dealt = ▶ ជុំចាប់ផ្ដើមហើយ
phase-playing = ជុំចាប់ផ្ដើម។
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
moved = បានលេង { $card }
raced = { $name } លឿនជាង { $other } { $ms } ម.វិ
stuck = { $name } ទាល់ផ្លូវ
tie = បៀទាំងពីរនៅដដែល៖ { $names }
refuse-RESTS = គំនរនេះសម្រាកបន្តិច
calm-declared = តុស្ងប់៖ ក្រោយ​បៀ​នីមួយ​ៗ គំនរ​កណ្ដាល​សម្រាក 2 វិនាទី
