## Answers. `choice-<question>--<kind>` is looked up before `choice-<kind>`.

### Places

choice-area = { NAME($name) } ({ phrase-place })
choice-land = { NAME($name) } ({ phrase-place })
choice-by_sea = { NAME($name) }, over the sea ({ phrase-place })
choice-over = { NAME($name) }, over the next area ({ tile-allies }, pay { $cost }) ({ phrase-place })
choice-from = from { NAME($name) } ({ phrase-place })
choice-strike = { NAME($name) } ({ phrase-place }): { phrase-falls }
choice-car_bomb = { NAME($name) } ({ phrase-place }), with a car bomb (+{ $bomb }, the car is lost): { phrase-falls }
phrase-falls = { $falls ->
    [0] nobody falls
    [one] 1 Soldato falls
   *[other] { $falls } Soldati fall
}
choice-sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}{ $sinks ->
    [true] , where it sinks with another
   *[false] {""}
}
boats-of = { NAME($seat) } { $boats }
choice-seat = { NAME($name) }

### Numbers

choice-number = { $n }
choice-attack-pay--number = { phrase-defenders }, pay { $cost }
choice-attack-replace--number = { phrase-defenders }
choice-pull-number--number = { phrase-soldati }
choice-pentito-number--number = { phrase-soldati }
choice-agitate-recruit--number = { phrase-soldati }
choice-recruit-number--number = { phrase-soldati }
choice-place-number--number = { phrase-soldati }
choice-move-number--number = { phrase-soldati }{ phrase-stays }
choice-gather-soldati--number = { phrase-soldati }{ phrase-stays }
choice-agitate-number--number = { $n ->
    [one] 1 neutral
   *[other] { $n } neutrals
}{ phrase-stays }
choice-influence_row-number--number = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
choice-cars = { $n ->
    [0] no car
    [one] 1 car
   *[other] { $n } cars
}
choice-move-car--cars = { $n ->
    [0] without a car
   *[other] with a car
}
phrase-defenders = { $n ->
    [one] 1 defender
   *[other] { $n } defenders
}
phrase-stays = { $stays ->
    [0] , nobody stays
   *[other] , { $stays } stay
}

### Sheets and mat

choice-token = A: { NAME($space) }, { phrase-token }{ $cost ->
    [0] {""}
   *[other] , pay { $cost }
}
choice-column = B: { NAME($name) }, { phrase-tokens }, pay { $cost }: { phrase-column-gives }, and an order
choice-space = { NAME($name) }: { $lower ->
    [true] { phrase-space }
   *[false] upper sheet
}
choice-tiles-swap--space = { NAME($name) }
choice-setup-token--space = { NAME($name) }
choice-row = { NAME($name) }: { phrase-mat-space }
choice-do = { SAY($part) }

### Orders, families, tiles, cards

choice-order = { NAME($name) } ({ phrase-order })
choice-execute = { NAME($name) } in { NAME($area) } ({ phrase-order })
choice-sell = sell { NAME($name) } for { $receives } money ({ phrase-order })
choice-family = { NAME($name) }: { $family ->
    [black] { theme-black }
    [blue] { theme-blue }
    [green] { theme-green }
    [red] { theme-red }
    [white] { theme-white }
   *[yellow] { theme-yellow }
}
choice-tile = { NAME($name) }: { $tile ->
    [allies] pay { $price } to attack an area behind an empty or neutral one
    [bribery] pay { $price } in an attack, and { $value ->
        [one] 1 defender leaves
       *[other] { $value } defenders leave
    }
    [chain_of_command] up to { $value } orders in one area
    [delay_detonator] car bombs reach { $value } areas far
    [influence] each round, { $price ->
        [one] 1 Soldato
       *[other] { $price } Soldati
    } of HQ to make a neutral token yours
    [miniguns] +{ $value } attack bonus over the sea
    [recruitment] { $value } Soldati from HQ into an area that you took
    [speedboats] each round, a free speedboat
    [city_hall] columns (option B) cost { $value } less
    [armoured_cars] +{ $value } defence bonus where your cars stand
   *[vendetta] brute force costs { $value ->
        [one] 1 attacker
       *[other] { $value } attackers
    } only
}
choice-card = { NAME($name) }: { $neutral ->
    [true] { $card ->
        [turncoat] one enemy there makes way for a neutral from the supply
        [coward_1] one neutral there goes back to the supply
       *[coward_2] two neutrals there go back to the supply
    }
   *[false] { $card ->
        [turncoat] one enemy there makes way for one of yours from the supply
        [coward_1] one of your Soldati there goes back to your HQ
       *[coward_2] two of your Soldati there go back to your HQ
    }
}

### Conflict and money

choice-brute_force = brute force: { $cost } of { $neutral ->
    [true] the neutral attackers
   *[false] your attackers
} go back to the supply, then one falls for one; { $taken ->
    [true] the area is taken, with { $attackers } left
   *[false] { $defenders ->
        [0] nobody is left there
       *[other] { $defenders } of { $holder ->
            [0] the neutrals
           *[other] { NAME($holder) }
        } hold it
    }
}
choice-finesse = finesse: both sides lay a conflict card face down, then one falls for one
choice-take = take it
choice-leave = leave it
choice-give = pay { $cost } so that { NAME($mate) } gets { $gift }
choice-ask_teammate = ask { NAME($mate) } for money: it costs { NAME($mate) } { $cost } and gives you { $gift }
choice-refuse = no
choice-use = yes
choice-tiles-bribery--use = yes, pay { $cost }

### Nothing, or nothing more

choice-done = nothing more
choice-skip = nothing
choice-boat-move--skip = stays there
choice-move-target--skip = nobody moves
choice-move-start--skip = no second move
choice-strike-target--skip = no strike
choice-strike-start--skip = no strike
choice-car-area--skip = no car
choice-lab-area--skip = no lab
choice-boat-sea--skip = no boat
choice-ultima-space--skip = no last action
choice-pentito--skip = no
choice-pentito-area--skip = not this number
choice-attack-unit--skip = no
choice-tiles-bribery--skip = no
choice-tiles-recruitment--skip = no
choice-either-first--skip = neither
choice-agitate-origin--skip = stir up nobody
choice-order-area--done = no further order
choice-order-which--done = no second order
choice-gather-from--done = nobody more
choice-supply-part--done = no more of this order
choice-column-action--done = no order

### What to think of before an answer that makes something known for good

confirm-sell = Everyone sees which order you sell, and it leaves the game.
confirm-brute_force = The attackers that it costs are gone at once, and the fight is settled.
confirm-finesse = The other side learns that a card will decide and lays one of its own.
confirm-conflict-take--take = You take a card that you have not seen. There is no way back once the other side knows.
confirm-conflict-take--leave = You leave a card that you have not seen. There is no way back once the other side knows.
