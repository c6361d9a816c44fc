# A first game of Palazzo
lesson-palazzo-welcome = Welcome to Florence! You buy floors of brick, sandstone and marble and stack them into palazzi. In the middle lies the warehouse, around it are four quarries, below is your own building site. High palazzi with many windows bring the most points.
lesson-palazzo-money = It is your turn, and without money nothing gets built. You hold four cards. Click the money pile, or “Take money”.
lesson-palazzo-cards = As many cards as there are players, plus one, are turned up. You may take two, everybody else then takes one. A payment uses cards of one currency only, and you hold a blue 3: take the blue 5 to go with it, and the green 3.
lesson-palazzo-cards-wrong = That would work, too. But the blue 5 goes well with your blue 3: click the blue 5 and the green 3.
lesson-palazzo-reveal = Bruno took money as well, and you got a card of it, too. Now we want a tile. Click the stack: two tiles are turned up, one for the warehouse, one for a quarry.
lesson-palazzo-buy = Two tiles lie in the warehouse, so each costs 10 minus 2: that is 8. A ground floor of sandstone with three windows is a fine beginning. Click it.
lesson-palazzo-buy-wrong = We could do that, but a palazzo begins well with a ground floor of many windows: buy the sandstone ground floor.
lesson-palazzo-pay = Now pay 8. The blue 3 and the blue 5 are exactly that: click both cards, in either order, and then “Done”. A click on a laid card takes it back. There is no change, so pay exactly where you can.
lesson-palazzo-pay-wrong = Better pay exactly: the blue 3, the blue 5, then “Done”.
lesson-palazzo-build = Build it: click your building site and a new palazzo begins. With a single floor it still costs you 5 points, so it should grow.
lesson-palazzo-build-wrong = Do not throw it away! Click the building site to begin a palazzo.
lesson-palazzo-bid = Bruno auctions a quarry: all tiles there go to the highest bidder, and two of them are sandstone! Bruno opens with 3. Bid 4: click the blue 4, then “Done”.
lesson-palazzo-bid-wrong = Let us bid just enough: the blue 4, then “Done”.
lesson-palazzo-grow = Bruno passes, and the tiles are yours. Lay the second and the third sandstone floor on your palazzo: floors may only rise, and gaps are allowed. Watch the points that each place would bring. Then begin a second palazzo with the brick.
lesson-palazzo-grow-wrong = First the second floor of sandstone on your palazzo, then the third, then the brick as a palazzo of its own.
lesson-palazzo-end = From three floors on the windows count, and a palazzo of one material brings 3 points more: 8 in all. The lone brick floor costs 5 until it grows. When the fifth rider arrives, the game ends at once, and the most points win.
