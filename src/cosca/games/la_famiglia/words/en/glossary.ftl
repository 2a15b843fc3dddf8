## The glossary: what each element of the board is and does. Its name is said beside it.

### The map

term-area = An area of the Mandamento { NAME($mandamento) }, { $seas ->
    [0] inland
   *[other] on the coast of { LIST($seas) }
}. Next to it: { LIST($areas, type: "comma") }. It starts with { $seat ->
    [0] { $n ->
        [one] 1 neutral Soldato
       *[other] { $n } neutral Soldati
    }
   *[other] { phrase-soldati } of seat { $seat }
}.{ $breaks_ties ->
    [true] {" "}With equal Mandamenti at the end, the team that holds it wins.
   *[false] {""}
}
term-sea = A sea that touches { LIST($areas) }. Next to it: { LIST($seas, type: "comma") }. With a speedboat of your team here, your Soldati move between these areas.
term-mandamento = Three areas: { LIST($areas) }. Who alone holds two of them controls it, as counted after each phase. After an encounter phase { $alone } of one family or { $together } of a team win.

### Orders and spaces

term-order = { $supply ->
    [true] Supply order
   *[false] Attack order
} of { NAME($family) }, initiative { $initiative }. { $row ->
    [justice] { phrase-advanced }
    [police] { phrase-advanced }
    [economy] { phrase-advanced }
    [church] { phrase-advanced }
   *[none] In HQ from the start.
} { LIST($does, type: "sentences") }
phrase-advanced = It comes into HQ when the first token leaves part { $letter } of the { NAME($row) }.
term-space = Sheet { $sheet }, { NAME($column) }. { $join ->
    [or] One of these: { LIST($does, type: "sentences") }
    [and] Both, in either order: { LIST($does, type: "sentences") }
    [one] { LIST($does, type: "sentences") }
   *[none] Tokens start here, there is no action.
}{ $cost ->
    [0] {""}
   *[other] {" "}You first pay { $cost } money to the bank.
}{ $receives ->
    [0] {""}
   *[other] {" "}You receive { $receives } money.
}{ $infinite ->
    [true] {" "}Any number of tokens fit here.
   *[false] {""}
}

### Tiles and cards

term-tile = { NAME($tile, case: "text") } It works in the { $phase ->
    [planning] planning
   *[encounter] encounter
} phase, for the family whose token lies on it.
term-card = { NAME($card, case: "text") } It works for the side that has it when the cards are revealed.

### Rows and columns

term-row = Spaces of your mat. { $row ->
    [justice] Without their tokens they show what a car adds to an attack (upper number) and to a car bomb (lower number), or give a car.
    [police] Without their tokens they show how many Soldati you place; the highest number counts.
    [economy] When its token leaves, a space gives money, a drug lab, or launders, once.
   *[church] Without their tokens they show how many Soldati you recruit; the highest number counts.
}
term-column = Option B here: take { $gives ->
    [primo] the Primo Giocatore piece, so that you start the next phase, and place a car, a speedboat or a drug lab.
    [row] { $takes } tokens from the left of your { NAME($row) }.
   *[two] the leftmost tokens of { $takes } different rows; one goes to your supply, the other onto the sheets.
} It costs the column's sum and 1 for each of its tokens, and { $fee } to the owner of each token of another seat. You may issue an order too.

### Families, characters, seats

term-family = { NAME($family, case: "house") }. { NAME($family, case: "theme") }. { NAME($family, case: "plays") }
term-character = Into HQ: { $money } money and { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}. Onto the board: { $pieces ->
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
    [0] Soldati of nobody. They hold their areas and defend them; orders can stir them up. Who removes some of them recruits as many.
   *[other] A seat of team { $team }, { $corner ->
        [NW] top left
        [NE] top right
        [SW] bottom left
       *[SE] bottom right
    }. It starts in { LIST($areas) }. After it comes seat { $next }.
}
term-token = { $n ->
    [0] A neutral influence token. Anyone moves it from the upper to the lower sheet without paying an owner.
   *[other] An influence token of seat { $n }. Anyone may move it from the upper to the lower sheet; another seat pays its owner { $fee } money for that.
}

### Pieces

term-piece-soldati = A fighter. Who has Soldati in an area holds it. A family has { $most }: in its supply, in HQ, or on the board.
term-piece-car = It stands with your Soldati. One car may go along with an attack by land and adds your Justice value; or it is a car bomb in a strike. A family has { $most }.
term-piece-boat = It lies in a sea. Your team's Soldati move and attack across seas with its boats. Where { $sinks } boats meet in a sea, two sink. A family has { $most }.
term-piece-lab = It belongs to whoever holds its area: 1 defence bonus, and 1 money when you launder. At most { $in_area } in an area; one goes when the area changes hands. There are { $most }.
term-piece-bust = It stands beside a token on the lower sheet: at the end of the planning phase that token moves once more for an Ultima Azione.
term-piece-primo = Who has it is first in turn order from the next phase on.
term-piece-control = It marks a Mandamento that a family controls. It is laid after each phase.
term-piece-order = A secret instruction, laid face down in an area with your Soldati and carried out in the encounter phase. A family has { $most }: { $basic } basic ones, and { $advanced } that its mat unlocks.
term-piece-money = It pays for tokens, columns and spaces. It lies in HQ and never runs out in the bank.
term-piece-hq = Headquarters, behind the screen: money, Soldati and orders of a family. Only its own team looks there.
term-piece-supply = Pieces of a family that are not in play. What is not there cannot be taken.

### What each symbol of an order does

symbol-coin = Take { $n } money.
symbol-soldati = Place up to { phrase-soldati } from your HQ in the order's area.
symbol-place = Place Soldati from your HQ in the order's area, up to your Police value{ phrase-more }.
symbol-recruit = Take Soldati from your supply into HQ, up to your Church value{ phrase-more }.
symbol-car = Place a car in the order's area.
symbol-boat = Place a speedboat in a sea next to the order's area; it may go on to the next sea.
symbol-lab = Build a drug lab in the order's area, if fewer than { $in_area } are there.
symbol-launder = Take 1 money for each of your drug labs.
symbol-soldati_per_lab = Place 1 Soldato from your HQ with each of your drug labs, anywhere.
symbol-spread = Place up to { phrase-soldati } from your HQ in the order's area, and as many in up to { LIST($numbers) } areas next to it: yours, your teammate's (from that HQ) or neutral ones (from the supply).
symbol-rally = First your Soldati and cars from areas next door may come into the order's area, by land.
symbol-shotgun = { $n ->
    [2] Move and attack twice, the second time from the order's area or from where the first move went.
   *[other] Move Soldati from the order's area to another one and attack whoever is there.
}
symbol-bomb = { $n ->
    [2] Strike twice, the same area or another: as many Soldati fall as the attack bonus exceeds the defence bonus. Nobody moves.
   *[other] Strike an area next door: as many Soldati fall there as the attack bonus exceeds the defence bonus. Nobody moves.
}
symbol-either_order = The strike and the move come in the order that you like.
symbol-skull = Attack bonus { $n } for each attack and strike of this order: so many defenders fall at once, less their defence bonus.
symbol-vest = Defence bonus { $n } for your Soldati in the area as long as the order lies there, also once it is carried out.
symbol-pentito = Give up 1 Soldato of the area, then remove up to { LIST($numbers) } enemy or neutral Soldati, each number from another area next door. No defence counts.
symbol-replace = Before an attack is settled, replace up to { $n ->
    [one] 1 defender
   *[other] { $n } defenders
} by your own Soldati from the supply.
symbol-pay_remove = Before an attack is settled, pay any sum: as many defenders leave.
symbol-pull = { $n ->
    [one] One Soldato of the other team or of the neutrals next door makes way for one of yours from the supply, which comes into the order's area.
   *[other] Up to { $n } Soldati of the other team or neutrals next door make way for yours from the supply, which come into the order's area.
}
symbol-agitate = At last, neutrals of an area within { $n } of here move or attack for you, without bonuses.
phrase-more = { $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}

### What each part of a space does

action-recruit = Recruit: take Soldati from your supply into HQ, up to your Church value{ phrase-more }.
action-place = Place Soldati from HQ in one area that is yours or without Soldati, up to your Police value{ phrase-more }.
action-place_existing = Place Soldati from HQ in one area where you already have some, up to your Police value{ phrase-more }.
action-order = Issue an order: lay one from HQ face down in an area with your Soldati and without an order.
action-order_two_areas = Issue orders: one each in up to 2 areas.
action-order_double = Issue orders: up to 2 in one area.
action-equipment = Organize equipment: place a car, a speedboat or a drug lab.
action-launder = Launder: take 1 money for each of your drug labs.
action-gather = Gather: move your Soldati and cars from next door into one of your areas.
action-influence_supply = Exert influence: the leftmost token of a row of your mat goes to your supply, and its space works at once.
action-influence_sheets = Exert influence: the leftmost token of a row of your mat goes onto a sheet, and its space works at once.
action-influence_row = Exert influence: up to 2 tokens from the left of one row of your mat, and their spaces work at once.
action-ultima = Ultima Azione: put your bust here. At the end of the planning phase this token moves once more, and you do that space's action.
