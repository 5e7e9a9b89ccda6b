# What is said of what one does: moves that were refused, races, news of the table. Fetched when the first cards are out.

joker-choose = આ જોકર એટલે…
near = { $name }: { $count ->
    [0] નર્ટ્સની થપ્પી ખાલી
   *[other] નર્ટ્સમાં બાકી { $count }
}
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
false-call = { $name }: બોલવામાં વહેલા પડ્યા
you-stuck = તમારે ચાલ નથી: ઉપરનું પત્તું તળિયે મૂકો, અથવા બીજાઓની રાહ જુઓ
goes-on = રમત આગળ વધે છે
taken-over = હવે તમે { $name }નાં પત્તાં અને પૉઇન્ટ સાથે રમશો
refuse-PAUSED = રમત થોભી છે
restocked = કોઈને ચાલ નહોતી: દરેકને નવો સ્ટોક
reconnecting = { $name }: ફરીથી કનેક્ટ થઈ રહ્યું છે…
says = { $name }: { $text }
tie-yours = સાથે જ પહોંચ્યાં, બંને પત્તાં રહેશે: તમે અને { $name }
beaten-by = { $name } { $ms } મિસે વહેલા
raced-yours = તમે { $ms } મિસે વહેલા, { $name } મોડા
beaten = { $ms } મિસે મોડા
needs = જોઈએ: { $card }
in-the-air = ઉપાડેલાં પત્તાં…
tab-countdown = { $seconds } – નર્ટ્સ શરૂ થાય છે
tab-dealt = ▶ રાઉન્ડ શરૂ થઈ ગયો
phase-playing = રાઉન્ડ શરૂ થાય છે.
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
moved = રમ્યા: { $card }
raced = { $name } { $ms } મિસે વહેલા, { $other } મોડા
stuck = { $name }: ચાલ નથી
tie = સાથે જ પહોંચ્યાં, બંને પત્તાં રહેશે: { $names }
refuse-RESTS = આ થપ્પી જરા થોભી છે
calm-declared = શાંત ટેબલ: દરેક પત્તા પછી પાયાની થપ્પી બે સેકન્ડ થોભે
