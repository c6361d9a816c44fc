# What the server itself says in a browser
server-no-web-title = The table is not built yet
server-no-web-how = This server runs, but the pages for the browser are missing. In the folder with the sources, build them and start the server again:
server-no-web-where = Programs can play already:

# Notifications
server-notify-turn = It is your turn at { $game }.
server-notify-turn-letter =
    It is your turn at { $game }:
    { $link }

    How and when you are notified: { $settings }
server-notify-confirm = Confirm your address for Contrada
server-notify-confirm-letter =
    Somebody entered this address for the account { $account } at Contrada. To confirm it, open this link within a day:
    { $link }

    If it was not you, ignore this mail: the address is not used then.
server-notify-reset = A new password for Contrada
server-notify-reset-letter =
    Somebody asked for a new password at Contrada. To choose one, open the link of your account within an hour:
    { $links }

    If it was not you, ignore this mail: your password stays as it is.
