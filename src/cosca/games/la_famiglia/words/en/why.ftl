## Why something can’t be chosen now: a reason for this very thing, shown when a reader asks.

# Kinds of things, as what a question asks for.
asks-area = an area
asks-sea = a sea area
asks-space = a space on the action sheets
asks-token = a token
asks-column = a column
asks-order = an order
asks-row = a row of your family mat
asks-tile = a control tile
asks-card = a conflict card
asks-family = a family
asks-seat = a player

# Who is in an area, as a sentence before the reason.
phrase-held = { $held ->
    [empty] { NAME($area) } is empty.
    [neutral] { NAME($area) } is neutral.
    [own] You control { NAME($area) }.
    [mate] Your teammate controls { NAME($area) }.
   *[enemy] { NAME($holder) } controls { NAME($area) }.
}

### Areas

why-area-own = { phrase-held } You need an area with your own Soldati.
why-area-place = { phrase-held } You can only place Soldati where you already have some, or in an empty area.
why-area-existing = { phrase-held } This action only places Soldati where you already have some.
why-area-target = { phrase-held } You can only choose areas with enemy or neutral Soldati.
why-area-neutral = { phrase-held } You can only agitate neutral Soldati.
why-area-team = { phrase-held } Agitated neutrals can’t go to your own team’s areas.
why-area-friends = { phrase-held } { $friends ->
    [true] This order only places Soldati in your areas and your teammate’s.
   *[false] This order only places Soldati in your areas, your teammate’s and neutral ones.
}
why-area-here = { NAME($area) } is where you start. Choose another area.
why-area-pull = This order pulls Soldati into { NAME($area) }. Choose an adjacent area with enemy or neutral Soldati.
why-area-gather = { NAME($area) } is where your Soldati and cars gather. Choose an adjacent area with your Soldati.
why-area-far = { NAME($area) } is not adjacent to { NAME($origin) } by land.
why-area-distance = { NAME($area) } is { $n } areas away from { NAME($origin) }, but the order reaches only { $reach }.
why-area-reach = { NAME($area) } is not adjacent to { NAME($origin) }, and { $sea ->
    [inland] { NAME($origin) } has no coast.
    [no_boat] your team has no speedboat in a sea area adjacent to { NAME($origin) }.
   *[apart] your team’s speedboats don’t form a route across the sea from there to { NAME($area) }.
}
why-area-mate = Your teammate controls { NAME($area) }. You can’t move there.
why-area-allies = You can only reach { NAME($area) } from there with { tile-allies }, for { $price } Money. You have { $money }.
why-area-start = You can’t start in { NAME($area) }, only in { LIST($areas, type: "or") }.
why-area-second = You have already issued an order in { NAME($area) } with this action. The second one goes to a different area.
why-area-orders = { $chain ->
    [full] { NAME($area) } already has { $n } orders. An area can’t have more.
    [fresh] The order in { NAME($area) } was issued this turn. { tile-chain_of_command } needs one from an earlier turn.
   *[no] { NAME($area) } already has an order, and you do not have { tile-chain_of_command }.
}
why-area-alone = None of your other areas is adjacent to { NAME($area) }, so no one could move there.
why-area-labs = { NAME($area) } already has { $n } drug labs. An area can’t have more.
why-area-equipment = You have no car left, and you can’t place a drug lab in { NAME($area) }.
why-area-hit = The Pentito has already removed Soldati from { NAME($area) }.
why-area-stuck = Your team controls all areas adjacent to { NAME($area) }, so its neutrals have nowhere to go.
why-area-no-lab = { NAME($area) } has no drug lab.
why-area-guarded = The drug labs in { NAME($area) } already have their Soldati.
why-area-spread = { NAME($area) } has already received Soldati from this order; each area only once.
why-area-hq = { $own ->
    [true] You have no Soldati in headquarters for { NAME($area) }.
   *[false] Your teammate has no Soldati in headquarters for { NAME($area) }.
}
why-area-no-neutrals = There are no neutral Soldati left in the supply for { NAME($area) }.

### Seas and players

why-sea-own = { NAME($sea) } is not adjacent to any of your areas.
why-sea-area = { NAME($sea) } is not adjacent to { NAME($area) }, the order’s area.
why-sea-here = Your new speedboat is already in { NAME($sea) }. To leave it there, don’t move it.
why-sea-far = { NAME($sea) } is not adjacent to { NAME($origin) }.
why-sea-no-boat = You have no speedboat left for { NAME($sea) }.
why-seat-no-boat = { $seat ->
    [0] Neutrals have no speedboats.
   *[other] { NAME($seat) } has no speedboat in { NAME($sea) }.
}
why-seat-team = Only you or your teammate can play the card for the neutrals.

### Action sheets

why-space-sheet = { NAME($space) } is on action sheet { $sheet }, which is not in play in round { $n }.
why-space-upper = { NAME($space) } is on the top action sheet. The token goes to the bottom one.
why-space-lower = { NAME($space) } is on the bottom action sheet. You need one on the top action sheet.
why-space-taken = { NAME($space) } already has a token. Only ∞ spaces have room for more than one.
why-space-bust = Your bust stands at { NAME($space) }. Move the token beside it to another action space.
why-space-bare = { NAME($space) } has no token that you could move.
why-space-grey = { NAME($space) } is a gray circle, which is reserved for neutral tokens.
why-space-neutral = { NAME($space) } has no neutral token.
why-space-column = { NAME($space) } is in the { NAME($column) }, which has no token, so you can’t add one there.
why-space-cost = { NAME($space) } costs { $cost } Money{ $fee ->
    [0] {""}
   *[other] {" "}and the token { $fee }, a total of { $sum }
}. You have { $money }.
why-space-broke = { NAME($space) } costs money. You can’t pay for any move, so you have to choose a space without a price.
why-space-idle = You can’t use any part of { NAME($space) } right now. { LIST($lacks, type: "sentences") }
lack-recruit = You have no Soldati in your supply.
lack-place = You have no Soldati in headquarters, or no area for them.
lack-place-existing = You have no Soldati in headquarters, or no area of your own.
lack-order = You have no order in headquarters, or no area for one.
lack-equipment = You can’t place a car, a speedboat or a drug lab.
lack-launder = You have no drug lab.
lack-gather = None of your areas is adjacent to another one of yours.
lack-influence = You have no token left on your family mat.
lack-ultima = Your bust is not in your supply.
why-token-none = { $token ->
    [own] You have no token
    [neutral] There is no neutral token
   *[other] { NAME($owner) } has no token
} on the top action sheet.
why-token-cost = { $fee ->
    [0] Even the cheapest space that you could use costs { $least } Money.
   *[other] The token costs { $fee } Money{ $least ->
        [0] {""}
       *[other] , and the cheapest space that you could use costs { $least }, a total of { $sum }
    }.
} You have { $money }.
why-column-empty = There is no token in the { NAME($column) }.
why-column-cost = The { NAME($column) } costs { $cost } Money with all its tokens. You have { $money }.

### Orders, rows, tiles, families

why-order-other = { NAME($order) } is not one of your family’s orders.
why-order-sold = { NAME($order) } was sold and is out of the game.
why-order-locked = { NAME($order) } is still locked in the { NAME($row) } of your family mat.
why-order-board = { NAME($order) } is in { NAME($area) } and stays there until it is executed.
why-order-idle = { NAME($order) } is not on the board.
why-order-done = { NAME($order) } has already been executed; it stays there only for its vest.
why-order-later = { NAME($order) } is executed at another time: { $supply ->
    [true] supply
   *[false] attack
}, initiative { $initiative }.
why-row-empty = There is no token left in the { NAME($row) }.
why-row-same = The first token came from the { NAME($row) }. The second one must come from a different row.
why-tile-out = The control tile { NAME($tile) } is not in this game.
why-tile-free = You have no token on { NAME($tile) }.
why-tile-marked = { $own ->
    [true] You already have a token on { NAME($tile) }.
   *[false] Your teammate has a token on { NAME($tile) }, and only one family can use each tile.
}
why-tile-moment = { NAME($tile) } works at another time.
why-tile-used = You have already used { NAME($tile) } in this phase.
why-tile-boat = { NAME($tile) }: { $lacks ->
    [boat] you have no speedboat left.
   *[coast] none of your areas is on the coast.
}
why-tile-swap = { NAME($tile) }: { $lacks ->
    [token] you have no influence token in your supply.
    [hq] you have too few Soldati in headquarters; it takes { $n }.
   *[neutral] there is no neutral token on the top action sheet.
}
why-family-led = Player { $n } already leads { NAME($family) }.
why-family-dealt = { NAME($family) } was not dealt to your team.
