# How the terminal draws La Famiglia. Names of things are those of the game's own catalogue.

## Panels and commands

famiglia-panel-map = the map of Sicily
famiglia-panel-sheets = both action sheets: tokens, and what columns and spaces do
famiglia-panel-mats = the family mats: base values, what is taken and what comes next
famiglia-panel-orders = your team's orders, and those on the board; when they are open, in their sequence
famiglia-panel-tiles = the control tiles in play
famiglia-panel-mandamenti = who holds what in the Mandamenti
famiglia-look = an area and its neighbours
famiglia-score = Mandamenti
# $n (number): the round; $games (number): how many games
famiglia-when = round { $n }: { $games }

## The line above the table

# $phase (setup, planning, encounter, management, over); $after (planning, encounter): before the management
# $begun: whether $first starts; $changes: whether $next starts the next phase; $tokens (number): on the upper sheet
famiglia-header =
    { $phase ->
        [setup] Set-up
       *[other] Round { $round } of { $rounds } · { famiglia-phase }
    }{ $begun ->
        [true] {" "}· first { NAME($first) }
       *[false] {""}
    }{ $changes ->
        [true] {" "}· next first { NAME($next) }
       *[false] {""}
    }{ $phase ->
        [planning] { famiglia-tokens-left }
       *[other] {""}
    }
famiglia-phase =
    { $phase ->
        [planning] planning phase
        [encounter] encounter phase
        [management]
            { $after ->
                [planning] management after the planning phase
               *[encounter] management after the encounter phase
            }
       *[over] game over
    }
famiglia-tokens-left =
    { $tokens ->
        [0] {""}
        [one] {" "}· 1 token left on the upper sheet
       *[other] {" "}· { $tokens } tokens left on the upper sheet
    }

## Seats and areas

# One letter beside the sign of a seat. $family: its id
famiglia-letter =
    { $family ->
        [black] K
        [blue] B
        [green] G
        [red] R
        [white] W
       *[yellow] Y
    }
famiglia-you = you
famiglia-mate = team
# One letter each, as the legend says.
famiglia-sign-lab = l
famiglia-sign-car = c
famiglia-legend =
    ●R3 Red, 3 Soldati   ○ neutral   · empty   { famiglia-sign-lab } lab   { famiglia-sign-car } car   ‹ attackers   ~ sea with its speedboats
    orders: ? face down   ■ your team's   ! open
famiglia-look-mandamento = Mandamento { NAME($mandamento) }
famiglia-look-area = next to { NAME($area) }
famiglia-look-sea = on { NAME($sea) }

## Heads of tables

famiglia-head-seat = seat
famiglia-head-mandamenti = Mand.
famiglia-head-areas = areas
famiglia-head-soldati = Soldati
famiglia-head-money = money
famiglia-head-hq = HQ
famiglia-head-orders = orders
famiglia-head-recruit = recruit
famiglia-head-place = place
famiglia-head-car = car
famiglia-head-where = where
famiglia-head-whose = whose
famiglia-head-order = order
famiglia-head-does = what it does
famiglia-head-tile = tile
famiglia-head-phase = phase
famiglia-head-team-1 = team 1
famiglia-head-team-2 = team 2
famiglia-head-mandamento = Mandamento
famiglia-head-control = control

## Orders and tiles

famiglia-no-orders = Nobody leads a family yet, so there are no orders.
famiglia-face-down = face down
famiglia-place-hq = HQ
famiglia-place-sold = sold
# $moment (now, next, done): where an order is in the sequence; "" if it is in none
famiglia-does =
    { $moment ->
        [now] now: { famiglia-shown }
        [done] done, it stays for its vest: { famiglia-shown }
       *[other] { famiglia-shown }
    }
# $supply (true, false), $initiative (number), $shows: parts
famiglia-shown =
    { $supply ->
        [true] supply { $initiative }: { LIST($shows, type: "comma") }
       *[false] attack { $initiative }: { LIST($shows, type: "comma") }
    }
famiglia-order = { NAME($order) }: { famiglia-shown }
famiglia-tile-phase =
    { $phase ->
        [planning] planning
       *[encounter] encounter
    }

## Sheets

famiglia-upper = upper sheet
famiglia-lower = lower sheet: what the free spaces do, who took the others
famiglia-column = column
famiglia-tokens = tokens
famiglia-b-costs = B costs
famiglia-b-gives = option B: move the whole column, issue an order, and get
famiglia-empty = empty
famiglia-upper-sheet = Upper sheet: { NAME($sheet) }
famiglia-lower-sheet = Lower sheet: { NAME($sheet) }
famiglia-sheets-note = The rules call them the top and the bottom sheet. ♟ an Ultima Azione   ∞ takes any number of tokens

# What a space does in few letters. $n (number): the bonus. $join (and, or, one); $cost, $receives (numbers): money
famiglia-space =
    { $join ->
        [and] { LIST($parts, type: "plus") }
       *[or] { LIST($parts, type: "slash") }
    }{ $cost ->
        [0] {""}
       *[other] {" "}-{ $cost }$
    }{ $receives ->
        [0] {""}
       *[other] {" "}+{ $receives }$
    }{ $infinite ->
        [true] {" "}∞
       *[false] {""}
    }
list-slash = { $list } / { $next }
list-slash-last = { $list } / { $next }
famiglia-short-recruit = recruit+{ $n }
famiglia-short-place = place+{ $n }
famiglia-short-place_existing = place+{ $n } own
famiglia-short-order = order
famiglia-short-order_two_areas = 2 areas order
famiglia-short-order_double = double order
famiglia-short-equipment = equip
famiglia-short-launder = launder
famiglia-short-gather = gather
famiglia-short-influence_supply = infl.→supply
famiglia-short-influence_sheets = infl.→sheets
famiglia-short-influence_row = infl. 2 of row
famiglia-short-ultima = ultima

## Mats

famiglia-no-families = Nobody leads a family yet.
famiglia-mat-soldati = recruit { $recruit }, place { $place }
famiglia-mat-cars = car { $attack }, bomb { $bomb }
# $gives: what the space gives; $value, $bomb (numbers); $opens (true, false): whether it unlocks $unlocks
famiglia-mat-space =
    { $gives ->
        [car] a car
        [lab] a drug lab
        [launder] launder
        [money] { $value } money
        [attack] car { $value }/{ $bomb }
        [place] place { $value }
       *[recruit] recruit { $value }
    }{ $opens ->
        [true] {" "}+ { NAME($unlocks) }
       *[false] {""}
    }
famiglia-mats-note = × taken   ▸ the next two (option B takes both)   · later; + an order that is unlocked

# What may be typed to look up rules.
famiglia-rules-example = `rules V4`, `rules car bomb`
