# Why the Consigliere thinks well or badly of a choice of La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a seat, $order an order, $row a row of a mat, $tile a
# control tile. $n is a number: of Soldati, or how often of 100 times something succeeds.

reason-decline = Nothing here is worth doing.

## Areas

reason-completes = It takes { NAME($area) } ({ $n } %) and with it your hold on { NAME($mandamento) }.
reason-breaks = It takes { NAME($area) } ({ $n } %) and breaks the hold of { NAME($seat) } on { NAME($mandamento) }.
reason-before_order = It takes { NAME($area) } ({ $n } %) before the initiative { $initiative } order there is carried out.
reason-tie_breaker = { NAME($area) } decides ties: it can be taken ({ $n } %).
reason-takes = It can take { NAME($area) } ({ $n } %).
reason-enters = { NAME($area) } is empty: it is yours without a fight.
reason-guards =
    { $n ->
        [one] { NAME($area) } is in danger, and { NAME($mandamento) } with it: one more Soldato helps to hold it.
       *[other] { NAME($area) } is in danger, and { NAME($mandamento) } with it: { $n } more Soldati help to hold it.
    }
reason-defends =
    { $n ->
        [one] { NAME($area) } is in danger: one more Soldato helps to hold it.
       *[other] { NAME($area) } is in danger: { $n } more Soldati help to hold it.
    }
reason-backs_attack =
    { $n ->
        [one] One more Soldato in { NAME($area) } makes an attack on { NAME($target) } likely to succeed.
       *[other] { $n } more Soldati in { NAME($area) } make an attack on { NAME($target) } likely to succeed.
    }
reason-more_soldati =
    { $n ->
        [one] One more Soldato in { NAME($area) }.
       *[other] { $n } more Soldati in { NAME($area) }.
    }
reason-stay = No move from { NAME($area) } is worth its Soldati.

## Orders

# $theirs (number): the lowest initiative of an order that they may have laid there
reason-threatens_before = From { NAME($area) } it threatens { NAME($target) } before their order there: initiative { $theirs } at the earliest.
reason-threatens = From { NAME($area) } it threatens { NAME($target) } at initiative { $initiative }.
reason-hurts_around = From { NAME($area) } it thins out the neighbours at initiative { $initiative }.
reason-vest = { NAME($area) } is in danger: the order protects it by { $n }.
reason-supplies = It supplies { NAME($area) }.
reason-no_target = From { NAME($area) } it has no good target now.
reason-keep_order = The orders left are better kept.
reason-unlocks = It unlocks { NAME($order) }.
reason-row = It raises your { NAME($row) }.

## Tokens and spaces

reason-free_token = This token costs nothing to move.
reason-mate_token = The money for this token stays in the team.
reason-pays_enemy = Moving this token pays { NAME($seat) }.
reason-column = Two tokens of { NAME($row) } at once, and an order besides.
reason-two_rows = A token each of two rows, and an order besides.
reason-primo = You go first from the next phase on, with a piece of equipment and an order besides.
reason-raise_money = Nothing can be paid otherwise.
reason-space = A good space for your position.
reason-space_order = It brings an order onto the board.
reason-space_order_two_areas = It brings orders into two areas at once.
reason-space_order_double = It brings two orders into one area.
reason-space_place = It brings Soldati onto the board.
reason-space_place_existing = It brings many Soldati onto the board.
reason-space_recruit = Your HQ needs Soldati.
reason-space_launder = Your labs pay.
reason-space_equipment = A car, a boat or a lab for the fights to come.
reason-space_ultima = It leaves you the last word of this phase.
reason-space_influence_supply = A token leaves your mat.
reason-space_influence_sheets = A token leaves your mat and stays on the sheets.
reason-space_influence_row = Two tokens leave a row of your mat.
reason-space_gather = Your Soldati gather where they are needed.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = It takes the area in { $n } of 100 cases, and { $left } stay in { NAME($area) }.
reason-leaves_weak = It takes the area in { $n } of 100 cases, but { NAME($area) } is left weak with { $left }.
reason-gives_up = It takes the area in { $n } of 100 cases, but { NAME($area) } is given up.
reason-wipes_out = Nobody is left in { NAME($area) }.
reason-removes =
    { $n ->
        [one] It removes 1 Soldato from { NAME($area) }.
       *[other] It removes { $n } Soldati from { NAME($area) }.
    }
reason-no_effect = The defence of { NAME($area) } is too strong for it.
reason-force_sure = Brute force is sure to take { NAME($area) }.
reason-force_costs =
    { $n ->
        [one] Brute force costs 1 Soldato and does not win { NAME($area) }.
       *[other] Brute force costs { $n } Soldati and does not win { NAME($area) }.
    }
reason-finesse = With the best cards { NAME($area) } is taken in { $n } of 100 cases.
reason-agitates = The neutrals of { NAME($area) } can trouble an enemy.

## Tiles

# $tile: the tile. One without a sentence of its own has the last.
reason-tile =
    { $tile ->
        [allies] With { NAME($tile) } you strike over neutral and empty areas.
        [bribery] { NAME($tile) } removes a defender in every attack.
        [chain_of_command] { NAME($tile) } lets you lay a second order in an area.
        [delay_detonator] { NAME($tile) } carries car bombs farther.
        [influence] { NAME($tile) } puts a token of your own on the top sheet, which saves money.
        [miniguns] { NAME($tile) } help attacks over the sea.
        [recruitment] { NAME($tile) } holds what you take.
        [speedboats] { NAME($tile) } give you a speedboat in every round.
        [city_hall] { NAME($tile) } makes columns cheaper.
        [armoured_cars] { NAME($tile) } protect the areas with your cars.
        [vendetta] { NAME($tile) } makes brute force cheaper.
       *[other] { NAME($tile) } will help you in the rounds to come.
    }

## What playing on shows: more of something than with the other choices

reason-played_mandamenti = Played on, it leads to more Mandamenti.
reason-played_one_short = Played on, it brings more Mandamenti within reach.
reason-played_spare = Played on, your Mandamenti are held more firmly.
reason-played_areas = Played on, it leads to more areas.
reason-played_soldati = Played on, more of your Soldati are left on the board.
reason-played_strong = Played on, it leads to stronger areas.
reason-played_hq = Played on, more Soldati are left in HQ.
reason-played_money = Played on, more money is left.
reason-played_labs = Played on, it leads to more labs.
reason-played_cars = Played on, more cars are left.
reason-played_orders = Played on, it leads to more orders.
reason-played_tiles = Played on, it leads to more control tiles.
reason-played_bronte = Played on, the area that decides ties is more often yours.
reason-played_primo = Played on, you go first more often.
reason-played_five = Played on, it comes close to an early win.
