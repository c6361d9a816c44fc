raccolta-title = Raccolta
raccolta-about = Gather fruit, sell it in sets while the market pays, and keep your favourite secret.

raccolta-option-sales = The game ends after a player's
raccolta-option-sales-4 = fourth sale
raccolta-option-sales-3 = third sale

# Pieces
raccolta-card = { $fruit ->
    [fig] fig
    [lemon] lemon
    [olive] olive
   *[orange] orange
} { $value }
raccolta-fruit = { $fruit ->
    [fig] figs
    [lemon] lemons
    [olive] olives
   *[orange] oranges
}

# What can be done
raccolta-do-draw = Draw a card from the pile
raccolta-do-sell = Sell the cards
raccolta-do-take = Take { $card }
raccolta-do-lay = Sell { $card }

# What has happened
raccolta-log-favourite = { $to } has the secret favourite { $fruit }
raccolta-log-favourite-hidden = { $to } gets a secret favourite
raccolta-log-deal = { $to } gets { $card }
raccolta-log-deal-hidden = { $to } gets a card
raccolta-log-reveal = { $card } is laid out
raccolta-log-draw = { $who } draws a card
raccolta-log-take = { $who } takes { $card }
raccolta-log-sell = { $who } sells { $cards } for { $points ->
    [one] 1 point
   *[other] { $points } points
}

# What to do now
raccolta-prompt-turn = Take a card, draw one, or begin a sale with a card of your hand
raccolta-prompt-full = Your hand is full: sell cards of one fruit
raccolta-prompt-lay = Choose at least one more card of the same fruit
raccolta-prompt-sell = Sell { $cards } cards for { $points } points, or add another one
raccolta-prompt-wait = { $who } is to move
raccolta-prompt-chance = Cards are dealt
raccolta-prompt-over = The game is over

# Why not
raccolta-why-selling = You have begun a sale: confirm it, or take its cards back first
raccolta-why-nothing-laid = Choose the cards of your hand that you want to sell first
raccolta-why-two-cards = A sale has at least two cards of one fruit
raccolta-why-hand-full = Your hand is full: you have to sell
raccolta-why-pile-empty = The pile is empty
raccolta-why-not-on-show = No { $card } lies open
raccolta-why-not-in-hand = You have no { $card } left in your hand
raccolta-why-one-fruit = All cards of a sale show the same fruit: you are selling { $fruit }
raccolta-why-single = A sale has at least two cards: you have only one of { $fruit }

# What can still come
raccolta-supply-pile = The pile
raccolta-supply-note-hands = The numbers include cards that other players have drawn unseen

# The box
raccolta-box-deck = Cards
raccolta-box-deck-why = Four fruits of three values, three of each, as the rules say
raccolta-box-favourites = Secret favourites
raccolta-box-favourites-why = One for each fruit, as the rules say

# Where points come from
raccolta-score-cards = Values of sold cards
raccolta-score-sets = Large sets
raccolta-score-market = Market
raccolta-score-favourite = Favourite fruit

# The board
raccolta-view-display = Open cards
raccolta-view-market = The market adds to the next sale
raccolta-view-market-fig = figs
raccolta-view-market-lemon = lemons
raccolta-view-market-olive = olives
raccolta-view-market-orange = oranges
raccolta-view-pool = Cards in the pile
raccolta-view-last-round = Last round
raccolta-view-draft = Your sale
raccolta-view-favourite = Secret favourite
raccolta-view-hand = Hand
raccolta-view-hand-size = Cards in hand
raccolta-view-known = Seen taken
raccolta-view-sold = Sold
raccolta-view-sold-fig = figs
raccolta-view-sold-lemon = lemons
raccolta-view-sold-olive = olives
raccolta-view-sold-orange = oranges
raccolta-view-sales = Sales
raccolta-view-cards = Cards
raccolta-view-card = Card
raccolta-view-points = Points

# The lesson
lesson-raccolta-welcome = Welcome to the harvest. You hold a lemon and an olive, and your secret favourite is the olive: every olive that you sell gives two extra points at the end.
lesson-raccolta-take = Four cards lie open. Take the olive 3: you already have an olive, and two cards of one fruit can be sold.
lesson-raccolta-draw = Everybody saw what you took; nobody knows the cards you were dealt. Bruno has taken a card as well. Now draw one from the pile, unseen.
lesson-raccolta-begin = You have two olives. Begin a sale: choose the olive 3.
lesson-raccolta-more = Until you confirm, nobody sees what you are choosing, and you can undo it. Add the olive 1; any order will do.
lesson-raccolta-sell = The sale gives the values of the cards and what the market adds: 3 points, because nobody has sold olives before. Confirm it.
lesson-raccolta-end = From now on olives bring one point less. Three cards at once give 2 points extra, four give 5, five give 9. The game ends in the round of a fourth sale, or when the pile is empty. Enjoy it!
