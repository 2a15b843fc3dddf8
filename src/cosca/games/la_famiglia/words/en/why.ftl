## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-area = an area
asks-sea = a sea
asks-space = a space of the sheets
asks-token = a token
asks-column = a column
asks-order = an order
asks-row = a row of your mat
asks-tile = a control tile
asks-card = a conflict card
asks-family = a family
asks-seat = a seat

# Who stands in an area, as a sentence before the reason.
phrase-held = { $held ->
    [empty] Nobody stands in { NAME($area) }.
    [neutral] Neutrals stand in { NAME($area) }.
    [own] Your own Soldati stand in { NAME($area) }.
    [mate] Your teammate stands in { NAME($area) }.
   *[enemy] { NAME($holder) } stands in { NAME($area) }.
}

### Areas

why-area-own = { phrase-held } This needs an area with your Soldati.
why-area-place = { phrase-held } You place Soldati only where yours stand, or nobody's.
why-area-existing = { phrase-held } This action places Soldati only where yours already stand.
why-area-target = { phrase-held } Only enemy or neutral Soldati can be hit.
why-area-neutral = { phrase-held } Only neutral Soldati can be stirred up.
why-area-team = { phrase-held } Neutrals that you stir up never go against your own team.
why-area-friends = { phrase-held } { $friends ->
    [true] The order spreads only to your areas and your teammate's.
   *[false] The order spreads only to your areas, your teammate's, and neutral ones.
}
why-area-here = { NAME($area) } is where it starts. Choose an area next to it.
why-area-gather = { NAME($area) } is where your Soldati and cars gather. Choose an adjacent area with your Soldati.
why-area-far = { NAME($area) } is not next to { NAME($origin) } by land.
why-area-distance = { NAME($area) } is { $n } areas away from { NAME($origin) }; the order reaches { $reach }.
why-area-reach = { NAME($area) } is not next to { NAME($origin) }, and { $sea ->
    [inland] { NAME($origin) } touches no sea.
    [no_boat] your team has no speedboat in a sea that { NAME($origin) } touches.
   *[apart] your team's speedboats make no way over the sea from there to { NAME($area) }.
}
why-area-mate = Your teammate stands in { NAME($area) }: you never move there.
why-area-allies = Only { tile-allies } reaches { NAME($area) } from there, for { $price } money. You have { $money }.
why-area-start = It cannot start in { NAME($area) }, only in { LIST($areas, type: "or") }.
why-area-second = This action has laid an order in { NAME($area) } already. The second one goes to another area.
why-area-orders = { $chain ->
    [full] { $n } orders lie in { NAME($area) }: an area never holds more.
    [fresh] The order in { NAME($area) } was laid in this turn: { tile-chain_of_command } needs an earlier one.
   *[no] An order lies in { NAME($area) } already, and you do not have { tile-chain_of_command }.
}
why-area-alone = None of your other areas is next to { NAME($area) }, so nobody could come.
why-area-labs = { NAME($area) } holds { $n } drug labs already: an area never holds more.
why-area-equipment = You have no car left, and { NAME($area) } can get no drug lab.
why-area-hit = Another number of the Pentito has hit { NAME($area) } already.
why-area-stuck = All areas next to { NAME($area) } are your team's, so its neutrals have nowhere to go.
why-area-no-lab = { NAME($area) } has no drug lab.
why-area-guarded = The drug labs of { NAME($area) } have got their Soldati already.
why-area-spread = { NAME($area) } has got Soldati by this order already: each area once.
why-area-hq = { $own ->
    [true] You have no Soldati in HQ for { NAME($area) }.
   *[false] Your teammate has no Soldati in HQ for { NAME($area) }.
}
why-area-no-neutrals = No neutral Soldati are left in the supply for { NAME($area) }.

### Seas and seats

why-sea-own = None of your areas touches the { NAME($sea) }.
why-sea-area = { NAME($area) }, the area of the order, does not touch the { NAME($sea) }.
why-sea-here = Your new speedboat is in the { NAME($sea) } now. If it shall stay, do not move it.
why-sea-far = The { NAME($sea) } is not next to the { NAME($origin) }.
why-sea-no-boat = You have no speedboat left for the { NAME($sea) }.
why-seat-no-boat = { $seat ->
    [0] Neutrals have no speedboats.
   *[other] { NAME($seat) } has no speedboat in the { NAME($sea) }.
}
why-seat-team = Only you or your teammate can play the card of the neutrals.

### Sheets

why-space-sheet = { NAME($space) }: sheet { $sheet } is not on the table in round { $n }.
why-space-upper = { NAME($space) } is on the upper sheet. The token goes to the lower one.
why-space-lower = { NAME($space) } is on the lower sheet. This is about the upper one.
why-space-taken = { NAME($space) } already holds a token. Only ∞ spaces take more than one.
why-space-bust = Your bust stands at { NAME($space) }. The token beside it moves to another action space.
why-space-bare = { NAME($space) } has no token that you could move.
why-space-grey = { NAME($space) } is a grey circle: those are for the neutral tokens.
why-space-neutral = { NAME($space) } has no neutral token.
why-space-column = { NAME($space) }: its column, { NAME($column) }, holds no token, so none may be added there.
why-space-cost = { NAME($space) } costs { $cost } money{ $fee ->
    [0] {""}
   *[other] {" "}and the token { $fee }, together { $sum }
}. You have { $money }.
why-space-broke = { NAME($space) } costs money. You cannot pay for any move, so only a space without a price is left.
why-space-idle = You could do nothing of { NAME($space) } now. { LIST($lacks, type: "sentences") }
lack-recruit = Your supply holds no Soldati.
lack-place = You have no Soldati in HQ, or no area for them.
lack-place-existing = You have no Soldati in HQ, or no area of your own.
lack-order = You have no order in HQ, or no area for one.
lack-equipment = You can place no car, speedboat or drug lab.
lack-launder = You have no drug lab.
lack-gather = None of your areas is next to another one of yours.
lack-influence = There is no token left on your mat.
lack-ultima = Your bust is not in the supply.
why-token-none = There is no { $token ->
    [own] token of yours
    [neutral] neutral token
   *[other] token of { NAME($owner) }
} on the upper sheet.
why-token-cost = { $fee ->
    [0] Even the cheapest space that you could use costs { $least } money.
   *[other] The token costs { $fee } money and the cheapest space that you could use { $least }, together { $sum }.
} You have { $money }.
why-column-empty = { NAME($column) }: there is no token in this column.
why-column-cost = { NAME($column) } costs { $cost } money with all its tokens. You have { $money }.

### Orders, rows, tiles, families

why-order-other = { NAME($order) } is not an order of your family.
why-order-sold = { NAME($order) } was sold and is out of the game.
why-order-locked = { NAME($order) } is still locked: it lies on the { NAME($row) } of your mat.
why-order-board = { NAME($order) } lies in { NAME($area) } and stays there until it is carried out.
why-order-idle = { NAME($order) } does not lie on the board.
why-order-done = { NAME($order) } has been carried out; it lies there for its vest alone.
why-order-later = { NAME($order) } comes at another moment: { $supply ->
    [true] supply
   *[false] attack
}, initiative { $initiative }.
why-row-empty = { NAME($row) }: there is no token left in this row.
why-row-same = { NAME($row) }: the first token came from this row, and the two come from different rows.
why-tile-out = { NAME($tile) } is not in this game.
why-tile-free = There is no token of yours on { NAME($tile) }.
why-tile-marked = { $own ->
    [true] Your token lies on { NAME($tile) } already.
   *[false] { NAME($tile) } serves your teammate: each tile serves one family.
}
why-tile-moment = { NAME($tile) } works at another moment.
why-tile-used = You have used { NAME($tile) } in this phase already.
why-tile-boat = { NAME($tile) }: { $lacks ->
    [boat] you have no speedboat left.
   *[coast] none of your areas touches a sea.
}
why-tile-swap = { NAME($tile) }: { $lacks ->
    [token] you have no influence token in the supply.
    [hq] you have too few Soldati in HQ; it takes { $n }.
   *[neutral] there is no neutral token on the upper sheet.
}
why-family-led = Seat { $n } already leads { NAME($family) }.
why-family-dealt = { NAME($family) } was not dealt to your team.
