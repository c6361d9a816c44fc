carrara-title = The Palaces of Carrara

carrara-option-version = Version
carrara-option-version-normal = normal
carrara-option-version-advanced = advanced
carrara-option-early-open-scoring = Stones in the open area may score before all bonus fields are empty
carrara-option-early-open-scoring-yes = yes
carrara-option-early-open-scoring-no = no
carrara-option-improvements = Improvements for a city you have improved already
carrara-option-improvements-one-per-city = not allowed: one for each city
carrara-option-improvements-any = allowed: any improvement
carrara-option-triple-tie = Fourth player behind three tied for most statues
carrara-option-triple-tie-third = gets the points of the third rank
carrara-option-triple-tie-nothing = gets nothing
carrara-option-open-screens = Everybody sees coins and blocks
carrara-option-open-screens-yes = yes
carrara-option-open-screens-no = no
carrara-option-starter = Who starts
carrara-option-starter-first-seat = the first seat
carrara-option-starter-random = drawn by lot

# Pieces
carrara-block = { $colour ->
    [purple] purple
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[white] white
} block
carrara-blocks = { $count } { $colour ->
    [purple] purple
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[white] white
}
carrara-colour = { $colour ->
    [purple] purple
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[white] white
}
carrara-exchange = 2 { $colour ->
    [purple] purple
    [blue] blue
    [green] green
    [red] red
   *[yellow] yellow
} blocks for 1 { $for ->
    [blue] blue
    [green] green
    [red] red
    [yellow] yellow
   *[white] white
} one
carrara-city = { $name ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}
carrara-building = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
} { $value }{ $copy ->
    [2] {" "}(2nd tile)
   *[other] {""}
}
carrara-monument = { $type ->
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
   *[villa] Villa
} monument
carrara-decoration = { $kind ->
    [book] the book
    [shield] the shield
    [crown] the crown
    [cup] the cup
    [flag] the flag
   *[gate] the gate
}
carrara-statue = { $colour ->
    [purple] the purple statue
    [blue] the blue statue
    [green] the green statue
    [red] the red statue
    [yellow] the yellow statue
    [white] the white statue
   *[gold] the gold statue
}
carrara-bonus = { $gives ->
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
    [points] { $amount } VP
    [decoration] a decoration
   *[statue] a gold statue
}
carrara-field = { $name ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
    [livorno] Livorno
    [biblioteca] Biblioteca
    [palazzo] Palazzo
    [porta] Porta
    [cattedrale] Cattedrale
    [castello] Castello
    [villa] Villa
    [urban] urban landscape
    [rural] rural landscape
    [money_low] money field 3:1
    [money_high] money field 2:1
    [livorno_lerici] statues in Livorno & Lérici
    [massa_pisa] statues in Massa & Pisa
   *[viareggio_lucca] statues in Viareggio & Lucca
}
carrara-improvement = { $copy ->
    [2] the second improvement
   *[other] the improvement
} for { $city ->
    [lerici] Lérici
    [massa] Massa
    [viareggio] Viareggio
    [lucca] Lucca
    [pisa] Pisa
   *[livorno] Livorno
}
carrara-reward = { $coins ->
    [0] { $points } VP
    [one] { $points ->
        [0] 1 coin
       *[other] 1 coin and { $points } VP
    }
   *[other] { $points ->
        [0] { $coins } coins
       *[other] { $coins } coins and { $points } VP
    }
}

# What can be done
carrara-do-pass = Pass and take 2 coins
carrara-do-keep = Buy without turning the wheel
carrara-do-turn = Turn the wheel and buy blocks
carrara-do-turn-both = Turn both wheels and buy blocks
carrara-do-turn-statues = Turn only the statue wheel and buy blocks
carrara-do-show = Show that you can afford nothing and take 2 coins
carrara-do-follow = Follow: take the bonus and score
carrara-do-forgo = Forgo: move your stone to the open area
carrara-do-score-open = Score with a stone of the open area
carrara-do-store = Put it into a storehouse
carrara-do-leave = Take nothing
carrara-do-leave-gold = Leave it: it goes to the box
carrara-do-done = End the turn
carrara-do-score = Score, with the bonus { $bonus }
carrara-do-field = Score: { $field }
carrara-do-cart = From location { $location }: { $block }
carrara-do-buy = Buy the blocks in the cart
carrara-do-complete = Pay these blocks and build
carrara-do-build = Build: { $building }
carrara-do-city = In { $city }
carrara-do-upgrade = Upgrade: { $building } in { $city }
carrara-do-exchange = Pay { $exchange }
carrara-do-pay = Pay 1 { $block }
carrara-do-improve = Take { $improvement }
carrara-do-take = Take { $item }
carrara-do-unstore = Place { $item } from the storehouse
carrara-do-purchase = Buy { $item } for 10 coins
carrara-do-discard = Discard { $item } to make room
carrara-do-set = On the { $building } in { $city }

# What has happened
carrara-log-wheel = The large wheel starts with { $decoration } at location I.
carrara-log-starter = { $seat } starts.
carrara-log-draw = Drawn onto location I: { $block }.
carrara-log-draw-many = Drawn onto location I: { $items }.
carrara-log-draw-item = { $block }
carrara-log-lay = The { $building } is laid out.
carrara-log-lay-many = Laid out: { $items }.
carrara-log-lay-item = { $building }
carrara-log-ending = { $seat } triggers the end of the game and gets { $points } VP. Everybody else has one more turn.
carrara-log-pass = { $who } passes and takes { $coins } coins.
carrara-log-keep = { $who } buys without turning the wheel.
carrara-log-turn = { $who } turns the wheel.
carrara-log-turn-both = { $who } turns both wheels.
carrara-log-turn-statues = { $who } turns only the statue wheel.
carrara-log-show = { $who } shows { $has ->
    [one] 1 coin
   *[other] { $has } coins
}, can afford nothing and takes { $coins } coins.
carrara-log-follow = { $who } follows and takes the bonus: { $bonus }.
carrara-log-forgo = { $who } forgoes the bonus: { $bonus }. The stone moves to the open area{ $boxed ->
    [yes] , the statue to the box.
   *[no] .
}
carrara-log-score-open = { $who } takes a stone from the open area.
carrara-log-store = { $who } puts { $item } into a storehouse.
carrara-log-leave = { $who } takes nothing.
carrara-log-leave-gold = { $who } leaves the gold statue to the box.
carrara-log-done = { $who } ends the turn.
carrara-log-score = { $who } starts a royal visit with the bonus: { $bonus }.
carrara-log-scored = { $who } scores { $kind ->
    [city] { $field }
    [type] the type { $field }
   *[other] the { $field }
}: { $reward }.
carrara-log-claimed = { $who } shows at least { $minimum } coins and claims the { $field }: { $rate } coins are 1 VP at the end.
carrara-log-bought = { $who } buys at location { $location } for { $paid ->
    [0] nothing
    [one] 1 coin
   *[other] { $paid } coins
}: { $blocks }.
carrara-log-built = { $who } builds the { $building } in { $city } with { $blocks }{ $points ->
    [0] .
   *[other] {" "}and gets { $points } VP.
}
carrara-log-upgraded = { $who } upgrades the { $replaced } in { $city } to the { $building } with { $blocks }{ $points ->
    [0] .
   *[other] {" "}and gets { $points } VP.
}
carrara-log-improve = { $who } takes { $improvement }: value × { $reward }.
carrara-log-take = { $who } takes { $item }.
carrara-log-unstored = { $who } places { $item } from the storehouse on the { $building } in { $city }.
carrara-log-purchased = { $who } buys { $item } for { $paid } coins and places it on the { $building } in { $city }.
carrara-log-discard = { $who } discards { $item } from a storehouse for { $for }.
carrara-log-set = { $who } places { $item } on the { $building } in { $city }.

# What to do now
carrara-prompt-main = { $last ->
    [yes] Your last turn:
   *[no] Your turn:
} { $scoring ->
    [yes] buy blocks, build, score, or pass.
   *[no] buy blocks, build, or pass.
}
carrara-prompt-following = { $last ->
    [yes] Your last turn.
   *[no] Your turn.
} { $who } holds the royal visit. { $able ->
    [yes] Follow with the bonus { $bonus } and score, or your stone moves to the open area.
   *[no] You have nothing to score: your stone moves to the open area, without the bonus { $bonus }.
}
carrara-prompt-segments = Choose blocks of one location for your cart. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
carrara-prompt-carting = In your cart from location { $location }: { $blocks }, for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}. You keep { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}. Add blocks, or buy.
carrara-prompt-city = Where do you build the { $building }?
carrara-prompt-paying = { $building } in { $city }: { $laid ->
    [0] { $due ->
        [one] pay 1 block.
       *[other] pay { $due } blocks.
    }
   *[other] you pay { $blocks }{ $due ->
        [0] . Build, or take a block back.
        [one] ; 1 block to go.
       *[other] ; { $due } blocks to go.
    }
}
carrara-prompt-improving = Choose an improvement.
carrara-prompt-taking = { $from ->
    [court] Choose a decoration, or none.
   *[wheel] The segment is empty: take its decoration or its statue, or nothing.
}
carrara-prompt-placing = Where do you put { $item }?
carrara-prompt-moving = On which building do you put { $item }?
carrara-prompt-scoring = Which field do you score?
carrara-prompt-finishing = End the turn, or first { $stored ->
    [yes] { $bought ->
        [yes] place a stored item or buy one for 10 coins.
       *[no] place a stored item.
    }
   *[no] buy a decoration or a statue for 10 coins.
}
carrara-prompt-chance = Blocks and buildings are being drawn.
carrara-prompt-over = The game is over.
carrara-prompt-wait = { $stage ->
    [following] { $who } decides whether to follow.
    [segments] { $who } buys blocks.
    [improving] { $who } chooses an improvement.
    [taking] { $who } chooses a decoration or a statue.
    [placing] { $who } places a decoration or a statue.
    [scoring] { $who } scores.
   *[other] It is { $who }'s turn.
}

# Where points come from
carrara-score-bonuses = Bonuses of the Royal Court
carrara-score-cities = Cities
carrara-score-types = Building types
carrara-score-landscapes = Landscapes
carrara-score-pairs = Statues in pairs of cities
carrara-score-building = Building after the last stone
carrara-score-ending = Triggering the end
carrara-score-money = Coins
carrara-score-sets = Decorations
carrara-score-majorities = Most statues
