# The operator’s page
web-operator-refused = This page is for accounts with the operator’s role.
web-operator-reports = Reports
web-operator-no-reports = No report is waiting.
web-operator-report-why = Reason: { $reason }
web-operator-find = Find
web-operator-find-what = A part of a name or account, or the id of a person or table
web-operator-found = Found: { $count }
web-operator-who = Who is here
web-operator-here = Connected: { $count }
web-operator-watching = watching
web-operator-seat = seat { $number }
web-operator-broken = Broken tables
web-operator-none-broken = No table is broken.
web-operator-range = Range of addresses
web-operator-in-force = In force
web-operator-acts = What operators did
web-operator-nothing = Nothing yet.
web-operator-figures = Figures
web-operator-figures-text = { $people } people, { $accounts } accounts. Tables: { $open } open, { $running } running, { $over } over, { $today } of them today. { $lines } lines of chat.
web-operator-what = Action
web-operator-until = For how long
web-operator-hours = { $hours ->
    [0] until lifted
    [1] one hour
    [24] one day
    [168] one week
    [720] 30 days
   *[other] { $hours } hours
}
web-operator-name = New name
web-operator-reason = Reason
web-operator-reason-text = The reason is kept with the act. Whoever is muted or banned reads it.
web-operator-done = Done.
web-operator-written = Written; the server has not carried it out yet.
web-operator-password = This password signs in once, within three days. It is shown only now.
web-operator-kind-ban = banned
web-operator-kind-mute = muted
web-operator-kind-range = range banned
web-operator-kind-bots = bots stopped
web-operator-phase-open = open
web-operator-phase-running = running
web-operator-phase-over = over
web-operator-act-mute = Mute
web-operator-act-unmute = Let speak again
web-operator-act-ban = Ban
web-operator-act-unban = Lift the ban
web-operator-act-ban-range = Ban the range
web-operator-act-unban-range = Let the range in again
web-operator-act-ban-address-of = Ban the network they are connected from
web-operator-act-rename = Rename
web-operator-act-reset-password = Set a one-time password
web-operator-act-close = Close the table
web-operator-act-delete = Delete the table for good
web-operator-act-stop-bots = Stop the bots
web-operator-act-start-bots = Let the bots play on
web-operator-act-close-report = Close the report
web-operator-act-grant = Role granted
web-operator-act-revoke = Role revoked
