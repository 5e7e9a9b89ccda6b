# The rules page. What its pictures show is said to a screen reader; the rules themselves are those of the help.

book-title = છ ચિત્રોમાં નિયમો
book-sub = બેથી બાર ખેલાડી. વારા નથી: બધા એકસાથે રમે.
book-learn = રમતાં રમતાં શીખો
book-table = તમારા ટેબલ પર: { $preset }
book-framed = ચોકઠામાં: { $preset } કરતાં જે જુદું છે
book-differs = { $preset } કરતાં જુદું
book-words = બધા નિયમો શબ્દોમાં
book-piles = રમતની થપ્પીઓ
book-first = પહેલું
book-late = { $ms } મિસે પછી
book-same = એકસાથે
book-each-home = વચ્ચેનું દરેક પત્તું
book-each-left = બાકી રહેલું નર્ટ્સનું દરેક પત્તું
book-layout = નર્ટ્સની થપ્પી, ઉપર કાળીનો દસ્સો; રમતની ચાર થપ્પી, ખુલ્લી થપ્પી અને સ્ટોક.
book-work = કાળા રંગના દસ્સા પર લાલ રંગનો નવ્વો. એના પર કાળા રંગનો અઠ્ઠો બેસે, લાલ રંગનો નહીં.
book-home = લાલનો પંજો બીજા ખેલાડીના લાલના ચોગ્ગા પર જાય.
book-stock = સ્ટોક અને તેમાંથી ખોલેલાં પત્તાં: છેલ્લું લાલનો નવ્વો.
book-tie = ત્રણ વાર ફુલ્લીનો છગ્ગો: પહેલો રહે, મોડો પાછો જાય, એકસાથે આવેલા બંને રહે.
book-call = બૂમ, અને પત્તાંનો હિસાબ.
