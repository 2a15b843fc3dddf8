# Why the Consigliere thinks well or badly of a choice of La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a seat, $order an order, $row a row of a mat, $tile a
# control tile. $n is a number: of Soldati, or how often of 100 times something succeeds.

reason-decline = Nothing here is worth doing.

## Areas

reason-completes = It takes { NAME($area) } ({ $n } %) and with it you hold the Mandamento { NAME($mandamento) }.
reason-breaks = It takes { NAME($area) } ({ $n } %) and breaks the hold of { NAME($seat) } on the Mandamento { NAME($mandamento) }.
reason-before_order = It takes { NAME($area) } ({ $n } %) before the initiative { $initiative } order there is carried out.
reason-tie_breaker = { NAME($area) } decides ties: it can be taken ({ $n } %).
reason-takes = It can take { NAME($area) } ({ $n } %).
reason-enters = { NAME($area) } is empty: it is yours without a fight.
reason-guards =
    { $n ->
        [one] { NAME($area) } is in danger, and with it the Mandamento { NAME($mandamento) }: one more Soldato helps to hold it.
       *[other] { NAME($area) } is in danger, and with it the Mandamento { NAME($mandamento) }: { $n } more Soldati help to hold it.
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

## Plans: what a turn in the planning phase is good for

# $order is laid face down in $area, to attack $target at $initiative; it takes it in $n of 100 cases. $against says who
# stands there: "enemy" ($seat, with $theirs Soldati), "neutral" (with $theirs) or "nobody".
reason-plan_completes =
    { $against ->
        [enemy] { NAME($order) } from { NAME($area) } at initiative { $initiative } takes { NAME($target) } from { NAME($seat) } ({ $n } %): then you hold the Mandamento { NAME($mandamento) }.
        [neutral] { NAME($order) } from { NAME($area) } at initiative { $initiative } takes neutral { NAME($target) } ({ $n } %): then you hold the Mandamento { NAME($mandamento) }.
       *[nobody] { NAME($order) } from { NAME($area) } at initiative { $initiative } walks into empty { NAME($target) }: then you hold the Mandamento { NAME($mandamento) }.
    }
reason-plan_breaks = { NAME($order) } from { NAME($area) } at initiative { $initiative } takes { NAME($target) } ({ $n } %) and breaks the hold of { NAME($seat) } on the Mandamento { NAME($mandamento) }.
# $earliest (number): the lowest initiative of an order that they may have laid there
reason-plan_before = { NAME($order) } from { NAME($area) } strikes { NAME($target) } at initiative { $initiative } ({ $n } %), before the order that { NAME($seat) } laid there: { $earliest } at the earliest.
reason-plan_tie_breaker = { NAME($order) } from { NAME($area) } at initiative { $initiative } goes for { NAME($target) }, which decides ties ({ $n } %).
reason-plan_attack =
    { $against ->
        [enemy] { NAME($order) } from { NAME($area) } at initiative { $initiative } attacks { NAME($target) }, held by { NAME($seat) } with { $theirs } ({ $n } %).
        [neutral] { NAME($order) } from { NAME($area) } at initiative { $initiative } attacks neutral { NAME($target) } ({ $n } %).
       *[nobody] { NAME($order) } from { NAME($area) } at initiative { $initiative } walks into empty { NAME($target) }.
    }
# $n of the $theirs Soldati there
reason-plan_strike = { NAME($order) } in { NAME($area) } strikes { NAME($target) } at initiative { $initiative }: { $n ->
    [one] { $n } of { $theirs } falls
   *[other] { $n } of { $theirs } fall
}.
reason-plan_vest = { NAME($order) } protects threatened { NAME($area) } by { $n }.
reason-plan_supplies = { NAME($order) } supplies { NAME($area) } at initiative { $initiative }, before the attacks.
reason-plan_order = { NAME($order) } lies ready in { NAME($area) } at initiative { $initiative }.

# $n Soldati are put into $area, where $now stand then
reason-plan_foothold = It enters { NAME($area) }: your first area of the Mandamento { NAME($mandamento) }.
reason-plan_holds = It enters { NAME($area) }: with it you hold the Mandamento { NAME($mandamento) }.
reason-plan_all_three = It enters { NAME($area) }: your third area of the Mandamento { NAME($mandamento) }, which makes it hard to break.
reason-plan_leaves = But { NAME($area) } is left empty.
# $seat threatens it from $origin with $theirs Soldati
reason-plan_guards = { NAME($seat) } threatens { NAME($area) } from { NAME($origin) } with { $theirs }, and with it the Mandamento { NAME($mandamento) }: { $now } can hold it better.
reason-plan_defends = { NAME($seat) } threatens { NAME($area) } from { NAME($origin) } with { $theirs }: { $now } can hold it better.
# The odds of an attack on $target grow from $was to $chance of 100
reason-plan_backs = { $now } in { NAME($area) } make the attack on { NAME($target) } better: { $chance } % instead of { $was } %.
# With an order there it could attack $target, and take it in $chance of 100 cases
reason-plan_could = With { $now } in { NAME($area) } an order there could take { NAME($target) } ({ $chance } %).
reason-plan_more =
    { $n ->
        [one] One more Soldato in { NAME($area) }: { $now } there.
       *[other] { $n } more Soldati in { NAME($area) }: { $now } there.
    }

# Where a token of a column goes
reason-blocks = It fills { NAME($space) }: nobody can use that space any more.
reason-blocks_nothing = { NAME($space) } is never full: the token blocks nothing there.

# $value (place, recruit, attack): the base value that rises to $n
reason-plan_value =
    { $value ->
        [place] From now on you place up to { $n } at a time.
        [recruit] From now on you recruit up to { $n } at a time.
       *[attack] From now on a car adds { $n } to your attacks.
    }
reason-plan_recruits =
    { $n ->
        [one] One Soldato is recruited: { $now } in HQ.
       *[other] { $n } Soldati are recruited: { $now } in HQ.
    }
reason-plan_money = It earns { $n } money: you have { $now } then.
reason-plan_lab = A lab in { NAME($area) } pays whenever you launder, and helps to hold it.
# $n (number): what the car adds
reason-plan_car = The car in { NAME($area) } adds { $n } to the attack on { NAME($target) }.
reason-plan_spare_car = A car in { NAME($area) } makes the next attack from there stronger.
reason-plan_first = You go first from the next phase on.
reason-plan_last_word = It leaves you the last word of this phase.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = It takes the area in { $n } of 100 cases, and { $left ->
    [one] { $left } stays
   *[other] { $left } stay
} in { NAME($area) }.
reason-leaves_weak = It takes the area in { $n } of 100 cases, but { NAME($area) } is left weak with { $left }.
reason-gives_up = It takes the area in { $n } of 100 cases, but { NAME($area) } is given up.
# What a move leaves behind: $left Soldati in $area
reason-but_given_up = But { NAME($area) } is given up.
reason-but_weak = But { NAME($area) } is left weak with { $left }.
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

## What playing on shows, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_mandamento_more = Played on, the Mandamento { NAME($mandamento) } is your team's at the end of the round in { $n } of 100 games, else in { $other }.
reason-outlook_mandamento_fewer = Played on, the Mandamento { NAME($mandamento) } is your team's at the end of the round in only { $n } of 100 games, else in { $other }.
reason-outlook_theirs_more = Played on, the enemy holds the Mandamento { NAME($mandamento) } at the end of the round in { $n } of 100 games, else in { $other }.
reason-outlook_theirs_fewer = Played on, the enemy holds the Mandamento { NAME($mandamento) } at the end of the round in only { $n } of 100 games, else in { $other }.
reason-outlook_area_more = Played on, { NAME($area) } is your team's at the end of the round in { $n } of 100 games, else in { $other }.
reason-outlook_area_fewer = Played on, { NAME($area) } is your team's at the end of the round in only { $n } of 100 games, else in { $other }.
# $n and $other: Soldati
reason-outlook_soldati_more = Played on, your team has about { $n } Soldati on the board at the end of the round, else { $other }.
reason-outlook_soldati_fewer = Played on, your team has only about { $n } Soldati on the board at the end of the round, else { $other }.
