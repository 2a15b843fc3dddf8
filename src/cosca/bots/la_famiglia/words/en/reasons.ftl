# Why the Consigliere likes or dislikes a choice in La Famiglia.
# $area and $target are areas, $mandamento is a Mandamento, $seat a player, $order an order, $row a row of a family mat,
# $tile a control tile. $n is a number: of Soldati, or how often out of 100 times something succeeds.

reason-decline = Nothing here is worth doing.

## Areas

reason-completes = It takes { NAME($area) } ({ $n }%), and that gives you the Mandamento { NAME($mandamento) }.
reason-breaks = It takes { NAME($area) } ({ $n }%), and { NAME($seat) } loses control of the Mandamento { NAME($mandamento) }.
reason-before_order = It takes { NAME($area) } ({ $n }%) before the order there is executed at initiative { $initiative }.
reason-tie_breaker = { NAME($area) } decides ties, and you can take it ({ $n }%).
reason-takes = It can take { NAME($area) } ({ $n }%).
reason-enters = { NAME($area) } is empty, so you take it without a fight.
reason-guards =
    { $n ->
        [one] { NAME($area) } is in danger, and with it the Mandamento { NAME($mandamento) }. One more Soldato helps hold it.
       *[other] { NAME($area) } is in danger, and with it the Mandamento { NAME($mandamento) }. { $n } more Soldati help hold it.
    }
reason-defends =
    { $n ->
        [one] { NAME($area) } is in danger. One more Soldato helps hold it.
       *[other] { NAME($area) } is in danger. { $n } more Soldati help hold it.
    }
reason-backs_attack =
    { $n ->
        [one] With one more Soldato in { NAME($area) }, an attack on { NAME($target) } is likely to succeed.
       *[other] With { $n } more Soldati in { NAME($area) }, an attack on { NAME($target) } is likely to succeed.
    }
reason-more_soldati =
    { $n ->
        [one] One more Soldato in { NAME($area) }.
       *[other] { $n } more Soldati in { NAME($area) }.
    }
reason-stay = No move from { NAME($area) } is worth the Soldati.

## Orders

# $theirs (number): the lowest initiative of an order that they may have issued there
reason-threatens_before = From { NAME($area) } it threatens { NAME($target) } before their order there, which comes at initiative { $theirs } at the earliest.
reason-threatens = From { NAME($area) } it threatens { NAME($target) } at initiative { $initiative }.
reason-hurts_around = From { NAME($area) } it thins out adjacent areas at initiative { $initiative }.
reason-vest = { NAME($area) } is in danger, and the order adds { $n } to its defense.
reason-supplies = It supplies { NAME($area) }.
reason-no_target = It has no good target from { NAME($area) } right now.
reason-keep_order = It is better to keep the remaining orders.
reason-unlocks = It unlocks { NAME($order) }.
reason-row = It improves your { NAME($row) }.

## Plans: what a turn in the planning phase is good for

# $order is issued in $area, to attack $target at $initiative; it takes it in $n of 100 cases. $against says who is
# there: "enemy" ($seat, with $theirs Soldati), "neutral" (with $theirs) or "nobody".
reason-plan_completes =
    { $against ->
        [enemy] { NAME($order) } from { NAME($area) } at initiative { $initiative } takes { NAME($target) } from { NAME($seat) } ({ $n }%), which gives you the Mandamento { NAME($mandamento) }.
        [neutral] { NAME($order) } from { NAME($area) } at initiative { $initiative } takes neutral { NAME($target) } ({ $n }%), which gives you the Mandamento { NAME($mandamento) }.
       *[nobody] { NAME($order) } from { NAME($area) } at initiative { $initiative } walks into empty { NAME($target) }, which gives you the Mandamento { NAME($mandamento) }.
    }
reason-plan_breaks = { NAME($order) } from { NAME($area) } at initiative { $initiative } takes { NAME($target) } ({ $n }%), and { NAME($seat) } loses control of the Mandamento { NAME($mandamento) }.
# $earliest (number): the lowest initiative of an order that they may have issued there
reason-plan_before = { NAME($order) } from { NAME($area) } attacks { NAME($target) } at initiative { $initiative } ({ $n }%), before { NAME($seat, case: "genitive") } order there, which comes at { $earliest } at the earliest.
reason-plan_tie_breaker = { NAME($order) } from { NAME($area) } at initiative { $initiative } attacks { NAME($target) }, which decides ties ({ $n }%).
reason-plan_attack =
    { $against ->
        [enemy] { NAME($order) } from { NAME($area) } at initiative { $initiative } attacks { NAME($target) }, where { NAME($seat) } has { $theirs ->
            [one] 1 Soldato
           *[other] { $theirs } Soldati
        } ({ $n }%).
        [neutral] { NAME($order) } from { NAME($area) } at initiative { $initiative } attacks neutral { NAME($target) } ({ $n }%).
       *[nobody] { NAME($order) } from { NAME($area) } at initiative { $initiative } walks into empty { NAME($target) }.
    }
# $n of the $theirs Soldati there
reason-plan_strike = { NAME($order) } in { NAME($area) } strikes { NAME($target) } at initiative { $initiative } and removes { $n } of { $theirs ->
    [one] 1 Soldato
   *[other] { $theirs } Soldati
}.
reason-plan_vest = { NAME($order) } adds { $n } to the defense of { NAME($area) }, which is in danger.
reason-plan_supplies = { NAME($order) } supplies { NAME($area) } at initiative { $initiative }, before the attacks.
reason-plan_order = { NAME($order) } is ready in { NAME($area) } at initiative { $initiative }.

# $n Soldati are put into $area, where $now are then
reason-plan_foothold = You enter { NAME($area) }, your first area in the Mandamento { NAME($mandamento) }.
reason-plan_holds = You enter { NAME($area) }, and that gives you the Mandamento { NAME($mandamento) }.
reason-plan_all_three = You enter { NAME($area) }, your third area in the Mandamento { NAME($mandamento) }, which makes it harder to take from you.
reason-plan_leaves = But you leave { NAME($area) } empty.
# $seat threatens it from $origin with $theirs Soldati
reason-plan_guards = { NAME($seat) } threatens { NAME($area) } from { NAME($origin) } with { $theirs ->
    [one] 1 Soldato
   *[other] { $theirs } Soldati
}, and with it the Mandamento { NAME($mandamento) }. It is easier to hold with { $now ->
    [one] 1 Soldato
   *[other] { $now } Soldati
}.
reason-plan_defends = { NAME($seat) } threatens { NAME($area) } from { NAME($origin) } with { $theirs ->
    [one] 1 Soldato
   *[other] { $theirs } Soldati
}. It is easier to hold with { $now ->
    [one] 1 Soldato
   *[other] { $now } Soldati
}.
# The odds of an attack on $target grow from $was to $chance of 100
reason-plan_backs = With { $now ->
    [one] 1 Soldato
   *[other] { $now } Soldati
} in { NAME($area) }, the attack on { NAME($target) } succeeds { $chance }% of the time instead of { $was }%.
# With an order there it could attack $target, and take it in $chance of 100 cases
reason-plan_could = With { $now ->
    [one] 1 Soldato
   *[other] { $now } Soldati
} in { NAME($area) }, an order there could take { NAME($target) } ({ $chance }%).
reason-plan_more =
    { $n ->
        [one] One more Soldato in { NAME($area) }, { $now } in all.
       *[other] { $n } more Soldati in { NAME($area) }, { $now } in all.
    }

# Where a token of a column goes
reason-blocks = It fills { NAME($space) }, so no one else can use that space.
reason-blocks_nothing = { NAME($space) } is never full, so the token doesn’t block anything there.

# $value (place, recruit, attack): the base value that rises to $n
reason-plan_value =
    { $value ->
        [place] From now on your base value for placing is { $n }.
        [recruit] From now on your base value for recruiting is { $n }.
       *[attack] From now on a car adds { $n } to your attacks.
    }
reason-plan_recruits =
    { $n ->
        [one] You recruit 1 Soldato; that makes { $now } in headquarters.
       *[other] You recruit { $n } Soldati; that makes { $now } in headquarters.
    }
reason-plan_money = You earn { $n } Money; that makes { $now }.
reason-plan_lab = A lab in { NAME($area) } pays whenever you launder, and helps hold the area.
# $n (number): what the car adds
reason-plan_car = The car in { NAME($area) } adds { $n } to the attack on { NAME($target) }.
reason-plan_spare_car = A car in { NAME($area) } strengthens your next attack from there.
reason-plan_first = You go first from the next phase on.
reason-plan_last_word = You get the last action of this phase.

## Fights

# $left (number): how many Soldati stay behind
reason-chance = It takes the area { $n }% of the time and leaves { $left ->
    [one] 1 Soldato
   *[other] { $left } Soldati
} in { NAME($area) }.
reason-leaves_weak = It takes the area { $n }% of the time, but leaves { NAME($area) } weak with { $left ->
    [one] 1 Soldato
   *[other] { $left } Soldati
}.
reason-gives_up = It takes the area { $n }% of the time, but you give up { NAME($area) }.
# What a move leaves behind: $left Soldati in $area
reason-but_given_up = But you give up { NAME($area) }.
reason-but_weak = But it leaves { NAME($area) } weak with { $left ->
    [one] 1 Soldato
   *[other] { $left } Soldati
}.
reason-wipes_out = It leaves { NAME($area) } empty.
reason-removes =
    { $n ->
        [one] It removes 1 Soldato from { NAME($area) }.
       *[other] It removes { $n } Soldati from { NAME($area) }.
    }
reason-no_effect = The defense of { NAME($area) } is too strong.
reason-force_sure = Brute force is certain to take { NAME($area) }.
reason-force_costs =
    { $n ->
        [one] Brute force costs 1 Soldato and does not take { NAME($area) }.
       *[other] Brute force costs { $n } Soldati and does not take { NAME($area) }.
    }
reason-finesse = With best play, finesse takes { NAME($area) } { $n }% of the time.
reason-agitates = The neutrals in { NAME($area) } can hurt an enemy.

## Tiles

# $tile: the tile. One without a sentence of its own has the last.
reason-tile =
    { $tile ->
        [allies] { NAME($tile) } let you attack across neutral and empty areas.
        [bribery] For 1 Money, { NAME($tile) } removes one defender before the fight.
        [chain_of_command] { NAME($tile) } lets you issue a second order in an area.
        [delay_detonator] { NAME($tile) } extends the reach of your car bombs.
        [influence] { NAME($tile) } puts one of your own tokens on the top action sheet, and others pay you to move it.
        [miniguns] { NAME($tile) } strengthen attacks by sea.
        [recruitment] { NAME($tile) } helps you hold what you take.
        [speedboats] { NAME($tile) } give you a speedboat every round.
        [city_hall] { NAME($tile) } makes columns cheaper.
        [armoured_cars] { NAME($tile) } protect the areas with your cars.
        [vendetta] { NAME($tile) } makes brute force cheaper.
       *[other] { NAME($tile) } will help you in the coming rounds.
    }

## What simulated games show: more of something than with the other choices

reason-played_mandamenti = In simulated games this leads to more Mandamenti.
reason-played_one_short = In simulated games this brings more Mandamenti within reach.
reason-played_spare = In simulated games your Mandamenti are more secure.
reason-played_areas = In simulated games this leads to more areas.
reason-played_soldati = In simulated games you end up with more Soldati on the board.
reason-played_strong = In simulated games this leads to stronger areas.
reason-played_hq = In simulated games you end up with more Soldati in headquarters.
reason-played_money = In simulated games you end up with more money.
reason-played_labs = In simulated games this leads to more drug labs.
reason-played_cars = In simulated games you end up with more cars.
reason-played_orders = In simulated games this leads to more orders.
reason-played_tiles = In simulated games this leads to more control tiles.
reason-played_bronte = In simulated games you control the area that decides ties more often.
reason-played_primo = In simulated games you go first more often.
reason-played_five = In simulated games this brings you closer to an early win.

## What simulated games show, in numbers: $n of 100 games with this choice, $other of 100 with the others

reason-outlook_mandamento_more = In simulated games your team controls the Mandamento { NAME($mandamento) } at the end of the round { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_mandamento_fewer = In simulated games your team controls the Mandamento { NAME($mandamento) } at the end of the round only { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_theirs_more = In simulated games your opponents control the Mandamento { NAME($mandamento) } at the end of the round { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_theirs_fewer = In simulated games your opponents control the Mandamento { NAME($mandamento) } at the end of the round only { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_area_more = In simulated games your team controls { NAME($area) } at the end of the round { $n }% of the time with this move, { $other }% otherwise.
reason-outlook_area_fewer = In simulated games your team controls { NAME($area) } at the end of the round only { $n }% of the time with this move, { $other }% otherwise.
# $n and $other: Soldati
reason-outlook_soldati_more = In simulated games your team has about { $n } Soldati on the board at the end of the round with this move, { $other } otherwise.
reason-outlook_soldati_fewer = In simulated games your team has only about { $n } Soldati on the board at the end of the round with this move, { $other } otherwise.
