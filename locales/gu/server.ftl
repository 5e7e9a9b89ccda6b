# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = નર્ટ્સ
description = પત્તાંની રમત જેમાં બધા એકસાથે સોલિટૅર રમે છે. બ્રાઉઝરમાં બેથી બાર ખેલાડી, ખાતું બનાવવાની જરૂર નહીં.
preview-table = આવો, નર્ટ્સ રમીએ
preview-picture = પંખાની જેમ ફેલાવેલાં લાલ (♥) ભાતનાં પાંચ પત્તાં, દરેક જુદા જુદા ખેલાડીએ રમેલું
no-script = નર્ટ્સ માટે JavaScript જોઈએ
no-script-help = આ બ્રાઉઝરમાં તે અટકાવેલું છે કે બંધ છે. આ પાના માટે તેને મંજૂરી આપો, પછી પાનું ફરી લોડ કરો.
no-script-again = ફરી લોડ કરો
