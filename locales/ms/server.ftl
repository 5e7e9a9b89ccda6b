# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = Nerts
description = Permainan kad: semua orang bermain solitaire serentak. Dua hingga dua belas pemain dalam pelayar, tanpa akaun.
preview-table = Jom main Nerts
preview-picture = Lima kad lekuk tersusun seperti kipas, setiap satu dimainkan oleh orang yang berlainan
no-script = Nerts memerlukan JavaScript
no-script-help = JavaScript disekat atau dimatikan dalam pelayar ini. Benarkan bagi halaman ini, kemudian muat semula halaman.
no-script-again = Muat semula
