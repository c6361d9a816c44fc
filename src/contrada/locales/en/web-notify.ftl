# The page of notifications
web-notify-nothing = This server offers neither push messages nor mail.
web-notify-push = Push messages
web-notify-push-text = This device tells you that it is your turn, even when no page of Contrada is open. The message names the game and nothing else.
web-notify-push-on = Turn on here
web-notify-push-off = Turn off here
web-notify-push-is-on = On for this device.
web-notify-push-unable = This browser cannot receive push messages here. It needs a secure connection, and on an iPhone the page has to be on the home screen.
web-notify-push-blocked = The browser does not allow notifications of this page. Allow them in its settings first.
web-notify-push-failed = The browser could not subscribe to its push service.
web-notify-push-devices = { $count ->
    [0] No device of yours receives push messages.
    [one] One device of yours receives push messages.
   *[other] { $count } devices of yours receive push messages.
 }
web-notify-push-all = Send push messages to my devices
web-notify-mail = Mail
web-notify-mail-text = A mail comes if a game has waited for you for ten minutes, at most four times in an hour. A confirmed address also gets you a new password if you forget yours.
web-notify-mail-account = Only an account can have an address.
web-notify-mail-make = To the account
web-notify-mail-none = No address yet.
web-notify-mail-is = Your address: { $address }
web-notify-mail-pending = A mail to { $address } waits for you: open its link to confirm the address.
web-notify-mail-address = E-mail address
web-notify-mail-password = Your password
web-notify-mail-save = Send the confirmation
web-notify-mail-change = Change the address
web-notify-mail-remove = Remove the address
web-notify-mail-sent = The mail is on its way.
web-notify-mail-removed = The address is removed.
web-notify-mail-on = Tell me by mail when a game waits for me
web-notify-quiet = Quiet hours
web-notify-quiet-text = Nothing comes between these times, neither push nor mail; what is still due comes afterwards. Webhooks go to programs and do not rest.
web-notify-quiet-on = Keep quiet hours
web-notify-quiet-from = From
web-notify-quiet-to = To
web-notify-zone = Time zone
web-notify-save = Save these settings
web-notify-saved = Saved.
web-notify-confirm = Confirm your address
web-notify-confirm-text = With one click the address belongs to your account.
web-notify-confirm-do = Confirm the address
web-notify-confirm-done = Your address is confirmed.
web-notify-link-old = This link has been used, or is too old.
web-notify-link-none = This page needs the whole link of the mail.
web-notify-reset = A new password
web-notify-reset-ask = If an account has confirmed this address, a mail with a link goes there.
web-notify-reset-send = Send the link
web-notify-reset-sent = If the address belongs to an account, the mail is on its way. Its link works for an hour.
web-notify-reset-choose = Choose a new password. All your devices are signed out.
web-notify-reset-do = Set the password
web-notify-reset-done = Your new password holds. Sign in with it.
web-notify-reset-new = New password
web-notify-reset-off = This server sends no mail. Ask its operator for a new password.
