# How the terminal draws La Famiglia. The names of things come from the game’s own catalogue.

## Panels and commands

famiglia-panel-map = the map of Sicily
famiglia-panel-sheets = both action sheets, with their tokens, columns and spaces
famiglia-panel-mats = the family mats, with base values, tokens removed and what comes next
famiglia-panel-orders = your team’s orders and those on the board, in sequence once they are revealed
famiglia-panel-tiles = the control tiles in play
famiglia-panel-mandamenti = who controls the Mandamenti and their areas
famiglia-look = an area and what is adjacent to it
famiglia-score = Mandamenti
# $n (number): the round; $games (number): how many games
famiglia-when = round { $n }: { $games }

## The line above the table

# $phase (setup, planning, encounter, management, over); $after (planning, encounter): before the management
# $begun: whether $first starts; $changes: whether $next starts the next phase; $tokens (number): on the top action sheet
famiglia-header =
    { $phase ->
        [setup] Setup
       *[other] Round { $round } of { $rounds } · { famiglia-phase }
    }{ $begun ->
        [true] {" "}· starting player { NAME($first) }
       *[false] {""}
    }{ $changes ->
        [true] {" "}· next { NAME($next) }
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
        [one] {" "}· 1 token on the top sheet
       *[other] {" "}· { $tokens } tokens on the top sheet
    }

## Players and areas

# One letter beside the sign of a player. $family: its id
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
    orders: ? face down   ■ your team’s   ! revealed
famiglia-look-mandamento = Mandamento { NAME($mandamento) }
famiglia-look-area = adjacent to { NAME($area) }
famiglia-look-sea = on the coast of { NAME($sea) }

## Heads of tables

famiglia-head-seat = player
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

famiglia-no-orders = No one leads a family yet, so there are no orders.
famiglia-face-down = face down
famiglia-place-hq = headquarters
famiglia-place-sold = sold
# $moment (now, next, done): where an order is in the sequence; "" if it is in none
famiglia-does =
    { $moment ->
        [now] now: { famiglia-shown }
        [done] executed, stays for its vest: { famiglia-shown }
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

famiglia-upper = top sheet
famiglia-lower = bottom sheet: actions still open, who took the others
famiglia-column = column
famiglia-tokens = tokens
famiglia-b-costs = B costs
famiglia-b-gives = option B: move the whole column, you may issue an order, and
famiglia-empty = empty
famiglia-upper-sheet = Top action sheet: { NAME($sheet) }
famiglia-lower-sheet = Bottom action sheet: { NAME($sheet) }
famiglia-sheets-note = ♟ an Ultima Azione   ∞ has room for any number of tokens

# What a space does in few letters. $n (number): the bonus. $join (and, or, one); $cost, $receives (numbers): money
famiglia-space =
    { $join ->
        [and] { LIST($parts, type: "plus") }
       *[or] { LIST($parts, type: "slash") }
    }{ $cost ->
        [0] {""}
       *[other] {" "}pay { $cost }
    }{ $receives ->
        [0] {""}
       *[other] {" "}get { $receives }
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
famiglia-short-order_two_areas = order in 2 areas
famiglia-short-order_double = 2 orders in 1 area
famiglia-short-equipment = equip
famiglia-short-launder = launder
famiglia-short-gather = gather
famiglia-short-influence_supply = infl.→supply
famiglia-short-influence_sheets = infl.→sheets
famiglia-short-influence_row = infl. 2 of a row
famiglia-short-ultima = Ultima

## Mats

famiglia-no-families = No one leads a family yet.
famiglia-mat-soldati = recruit { $recruit }, place { $place }
famiglia-mat-cars = car { $attack }, bomb { $bomb }
# $gives: what the space gives; $value, $bomb (numbers); $opens (true, false): whether it unlocks $unlocks
famiglia-mat-space =
    { $gives ->
        [car] a car
        [lab] a drug lab
        [launder] launder money
        [money] { $value } Money
        [attack] car { $value }/{ $bomb }
        [place] place { $value }
       *[recruit] recruit { $value }
    }{ $opens ->
        [true] {" "}+ { NAME($unlocks) }
       *[false] {""}
    }
famiglia-mats-note = × removed   ▸ the next two (option B removes both)   · later   + an order it unlocks

# What may be typed to look up rules.
famiglia-rules-example = `rules V4`, `rules car bomb`
