# What the coach of La Famiglia says for the choice that it advises, where the Consigliere has no words for it.
# $area and $target are areas, $sea a sea, $mandamento a Mandamento, $seat a player, $tile a control tile. $n is a number.

## Planning

reason-all_placed = Place all you can: in headquarters, Soldati can neither attack nor defend.
# A token of the player's own on the top action sheet
reason-token_top = On the top action sheet, other players pay you 1 Money to move this token.
reason-boat = With a speedboat in { NAME($sea) }, you can attack { NAME($target) } by sea.
reason-tile_least = You have to give up a tile, and { NAME($tile) } helps you least now.

## The encounter

reason-car_attack = The car adds { $n } to the attack on { NAME($target) }.
reason-car_along = The car comes along, so it can strengthen your next attack from { NAME($target) }.
reason-car_lost = No Soldati stay in { NAME($area) }, so a car left there would be lost.
# $price (number): what Bribery costs. The attack succeeds in $n of 100 cases, without it in $was of 100.
reason-bribery_better = For { $price } Money, one defender of { NAME($area) } leaves: the attack succeeds { $n }% of the time instead of { $was }%.
reason-bribery_saves = For { $price } Money, one defender of { NAME($area) } leaves before the fight, which saves one of your Soldati.
reason-bribery_needless = Save the { $price } Money: your attack bonus removes all defenders of { NAME($area) } anyway.
reason-bribery_poor = To pay { $price } Money, you would have to sell an order. That is too much.
reason-bribery_skipped = One defender fewer in { NAME($area) } isn’t worth { $price } Money here.
reason-recruitment =
    { $n ->
        [one] You have just taken { NAME($area) }: one more Soldato helps you keep it.
       *[other] You have just taken { NAME($area) }: { $n } more Soldati help you keep it.
    }
# $theirs (number): the Soldati of $seat there
reason-agitate_breaks = You risk nothing, and without { NAME($area) } { NAME($seat) } loses the Mandamento { NAME($mandamento) }.
reason-agitate_hurts = You risk nothing: neutrals attack { NAME($seat) } in { NAME($area) }, where { $theirs ->
    [one] 1 Soldato defends
   *[other] { $theirs } Soldati defend
}.
reason-agitate_all =
    { $n ->
        [one] The neutral Soldato isn’t yours, so you risk nothing.
       *[other] Send all { $n }: they aren’t yours, so you risk nothing.
    }

## Conflict cards: $n of 100 times, if both sides play well

# $count (number): how many Soldati the Coward makes run away
reason-card_coward = They will take your card about { $n }% of the time, and then { $count ->
    [one] one of their Soldati runs
   *[other] { $count } of their Soldati run
} away.
reason-card_threat = They will leave your card about { $n }% of the time. But if you never play a Coward, they can always take it.
reason-card_turncoat = They will leave your card about { $n }% of the time, and then one of their Soldati becomes yours.
reason-card_lure = They will take your card about { $n }% of the time. But if you only play Cowards, they will stop taking it.
# $kind (take or leave): what is advised. $goal: "taken" for the attacker, "held" for the defender. $other of 100 times
# otherwise
reason-take =
    { $goal ->
        [taken] { $kind ->
            [take] Take it: then you win { NAME($area) } { $n }% of the time, otherwise { $other }%.
           *[leave] Leave it: then you win { NAME($area) } { $n }% of the time, otherwise { $other }%.
        }
       *[held] { $kind ->
            [take] Take it: then you keep { NAME($area) } { $n }% of the time, otherwise { $other }%.
           *[leave] Leave it: then you keep { NAME($area) } { $n }% of the time, otherwise { $other }%.
        }
    }
reason-take_sure =
    { $goal ->
        [taken] You are sure to win { NAME($area) }, whatever you do with their card.
       *[held] You are sure to keep { NAME($area) }, whatever you do with their card.
    }
reason-take_vary =
    { $goal ->
        [taken] You win { NAME($area) } about { $n }% of the time. Don’t always decide the same way, or they will see through you.
       *[held] You keep { NAME($area) } about { $n }% of the time. Don’t always decide the same way, or they will see through you.
    }
