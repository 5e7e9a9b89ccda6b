# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = Nerts
description = ល្បែងបៀដែលគ្រប់គ្នាលេង Solitaire ព្រមគ្នា។ អ្នកលេង 2 ដល់ 12 នាក់ ក្នុងកម្មវិធីរុករក មិនបាច់មានគណនី។
preview-table = មកលេង Nerts
preview-picture = បៀកឺ 5 សន្លឹកលាតជារាងផ្លិត មួយសន្លឹកៗលេងដោយមនុស្សផ្សេងគ្នា
no-script = Nerts ត្រូវការ JavaScript
no-script-help = JavaScript ត្រូវ​បាន​ទប់ស្កាត់ ឬ​បិទ​ក្នុង​កម្មវិធី​រុករក​នេះ។ អនុញ្ញាត​វា​សម្រាប់​ទំព័រ​នេះ រួច​ផ្ទុក​ទំព័រ​ឡើងវិញ។
no-script-again = ផ្ទុកឡើងវិញ
