# At the table: what is shown, and what is said to a screen reader.

table = ટેબલ
round = રાઉન્ડ { $number }
calm = શાંત ટેબલ
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
hint = ચાલ બતાવો
you-called = તમે: { $word }
paused-by = રમત થોભાવનાર: { $name }

# The way to a table, and trouble with the line.
default-name = ખેલાડી
your-name = તમારું નામ
table-code = ટેબલનો કોડ
to-start = શરૂઆતના પાને
no-cookies = આ બ્રાઉઝર કૂકીની ના પાડે છે. તમારી બેઠક અને નામ આ ટૅબ ખુલ્લી હોય ત્યાં સુધી રહેશે: ફરી લોડ કરવામાં વાંધો નથી, બંધ કરશો તો જશે.
connecting = ટેબલ પર આવી રહ્યા છીએ…
connection-lost = કનેક્શન તૂટ્યું. ફરી જોડાય છે…
try-again = ફરી પ્રયાસ કરો

bye-behind = આ કનેક્શન સાથે ચાલવા માટે બહુ ધીમું છે
bye-stopping = સર્વર બંધ થઈ રહ્યું છે
