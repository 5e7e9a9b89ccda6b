# Before the match.

table-of = { $name }નું ટેબલ
seated = { $count ->
    [0] હજી કોઈ બેઠું નથી
    [one] { $count } ખેલાડી બેઠા છે
   *[other] { $count } ખેલાડી બેઠા છે
}
stand-up = ઊભા થાઓ
start-round = શરૂ કરો
host-starts = યજમાન મેચ શરૂ કરશે.
seats = બેઠકો
seat-free = બેઠક { $number } ખાલી છે
up-to = { $count } સુધી
you = તમે
host = યજમાન
make-host = યજમાન બનાવો: { $name }
remove = બહાર કાઢો: { $name }
add-bot = બૉટ ઉમેરો
add-bot-help = કેવો બૉટ તે પસંદ કરો
bot-level = કેટલો અઘરો
bot-pace = કેટલો ઝડપી
add = ઉમેરો
pace-gentle = હળવો
pace-slow = ધીમો
pace-medium = મધ્યમ
pace-fast = ઝડપી

invite = આમંત્રણ આપો
invite-link = આ ટેબલની લિંક
qr = આ ટેબલની લિંકનો QR કોડ
same-network = આ કમ્પ્યૂટર જે નેટવર્કમાં છે તેમાંના સૌ માટે.
loopback = આ ટેબલ સુધી ફક્ત આ કમ્પ્યૂટર જ પહોંચી શકે છે. મિત્રો સાથે રમવા માટે “nerts serve”થી શરૂ કરો.
no-network = આ કમ્પ્યૂટર હમણાં કોઈ નેટવર્કમાં નથી, એટલે બીજું કોઈ અહીં આવી શકતું નથી.
copy-link = લિંક કૉપિ કરો
copied = કૉપિ થઈ
share = શેર કરો
share-title = નર્ટ્સની એક રમત
your-pack = તમારી કેટ
your-pack-help = એનાથી બધા તમારાં પત્તાં ઓળખે છે
pack-of = { $pack }, લેનાર: { $name }
pack-tomato = ટામેટું
pack-ocean = સાગર
pack-marigold = ગલગોટો
pack-pine = દેવદાર
pack-sky = આકાશ
pack-plum = જાંબુ
pack-rose = ગુલાબ
pack-ink = શાહી
pack-moss = શેવાળ
pack-cocoa = કોકો
pack-pearl = મોતી
pack-slate = સ્લેટ

teams = ટીમો
teams-help = ખેલાડીઓને ખેંચીને ભેગા કરો, અથવા ઍરો કી વાપરો
team-number = ટીમ { $number }
team-new = નવી ટીમ
team-move = { $name }, ટીમ { $number }. ઍરો કીથી ટીમ બદલાય.
make-pairs = બે-બેની જોડી બનાવો
make-threes = ત્રણ-ત્રણની ટીમ બનાવો
each-alone = દરેક એકલા
paired = છ કે વધુ હોય ત્યારે પડોશીઓ જોડીમાં રમે છે.
unpair = પાછું લો: દરેક એકલા

this-table = આ ટેબલ
table-hints = સંકેત
    .help = ખેલાડીઓ સંકેત ચાલુ કરી શકે.
table-chat = ચૅટ
    .help = ટેબલ પર ટૂંકા સંદેશા.
table-standin = અવેજી બૉટ
    .help = કોઈ જતું રહે તો તેની જગ્યાએ બૉટ આગળ રમે.
table-late = તરત જોડાવું
    .help = નવા આવનાર રાઉન્ડની અધવચ્ચે બૉટની કે ખાલી બેઠક લે; નહીં તો રાઉન્ડ પછી.
table-calm = શાંત ટેબલ
    .help = બૉટ ધીમે રમે, અને દરેક પત્તા પછી પાયાની થપ્પી બે સેકન્ડ થોભે; એ જ પત્તું ત્યારે પણ સાથે મૂકી શકાય. સૌને જણાવાય છે.
watchers = { $count ->
    [0] કોઈ જોતું નથી.
    [one] { $count } દર્શક જુએ છે.
   *[other] { $count } દર્શકો જુએ છે.
}
send-away = બહાર મોકલો
table-word = બોલવાનો શબ્દ
    .help = નર્ટ્સની થપ્પી ખાલી થાય ત્યારે શું બોલવું.
table-locked = લૉક
    .help = નવું કોઈ બેસી ન શકે.

deny-NOT_HOST = એ ફક્ત યજમાન કરી શકે.
deny-PAUSED = રમત પહેલેથી થોભેલી છે.
deny-IN_MATCH = મેચ દરમિયાન નહીં.
deny-NO_SEAT = એવી કોઈ બેઠક નથી.
deny-BAD_VALUE = એ મૂલ્ય નહીં ચાલે ({ $arg }).
deny-PACK_TAKEN = એ કેટ કોઈએ લઈ લીધી છે.
deny-BAD_RULES = આ નિયમો સાથે ચાલી શકે નહીં: { $arg }
deny-TEAMS = ટીમોની સંખ્યા નિયમો સાથે બેસતી નથી.
deny-NOT_NOW = હમણાં નહીં.
deny-TABLE_FULL = બધી બેઠકો ભરાઈ ગઈ છે.
deny-FULL = બધી બેઠકો ભરાઈ ગઈ છે.
deny-LOCKED = યજમાને ટેબલ લૉક કર્યું છે.
deny-TEAM_FULL = એ ટીમ ભરાઈ ગઈ છે.
deny-NAME = એ નામ વાપરી શકાય નહીં.
deny-BAD_NAME = એ નામ વાપરી શકાય નહીં.
deny-TOO_FAST = જરા ધીમે.
deny-HINTS_OFF = યજમાને સંકેત બંધ કર્યા છે.
deny-NEXT_ROUND = તમે હવે પછીના રાઉન્ડથી રમશો.
deny-MALFORMED = સર્વરને એ સમજાયું નહીં.
deny-CHAT_OFF = યજમાને ચૅટ બંધ કરી છે.
deny-BARRED = યજમાને તમને બહાર કાઢ્યા છે. પછીથી ફરી પ્રયાસ કરો.

# The big screen
big-screen = મોટો પડદો
big-screen-help = બેઠક વગરનું ટેબલ, મોટું, ટીવી કે પ્રોજેક્ટર માટે.
screen-come = આવો, રમીએ
screen-code = અથવા આ કોડથી
