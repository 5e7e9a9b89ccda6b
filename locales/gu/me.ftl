# The own page: what somebody has played, and what is kept of it.

me-title = તમારું પાનું
me-sum = { $matches ->
    [0] હજી કંઈ રમ્યા નથી
    [one] { $rounds ->
        [one] { $matches } મેચમાં { $rounds } રાઉન્ડ, શરૂઆત: { $since }
       *[other] { $matches } મેચમાં { $rounds } રાઉન્ડ, શરૂઆત: { $since }
    }
   *[other] { $matches } મેચમાં { $rounds } રાઉન્ડ, શરૂઆત: { $since }
}
me-zone = સર્વર “{ $zone }” સમય ઝોન ઓળખતું નથી, એટલે દિવસો UTC પ્રમાણે છે.
me-empty = હજી કંઈ રમ્યા નથી
me-empty-help = તમારા પહેલા રાઉન્ડ પછી તે અહીં દેખાશે: પૉઇન્ટ, રીપ્લે અને જેમની સાથે રમ્યા તે.

me-points = પૉઇન્ટ, રાઉન્ડ દીઠ
me-of = { $all }માંથી { $won }
me-matches-won = જીતેલી મેચ
me-cards = મિનિટ દીઠ વચ્ચે ગયેલાં પત્તાં
me-percent = { $share } %
me-races = જીતેલી રેસ
me-more = { $calls ->
    [0] હજી એકે વાર “નર્ટ્સ!” બોલ્યા નથી.
    [one] { $rounds } રાઉન્ડમાં { $calls } વાર “નર્ટ્સ!” બોલ્યા.
   *[other] { $rounds } રાઉન્ડમાં { $calls } વાર “નર્ટ્સ!” બોલ્યા.
} રેસ: { $won } જીત્યા, { $tied } બરાબરી, { $lost } હાર્યા.
me-last = { $count ->
    [one] છેલ્લો રાઉન્ડ
   *[other] છેલ્લા { $count } રાઉન્ડ
}
me-last-help = પૉઇન્ટ; શૂન્યથી નીચે હોય તો પોલો સ્તંભ
me-last-label = છેલ્લા { $count } રાઉન્ડના પૉઇન્ટ, સરેરાશ { $mean }
me-mean = સરેરાશ { $mean }
me-as-table = કોષ્ટક રૂપે
me-as-chart = ચાર્ટ રૂપે
me-day = દિવસ
me-points-head = પૉઇન્ટ
me-home = વચ્ચે ગયેલાં પત્તાં
me-time = સમય
me-called = બોલ્યા
me-yes = હા
me-replay = રીપ્લે
me-replay-of = રાઉન્ડનો રીપ્લે: { $day }, { $points } પૉઇન્ટ
me-replay-match = મેચના છેલ્લા રાઉન્ડનો રીપ્લે: { $day }, { $place }
me-replay-record = { $record }, { $day }: રીપ્લે

me-matches = છેલ્લી મેચો
me-others = બીજા
me-place-head = નંબર
me-total = કુલ
me-place = { $form ->
    [one] { $of }માં નંબર { $place }
   *[other] { $of }માં નંબર { $place }
}
me-unfinished = અધૂરી
me-records = વિક્રમો
me-record-round = સૌથી સારો રાઉન્ડ
me-record-call = સૌથી ઝડપી “નર્ટ્સ!”
me-record-row = સળંગ જીતેલી મેચ
me-record-race = જીતેલી સૌથી રસાકસીભરી રેસ
me-ms = { $ms } મિસે
me-people = જેમની સાથે તમે રમો છો
me-people-help = કેટલા રાઉન્ડમાં તમે આગળ : કેટલામાં એ આગળ
me-rounds = { $count ->
    [one] { $count } રાઉન્ડ
   *[other] { $count } રાઉન્ડ
}
me-better = { $better } રાઉન્ડમાં તમે આગળ, { $worse }માં એ આગળ

me-keep = આ બધું સાચવો, દરેક ડિવાઇસ પર
me-key-help = હજી તમને ફક્ત આ બ્રાઉઝર ઓળખે છે. પાસકીથી તમારું નામ અને ઇતિહાસ ફોન પર પણ આવે. ન ઈ-મેઇલ, ન પાસવર્ડ.
me-key-cannot = પાસકી ત્યાં બની શકે જ્યાં આ પાનાનું પોતાનું નામ હોય અને તે https થી આવતું હોય, અથવા localhost પર. અહીં તમને ફક્ત આ બ્રાઉઝર ઓળખે છે.
me-elsewhere = બીજા ડિવાઇસ પર રમ્યા છો?
me-elsewhere-help = ત્યાં બનાવેલી પાસકીથી તમારું નામ અને ઇતિહાસ અહીં પણ દેખાશે.
me-make-key = પાસકી બનાવો
me-have-key = મારી પાસે પાસકી છે
me-keys = તમારી પાસકીઓ
me-keys-help = બીજા ડિવાઇસ પર આ પાને “મારી પાસે પાસકી છે” પસંદ કરો, એટલે આ ઇતિહાસ ત્યાં પણ દેખાશે.
me-another-key = બીજી પાસકી
me-sign-out = સાઇન આઉટ
me-key = બનાવી: { $made }, છેલ્લે વાપરી: { $used }
me-key-remove = આ દિવસે બનાવેલી પાસકી દૂર કરો: { $made }
me-done-made = હવેથી આ ઇતિહાસ તમારી પાસકી સાથે રહેશે.
me-done-removed = પાસકી દૂર થઈ. તમારું ડિવાઇસ કદાચ હજી તે બતાવે; હવે તેનાથી કંઈ ખૂલતું નથી.
me-done-in = હવે તમે અહીં ઓળખાઓ છો, અને આ બ્રાઉઝરમાં જે રમાયું હતું તે તમારા ઇતિહાસમાં જોડાઈ ગયું છે.
me-done-out = આ બ્રાઉઝર હવે નવા મહેમાનનું છે.
me-done-deleted = બધું કાઢી નખાયું છે, અને આ બ્રાઉઝર હવે નવા મહેમાનનું છે.
me-problem-OFFLINE = સર્વર સુધી પહોંચી શકાતું નથી.
me-problem-NOBODY = આ બ્રાઉઝર કૂકી રાખતું નથી, એટલે અહીં કંઈ યાદ રહી શકતું નથી.
me-problem-NOTHING_KEPT = રાઉન્ડ પૂરો થયા પછી આ સર્વર કંઈ સાચવતું નથી.
me-problem-UNKEPT = હમણાં ત્યાં કંઈ લખી શકાતું નથી. થોડી વારમાં ફરી પ્રયાસ કરો.
me-problem-LIMIT = એકસાથે વધારે પડતું થયું. એક મિનિટમાં ફરી પ્રયાસ કરો.
me-problem-SEATED = તમે એક ટેબલ પર બેઠા છો. પહેલાં તે છોડો: પછી તમે જે તરીકે ઓળખાશો તેમની ત્યાં બેઠક નહીં હોય.
me-problem-PASSKEY = એ પાસકી અહીં ચાલતી નથી.
me-problem-NO_PASSKEY = એ પાસકી પહેલેથી દૂર થઈ ગઈ છે.
me-problem-CANCELLED = કોઈ પાસકી પસંદ થઈ નહીં, એટલે કંઈ બદલાયું નથી.
me-problem-THERE = આ ડિવાઇસમાં તમારી પાસકી પહેલેથી છે.
me-problem-FAILED = હમણાં એ થઈ શક્યું નહીં. થોડી વારમાં ફરી પ્રયાસ કરો.

me-data = તમારો ડેટા
me-data-help = કાઢી નાખ્યા પછી પણ બીજાના રીપ્લેમાં તમારાં પત્તાં રહે છે, તમારા નામ વગર.
me-export = બધું નિકાસ કરો
me-delete = બધું કાઢી નાખો
me-keep-it = બધું રહેવા દો
me-stay = સાઇન ઇન રહો
me-sure-delete = બધું જ કાઢી નાખવું છે?
me-sure-delete-help = તમારું નામ, તમારી પાસકીઓ અને આ ઇતિહાસ કાયમ માટે જશે, અને તમે જે ટેબલ પર બેઠા છો તે બધાં છૂટી જશે. કોઈ તે પાછું લાવી નહીં શકે.
me-do-delete = કાયમ માટે કાઢી નાખો
me-sure-out = આ બ્રાઉઝરમાંથી સાઇન આઉટ કરવું છે?
me-sure-out-help = તમારો ઇતિહાસ તમારી પાસકી સાથે રહેશે. અહીં કોઈ નવા મહેમાનથી શરૂઆત થશે.
me-do-out = સાઇન આઉટ

# Days, for browsers that do not know how the language writes them.
me-day-short = { $day } { $month ->
    [1] જાન્યુ
    [2] ફેબ્રુ
    [3] માર્ચ
    [4] એપ્રિલ
    [5] મે
    [6] જૂન
    [7] જુલાઈ
    [8] ઑગસ્ટ
    [9] સપ્ટે
    [10] ઑક્ટો
    [11] નવે
   *[12] ડિસે
}
me-day-long = { $day } { $month ->
    [1] જાન્યુઆરી
    [2] ફેબ્રુઆરી
    [3] માર્ચ
    [4] એપ્રિલ
    [5] મે
    [6] જૂન
    [7] જુલાઈ
    [8] ઑગસ્ટ
    [9] સપ્ટેમ્બર
    [10] ઑક્ટોબર
    [11] નવેમ્બર
   *[12] ડિસેમ્બર
}
me-day-month = { $month ->
    [1] જાન્યુઆરી
    [2] ફેબ્રુઆરી
    [3] માર્ચ
    [4] એપ્રિલ
    [5] મે
    [6] જૂન
    [7] જુલાઈ
    [8] ઑગસ્ટ
    [9] સપ્ટેમ્બર
    [10] ઑક્ટોબર
    [11] નવેમ્બર
   *[12] ડિસેમ્બર
} { $year }
me-day-year = { $date }, { $year }
