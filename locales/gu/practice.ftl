# Practice alone: a deal, a clock, and what it came to. $time is minutes and seconds, as 2:31.

practice-title = પ્રૅક્ટિસ
practice-time = સમય
practice-own-best = શ્રેષ્ઠ
practice-again = એ જ વહેંચણી ફરી
practice-new = નવી વહેંચણી
practice-link = આ વહેંચણીની લિંક કૉપિ કરો
practice-empty = { $time } માં ખાલી
practice-stuck = હવે કંઈ રમી શકાય એમ નથી
practice-left = { $count ->
    [one] નર્ટ્સનું { $count } પત્તું બાકી રહ્યું.
   *[other] નર્ટ્સનાં { $count } પત્તાં બાકી રહ્યાં.
}
practice-first = હવે આ સમયને હરાવવાનો છે.
practice-record = તમારો સૌથી સારો સમય. પહેલાં { $time } હતો.
practice-before = પહેલાં આ વહેંચણીમાં { $time } લાગ્યા હતા.
practice-best = તમારો સૌથી સારો સમય { $time } છે.

# Drills: positions from real rounds, in each of which a card can go to a foundation. $seconds has a digit after its sign,
# but for drills-seconds.

drills-lead = ખરા રાઉન્ડમાંથી દસ સ્થિતિ. દરેકમાં તમારું એક પત્તું વચ્ચે જઈ શકે એમ છે, પણ કોઈની નજરે સમયસર ન ચડ્યું. એ રમો!
drills-limit = દરેક માટે સમય
drills-seconds = { $seconds } સેકન્ડ
drills-unlimited = મર્યાદા નહીં
drills-begin = શરૂ કરો
drills-best = તમે સૌથી વધુ 10 માંથી { $found } શોધ્યાં છે.
drills-ask = તમારું કયું પત્તું વચ્ચે જઈ શકે? એ રમો.
drills-found = { $seconds } સેકન્ડમાં મળ્યું.
drills-missed = આ રહ્યું. ખરા રાઉન્ડમાં { $seconds } સેકન્ડ સુધી કોઈને ન દેખાયું.
drills-result = { $count } માંથી { $found } મળ્યાં
drills-average = દરેકમાં સરેરાશ { $seconds } સેકન્ડ.
drills-none = રમતની થપ્પીઓ, નર્ટ્સની થપ્પી અને ખુલ્લી થપ્પીનાં ઉપરનાં પત્તાં જુઓ: એ જ વચ્ચે જઈ શકે.
refuse-NOT_HOME = એ ચાલે, પણ બીજું એક પત્તું વચ્ચે જઈ શકે છે.
