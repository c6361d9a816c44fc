# The browser
web-choose-again = Choose again

# The site
web-skip = Skip to the page
web-menu = Menu
web-close = Close
web-save = Save
web-cancel = Cancel
web-yes = yes
web-no = no
web-you = you
web-guest = Guest
web-search = Search
web-loading = One moment …
web-try-again = Try again
web-reload = Load again
web-to-home = To the games
web-offline = The server does not answer. What you see may be old.
web-missing = There is nothing here
web-missing-text = The address leads nowhere; perhaps a letter is missing.
web-page-failed = The page could not be loaded
web-page-failed-text = The server may have been renewed meanwhile. Load it again.
web-page-broken = Something went wrong on this page
web-page-broken-text = Nothing is lost: your games are on the server.
web-page-history = My games
web-page-statistics = Statistics
web-my-statistics = My statistics
web-page-leaderboard = Leaderboard
web-page-settings = Settings
web-page-account = Account

# The games
web-game-palazzo = Palazzo
web-game-palazzo-about = Buy and auction floors of brick, sandstone and marble, and build the finest facades.
web-game-carrara = The Palaces of Carrara
web-game-carrara-about = Turn the wheel, wait for the price of marble to fall, and raise palaces in six cities.
web-game-carpe-diem = Carpe Diem
web-game-carpe-diem-about = Lay out your Roman district and choose well which two cards to score.
web-game-tuscany = The Castles of Tuscany
web-game-tuscany-about = Let your region grow, hex by hex, around castles, villages and farms.
web-bot-apprentice = Apprentice
web-bot-journeyman = Journeyman
web-bot-master = Master
web-bot-maestro = Maestro
web-bot-greedy = Hasty
web-bot-random = At random

# Home
web-home-title = Four Italian building games
web-home-text = With friends, at one screen, or against bots. No account needed.
web-today = Every day
web-today-puzzle = Find the best move
web-today-puzzle-text = A puzzle of the day, and many more for every game.
web-today-deal = Deal of the day
web-today-deal-text = The same set-up and decks for everyone, one try, against Masters.
web-to-standings = To the standings
web-games = The games
web-players = Players
web-level = Strength of the bots
web-play-now = Play now against bots
web-invite-friends = Invite friends
web-same-screen = Same screen
web-more-options = More options
web-learn = Learn by playing
web-the-box = What is in the box
web-still-to-come = Still to come
web-my-games = Go on playing
web-continue = Go on
web-mine-more = All my games
web-mine-running = Being played
web-mine-finished = Finished
web-mine-none = No game of yours is being played.
web-mine-waits = Your turn
web-mine-turn = { $names } to move
web-mine-left = { $time } left
web-mine-open = Waiting for players
web-mine-against = with { $names }
web-mine-last = Last: { $text }
web-mine-show-more = Show more games
web-waiting-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
 }
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players right now.
web-all-games = All games
web-open-tables-game = Which game
web-more-open-tables = Show more tables
web-join = Join
web-watch = Watch
web-your-name = Your name
web-name-text = Your games stay on this device.
web-name-text-account = Your games follow your account.
web-phase-open = not begun
web-phase-running = being played
web-phase-over = over

# A new table
web-new-table = New table
web-who-plays = Who plays?
web-how = How
web-how-bots = Against bots
web-how-friends = With friends
web-how-screen = At one screen
web-who-open = Somebody with the link
web-who-hot = One more player at this screen
web-options = Options of the game
web-table-options = The table
web-clock = Clock
web-clock-none = no clock
web-clock-quick = 10 minutes each, 10 seconds more per decision
web-clock-calm = 30 minutes each, 30 seconds more per decision
web-clock-daily = a day for each decision
web-clock-own-bank = your own: a bank of time each
web-clock-own-move = your own: a time for each decision
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more per decision
web-clock-amount = Time for each decision
web-clock-unit = Unit
web-clock-unit-minute = minutes
web-clock-unit-hour = hours
web-clock-unit-day = days
web-zoom = Size of the board
web-at-this-screen = at this screen
web-share-picture = Picture of the result
web-share-failed = The picture could not be made.
web-allow-hints = Hints are allowed
web-allow-spectators = Others may watch
web-list-table = Show the table to everybody on this server
web-make-table = Make the table
web-start = Start

# The lobby
web-table = Table
web-seats = Seats
web-seat-open = free
web-all-there = Everybody is here.
web-sit-down = Sit down
web-stand-up = Stand up
web-host = host
web-host-starts = The host starts the game.
web-away = away
web-here = here
web-add-bot = Bot …
web-fill-and-start = Fill up with bots and start
web-close-table = Close the table
web-invite = Invite
web-invite-text = Whoever has this link can sit down.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-only-here = This address works on this computer only. For others in your network, start with
web-agreed = What is agreed
web-table-box = Box
web-table-box-published = as published
web-table-box-corrected = corrected
web-table-box-unrated = This table does not play with the published box: it is not rated and does not count in the statistics.
web-table-box-look = See what differs
web-hints = Hints
web-spectators = Spectators
web-commitment = The shuffle is fixed; its fingerprint:
web-no-such-table = There is no such table
web-table-closed-to-you = You cannot look at this table
web-table-ended = The game has ended
web-read-only = This table can only be looked at
web-read-only-version = It is played by version { $needs } of the rules; this server knows version { $knows }. It is kept as it is.
web-read-only-unknown = It is played by rules that this server does not know. It is kept as it is.
web-read-only-broken = It cannot be played at present because of a fault on the server. The operator can see this; nothing is lost.
web-last-change = Last change: { $when }

# At the table
web-side = Beside the board
web-your-turn = Your turn
web-has-the-turn = has the turn
web-scores = Points
web-log = Log
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-is-off = The chat is off.
web-chat-off = Switch off
web-chat-on = Switch on
web-say = Say
web-say-something = Say something
web-earlier = Show what was before
web-since = Since your last turn
web-skip-moves = Skip
web-undo = Undo
web-undo-text = Take back the last step (U)
web-undo-not = Nothing can be taken back: something was revealed, or the turn went on.
web-restart = Start over
web-restart-text = Take back all steps of this decision
web-hint = Hint
web-hint-text = What would a strong bot do? (H)
web-hint-title = What a strong bot considers
web-hint-move = Choice
web-hint-score = Points in the end
web-hint-win = Chance to win
web-hint-note = From what you can know. A game with hints does not count for the leaderboard.
web-thinking = Thinking …
web-moves = Moves
web-moves-text = All moves as a list (A)
web-moves-title = All you can do now
web-no-moves = There is nothing to choose.
web-rules = Rules
web-rules-search = Search the rules
web-rules-nothing = The rules say nothing about that.
web-more = More
web-final-title = This cannot be taken back
web-final-text = After this step nothing can be taken back.
web-final-short = no undo after this
web-do-it = Do it
web-reconnecting = The connection broke off. Trying again …
web-asks-waiting = Waiting for the answers.
web-agree = Agree
web-refuse = Refuse
web-return = Take the seat back
web-you-watch = You are watching. Hands stay hidden.
web-stood-in = a bot plays
web-gave-up = gave up
web-hand-over-text = Nobody else should be looking now.
web-asked = You have asked.
web-ask-undo = Ask the others to take my last decision back
web-ask-end = Ask the others to end the game
web-leave = Let a bot play for me
web-leave-sure = You can take your seat back at any time.
web-resign = Give up
web-resign-sure = Do you really want to give up? You cannot come back.
web-another-device = Play this seat on another device, too
web-another-device-text = Open this link there. Keep it to yourself.
web-look-back = Look back
web-export = Save as a file

# Standing orders
web-orders = Orders for later
web-orders-text = They are carried out as soon as you are asked, even while you are away. Nobody learns of them.
web-orders-leave = Leave word for later
web-orders-stand = Your order:
web-orders-next = When you are asked again, if it is still possible
web-orders-choose = Choose …
web-orders-give = Leave this order
web-orders-add = Otherwise this
web-orders-back = Take it back
web-orders-kept = Your order stands.
web-orders-gone = Your order is taken back.
web-orders-own = an order in a form that this page cannot word
web-orders-else = otherwise you are asked
web-orders-replaces = A new order takes the place of this one.

# The end
web-you-won = You have won!
web-place = Place
web-player = Player
web-points = Points
web-rematch = Play again
web-to-rematch = To the new table
web-replay = Replay
web-check-shuffle = Check the shuffle
web-reason-end = The game was played to its end.
web-reason-resigned = All others have given up.
web-reason-agreed = The players agreed to end it.
web-reason-closed = The host closed the table.
web-reason-abandoned = Nobody played on for a long time.
web-reason-aborted = The game was aborted before it had begun in earnest.
web-proof-text = Before the game the server promised a fingerprint. Your browser has now computed it from the seed by itself.
web-proof-promised = Promised before the game
web-proof-seed = The seed, told after the game
web-proof-hash = SHA-256 of the seed, computed here
web-proof-good = They agree: the shuffle was fixed before the game.
web-proof-bad = They do not agree.

# Settings
web-language = Language
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Movement of pieces
web-speed-off = none
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-reduced-motion = Your system asks for reduced motion, so nothing moves.
web-sound = Sound
web-sound-on = Sounds: my turn, moves, the end
web-careful = Ask before a step that cannot be taken back
web-cover = At one screen: cover the hands between players
web-plain = Draw every game with the plain board
web-letters = Letters on coloured pieces
web-patterns = Colours always come with shapes, signs or letters, so nothing depends on colour alone.
web-keys = Keys at the table
web-key-moves = A
web-key-moves-does = list of all moves: arrows choose, Enter plays
web-key-undo = U
web-key-undo-does = take back
web-key-hint = H
web-key-hint-does = hint
web-key-rules = R
web-key-rules-does = rules
web-key-log = L
web-key-log-does = log
web-key-chat = C
web-key-chat-does = chat
web-key-about = I
web-key-about-does = what is this? arrows go on to the next piece
web-key-skip = Esc
web-key-skip-does = skip movements, take clicks back

# The account
web-account = Account
web-account-text = An account carries your games to other devices. You do not need one.
web-account-name = Account name
web-account-made = Your account is made.
web-make-account = Make an account
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = You are signed in.
web-signed-out = You are signed out.
web-password = Password
web-password-old = Old password
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is changed; other devices are signed out.
web-password-rule = A new password has at least 10 characters and is not easy to guess: three or four unrelated words do well.
web-devices = My devices
web-devices-text = You are signed in on these devices. Signing one out ends it at once.
web-device-unknown = Unknown device
web-device-here = this device
web-device-since = since { $since }, last seen { $seen }
web-device-sign-out = Sign out: { $device }
web-device-signed-out = That device is signed out.
web-sign-out-everywhere = Sign out everywhere
web-my-data = My data
web-my-data-text = Everything that is kept about you, as a file.
web-my-data-get = Get my data
web-delete-me = Delete me
web-delete-me-sure = I want to be deleted: name, account and chat.
web-deleted-me = You have been deleted.

# Word when it is one's turn
web-notifications = Notifications
web-notifications-text = Be told that a game waits for you: by push message, mail or webhook, and never in your quiet hours.
web-notifications-open = Set up notifications
web-password-forgotten = Forgot your password?
web-webhook = Word when it is your turn
web-webhook-text = When your turn comes while you are away, the server sends a message to an address of yours: a program, or a service that passes it on. It names the table and nothing of the game.
web-webhook-none = The operator of this server has not allowed any hosts for this, so no word can be sent.
web-webhook-url = Address
web-webhook-end = Send nothing any more
web-webhook-kept = Word will be sent there.
web-webhook-ended = No word is sent any more.
web-webhook-refused = This server does not send word to that host.
web-webhook-secret = This secret signs the messages. It is shown only now: keep it where they arrive.
web-webhook-secret-label = Secret of the messages

# Why something is refused
web-error-offline = The server does not answer.
web-error-unavailable = Something went wrong; try once more.
web-error-stale = The situation has changed; look again and choose again.
web-error-not-now = That is not possible now.
web-error-illegal = That cannot be played here.
web-error-nothing-to-undo = There is nothing to take back.
web-error-taken = That is taken already.
web-error-not-yours = That is not yours.
web-error-not-host = Only the host can do this.
web-error-not-allowed = That is not allowed at this table.
web-error-no-name = Choose a name first.
web-error-unknown-table = There is no table with this address.
web-error-unknown-path = There is nothing at this address.
web-error-read-only = This table cannot be played here and can only be looked at.
web-error-wrong-password = Name and password do not belong together.
web-error-too-many = Too much at once; wait a little.
web-error-bad-setup = There cannot be such a table.
web-error-bad-message = The server did not understand this.
web-error-not-signed-in = You are not signed in.
web-error-too-large = That is too long.
web-error-bad-name = This name cannot be used: it is too long or too short, or has invisible or unusual characters.
web-error-bad-box = This box cannot be read, so it is not stored.
web-error-weak-password = This password is too weak: it needs at least 10 characters and must not be easy to guess.
web-error-busy = Too many people are signing in right now; try again in a few seconds.
web-error-banned = You are banned from this server.
web-error-muted = The operator does not let you speak here at the moment.
web-banned-until = You are banned from this server until { $time }.
web-banned-for-good = You are banned from this server.
web-banned-why = Reason: { $reason }

# Reports to the operator
web-page-operator = Operator
web-report-line = Report this line
web-report-person = Report { $name }
web-report-reason = What is wrong?
web-report-text = The operator of this server gets your report, and the line as it was said.
web-report-send = Send report
web-report-sent = The operator will look at your report.

# Looking back
web-no-replay = This game cannot be shown
web-to-start = To the beginning
web-to-end = To the end
web-step-back = One step back
web-step-on = One step on
web-turn-back = One turn back
web-turn-on = One turn on
web-replay-resumed = Opened where you left it
web-play = Play
web-pause = Pause
web-replay-speed = Speed
web-seen-by = Seen by
web-seen-watching = as a spectator saw it
web-to-analysis = To the analysis
web-to-table = To the table
web-play-on = Play on from here
web-play-on-text = A new table goes on from this moment, with bots in the other seats and a new shuffle.
web-play-on-seat = You play
web-curve = Points in the course of the game
web-curve-table = Points as a table
web-line = Line
web-analysis = Analysis
web-analyse = Analyse

# History and figures
web-no-history = You have not finished a game yet.
web-earlier-games = Earlier games
web-place-1 = won
web-unrated-not-ended = not played to the end
web-unrated-fork = played on from another game
web-unrated-hints = with hints
web-unrated-undo = something was taken back by consent
web-unrated-stand-in = a bot stood in for somebody
web-unrated-hot-seat = at one screen
web-unrated-same-person = one person in several seats
web-unrated-bot = a bot without a level
web-unrated-only-bots = only bots
web-unrated-rules = by other rules
web-unrated-components = with other components
web-rating = Rating
web-played = Games
web-rating-text = The rating is what somebody is worth at the least, by openskill. Games with hints, at one screen or with stand-ins do not count.
web-no-leaderboard = Nobody has finished a rated game yet.
web-no-statistics = No game has been played to its end yet.
web-seat = Seat
web-wins = Wins
web-bots = Bots
web-bot = Bot

# Lessons
web-lesson = Lesson
web-lesson-you = You
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-wrong = That is possible, too, but let us do something else for now. Read the text once more, or have it shown.
web-lesson-done = You know how it goes!
web-lesson-done-text = The rest comes while playing; the rules are always one click away.
web-lesson-again = Once more
web-lesson-none = There is no lesson for this game yet.

# With values
web-theme-is = Colours: { $theme }
web-players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
web-name-saved = Hello { $name }!
web-seat-number = Player { $number }
web-name-of-seat = Name of player { $number }
web-who-bot = Bot: { $level }
web-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-bot-for-seat = A bot for seat { $number }
web-free-seat = Free the seat of { $name }
web-qr-of = QR code of { $link }
web-clock-bank = { $bank } each, { $increment } seconds more per decision
web-clock-per-move = { $time } for each decision
web-since-count = { $count } moves since
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-let-bot-play = Let a bot play for { $name }
web-make-host = Make { $name } the host
web-asks-undo = { $who } asks to take the last decision back.
web-asks-end = { $who } asks to end the game.
web-asks-replace = { $who } asks to let a bot play for { $target }.
web-bot-plays-for = A bot plays for { $name }.
web-hand-over = Hand the screen to { $name }
web-hand-over-ready = I am { $name }
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
}
web-audit-good = All { $plies } steps follow from the seed, as the server computes them again.
web-audit-bad = The steps do not follow from the seed: { $fault }
web-signed-in-as = Signed in as { $account }
web-seen-open = all hands open, from { $name }’s side
web-seen-as = as { $name } saw it
web-line-of = Line { $line } of { $of }
web-place-n = place { $place }
web-unrated = not rated: { $why }
web-games-played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
web-lesson-step = Step { $step } of { $of }
web-webhook-hosts = Allowed hosts: { $hosts }
web-orders-number = How much: { $least } to { $most }

# The generic board: names of fields that views often have
web-to-move = to move
web-view-bag = Bag
web-view-bid = Bid
web-view-board = Board
web-view-bonus = Bonus
web-view-cards = Cards
web-view-coins = Coins
web-view-colour = Colour
web-view-column = Column
web-view-count = Number
web-view-deck = Deck
web-view-discards = Discards
web-view-display = Display
web-view-draft = Your decision
web-view-field = Field
web-view-goods = Goods
web-view-hand = Hand
web-view-hand-size = Hand cards
web-view-market = Market
web-view-money = Money
web-view-name = Name
web-view-passed = Passed
web-view-points = Points
web-view-price = Price
web-view-round = Round
web-view-row = Row
web-view-stack = Stack
web-view-storage = Storage
web-view-supply = Supply
web-view-tile = Tile
web-view-total = Total
web-view-value = Value
web-view-vp = Victory points
web-view-workers = Workers
web-why-other-choice = This is possible, but not with what you have chosen so far.
web-why-not = Why not …?
web-why-none = No reason can be given for this.
web-why-all-usable = Everything on the table can be used now.
web-about-close = Close
web-about-now = Now:
web-about-rule = Rule { $rule }
web-about-read = Read it in the rules
web-about-previous = The piece before
web-about-next = The next piece
web-about-key = I: keep open
web-rulings = Rulings
web-rulings-about = Where the rulebook is silent or can be read in two ways, we play like this:
web-ruling-option = Option “{ $option }”:
web-ruling-here = at this table
web-option-default = default
web-option-ruling = Why there is a choice
web-rules-of = Rules: { $game }
web-take-out = Not this step: { $step }
web-take-out-title = Steps that you can take out again

web-beyond-above = { $count ->
    [one] 1 more choice above
   *[other] { $count } more choices above
}
web-beyond-below = { $count ->
    [one] 1 more choice below
   *[other] { $count } more choices below
}
web-beyond-left = { $count ->
    [one] 1 more choice to the left
   *[other] { $count } more choices to the left
}
web-beyond-right = { $count ->
    [one] 1 more choice to the right
   *[other] { $count } more choices to the right
}
web-decision = Your decision
web-careful-auto = On touch screens, and where something is lost
web-careful-always = Always
web-careful-never = Never
web-rated = Rated
web-rated-counts = Does it count for the leaderboard?
web-rated-yes = Rated
web-rated-no = Not rated
web-rated-yes-text = The game counts for the leaderboard if it ends by the rules. There are no hints.
web-rated-no-text = The game does not count. Hints can be allowed below.
web-rated-is-yes = yes, without hints
web-rated-is-no = no
web-rated-is-unless-hints = yes, unless somebody uses a hint
web-hint-play = Play
web-hint-unrates = A hint ends the rating
web-hint-unrates-text = This game counts for the leaderboard as long as nobody uses a hint. After a hint it does not count any more.
web-hint-anyway = Hint anyway
web-unrated-chosen = made as not rated

web-first = Explain each new kind of decision once
web-first-title = New for you:
web-first-ok = Got it
web-first-never = No more explanations

# The description of the table, and what is said aloud
web-describe = Describe
web-describe-text = The table in words (D)
web-describe-title = The table in words
web-describe-can = Here you can:
web-describe-more = { $count ->
    [one] and one more; the list of moves (A) has all
   *[other] and { $count } more; the list of moves (A) has all
}
web-describe-nothing = nothing
web-told-before = { $count ->
    [one] One thing before that.
   *[other] { $count } things before that.
}
web-report-line-by = Report this line by { $name }: { $text }
web-bot-of = Bot of { $owner }
web-bots-of-players = Bots of players
web-challenge-sent = { $name } has been asked.
web-challenge-open = { $name } has been asked …
web-challenge-declined = { $name } declines: { $reason }.
web-challenge-withdraw = Withdraw
web-decline-busy = it plays elsewhere
web-decline-game = it does not play this game
web-decline-options = not with these options
web-decline-rules = it has other rules
web-decline-clock = not with this clock
web-decline-players = not with these players
web-decline-other = without a reason
web-table-bots = Bots of other players
web-table-bots-no = Not admitted
web-table-bots-invited = Those I invite
web-table-bots-welcome = Any may sit down
web-abort = Abort without a result
web-leaderboard-who = Who
web-leaderboard-people = Players
web-leaderboard-bots = Bots of players
web-no-bot-leaderboard = No bot of a player has finished a rated game yet.
web-bot-rating-text = A game with bots of players changes the ratings of these bots only.
web-my-bots = My bots
