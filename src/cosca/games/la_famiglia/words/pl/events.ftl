# To be translated into 'pl': translate what stands after = and delete this line.

## What happened: whole sentences. $seat is whose piece it is (0: the neutrals); newer facts may be missing in old logs.

### Set-up

event-sealed = You have laid { NAME($element) } face down.
event-families_dealt = Team { $team } gets the families { LIST($families) }.
event-family = Seat { $seat } leads the { NAME($family) } family.
event-tiles_drawn = Control tiles in play: { LIST($tiles) }.
event-line_up = The families line up on the map.
event-primo = { NAME($seat) } has the Primo Giocatore piece and starts the next phase.
event-character = { NAME($seat) } is { NAME($character) }.
event-phase = Round { $round }: the { $phase ->
    [planning] planning
   *[encounter] encounter
} phase starts. First is { NAME($first) }.

### Money and Soldati

event-money = { NAME($seat) } { $gets ->
    [false] pays
   *[true] gets
} { $amount } money ({ phrase-why }).
event-money_asked = { NAME($by) } asks { NAME($seat) } for money.
event-money_refused = { NAME($seat) } gives { NAME($by) } nothing.
event-recruited = { NAME($seat) } recruits { phrase-soldati } into HQ ({ phrase-why }).
event-placed = { NAME($seat) } places { phrase-soldati } in { NAME($area) }.
event-added = { $seat ->
    [0] Neutrals get
   *[other] { NAME($seat) } gets
} { phrase-soldati } from the supply in { NAME($area) }.
event-removed = { $seat ->
    [0] Neutrals lose
   *[other] { NAME($seat) } loses
} { phrase-soldati } in { NAME($area) } ({ phrase-why }).
event-replaced = { NAME($seat) } replaces { phrase-soldati } of { NAME($whose, case: "inside") } in { NAME($area) } by own ones.

### Equipment

event-lab_built = { NAME($seat) } builds a drug lab in { NAME($area) }.
event-lab_removed = A drug lab in { NAME($area) } is gone.
event-car_placed = { NAME($seat) } places a car in { NAME($area) }.
event-cars_removed = { NAME($seat) } loses { $n ->
    [one] 1 car
   *[other] { $n } cars
} in { NAME($area) }.
event-boat_placed = { NAME($seat) } places a speedboat in { NAME($sea) }.
event-boat_moved = { NAME($seat) } moves a speedboat from { NAME($origin) } to { NAME($sea) }.
event-boat_removed = { NAME($seat) } loses a speedboat in { NAME($sea) }.

### Sheets and mat

event-token_laid = { NAME($seat) } lays an influence token on { NAME($space) }.
event-token_moved = { NAME($seat) } moves { phrase-its-token } from { NAME($origin) } { $down ->
    [false] on to
   *[true] down to
} { NAME($space) }.
phrase-its-token = { $token ->
    [own] its own token
   *[other] { $owner ->
        [0] a neutral token
       *[other] a token of { NAME($owner) }
    }
}
event-token_swapped = { NAME($seat) } swaps a neutral token on { NAME($space) } for an own one, for { phrase-soldati } of HQ.
event-column_taken = { NAME($seat) } moves the whole { NAME($column) }.
event-bust_placed = { NAME($seat) } puts the bust beside { NAME($space) } for an Ultima Azione.
event-bust_back = { NAME($seat) } takes the bust back.
event-mat_revealed = { NAME($seat) } takes token { $taken } off the { NAME($row) }{ $gives ->
    [car] : a car
    [lab] : a drug lab
    [launder] : launder
    [money] : { $value } money
    [attack] : car attack { $value }, car bomb { $bomb }
    [place] : place { $value }
    [recruit] : recruit { $value }
   *[other] {""}
}.

### Orders

event-order_unlocked = { NAME($seat) } unlocks the order { NAME($order) } ({ NAME($order, case: "shows") }).
event-order_issued = { $hidden ->
    [false] { NAME($seat) } issues { NAME($order) } in { NAME($area) }.
   *[true] { NAME($seat) } issues an order in { NAME($area) }, face down.
}
event-order_back = { $hidden ->
    [false] { NAME($seat) } takes { NAME($order) } back from { NAME($area) }.
   *[true] { NAME($seat) } takes an order back from { NAME($area) }, unseen.
}
event-order_sold = { NAME($seat) } sells the order { NAME($order) }.
event-orders_revealed = { $sequence ->
    [0] No order lies on the board.
    [one] All orders are revealed: { LIST($sequence, type: "semicolon") }.
    [other] All orders are revealed. In sequence: { LIST($sequence, type: "semicolon") }.
   *[unknown] { $orders ->
        [0] No order lies on the board.
       *[other] All orders are revealed: { LIST($orders, type: "semicolon", each: "order-revealed") }.
    }
}
order-revealed = { NAME($seat) } { NAME($order) } in { NAME($area) }
order-in-sequence = { $supply ->
    [true] supply
   *[false] attack
} { $initiative }: { NAME($seat) } { NAME($order) } in { NAME($area) }
event-order_executed = { NAME($seat) } carries out { NAME($order) } in { NAME($area) } ({ NAME($order, case: "shows") }).
event-declined = { $what ->
    [order_area] { NAME($seat) } issues no further order.
    [order_which] { NAME($seat) } issues no second order.
    [column_action] { NAME($seat) } issues no order with the column.
    [supply_part] { NAME($seat) } leaves the rest of the order.
    [attack_unit] { NAME($seat) } does not place the piece of the order.
    [car_area] { NAME($seat) } places no car.
    [lab_area] { NAME($seat) } builds no drug lab.
    [boat_sea] { NAME($seat) } places no speedboat.
    [boat_move] { NAME($seat) } leaves the speedboat where it is.
    [equipment_which] { NAME($seat) } places no equipment.
    [gather_into] { NAME($seat) } gathers nobody.
    [gather_from] { NAME($seat) } gathers nobody more.
    [ultima_space] { NAME($seat) } does without the Ultima Azione.
    [move_start] { NAME($seat) } makes no second move.
    [move_target] { NAME($seat) } moves nobody.
    [strike_start] { NAME($seat) } strikes no more.
    [strike_target] { NAME($seat) } strikes no area.
    [either_first] { NAME($seat) } neither moves nor strikes.
    [pentito] { NAME($seat) } does without the Pentito.
    [pentito_area] { NAME($seat) } leaves out a number of the Pentito.
    [pull_area] { NAME($seat) } pulls nobody more.
    [spread_area] { NAME($seat) } spreads no further.
    [labs_guard] { NAME($seat) } guards no further lab.
    [agitate_origin] { NAME($seat) } stirs up nobody.
    [tiles_start] { NAME($seat) } uses no further control tile.
    [tiles_swap] { NAME($seat) } swaps no token.
    [tiles_bribery] { NAME($seat) } bribes nobody.
    [tiles_recruitment] { NAME($seat) } does without { tile-recruitment }.
   *[other] { NAME($seat) } does no more.
}

### Attacks

event-moved = { $seat ->
    [0] Neutrals move
   *[other] { NAME($seat) } moves
} { phrase-soldati }{ $cars ->
    [0] {""}
   *[other] {" "}and { phrase-cars }
} from { NAME($origin) } to { NAME($area) }{ $way ->
    [sea] , over the sea
    [allies] , over the area between ({ tile-allies })
   *[land] {""}
}.
event-attack = { $seat ->
    [0] Neutrals led by { NAME($leader) } attack
   *[other] { NAME($seat) } attacks
} { NAME($area) } with { phrase-soldati }.
event-bonuses = Bonuses in { NAME($area) }: attack { $attack }, defence { $defence }.
event-strike = { NAME($seat) } strikes { NAME($area) }{ $car ->
    [true] {" "}with a car bomb
   *[false] {""}
}: attack { $attack }, defence { $defence }.
event-conflict = { NAME($seat) } { $approach ->
    [brute_force] uses brute force
   *[finesse] tries finesse
} in { NAME($area) }.
event-defender = { NAME($seat) } plays the card of the neutrals of { NAME($area) }.
event-cards_laid = Both conflict cards are laid.
event-card_taken = { NAME($seat) } takes the other card.
event-card_left = { NAME($seat) } leaves the other card.
event-cards_revealed = The cards are revealed. In front of the attacker: { LIST($attacker) }; in front of the defender: { LIST($defender) }.
event-turncoat = By { card-turncoat } { $seat ->
    [0] the neutrals { $won ->
        [0] lose { $lost }
       *[other] { $lost ->
            [0] gain { $won }
           *[other] lose { $lost } and gain { $won }
        }
    }
   *[other] { NAME($seat) } { $won ->
        [0] loses { $lost }
       *[other] { $lost ->
            [0] gains { $won }
           *[other] loses { $lost } and gains { $won }
        }
    }
} in { NAME($area) }.
event-withdrawn = { $seat ->
    [0] Neutrals withdraw { phrase-soldati } from { NAME($area) } to the supply.
   *[other] { NAME($seat) } withdraws { phrase-soldati } from { NAME($area) } to HQ.
}
event-attack_over = { $seat ->
    [0] Neutrals { $taken ->
        [true] take
       *[false] do not take
    }
   *[other] { NAME($seat) } { $taken ->
        [true] takes
       *[false] does not take
    }
} { NAME($area) }.

### Mandamenti and the end

event-control = { $changes ->
    [0] No Mandamento changes hands. { control-stands }
    [one] { LIST($changes, type: "semicolon") }. { control-stands }
    [other] { LIST($changes, type: "semicolon") }. { control-stands }
   *[unknown] { control-stands }
}
control-stands = { $held ->
    [0] Nobody controls a Mandamento.
    [one] Control of the Mandamenti: { LIST($held, type: "semicolon") }.
    [other] Control of the Mandamenti: { LIST($held, type: "semicolon") }.
   *[unknown] Control of the Mandamenti is counted.
}
control-gained = { NAME($seat) } gains { NAME($mandamento) }
control-taken = { NAME($seat) } takes { NAME($mandamento) } from { NAME($whose) }
control-lost = { NAME($whose) } loses { NAME($mandamento) }
control-of = { NAME($seat) } { $n } ({ LIST($mandamenti, type: "comma") })
event-tile_marked = { NAME($seat) } marks the control tile { NAME($tile) }.
event-tile_cleared = { NAME($seat) } takes the token off the control tile { NAME($tile) }.
event-game_over = The game is over.
