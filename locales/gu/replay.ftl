# Replays: a round seen again, and how it went.

replay = રીપ્લે
replay-round = રાઉન્ડ { $number }નો રીપ્લે
replay-round-of = { $count }માંથી રાઉન્ડ { $number }
replay-choose-round = કયો રાઉન્ડ
replay-open = રીપ્લે જુઓ
replay-open-help = મેચની ફાઇલ પસંદ કરો, અથવા અહીં લાવીને મૂકો. તેના નામને છેડે .nerts હોય છે, અને કંઈ પણ બતાવતાં પહેલાં તેની દરેક લીટી ચકાસાય છે.
replay-choose = ફાઇલ પસંદ કરો
replay-reading = વંચાય છે…
replay-not-now = રાઉન્ડ પૂરો થાય પછી રીપ્લે જોઈ શકાશે.
replay-refused-BROKEN = { $line ->
    [0] આ ફાઇલ બતાવી શકાય એવી મેચ નથી: { $why }.
   *[other] આ ફાઇલની લીટી { $line } બરાબર નથી: { $why }.
}
replay-refused-TOO_LONG = આ ફાઇલ કોઈ પણ મેચ કરતાં લાંબી છે.
replay-refused-LIMIT = એકસાથે ઘણી બધી ફાઇલો. થોડી વારમાં ફરી પ્રયાસ કરો.
replay-refused-OFFLINE = સર્વર સુધી પહોંચી શકાતું નથી.
replay-refused-NO_ROUND = એવો કોઈ રાઉન્ડ નથી, અથવા તે હવે સચવાયો નથી.
replay-refused-UNKEPT = પૂરા થયેલા રાઉન્ડ હમણાં વાંચી શકાતા નથી. થોડી વારમાં ફરી પ્રયાસ કરો.
replay-refused-FAILED = આ ફાઇલ હમણાં બતાવી શકાતી નથી.
replay-called = { $name }: { $time } પછી “નર્ટ્સ!”
replay-nobody = કોઈ બોલ્યું નહીં; { $time } પછી પૂરો થયો
replay-home-in-all = { $count ->
    [0] એકેય પત્તું વચ્ચે ન ગયું
    [one] { $count } પત્તું વચ્ચે ગયું
   *[other] { $count } પત્તાં વચ્ચે ગયાં
}
replay-watch = રીપ્લે જુઓ
replay-analysis = વિશ્લેષણ
replay-share = આ ક્ષણ શેર કરો
replay-shared = લિંક કૉપિ થઈ. જે ખોલે તેની પાસે ફાઇલ પણ હોવી જોઈએ.
replay-shared-kept = લિંક કૉપિ થઈ. તે આ જ ક્ષણ પર લઈ જાય છે.
replay-not-shared = આ પાનાનું સરનામું આ જ ક્ષણ પર લઈ જાય છે.
replay-download = ડાઉનલોડ કરો
replay-play = ચલાવો
replay-pause = થોભાવો
replay-back = એક ચાલ પાછળ
replay-on = એક ચાલ આગળ
replay-mark-back = પહેલાંના નિશાન પર
replay-mark-on = પછીના નિશાન પર
replay-speed = ઝડપ
replay-time = { $end }માંથી { $time }
replay-timeline = સમયરેખા
replay-view = કોની નજરે
replay-all-seats = બધી બેઠકો
replay-seat = { $name }ની નજરે
replay-legend-nerts = નર્ટ્સનું પત્તું
replay-legend-home = વચ્ચે ગયેલું પત્તું
replay-legend-lost = હારેલી રેસ
replay-legend-tie = બરાબરી
replay-legend-call = “નર્ટ્સ!”
replay-lost-to = { $card }: { $winner } { $ms } મિસે વહેલા, { $name } મોડા
replay-lost = { $card }: { $name } { $ms } મિસે મોડા
replay-tied = { $card }, { $name }: બરાબરી, બંને પત્તાં રહેશે
replay-home = { $name }: { $card } વચ્ચે
replay-placed = { $name }: { $card }
replay-turn = { $name }: સ્ટોકમાંથી { $card }
replay-recycle = { $name }: ખુલ્લી થપ્પી પાછી સ્ટોકમાં
replay-shift = { $name }: સ્ટોકનું ઉપરનું પત્તું તળિયે
replay-stuck = { $name }: ચાલ નથી
replay-call = { $name }: “નર્ટ્સ!”
replay-lift = { $name }: હાથમાં { $card }
replay-drop = { $name }: પત્તું પાછું

analysis-title = રાઉન્ડ { $number } કેવો રહ્યો
analysis-points = પૉઇન્ટ
analysis-points-help = વચ્ચે ગયેલાં પત્તાં − { $penalty } × નર્ટ્સમાં બાકી
analysis-nerts = નર્ટ્સની દોડ
analysis-nerts-help = દરેક નર્ટ્સની થપ્પીમાં બાકી પત્તાં
analysis-pace = મિનિટ દીઠ વચ્ચે ગયેલાં પત્તાં
analysis-races = રેસ
analysis-races-help = બે હાથ, એક જગ્યા
analysis-none = આ રાઉન્ડમાં એકેય નહીં.
analysis-each = દરેક રેસ
analysis-won = જીત
analysis-tied = બરાબરી
analysis-lost = હાર
analysis-they-first = એ પહેલા હતા
analysis-you-first = પહેલા: { $name }
analysis-tie = બરાબરી
analysis-ms = { $ms } મિસે
analysis-by = મિલિસેકન્ડ
analysis-race-label = { $name }ની રેસ, મિલિસેકન્ડ પ્રમાણે
analysis-winner = પહેલા
analysis-loser = બીજા
analysis-chances = ચૂકેલી તક
analysis-chances-help = જગ્યા બે સેકન્ડથી વધુ ખુલ્લી રહી
analysis-at = ક્યારે
analysis-whose = કોની
analysis-card = પત્તું
analysis-open = ખુલ્લી રહી
analysis-seconds = { $seconds } સે
analysis-taken = કોણે લીધી
analysis-late = મોડા
analysis-nobody = કોઈએ નહીં
analysis-more = { $all }માંથી સૌથી લાંબી { $count }.
analysis-as-tables = કોષ્ટક રૂપે
analysis-as-charts = ચાર્ટ રૂપે
analysis-time = સમય
