# The words of La Famiglia’s renderer. The names of things come from the game’s own catalogue.

title = La Famiglia

short-setup = Setting up
short-round = Round { $round } of { $rounds }, { $phase }

phase-setup = Setup
phase-planning = Planning
phase-encounter = Encounter
phase-management = Management
phase-over = Game over

tab-map = Map
tab-sheets = Sheets
tab-families = Families
tab-tiles = Tiles
tab-label = Parts of the table
tab-here = { $tab }: you have a choice here

dock-close = Larger map
dock-open = Show panels

round = Round
round-of = { $n } / { $rounds }

turn-order = Turn order, first to last
turn-primo = { $name } has the Primo Giocatore figure and starts the next phase
turn-to_act = { $name } has to decide now
turn-first = starts this phase

sequence = Orders in sequence
sequence-down = An order that is still face down
sequence-step = { $kind ->
    [attack] Attack order
   *[supply] Supply order
} { $initiative }: { $name }, { $who }{ $area ->
    [none] { "" }
   *[other] , in { $area }
}, { $state ->
    [done] executed
    [now] now
   *[next] still to come
}

sheet-upper = Top action sheet
sheet-lower = Bottom action sheet
sheet-upper-name = Top action sheet: { $name }
sheet-lower-name = Bottom action sheet: { $name }
sheet-upper-hint = move one token (A) or a whole column (B)
sheet-lower-hint = every space is an action

column-price = { $column }: { $action }. Option B costs you { $cost } Money in all. { column-tokens }
column-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
column-free = no token
column-next = next
column-next-title = { $column }. Once this is the top action sheet, option B in this column costs { $cost } Money plus 1 for each token
column-do-primo = Take the Primo Giocatore figure and organize equipment
column-do-institution = Remove 2 tokens from your { $row } row
column-do-two = Remove 1 token from each of 2 rows, one to your supply and one to the action sheets
column-short-primo = Go first + equip
column-short-institution = 2 off the row
column-short-two = 1 off 2 rows

space-free = empty
space-infinite = room for any number of tokens
space-grey = starts with a neutral token
space-gain = You receive { $n } Money
space-pay = You pay { $n } Money first
space-or = choose one
space-and = you may do both in either order, or only one
space-sign-or = or
space-sign-and = +

token-of = Influence token ({ $name })
token-where = { $token }, { $where }
token-neutral = Neutral token

bust-of = Bust ({ $name }): this token may move once more when the top action sheet is empty

part-order-pair = Order
part-recruit-pair = Recruit
part-place-pair = Place
part-equipment-pair = Equip
part-launder-pair = Launder
part-gather-pair = Gather
part-order = Order
part-order-long = Issue an order: place one order from headquarters face down in an area with your Soldati
part-order_two_areas = In 2 areas
part-order_two_areas-long = Issue one order in each of up to 2 areas with your Soldati
part-order_double = 2 in 1 area
part-order_double-long = Issue up to 2 orders in one area with your Soldati
part-recruit = Recruit
part-recruit-long = Recruit: move Soldati from the supply to headquarters, up to your Church value + { $bonus }
part-place = Place
part-place-long = Place: move Soldati from headquarters to one area, up to your Police value + { $bonus }
part-place_existing = Own areas
part-place_existing-long = Place Soldati in an area where you already have some, up to your Police value + { $bonus }
part-sum = for you { LIST($n, type: "comma") }
part-equipment = Equip
part-equipment-long = Organize equipment: place 1 car, or 1 speedboat, or 1 drug lab
part-launder = Launder
part-launder-long = Launder money: take 1 Money for each of your drug labs
part-gather = Gather
part-gather-long = Gather: move your Soldati and cars from adjacent areas into one of your areas
part-influence_supply = 1 to supply
part-influence_supply-long = Exert influence: the leftmost token of a row of your family mat goes to your supply
part-influence_sheets = 1 to sheets
part-influence_sheets-long = Exert influence: the leftmost token of a row of your family mat goes to the action sheets
part-influence_row = 2 off one row
part-influence_row-long = Double influence: remove up to 2 tokens from the left of one row of your family mat
part-ultima = Ultima Azione
part-ultima-long = Ultima Azione: put your bust next to this token; when the top action sheet is empty, you may move it once more and perform that action too
part-soldati = Soldati
part-soldati-long = { $n ->
    [one] You may place 1 Soldato
   *[other] Place up to { $n } Soldati
} from headquarters in the order’s area
part-soldati_per_lab = Per lab
part-soldati_per_lab-long = Place 1 Soldato from headquarters with each of your drug labs, wherever they are
part-car = Car
part-car-long = Place 1 car in the order’s area
part-boat = Speedboat
part-boat-long = Place 1 speedboat in a sea area adjacent to the order’s area
part-lab = Lab
part-lab-long = Build 1 drug lab in the order’s area
part-coin = Money
part-coin-long = Take { $n } Money
part-shotgun = Movement
part-shotgun-long = Movement (and Attack): move any number of Soldati from the order’s area to one adjacent area, or across the sea by speedboat
part-shotgun-twice = Movement (and Attack), up to two times
part-bomb = Strike
part-bomb-long = Strike an adjacent area: your Soldati do not move, and no conflict follows
part-bomb-twice = Strike up to two times
part-skull = Bonus
part-skull-long = Attack bonus { $n } for every attack and strike of this order
part-vest = Vest
part-vest-long = Protective vest: defense bonus { $n } for your Soldati in the order’s area while the order is there
part-rally = Rally
part-rally-long = Rally: before you move, bring in your Soldati and cars from adjacent areas
part-pentito = Pentito
part-pentito-long = Pentito: remove 1 of your Soldati here to remove up to { LIST($remove, type: "comma") } from different adjacent areas
part-agitate = Agitate
part-agitate-long = Agitate: neutrals { $range ->
    [one] from an adjacent area
   *[other] up to { $range } areas away
} move or attack for you
part-replace_defenders = Replace
part-replace_defenders-long = Before the fight, replace { $max ->
    [one] 1 defender with your own Soldato
   *[other] up to { $max } defenders with your own Soldati
}
part-pay_remove = Pay off
part-pay_remove-long = Before the fight, pay off defenders for 1 Money each
part-pull = Pull
part-pull-long = { $max ->
    [one] Replace 1 enemy or neutral Soldato in an adjacent area with your own and move it
   *[other] Replace up to { $max } enemy or neutral Soldati in adjacent areas with your own and move them
} to the order’s area
part-either_order = Either order
part-either_order-long = Strike and move in either order
part-spread = Spread
part-spread-long = Place up to { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} in the order’s area and in each of up to { $adjacent ->
    [one] { $adjacent } adjacent area
   *[other] { $adjacent } adjacent areas
}

order-badge = { $kind ->
    [attack] Attack order
   *[supply] Supply order
}, initiative { $n } (lower goes first)
order-place = { $row ->
    [justice] Justice
    [police] Police
    [economy] Economy
   *[church] Church
} { $letter }
order-stands = { $state ->
    [hq] { $name }, in headquarters
    [board] { $name }, on the map
    [sold] { $name }, sold
    [mat] { $name }, on the family mat
   *[unknown] { $name }, in headquarters or face down
}
order-basic = Basic
order-state-hq = in headquarters
order-state-board = on the map
order-state-sold = sold
order-state-mat = on the family mat
order-state-unknown = in headquarters or face down

orders-none = No orders in headquarters
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
value-recruit-long = Base value { $n } for recruiting, from the Church row
value-place-long = Base value { $n } for placing, from the Police row
value-attack-long = A car that comes along adds { $n } to the attack, from the Justice row
value-bomb-long = A car bomb adds { $n } to a strike, from the Justice row

instant-car = place a car
instant-lab = build a drug lab
instant-money = take { $n } Money
instant-launder = launder money

mat-row = { $row }: { $taken } of { $all } tokens removed
mat-space-covered = covered: { $what }
mat-unlocks = { $what }; unlocks { $name }
mat-start = From the start: { $what }

hq-short = HQ
hq-hidden = This family’s money, Soldati and orders are behind its screen.
hq-money = { $n } Money in headquarters
hq-soldati = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} in headquarters
hq-orders = { $n ->
    [one] { $n } order
   *[other] { $n } orders
} in headquarters

family-you = You
family-mate = Teammate
family-rival = Opponent
family-supply = Left in the supply
family-none = The families have not been chosen yet.
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
tiles-hint = For each Mandamento it controls, a family marks one of its team’s tiles and gets its advantage.
tiles-tile = { $name }. { $text } { $one }. { $two }.
tiles-marked = Team { $team }: marked by { $name }
tiles-unmarked = Team { $team }: open
tiles-phase-planning = Planning
tiles-phase-encounter = Encounter

goal = The teams’ Mandamenti
goal-team = { $side ->
    [mine] Your team: { LIST($families) }
    [other] Opposing team: { LIST($families) }
   *[none] { LIST($families) }
}; { $sum } of the { $together } Mandamenti the team needs, or { $alone } for one family alone
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
mandamenti-hint = A family controls a Mandamento if it alone controls at least 2 of its 3 areas. A team wins after an encounter phase if one family controls { $alone } or both together control { $together }.
mandamenti-team = Team { $team }
mandamenti-you = your team
mandamenti-need = { $n } short of an early win
mandamenti-won = enough to win
mandamenti-seat = { $name }: { $n }
mandamenti-now = { $name } is ahead now; control is checked after the phase
mandamenti-held = Controlled by { $name }
mandamenti-nobody = No one controls it
mandamenti-tie = { mandamenti-hint } If the teams are tied at the end, the team that controls { $area } wins.
mandamenti-area = { $who ->
    [none] { $area }: empty
   *[other] { $area }: { $who }
}
mandamenti-ruled = { $names ->
    [0] Mandamenti
   *[other] Mandamenti: { LIST($names, type: "comma") }
}

finale = The final count
finale-begins = The Mandamenti are counted one by one.
finale-owned = { $name }: { $who }
finale-decided = { $name } decides the game.
finale-skip = Skip

conflict = Conflict in { $area }
conflict-attacker = attacks
conflict-attacker-for_neutrals = attack, played by { $name }
conflict-defender = defends
conflict-defender-for_neutrals = defend, played by { $name }
conflict-choose_card = Play one card face down
conflict-laid = Card played. You can still change it.
conflict-waits = { $names ->
    [one] Waiting for { LIST($names) } to decide
   *[other] { LIST($names) } secretly choose a card
}
conflict-card_down = Face-down card ({ $name })
conflict-empty = no card yet
conflict-take_whose = Take the card that { $name } played, unseen?
conflict-front = In front of { $name }
conflict-nothing = nothing
conflict-close = Close
conflict-hush = Both cards are face down.
conflict-flip = The cards are turned over.
conflict-on = Continue
conflict-car = with a car
conflict-sea = by speedboat

end-title = Everything revealed
end-hq = In headquarters at the end
end-board = On the map
end-mat = Never unlocked
end-sold = Sold


money = money

map = Map of Sicily
map-areas = Areas and sea areas. Use the arrow keys to move, Enter to choose and i for an explanation.
map-list = The map as text
map-plus = Zoom in
map-minus = Zoom out
map-whole = Whole map
map-names = Zoom in to read the names
map-choose = Choose { $name }
map-explain = What is { $name }?
list = { LIST($items, type: "comma") }
sentences = { LIST($items, type: "stops") }
map-place = { $name }: { LIST($what, type: "comma") }{ $can ->
    [true] ; can be chosen
   *[false] { "" }
}
map-holds = { $n ->
    [one] 1 Soldato ({ $who })
   *[other] { $n } Soldati ({ $who })
}
map-lab = { $n ->
    [one] 1 drug lab
   *[other] { $n } drug labs
}
map-car = { $n ->
    [one] 1 car ({ $who })
   *[other] { $n } cars ({ $who })
}
map-boat = { $n ->
    [one] 1 speedboat ({ $who })
   *[other] { $n } speedboats ({ $who })
}
map-order = order { $order } ({ $who })
map-order-hidden = face-down order ({ $who })
map-order-known = order { $order } ({ $who }), face down for your opponents
map-attackers = { $n ->
    [one] attacked by { $who } with 1 Soldato
   *[other] attacked by { $who } with { $n } Soldati
}
map-empty = empty
map-can = can be chosen
map-mandamento = Mandamento { $name }
map-controlled = Mandamento { $name }, controlled by { $who }
map-short = One area short of control: { LIST($names, type: "comma") }
map-tie = { $name } decides ties
map-seat = Player { $n }: { $who }
map-seat-you = you
map-seat-next = then player { $n }
map-seat-turn = has to decide
map-seat-first = has the Primo Giocatore figure
map-pin = { $sign ->
    [attack] { $who } marks: attack
    [defend] { $who } marks: defend
   *[look] { $who } marks: look here
}
map-pin-title = Mark for your team
map-pin-attack = attack
map-pin-defend = defend
map-pin-look = look here
