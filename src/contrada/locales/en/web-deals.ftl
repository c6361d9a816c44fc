# Deals that everyone plays once
web-deals-title = Deals of the day
web-deals-about = The same set-up and the same order of every deck for everyone, in the same seat. You have one try a day and title; it counts as it is. Afterwards you see who made most of it.
web-deals-none = There are no deals on this server.
web-deals-play = Play
web-deals-go-on = Go on playing
web-deals-standings = Standings
web-deals-seat = seat { $seat } of { $count }
web-deals-so-far = { $finished } finished, { $playing } playing
web-deals-state-finished = You have played it.
web-deals-state-unfinished = You did not finish it.
web-deals-own-title = A deal of your own
web-deals-own-text = Set up a deal for friends: everyone who opens its link plays it once, at a table of their own.
web-deals-game = Game
web-deals-others = In the other seats
web-deals-others-people = people
web-deals-open-for = Open for
web-deals-hours = { $count ->
    [one] one hour
    [24] one day
    [72] three days
    [168] one week
   *[other] { $count } hours
 }
web-deals-set-up = Set up
web-deals-honest = Tries of guests are listed without a place, because one person can be many guests. Nothing prevents two people from talking.
web-deals-daily = Deal of the day
web-deals-own = A deal among friends
web-deals-against-bots = against bots: { $level }
web-deals-against-people = with people in the other seats
web-deals-closes = Can be begun until { $when }.
web-deals-open = This deal is over: everyone may look at its games.
web-deals-all = Deals of the day
web-deals-link = Link to this deal
web-deals-of-seat = Seat { $seat }
web-deals-lead = Lead
web-deals-points = Points
web-deals-rank = At the table
web-deals-gone = somebody
web-deals-nobody = Nobody has finished yet.
web-deals-counts = Still playing: { $playing }. Not finished: { $unfinished }.
web-deals-ranking = Ranked by the lead over the best rival, then by points, among those in the same seat.
web-deals-opens = The games are opened when the time is over and nobody plays any more, at the latest { $when }. Who has not finished by then counts as not finished.
web-deals-proof = Check the shuffle
web-deals-proof-text = The fingerprint of each table is SHA-256 of its own seed, and that seed is SHA-256 of “contrada deal”, the deal’s seed below and the table’s salt. All chance comes from the deal’s seed; a replay’s audit checks it.
