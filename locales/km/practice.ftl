# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = ហាត់លេង
practice-time = ពេលវេលា
practice-own-best = ល្អបំផុត
practice-again = ចែកបៀដដែលម្ដងទៀត
practice-new = ចែកបៀថ្មី
practice-link = ចម្លងតំណនៃការចែកបៀនេះ
practice-empty = អស់ក្នុង { $time }
practice-stuck = គ្មានបៀណាលេងបានទៀតទេ
practice-left = { $count ->
   *[other] នៅ​សល់​បៀ Nerts { $count } សន្លឹក។
}
practice-first = លើក​ក្រោយ​សាក​ឱ្យ​លឿន​ជាង​នេះ។
practice-record = ល្អ​បំផុត​របស់​អ្នក។ ពី​មុន { $time }។
practice-before = លើក​មុន ការ​ចែក​បៀ​នេះ​ប្រើ​ពេល { $time }។
practice-best = ល្អ​បំផុត​របស់​អ្នក​គឺ { $time }។

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = សភាព​ដប់​ពី​ជុំ​ពិត។ ក្នុង​សភាព​នីមួយ​ៗ បៀ​របស់​អ្នក​មួយ​សន្លឹក​អាច​ទៅ​កណ្ដាល តែ​គ្មាន​នរណា​ឃើញ​ទាន់​ពេល​ទេ។ លេង​វា​ទៅ!
drills-limit = ពេលសម្រាប់មួយៗ
drills-seconds = { $seconds } វិនាទី
drills-unlimited = គ្មានកំណត់
drills-begin = ចាប់ផ្ដើម
drills-best = អ្នក​រក​ឃើញ​ច្រើន​បំផុត { $found } ក្នុង​ចំណោម 10។
drills-ask = បៀ​ណា​របស់​អ្នក​អាច​ទៅ​កណ្ដាល? លេង​វា​ទៅ។
drills-found = រក​ឃើញ​ក្នុង { $seconds } វិនាទី។
drills-missed = វា​នៅ​ទីនេះ។ ក្នុង​ជុំ​ពិត គេ​មើល​រំលង​វា { $seconds } វិនាទី។
drills-result = រកឃើញ { $found } ក្នុងចំណោម { $count }
drills-average = ជា​មធ្យម { $seconds } វិនាទី​ក្នុង​មួយ។
drills-none = មើល​សន្លឹក​លើ​គេ​នៃ​ជួរ គំនរ Nerts និង​គំនរ​បើក៖ មាន​តែ​បៀ​ទាំង​នោះ​ទេ​ដែល​ទៅ​បាន។
refuse-NOT_HOME = ធ្វើ​បែប​នេះ​បាន តែ​មាន​បៀ​ផ្សេង​ដែល​អាច​ទៅ​កណ្ដាល។
