## What happened: whole sentences. $seat is whose piece it is (0: the neutrals); newer facts may be missing in old logs.

### Setup

event-sealed = You have played { NAME($element) } face down.
event-families_dealt = Team { $team } is dealt the families { LIST($families) }.
event-family = Player { $seat } leads the { NAME($family) } family.
event-tiles_drawn = Control tiles in play: { LIST($tiles) }.
event-line_up = The families take their starting positions on the map.
event-primo = { NAME($seat) } takes the Primo Giocatore figure and will start the next phase.
event-character = { NAME($seat) } gets the character card { NAME($character) }.
event-phase = Round { $round }: the { $phase ->
    [planning] planning
   *[encounter] encounter
} phase begins. { NAME($first) } is the starting player.

### Money and Soldati

event-money = { NAME($seat) } { $gets ->
    [false] pays
   *[true] receives
} { $amount } Money ({ phrase-why }).
event-money_asked = { NAME($by) } asks { NAME($seat) } for money.
event-money_refused = { NAME($seat) } gives { NAME($by) } no money.
event-recruited = { NAME($seat) } recruits { phrase-soldati } ({ phrase-why }).
event-placed = { NAME($seat) } places { phrase-soldati } in { NAME($area) }.
event-added = { $seat ->
    [0] Neutrals add
   *[other] { NAME($seat) } adds
} { phrase-soldati } from the supply to { NAME($area) }.
event-removed = { $seat ->
    [0] Neutrals lose
   *[other] { NAME($seat) } loses
} { phrase-soldati } in { NAME($area) } ({ phrase-why }).
event-replaced = { NAME($seat) } replaces { $n } of { NAME($whose, case: "genitive") } Soldati in { NAME($area) } with its own.

### Equipment

event-lab_built = { NAME($seat) } builds a drug lab in { NAME($area) }.
event-lab_removed = A drug lab in { NAME($area) } is removed.
event-car_placed = { NAME($seat) } places a car in { NAME($area) }.
event-cars_removed = { NAME($seat) } loses { $n ->
    [one] 1 car
   *[other] { $n } cars
} in { NAME($area) }.
event-boat_placed = { NAME($seat) } places a speedboat in { NAME($sea) }.
event-boat_moved = { NAME($seat) } moves a speedboat from { NAME($origin) } to { NAME($sea) }.
event-boat_removed = { NAME($seat) } loses a speedboat in { NAME($sea) }.

### Action sheets and family mats

event-token_laid = { NAME($seat) } places an influence token on { NAME($space) }.
event-token_moved = { NAME($seat) } moves { phrase-its-token } from { NAME($origin) } { $down ->
    [false] to
   *[true] down to
} { NAME($space) }.
phrase-its-token = { $token ->
    [own] its own token
   *[other] { $owner ->
        [0] a neutral token
       *[other] { NAME($owner, case: "genitive") } token
    }
}
event-token_swapped = { NAME($seat) } swaps a neutral token on { NAME($space) } for one of its own, paying { phrase-soldati } from headquarters.
event-column_taken = { NAME($seat) } moves the whole { NAME($column) }.
event-bust_placed = { NAME($seat) } puts the bust next to { NAME($space) } for an Ultima Azione.
event-bust_back = { NAME($seat) } takes the bust back.
event-mat_revealed = { NAME($seat) } reveals space { $taken } of the { NAME($row) }{ $gives ->
    [car] : a car
    [lab] : a drug lab
    [launder] : launder money
    [money] : { $value } Money
    [attack] : car attack { $value }, car bomb { $bomb }
    [place] : base value { $value } for placing
    [recruit] : base value { $value } for recruiting
   *[other] {""}
}.

### Orders

event-order_unlocked = { NAME($seat) } unlocks the order { NAME($order) } ({ NAME($order, case: "shows") }).
event-order_issued = { $hidden ->
    [false] { NAME($seat) } issues { NAME($order) } in { NAME($area) }.
   *[true] { NAME($seat) } issues an order face down in { NAME($area) }.
}
event-order_back = { $hidden ->
    [false] { NAME($seat) } takes { NAME($order) } back from { NAME($area) }.
   *[true] { NAME($seat) } takes an order back from { NAME($area) } without revealing it.
}
event-order_sold = { NAME($seat) } sells the order { NAME($order) }.
event-orders_revealed = { $sequence ->
    [0] There are no orders on the board.
    [one] One order is revealed: { LIST($sequence, type: "semicolon") }.
    [other] All orders are revealed. In sequence: { LIST($sequence, type: "semicolon") }.
   *[unknown] { $orders ->
        [0] There are no orders on the board.
       *[other] All orders are revealed: { LIST($orders, type: "semicolon", each: "order-revealed") }.
    }
}
order-revealed = { NAME($seat, case: "genitive") } { NAME($order) } in { NAME($area) }
order-in-sequence = { $supply ->
    [true] supply
   *[false] attack
} { $initiative }, { NAME($seat, case: "genitive") } { NAME($order) } in { NAME($area) }
event-order_executed = { NAME($seat) } executes { NAME($order) } in { NAME($area) } ({ NAME($order, case: "shows") }).
event-declined = { $what ->
    [order_area] { NAME($seat) } issues no more orders.
    [order_which] { NAME($seat) } issues no second order.
    [column_action] { NAME($seat) } issues no order with the column.
    [supply_part] { NAME($seat) } skips the rest of the order.
    [attack_unit] { NAME($seat) } does not place the unit shown on the order.
    [car_area] { NAME($seat) } places no car.
    [lab_area] { NAME($seat) } builds no drug lab.
    [boat_sea] { NAME($seat) } places no speedboat.
    [boat_move] { NAME($seat) } leaves the speedboat where it is.
    [equipment_which] { NAME($seat) } organizes no equipment.
    [gather_into] { NAME($seat) } gathers no one.
    [gather_from] { NAME($seat) } gathers no one else.
    [ultima_space] { NAME($seat) } passes up the Ultima Azione.
    [move_start] { NAME($seat) } makes no second move.
    [move_target] { NAME($seat) } does not move.
    [strike_start] { NAME($seat) } makes no further strike.
    [strike_target] { NAME($seat) } makes no strike.
    [either_first] { NAME($seat) } neither moves nor strikes.
    [pentito] { NAME($seat) } does not use the Pentito.
    [pentito_area] { NAME($seat) } skips one of the Pentito’s numbers.
    [pull_area] { NAME($seat) } pulls no one else.
    [spread_area] { NAME($seat) } does not spread any further.
    [labs_guard] { NAME($seat) } places no more Soldati with its labs.
    [agitate_origin] { NAME($seat) } agitates no one.
    [tiles_start] { NAME($seat) } uses no other control tile.
    [tiles_swap] { NAME($seat) } swaps no token.
    [tiles_bribery] { NAME($seat) } bribes no one.
    [tiles_recruitment] { NAME($seat) } does not use { tile-recruitment }.
   *[other] { NAME($seat) } does nothing else.
}

### Attacks

event-moved = { $seat ->
    [0] Neutrals move
   *[other] { NAME($seat) } moves
} { phrase-soldati }{ $cars ->
    [0] {""}
   *[other] {" "}and { phrase-cars }
} from { NAME($origin) } to { NAME($area) }{ $way ->
    [sea] {" "}by sea
    [allies] {" "}across the area in between ({ tile-allies })
   *[land] {""}
}.
event-attack = { $seat ->
    [0] Neutrals led by { NAME($leader) } attack
   *[other] { NAME($seat) } attacks
} { NAME($area) } with { phrase-soldati }.
event-bonuses = Bonuses in { NAME($area) }: attack { $attack }, defense { $defence }.
event-strike = { NAME($seat) } strikes { NAME($area) }{ $car ->
    [true] {" "}with a car bomb
   *[false] {""}
}: attack { $attack }, defense { $defence }.
event-conflict = { NAME($seat) } { $approach ->
    [brute_force] uses brute force
   *[finesse] uses finesse
} in { NAME($area) }.
event-defender = { NAME($seat) } plays the conflict card for the neutrals in { NAME($area) }.
event-cards_laid = Both conflict cards have been played face down.
event-card_taken = { NAME($seat) } takes the opponent’s card.
event-card_left = { NAME($seat) } leaves the opponent’s card.
event-cards_revealed = The cards are revealed. The attacker has { LIST($attacker) }; the defender has { LIST($defender) }.
event-turncoat = { card-turncoat }: { $seat ->
    [0] the neutrals { $won ->
        [0] lose { $lost ->
            [one] 1 Soldato
           *[other] { $lost } Soldati
        }
       *[other] { $lost ->
            [0] gain { $won ->
                [one] 1 Soldato
               *[other] { $won } Soldati
            }
           *[other] lose { $lost ->
                [one] 1 Soldato
               *[other] { $lost } Soldati
            } and gain { $won }
        }
    }
   *[other] { NAME($seat) } { $won ->
        [0] loses { $lost ->
            [one] 1 Soldato
           *[other] { $lost } Soldati
        }
       *[other] { $lost ->
            [0] gains { $won ->
                [one] 1 Soldato
               *[other] { $won } Soldati
            }
           *[other] loses { $lost ->
                [one] 1 Soldato
               *[other] { $lost } Soldati
            } and gains { $won }
        }
    }
} in { NAME($area) }.
event-withdrawn = { $seat ->
    [0] Neutrals return { phrase-soldati } from { NAME($area) } to the supply.
   *[other] { NAME($seat) } returns { phrase-soldati } from { NAME($area) } to headquarters.
}
event-attack_over = { $result ->
    [taken] { $seat ->
        [0] The neutrals beat { NAME($whose) } in { NAME($area) } and take it
       *[other] { $whose ->
            [0] { NAME($seat) } beats the neutrals in { NAME($area) } and takes it
           *[other] { NAME($seat) } beats { NAME($whose) } in { NAME($area) } and takes it
        }
    }{ phrase-fallen }.
    [held] { $whose ->
        [0] The neutrals beat { NAME($seat) } in { NAME($area) }
       *[other] { $seat ->
            [0] { NAME($whose) } beats the neutrals in { NAME($area) }
           *[other] { NAME($whose) } beats { NAME($seat) } in { NAME($area) }
        }
    }{ phrase-fallen }.
    [empty] No one is left in { NAME($area) }{ phrase-fallen }.
   *[unknown] { $seat ->
        [0] Neutrals { $taken ->
            [true] take
           *[false] do not take
        }
       *[other] { NAME($seat) } { $taken ->
            [true] takes
           *[false] does not take
        }
    } { NAME($area) }.
}
phrase-fallen = { $fallen ->
    [0] {""}
    [one] : 1 Soldato falls
   *[other] : { $fallen } Soldati fall
}

### Mandamenti and the end

event-control = { $changes ->
    [0] No Mandamento changes hands. { control-stands }
    [one] { LIST($changes, type: "semicolon") }. { control-stands }
    [other] { LIST($changes, type: "semicolon") }. { control-stands }
   *[unknown] { control-stands }
}
control-stands = { $held ->
    [0] No family controls a Mandamento.
    [one] { LIST($held, type: "semicolon") }.
    [other] { LIST($held, type: "semicolon") }.
   *[unknown] Control of the Mandamenti is checked.
}
control-gained = { NAME($seat) } takes control of the Mandamento { NAME($mandamento) }
control-taken = { NAME($seat) } takes control of the Mandamento { NAME($mandamento) } from { NAME($whose) }
control-lost = { NAME($whose) } loses control of the Mandamento { NAME($mandamento) }
control-of = { NAME($seat) } controls { $n ->
    [one] 1 Mandamento
   *[other] { $n } Mandamenti
} ({ LIST($mandamenti, type: "comma") })
event-tile_marked = { NAME($seat) } marks the control tile { NAME($tile) }.
event-tile_cleared = { NAME($seat) } removes its token from the control tile { NAME($tile) }.
event-game_over = The game is over.
