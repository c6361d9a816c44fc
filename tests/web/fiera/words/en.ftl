fiera-title = Fiera
fiera-about = Sell figs, olives and saffron at two stalls.
fiera-option-long = Length
fiera-option-long-no = two rounds
fiera-option-long-yes = three rounds

fiera-do-pass = Pass
fiera-do-draw = Draw a card
fiera-do-peek = Look at the buried card
fiera-do-offer = Offer { $kind }
fiera-do-show = Show { $kind }
fiera-do-at = Sell at stall { $stall }
fiera-do-bid = Bid { $kind }

fiera-log-bury = A card is buried.
fiera-log-deal = A card is dealt.
fiera-log-pass = { $who } passes.
fiera-log-draw = { $who } draws a card.
fiera-log-peek = { $who } looks at the buried card.
fiera-log-show = { $who } shows { $kind }.
fiera-log-sell = { $who } sells { $kind } at stall { $stall }.
fiera-log-bid = { $who } bids { $kind }.
fiera-log-bids = All bids are open.

fiera-prompt-fiera-choose = Draw, pass, or sell a card.
fiera-prompt-fiera-stall = At which stall?
fiera-prompt-fiera-bid = Bid a card for the buried one.
fiera-prompt-fiera-wait = The others bid.
fiera-prompt-fiera-turn = It is the turn of { $seat }.
fiera-prompt-fiera-over = The game is over.

fiera-score-market = Market
fiera-score-hand = Cards in hand

fiera-view-pool = Cards left
fiera-view-sold = Sold

lesson-fiera-draw = Draw a card now.
