# At the table: what is shown, and what is said to a screen reader.

table = ટેબલ
round = રાઉન્ડ { $number }
round-to = રાઉન્ડ { $number } · { $target } સુધી
round-of = { $rounds }માંથી રાઉન્ડ { $number }
points-short = પૉઇન્ટ
more = વધુ
to-nerts = બાકી
word-nerts = નર્ટ્સ!
word-pounce = પાઉન્સ!
word-peanuts = પીનટ્સ!
word-squeal = સ્ક્વીલ!
word-out = આઉટ!
pile-n = નર્ટ્સ
pile-d = ખુલ્લી
pile-s = સ્ટોક
cards-home = વચ્ચે ગયેલાં
nerts-left = નર્ટ્સમાં બાકી, { $count } × { $penalty }
this-round = આ રાઉન્ડ
standings = સ્કોર
home-count = { $count ->
    [0] વચ્ચે હજી કંઈ નહીં
    [one] વચ્ચે { $count } પત્તું
   *[other] વચ્ચે { $count } પત્તાં
}
am-stuck = મારે ચાલ નથી
stuck-short = ચાલ નથી
stuck-help = તમને કોઈ ચાલ દેખાતી નથી. કોઈને ચાલ ન હોય ત્યારે દરેકને નવો સ્ટોક મળે.
shift = તળિયે
shift-help = તમારા સ્ટોકનું ઉપરનું પત્તું તળિયે જાય.
react = પ્રતિભાવ આપો
react-smile = સ્મિત
react-wow = વાહ
react-grr = ગરરર
react-heart = દિલ
react-fast = શું ઝડપ!
react-thumb = સરસ રમ્યા
react-laugh = હાસ્ય
react-sad = ઉદાસ
react-clap = તાળીઓ
react-think = વિચારું છું
react-sleep = બગાસું
react-crown = તાજ
net-good = જોડાયેલા, { $ms } મિસે
net-slow = ધીમું કનેક્શન, { $ms } મિસે
net-lost = ગેરહાજર, બેઠક સચવાઈ છે
watching = તમે જોઈ રહ્યા છો
seat-label = { $name }, { $count ->
    [0] નર્ટ્સની થપ્પી ખાલી
    [one] નર્ટ્સનું { $count } પત્તું બાકી
   *[other] નર્ટ્સનાં { $count } પત્તાં બાકી
}, { $points ->
    [one] { $points } પૉઇન્ટ
   *[other] { $points } પૉઇન્ટ
}
joker-choose = આ જોકર એટલે…
nobody = કોઈક

# Buttons and people
called = { $name }: { $word }
menu = મેનૂ
settings = સેટિંગ્સ
language = ભાષા
language-browser = તમારા બ્રાઉઝરની ભાષા
language-unreachable = એ ભાષા હમણાં લાવી શકાતી નથી.
help = કેવી રીતે રમવું
chat = ચૅટ
players = ખેલાડીઓ
sound-on = અવાજ ચાલુ કરો
sound-off = અવાજ બંધ કરો
level-easy = સહેલો
level-medium = મધ્યમ
level-hard = અઘરો
bot = બૉટ
locked-help = યજમાને ટેબલ લૉક કર્યું છે. તમે જોઈ શકો છો.
sit-down = બેસો

# Cards
# Each rank carries its own ending નો or ની, for the ending follows the rank: લાલનો નવ્વો, કાળીની રાણી. It stands after a suit or a colour only, with no space between.
card = { $suit }{ $rank }
card-colour = { $colour ->
    [red] લાલ રંગ{ $rank }
   *[black] કાળા રંગ{ $rank }
}
card-unknown = ઊંધું પત્તું
joker = જોકર
joker-as = જોકર ({ $card })
suit-H = લાલ
suit-S = કાળી
suit-D = ચોકટ
suit-C = ફુલ્લી
rank-A = નો એક્કો
rank-2 = ની દૂરી
rank-3 = ની તીરી
rank-4 = નો ચોગ્ગો
rank-5 = નો પંજો
rank-6 = નો છગ્ગો
rank-7 = નો સત્તો
rank-8 = નો અઠ્ઠો
rank-9 = નો નવ્વો
rank-T = નો દસ્સો
rank-J = નો ગુલામ
rank-Q = ની રાણી
rank-K = નો રાજા

# Piles, as they are spoken
foundations = પાયાની થપ્પીઓ
own-cards = તમારાં પત્તાં
pile-nerts = { $count ->
    [0] નર્ટ્સની થપ્પી, ખાલી
    [one] { $card }, નર્ટ્સની થપ્પી, છેલ્લું પત્તું
   *[other] { $card }, નર્ટ્સની થપ્પી, { $count } પત્તાં
}
pile-work = { $card }, રમતની થપ્પી { $number }, { $count ->
    [one] { $count } પત્તું
   *[other] { $count } પત્તાં
}
pile-work-empty = રમતની થપ્પી { $number }, ખાલી
pile-waste = { $count ->
    [0] ખુલ્લી થપ્પી, ખાલી
    [one] { $card }, ખુલ્લી થપ્પી, { $count } પત્તું
   *[other] { $card }, ખુલ્લી થપ્પી, { $count } પત્તાં
}
pile-stock = { $count ->
    [0] સ્ટોક ખૂટ્યો
    [one] સ્ટોક, { $count } પત્તું
   *[other] સ્ટોક, { $count } પત્તાં
}
pile-foundation = { $card }, પાયાની થપ્પી { $number }, { $owner }
pile-done = પાયાની પૂરી થપ્પી, { $card }
pile-free = પાયાની નવી થપ્પી, ભાત: { $suit }

# What has happened
moved = રમ્યા: { $card }
near = { $name }: { $count ->
    [0] નર્ટ્સની થપ્પી ખાલી
   *[other] નર્ટ્સમાં બાકી { $count }
}
hint = ચાલ બતાવો
advice-call = તમારી નર્ટ્સની થપ્પી ખાલી છે: બોલો
advice-nerts-home = નર્ટ્સનું આ પત્તું વચ્ચે જઈ શકે
advice-home = આ પત્તું વચ્ચે જઈ શકે
advice-nerts-work = નર્ટ્સનું એક પત્તું ઓછું
advice-space = એનાથી જગ્યા ખાલી થશે
advice-waste-work = આ રમતની થપ્પી પર બેસે છે
advice-turn = કંઈ બેસતું નથી: સ્ટોકમાંથી ખોલો
hinted-moves = તમારે હજી ચાલ છે
hinted-nothing = ચાલ બાકી નથી: ઉપરનું પત્તું તળિયે મૂકો, અથવા કહો કે ચાલ નથી
hinted-unknown = કહેવું મુશ્કેલ છે. ફરી જુઓ
may-call = તમારી નર્ટ્સની થપ્પી ખાલી છે. બોલો, અથવા રમતા રહો.
you-called = તમે: { $word }
false-call = { $name }: બોલવામાં વહેલા પડ્યા
stuck = { $name }: ચાલ નથી
you-stuck = તમારે ચાલ નથી: ઉપરનું પત્તું તળિયે મૂકો, અથવા બીજાઓની રાહ જુઓ
paused-by = રમત થોભાવનાર: { $name }
goes-on = રમત આગળ વધે છે
taken-over = હવે તમે { $name }નાં પત્તાં અને પૉઇન્ટ સાથે રમશો
refuse-PAUSED = રમત થોભી છે
restocked = કોઈને ચાલ નહોતી: દરેકને નવો સ્ટોક
reconnecting = { $name }: ફરીથી કનેક્ટ થઈ રહ્યું છે…
says = { $name }: { $text }
tie = સાથે જ પહોંચ્યાં, બંને પત્તાં રહેશે: { $names }
tie-yours = સાથે જ પહોંચ્યાં, બંને પત્તાં રહેશે: તમે અને { $name }
beaten-by = { $name } { $ms } મિસે વહેલા
raced = { $name } { $ms } મિસે વહેલા, { $other } મોડા
raced-yours = તમે { $ms } મિસે વહેલા, { $name } મોડા
beaten = { $ms } મિસે મોડા
needs = જોઈએ: { $card }
in-the-air = ઉપાડેલાં પત્તાં…
tab-countdown = { $seconds } – નર્ટ્સ શરૂ થાય છે
tab-dealt = ▶ રાઉન્ડ શરૂ થઈ ગયો
phase-playing = રાઉન્ડ શરૂ થાય છે.

# Why a move was refused
refuse-NOT_YOUR_CARD = એ તમારું પત્તું નથી
refuse-NOT_YOUR_ROLE = એ થપ્પી તમારા સાથી રમે છે
refuse-NO_SUCH_PILE = એ થપ્પી હવે નથી
refuse-PILE_EMPTY = ત્યાં પત્તું નથી
refuse-CARD_BURIED = એ પત્તું ઉપર નથી
refuse-WRONG_RANK = એક ક્રમ નીચું જોઈએ
refuse-WRONG_COLOUR = કાળા રંગ પર લાલ રંગ, લાલ રંગ પર કાળો રંગ
refuse-WRONG_SUIT = બીજી ભાત જોઈએ
refuse-NEEDS_ACE = પાયાની થપ્પી એક્કાથી જ શરૂ થાય
refuse-FOUNDATION_TAKEN = કોઈક વધુ ઝડપી હતું
refuse-NO_EMPTY_PILE = નીચે સરકાવવા માટે રમતની એક થપ્પી ખાલી જોઈએ
refuse-FILL_RULE = આ નિયમોમાં એ ચાલતું નથી
refuse-ACE_FIRST = પહેલાં એક્કો રમો
refuse-STOCK_DRY = સ્ટોક ખૂટ્યો છે
refuse-STOCK_NOT_DRY = સ્ટોક હજી ખૂટ્યો નથી
refuse-STOCK_EMPTY = સ્ટોકમાં કે ખુલ્લી થપ્પીમાં પત્તાં નથી
notice-PAIRS = તમે છ છો: પડોશીઓ જોડીમાં રમશે
notice-UNSAVED = હમણાં રેકૉર્ડ સચવાતા નથી; મેચ ચાલુ રહેશે
notice-HALTED = હમણાં કંઈ સચવાતું નથી, એટલે સચવાય ત્યાં સુધી રમત થોભેલી રહેશે
notice-RESUMED = રમત આગળ વધે છે
notice-SAVED = રેકૉર્ડ ફરી સચવાય છે
refuse-NOT_STUCK = પહેલાં કહો કે ચાલ નથી
refuse-JOKER_ON_JOKER = જે જોકર હજી કોઈ પત્તાની જગ્યાએ નથી, તેના પર જોકર ન મુકાય
refuse-JOKER_UNDECLARED = કહો કે જોકર કયું પત્તું છે
refuse-JOKER_FIXED = આ જોકર બીજા પત્તાની જગ્યાએ છે
refuse-NERTS_NOT_EMPTY = તમારી નર્ટ્સની થપ્પી ખાલી નથી
refuse-HAND_BUSY = એ પત્તું કોઈના હાથમાં છે
refuse-ROUND_OVER = રાઉન્ડ પૂરો થયો છે
refuse-BAD_MOVE = એ ચાલ નથી
refuse-STALE = એને માટે મોડું થયું
refuse-TOO_FAST = બહુ ઝડપી
refuse-NO_SEAT = તમારી બેઠક નથી

# The way to a table, and trouble with the line.
default-name = ખેલાડી
your-name = તમારું નામ
table-code = ટેબલનો કોડ
to-start = શરૂઆતના પાને
no-cookies = આ બ્રાઉઝર કૂકીની ના પાડે છે. તમારી બેઠક અને નામ આ ટૅબ ખુલ્લી હોય ત્યાં સુધી રહેશે: ફરી લોડ કરવામાં વાંધો નથી, બંધ કરશો તો જશે.
connecting = ટેબલ પર આવી રહ્યા છીએ…
connection-lost = કનેક્શન તૂટ્યું. ફરી જોડાય છે…
trouble-gone = સર્વર જવાબ આપતું નથી
trouble-gone-help = { $kept ->
    [match] તમારી બેઠક અને પૉઇન્ટ સચવાયાં છે.
    [seat] તમારી બેઠક સચવાઈ છે.
   *[none] રાહ જોવાથી કંઈ ગુમાવશો નહીં.
}
trouble-blocked = લાઇવ કનેક્શન અટકાવાયું છે
trouble-blocked-help = પાનાં આવે છે, પણ લાઇવ રમત આવતી નથી. બીજું નેટવર્ક અજમાવો, અથવા આ પાના માટે બ્લૉકર બંધ કરો.
next-try = { $seconds ->
    [0] પ્રયાસ ચાલુ છે…
   *[other] { $seconds } સેકન્ડમાં આપોઆપ ફરી પ્રયાસ થશે.
}
details = વિગતો
details-copied = વિગતો કૉપિ થઈ
report =
    નર્ટ્સ, { $time }
    પાનું: { $page }
    સામાન્ય વિનંતીઓના જવાબ મળે છે: { $fault ->
        [blocked] હા
       *[gone] ના
    }
    લાઇવ કનેક્શન: { $seconds } સેકન્ડમાં { $tries } પ્રયાસ, છેલ્લો ક્લોઝ કોડ { $code }
    બ્રાઉઝર: { $browser }
try-again = ફરી પ્રયાસ કરો

bye-behind = આ કનેક્શન સાથે ચાલવા માટે બહુ ધીમું છે
bye-stopping = સર્વર બંધ થઈ રહ્યું છે
