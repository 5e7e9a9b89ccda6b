# What the server writes into the page itself: for link previews, for whoever installs it, and where no script runs.

name = Nerts
description = The card game in which everybody plays patience at once. Two to twelve players in the browser, no account.
preview-table = Come and play Nerts
preview-picture = Five hearts in a fan, each played by somebody else
no-script = Nerts needs JavaScript
no-script-help = It is blocked or switched off in this browser. Allow it for this page, then load the page again.
no-script-again = Load it again
