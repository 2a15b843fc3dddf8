## The glossary: what each element of the board is and does. Its name is shown beside it.

### The map

term-area = An area in the Mandamento { NAME($mandamento) }, { $seas ->
    [0] inland
   *[other] on the coast of { LIST($seas) }
}. Adjacent areas: { LIST($areas, type: "comma") }. It starts with { $seat ->
    [0] { $n ->
        [one] 1 neutral Soldato
       *[other] { $n } neutral Soldati
    }
   *[other] { $n } of player { $seat }’s Soldati
}.{ $breaks_ties ->
    [true] {" "}If the teams are tied at the end, the team that controls this area wins.
   *[false] {""}
}
term-sea = A sea area that borders { LIST($areas) }. Adjacent sea areas: { LIST($seas, type: "comma") }. While your team has a speedboat here, your Soldati can move between these areas.
term-mandamento = A Mandamento of three areas: { LIST($areas) }. If you alone control at least two of them, you control the Mandamento; this is checked after each phase. After an encounter phase, a team wins if one family controls { $alone } Mandamenti or both together control { $together }.

### Orders and spaces

term-order = { $supply ->
    [true] Supply order
   *[false] Attack order
} for { NAME($family) }, initiative { $initiative }. { $row ->
    [justice] { phrase-advanced }
    [police] { phrase-advanced }
    [economy] { phrase-advanced }
    [church] { phrase-advanced }
   *[none] A basic order: you have it from the start.
} { LIST($does, type: "sentences") }
phrase-advanced = You get it when the first token leaves column { $letter } of the { NAME($row) }.
term-space = Action sheet { $sheet }, { NAME($column) }. { $join ->
    [or] Choose one of these. { LIST($does, type: "sentences") }
    [and] You may do both of these in either order, or only one. { LIST($does, type: "sentences") }
    [one] { LIST($does, type: "sentences") }
   *[none] Tokens start here; there is no action.
}{ $cost ->
    [0] {""}
   *[other] {" "}You first pay { $cost } Money to the supply.
}{ $receives ->
    [0] {""}
   *[other] {" "}You receive { $receives } Money.
}{ $infinite ->
    [true] {" "}This space has room for any number of tokens.
   *[false] {""}
}

### Tiles and cards

term-tile = { NAME($tile, case: "text") } It works in the { $phase ->
    [planning] planning
   *[encounter] encounter
} phase, for the family whose token is on it.
term-card = { NAME($card, case: "text") } It works for the side that has it when the cards are revealed.

### Rows and columns

term-row = A row of your family mat. { $row ->
    [justice] As tokens leave, its spaces show what a car adds to an attack (upper number) and to a car bomb (lower number), or give you a car. Only the highest visible numbers count.
    [police] As tokens leave, its spaces show how many Soldati you can place. Only the highest visible number counts.
    [economy] When a token leaves, its space gives you money or a drug lab, or lets you launder money, once.
   *[church] As tokens leave, its spaces show how many Soldati you can recruit. Only the highest visible number counts.
}
term-column = Option B: { $gives ->
    [primo] take the Primo Giocatore figure, so that you start the next phase, and organize equipment.
    [row] remove { $takes } tokens from the left of your { NAME($row) }.
   *[two] remove the leftmost tokens of { $takes } different rows. One goes to your supply, the other to the action sheets.
} Cost: the printed price, plus 1 Money for each token, plus { $fee } Money to the owner of each token that belongs to another player. You may also issue an order.

### Families, characters, players

term-family = { NAME($family, case: "house") }. { NAME($family, case: "theme") }. { NAME($family, case: "plays") }
term-character = To headquarters: { $money } Money and { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}. To the board: { $pieces ->
    [0] nothing
   *[other] { LIST($pieces) }
}.
count-soldati = { phrase-soldati }
count-car = { $n ->
    [one] 1 car
   *[other] { $n } cars
}
count-boat = { $n ->
    [one] 1 speedboat
   *[other] { $n } speedboats
}
count-lab = { $n ->
    [one] 1 drug lab
   *[other] { $n } drug labs
}
term-seat = { $seat ->
    [0] Soldati that belong to no one. They defend their areas, and orders can agitate them. Whenever you remove some, you recruit the same number.
   *[other] A player on team { $team }, { $corner ->
        [NW] top left
        [NE] top right
        [SW] bottom left
       *[SE] bottom right
    }, starting in { LIST($areas) }. The next player is player { $next }.
}
term-token = { $n ->
    [0] A neutral influence token. Moving it from the top to the bottom action sheet costs nothing extra.
   *[other] Player { $n }’s influence token. Anyone may move it from the top to the bottom action sheet; other players pay its owner { $fee } Money.
}

### Pieces

term-piece-soldati = A fighter. You control an area while you have Soldati there. A family has { $most }: in its supply, in its headquarters or on the board.
term-piece-car = It stays with your Soldati. In an attack by land, one car can come along and adds your Justice value; in a strike, it can be a car bomb. A family has { $most }.
term-piece-boat = It stays in a sea area. Your team’s Soldati can move and attack across seas with your team’s boats. When a boat is placed and its sea area then has { $sinks } boats, that boat and one other are removed. A family has { $most }.
term-piece-lab = It belongs to the family that controls its area. It gives 1 defense bonus, and 1 Money when you launder. There can be at most { $in_area } in an area, and 1 is removed when a new family takes the area. There are { $most } in all.
term-piece-bust = It stands next to a token on the bottom action sheet. At the end of the planning phase, that token may move once more for an Ultima Azione.
term-piece-primo = The player with this figure goes first from the next phase on.
term-piece-control = It marks a Mandamento that a family controls. Control is checked after each phase.
term-piece-order = A secret order, placed face down in an area with your Soldati and executed in the encounter phase. A family has { $most } orders: { $basic } basic orders and { $advanced } advanced orders that its family mat unlocks.
term-piece-money = It pays for tokens, columns and action spaces. You keep it in your headquarters. Unlike the pieces, money never runs out.
term-piece-hq = The space behind a family’s screen, with its money, Soldati and orders. Only its own team can look there.
term-piece-supply = A family’s pieces that are not in play. If a piece has run out, you don’t get it.

### What each symbol on an order does

symbol-coin = Take { $n } Money.
symbol-soldati = { $n ->
    [one] You may place 1 Soldato
   *[other] Place up to { $n } Soldati
} from your headquarters in the order’s area.
symbol-place = Place Soldati from your headquarters in the order’s area, up to your Police value{ phrase-more }.
symbol-recruit = Move Soldati from your supply to your headquarters, up to your Church value{ phrase-more }.
symbol-car = Place a car in the order’s area.
symbol-boat = Place a speedboat in a sea area adjacent to the order’s area; it may then move to an adjacent sea area.
symbol-lab = Build a drug lab in the order’s area if it has fewer than { $in_area }.
symbol-launder = Take 1 Money for each of your drug labs.
symbol-soldati_per_lab = Place 1 Soldato from your headquarters with each of your drug labs, wherever they are.
symbol-spread = Place up to { phrase-soldati } from your headquarters in the order’s area and in each of up to { LIST($numbers) } adjacent areas of yours. Your teammate’s areas may be chosen too, with Soldati from your teammate’s headquarters. Edition 1.2 also allows neutral areas, with neutral Soldati from the supply.
symbol-rally = First, you may move your Soldati and cars from adjacent areas into the order’s area, by land.
symbol-shotgun = { $n ->
    [2] Two Movements (and Attacks), the second one from the order’s area or from the area you just moved to.
   *[other] Movement (and Attack): move Soldati from the order’s area to another area, and attack if enemies or neutrals are there.
}
symbol-bomb = { $n ->
    [2] Strike adjacent areas twice, the same one or two different ones: each time, remove Soldati equal to the attack bonus minus the defense bonus. Your Soldati do not move.
   *[other] Strike an adjacent area: remove Soldati equal to the attack bonus minus the defense bonus. Your Soldati do not move.
}
symbol-either_order = You choose whether the strike or the movement comes first.
symbol-skull = Attack bonus { $n } for every attack and strike of this order. The attack bonus minus the defense bonus is the number of defenders removed at once.
symbol-vest = Defense bonus { $n } for your Soldati in this area while the order is there, even after it has been executed.
symbol-pentito = Remove 1 of your Soldati from the area. Then remove up to { LIST($numbers) } enemy or neutral Soldati, each number from a different adjacent area. Defense bonuses don’t count.
symbol-replace = Before the bonuses are compared, { $n ->
    [one] you may replace 1 defender with one of your own Soldati
   *[other] replace up to { $n } defenders with your own Soldati
} from the supply.
symbol-pay_remove = Before the bonuses are compared, pay any amount to remove that many defenders.
symbol-pull = { $n ->
    [one] Replace 1 enemy or neutral Soldato in an adjacent area with your own from the supply and move it to the order’s area.
   *[other] Replace up to { $n } enemy or neutral Soldati in adjacent areas with your own from the supply and move them to the order’s area.
}
symbol-agitate = Finally, neutrals from { $n ->
    [one] an adjacent area
   *[other] an area up to { $n } areas away
} move or attack for you, without bonuses.
phrase-more = { $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}

### What each part of an action space does

action-recruit = Recruit: move Soldati from your supply to your headquarters, up to your Church value{ phrase-more }.
action-place = Place Soldati from your headquarters in one area, either one of yours or one without Soldati, up to your Police value{ phrase-more }.
action-place_existing = Place Soldati from your headquarters in one area where you already have some, up to your Police value{ phrase-more }.
action-order = Issue an order: place one from your headquarters face down in an area with your Soldati and without an order.
action-order_two_areas = Issue orders: one in each of up to 2 areas.
action-order_double = Issue orders: up to 2 in one area.
action-equipment = Organize equipment: place a car, a speedboat or a drug lab.
action-launder = Launder money: take 1 Money for each of your drug labs.
action-gather = Gather: move your Soldati and cars from adjacent areas into one of your areas.
action-influence_supply = Exert influence: the leftmost token of a row of your family mat goes to your supply, and you get what its space shows.
action-influence_sheets = Exert influence: the leftmost token of a row of your family mat goes to an action sheet, and you get what its space shows.
action-influence_row = Exert influence: remove up to 2 tokens from the left of one row of your family mat, and you get what their spaces show.
action-ultima = Ultima Azione: put your bust next to this token. At the end of the planning phase, you may move the token once more and perform that space’s action.
