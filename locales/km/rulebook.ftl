# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = ច្បាប់លេងក្នុងរូបប្រាំមួយ
book-sub = អ្នក​លេង 2 ដល់ 12 នាក់។ គ្មាន​វេន​ទេ៖ គ្រប់គ្នា​លេង​ព្រមគ្នា។
book-learn = រៀនដោយលេង
book-table = នៅតុរបស់អ្នក៖ { $preset }
book-framed = ក្នុង​ស៊ុម៖ អ្វី​ដែល​ខុស​ពី { $preset }
book-differs = ខុស​ពី { $preset }
book-words = ច្បាប់ទាំងអស់ជាពាក្យ
book-piles = ជួរ
book-first = មុនគេ
book-late = { $ms } ម.វិ ក្រោយ
book-same = ព្រមគ្នា
book-each-home = បៀ​កណ្ដាល​មួយ​សន្លឹក
book-each-left = បៀ Nerts នៅ​សល់​មួយ​សន្លឹក
book-layout = គំនរ Nerts មាន 10 ប៊ិច​នៅ​លើ ជួរ​បួន គំនរ​បើក និង​ស្តុក។
book-work = 9 ក្រហម​លើ 10 ខ្មៅ។ 8 ខ្មៅ​ដាក់​លើ​បាន 8 ក្រហម​មិន​បាន។
book-home = 5 កឺ​ទៅ​លើ 4 កឺ​របស់​អ្នក​ផ្សេង។
book-stock = ស្តុក និង​បៀ​ដែល​បើក​ពី​វា៖ សន្លឹក​ចុងក្រោយ​គឺ 9 កឺ។
book-tie = 6 ជួង​បី​ដង៖ មុន​គេ​នៅ យឺត​ត្រូវ​ត្រឡប់ ពីរ​សន្លឹក​ព្រមគ្នា​នៅ​ទាំង​ពីរ។
book-call = ការ​ស្រែក និង​តម្លៃ​បៀ។
