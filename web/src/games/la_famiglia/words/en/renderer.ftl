# The words of La Famiglia's renderer. What things are called stands in the game's own catalogue.

title = La Famiglia

short-setup = Setting up
short-round = Round { $round } of { $rounds }, { $phase }

phase-setup = Set-up
phase-planning = Planning
phase-encounter = Encounter
phase-management = Management
phase-over = The end

tab-map = Map
tab-sheets = Sheets
tab-families = Families
tab-tiles = Tiles
tab-label = Parts of the table
tab-here = { $tab }: something to choose here

dock-close = Bigger map
dock-open = Show panels

round = Round
round-of = { $n } / { $rounds }

turn-order = Turn order, first to last
turn-primo = { $name } has the Primo Giocatore piece and starts the next phase
turn-to_act = { $name }: to decide now
turn-first = starts this phase

sequence = Orders in sequence
sequence-step = { $kind ->
    [attack] Attack order
   *[supply] Supply order
} { $initiative }: { $name }, { $who }{ $area ->
    [none] { "" }
   *[other] , in { $area }
}, { $state ->
    [done] done
    [now] now
   *[next] to come
}

sheet-upper = Upper sheet
sheet-lower = Lower sheet
sheet-upper-name = Upper sheet: { $name }
sheet-lower-name = Lower sheet: { $name }
sheet-upper-hint = take one token (A), or a whole column (B)
sheet-lower-hint = each space is an action

column-price = { $column }: { $action }. Option B costs you { $cost } money in all. { column-tokens }
column-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
column-free = no token
column-next = next
column-next-title = { $column }. When this is the upper sheet, option B of this column costs { $cost } and 1 for each token
column-do-primo = Starting piece, and a car, boat or lab
column-do-institution = 2 tokens off your { $row } row
column-do-two = 1 token each off 2 rows: one to the supply, one to the sheets
column-short-primo = Start + equipment
column-short-institution = 2 off the row
column-short-two = 1 off 2 rows

space-free = free
space-infinite = room for any number of tokens
space-grey = starts with a neutral token
space-gain = You receive { $n } money
space-pay = You pay { $n } money first
space-or = choose one
space-and = both, in either order
space-sign-or = or
space-sign-and = +

token-of = Token of { $name }
token-where = { $token }, { $where }
token-neutral = Neutral token

bust-of = Bust of { $name }: its token moves once more when the upper sheet is empty

part-order-pair = Order
part-recruit-pair = Recruit
part-place-pair = Place
part-equipment-pair = Equip
part-launder-pair = Launder
part-gather-pair = Gather
part-order = Order
part-order-long = Issue an order: one order from HQ, face down, into an area with your Soldati
part-order_two_areas = In 2 areas
part-order_two_areas-long = One order each in up to 2 areas with your Soldati
part-order_double = 2 in 1 area
part-order_double-long = 2 orders into one area with your Soldati
part-recruit = Recruit
part-recruit-long = Recruit: Soldati from the supply into HQ, your Church value and { $bonus } more
part-place = Place
part-place-long = Place: Soldati from HQ into one area, up to your Police value and { $bonus } more
part-place_existing = Own areas
part-place_existing-long = Place Soldati only where you have some: up to your Police value and { $bonus } more
part-sum = for you { LIST($n, type: "comma") }
part-equipment = Equip
part-equipment-long = Organize equipment: place 1 car, or 1 speedboat, or 1 drug lab
part-launder = Launder
part-launder-long = Launder money: 1 money for each drug lab of yours
part-gather = Gather
part-gather-long = Gather: your Soldati and cars from next door move into one of your areas
part-influence_supply = 1 off mat
part-influence_supply-long = Exert influence: the leftmost token of a row of your mat goes back to the supply
part-influence_sheets = Mat to sheet
part-influence_sheets-long = Exert influence: the leftmost token of a row of your mat goes onto the sheets
part-influence_row = 2 off one row
part-influence_row-long = Double influence: 2 tokens from the left of one row of your mat go back to the supply
part-ultima = Ultima Azione
part-ultima-long = Ultima Azione: your bust marks this token; when the upper sheet is empty, it moves once more and you do that action too
part-soldati = Soldati
part-soldati-long = Up to { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} from HQ into the order's area
part-soldati_per_lab = By labs
part-soldati_per_lab-long = 1 Soldato from HQ with each drug lab of yours, anywhere
part-car = Car
part-car-long = 1 car into the order's area
part-boat = Speedboat
part-boat-long = 1 speedboat into a sea next to the order's area
part-lab = Lab
part-lab-long = 1 drug lab into the order's area
part-coin = Money
part-coin-long = Take { $n } money
part-shotgun = Attack
part-shotgun-long = Move and attack: any number of Soldati from the order's area to one area next to it, or over the sea by speedboat
part-shotgun-twice = Move and attack, up to two times
part-bomb = Strike
part-bomb-long = Strike an area next door: nobody moves, no conflict follows
part-bomb-twice = Strike up to two times
part-skull = Bonus
part-skull-long = Attack bonus { $n } for every attack and strike of this order
part-vest = Vest
part-vest-long = Protective vest: defence bonus { $n } for the order's area as long as the order lies there
part-rally = Rally
part-rally-long = Rally: before the attack your Soldati and cars from next door come in
part-pentito = Pentito
part-pentito-long = Pentito: give up 1 Soldato here to remove { LIST($remove, type: "comma") } from different areas next door
part-agitate = Agitate
part-agitate-long = Agitate: neutrals at most { $range } away attack for you
part-replace_defenders = Replace
part-replace_defenders-long = Before the fight { $max ->
    [one] one defender becomes your Soldato
   *[other] up to { $max } defenders become your Soldati
}
part-pay_remove = Pay off
part-pay_remove-long = Before the fight pay off defenders, 1 money each
part-pull = Pull
part-pull-long = { $max ->
    [one] One enemy Soldato from next door becomes yours and comes
   *[other] Up to { $max } enemy Soldati from next door become yours and come
} into the order's area
part-either_order = Either order
part-either_order-long = Strike and attack in either order
part-spread = Spread
part-spread-long = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} from HQ each into the order's area and up to { $adjacent ->
    [one] { $adjacent } area
   *[other] { $adjacent } areas
} next door

order-badge = { $kind ->
    [attack] Attack order
   *[supply] Supply order
}, initiative { $n }: lower comes first
order-place = { $row ->
    [justice] Justice
    [police] Police
    [economy] Economy
   *[church] Church
} { $letter }
order-stands = { $state ->
    [hq] { $name }, in HQ
    [board] { $name }, on the map
    [sold] { $name }, sold
    [mat] { $name }, on the mat
   *[unknown] { $name }, in HQ or face down
}
order-basic = Basic
order-state-hq = in HQ
order-state-board = on the map
order-state-sold = sold
order-state-mat = on the mat
order-state-unknown = in HQ or face down

orders-none = No orders in HQ
orders-chart = All 13 orders

row-justice = Justice
row-police = Police
row-economy = Economy
row-church = Church

value-recruit = Recruit
value-recruit-is = Recruit { $n }
value-place-is = Place { $n }
value-attack-is = Car attack { $n }
value-bomb-is = Car bomb { $n }
value-place = Place
value-attack = Car attack
value-bomb = Car bomb
value-recruit-long = Recruit base value { $n }, of the Church row
value-place-long = Place base value { $n }, of the Police row
value-attack-long = A car that drives along adds { $n } to the attack, of the Justice row
value-bomb-long = A car bomb adds { $n } to a strike, of the Justice row

instant-car = place a car
instant-lab = build a drug lab
instant-money = take { $n } money
instant-launder = launder money

mat-row = { $row }: { $taken } of { $all } tokens taken
mat-space-covered = covered: { $what }
mat-unlocks = { $what }; unlocks { $name }
mat-start = From the start: { $what }

hq-short = HQ
hq-hidden = Money, Soldati and orders of this family are behind its screen.
hq-money = { $n } money in HQ
hq-soldati = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} in HQ
hq-orders = { $n ->
    [one] { $n } order
   *[other] { $n } orders
} in HQ

family-you = You
family-mate = Teammate
family-rival = Rival
family-supply = Left in the supply
family-none = The families are not chosen yet.
family-choose = Families to choose from

supply-left = { $name ->
    [soldati] Soldati: { $n }
    [cars] Cars: { $n }
    [boats] Speedboats: { $n }
    [tokens] Influence tokens: { $n }
   *[labs] Drug labs: { $n }
}
supply-soldati = Soldati
supply-cars = Cars
supply-boats = Speedboats
supply-tokens = Influence tokens
supply-labs = Drug labs

tiles = Control tiles
tiles-hint = For each Mandamento that it controls, a family marks one tile of its team and has its advantage.
tiles-tile = { $name }. { $text } { $one }. { $two }.
tiles-marked = Team { $team }: { $name } has it
tiles-unmarked = Team { $team }: free
tiles-phase-planning = Planning
tiles-phase-encounter = Encounter

goal = Mandamenti of the teams
goal-team = { $side ->
    [mine] Your team: { LIST($families) }
    [other] The other team: { LIST($families) }
   *[none] { LIST($families) }
}; { $sum } of { $together } together, or { $alone } of one family
goal-of = { $n } / { $of }
goal-alone = /{ $alone }
goal-rule = { $together } together or { $alone } alone

tally = Round { $round }, after the { $after ->
    [planning] planning phase
   *[encounter] encounter phase
}
tally-close = Close
tally-open = Round { $round }: what changed
tally-nothing = No Mandamento changes hands.

mandamenti = Mandamenti
mandamenti-hint = A family controls a Mandamento with 2 of its 3 areas. A team wins at once with { $alone } of one family, or { $together } together.
mandamenti-team = Team { $team }
mandamenti-you = your team
mandamenti-need = { $n } to a win at once
mandamenti-won = enough to win
mandamenti-seat = { $name }: { $n }
mandamenti-now = Now leading: { $name }; counted after the phase
mandamenti-held = Controlled by { $name }
mandamenti-nobody = Nobody controls it
mandamenti-tie = { mandamenti-hint } A tie goes to whoever holds { $area }.
mandamenti-area = { $who ->
    [none] { $area }: free
   *[other] { $area }: { $who }
}
mandamenti-ruled = { $names ->
    [0] Mandamenti
   *[other] Mandamenti: { LIST($names, type: "comma") }
}

conflict = Conflict in { $area }
conflict-attacker = attacks
conflict-attacker-for_neutrals = attacks, { $name } plays for the neutrals
conflict-defender = defends
conflict-defender-for_neutrals = defends, { $name } plays for the neutrals
conflict-choose_card = Lay one card face down
conflict-laid = Card laid. You may still change it.
conflict-waits = { $names ->
    [one] { LIST($names) } decides
   *[other] { LIST($names, type: "comma") } choose a card in secret
}
conflict-card_down = Card of { $name }, face down
conflict-empty = no card yet
conflict-take_whose = Take the card of { $name }, unseen?
conflict-front = In front of { $name }
conflict-nothing = nothing
conflict-close = Close
conflict-on = Go on
conflict-car = with a car
conflict-sea = by speedboat

end-title = Everything revealed
end-hq = In HQ at the end
end-board = On the map
end-mat = Never unlocked
end-sold = Sold


money = money

map = Map of Sicily
map-areas = Areas and seas. Arrow keys go to the neighbour, Enter chooses, i explains.
map-list = The map in words
map-plus = Zoom in
map-minus = Zoom out
map-whole = Whole map
map-names = Enlarge the map to read the names
map-choose = Choose { $name }
map-explain = What is { $name }?
list = { LIST($items, type: "comma") }
sentences = { LIST($items, type: "stops") }
map-place = { $name }: { LIST($what, type: "comma") }{ $can ->
    [true] ; can be chosen
   *[false] { "" }
}
map-holds = { $n ->
    [one] { $who } 1 Soldato
   *[other] { $who } { $n } Soldati
}
map-lab = { $n ->
    [one] 1 drug lab
   *[other] { $n } drug labs
}
map-car = { $n ->
    [one] 1 car of { $who }
   *[other] { $n } cars of { $who }
}
map-boat = { $n ->
    [one] 1 speedboat of { $who }
   *[other] { $n } speedboats of { $who }
}
map-order = order { $order } of { $who }
map-order-hidden = order of { $who }, face down
map-order-known = order { $order } of { $who }, face down for the others
map-attackers = { $n ->
    [one] attacked by { $who } with 1 Soldato
   *[other] attacked by { $who } with { $n } Soldati
}
map-empty = nobody
map-can = can be chosen
map-mandamento = Mandamento { $name }
map-controlled = Mandamento { $name }, controlled by { $who }
map-tie = { $name } breaks ties
map-seat = Seat { $n }: { $who }
map-seat-you = you
map-seat-next = then seat { $n }
map-seat-turn = to act
map-seat-first = has the Primo Giocatore piece
map-pin = { $sign ->
    [attack] { $who } marks: attack
    [defend] { $who } marks: defend
   *[look] { $who } marks: look here
}
map-pin-title = Mark for your team
map-pin-attack = attack
map-pin-defend = defend
map-pin-look = look here
