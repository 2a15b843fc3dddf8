## Answers. `choice-<question>--<kind>` is looked up before `choice-<kind>`.

### Places

choice-area = { NAME($name) } ({ phrase-place })
choice-land = { NAME($name) } ({ phrase-place })
choice-by_sea = { NAME($name) } ({ phrase-place }), over the sea
choice-over = { NAME($name) } ({ phrase-place }), over the next area: { tile-allies }, pay { $cost }
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
    [one] , 1 stays
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

choice-order = { NAME($name) } ({ NAME($name, case: "shows") })
choice-execute = { NAME($name) } in { NAME($area) } ({ NAME($name, case: "shows") })
choice-sell = sell { NAME($name) } for { $receives } money ({ NAME($name, case: "shows") })
choice-family = { NAME($name) }: { NAME($name, case: "theme") }
choice-tile = { NAME($name) }: { NAME($name, case: "short") }
choice-card = { NAME($name) }: { $neutral ->
    [true] { NAME($name, case: "neutral") }
   *[false] { NAME($name, case: "short") }
}

### Conflict and money

choice-brute_force = brute force: { $cost ->
    [one] 1 of { phrase-attackers } goes
   *[other] { $cost } of { phrase-attackers } go
} back to the supply, then one falls for one: { $taken ->
    [true] { $neutral ->
        [true] they take it with { $attackers }
       *[false] you take it with { $attackers }
    }
   *[false] { $defenders ->
        [0] nobody is left there
       *[other] { $holder ->
            [0] the neutrals hold it
           *[other] { NAME($holder) } holds it
        } with { $defenders }
    }
}
phrase-attackers = { $neutral ->
    [true] the neutral attackers
   *[false] your attackers
}
choice-finesse = finesse: both sides lay a conflict card face down, then one falls for one
choice-take = take it
choice-leave = leave it
choice-give = pay { $cost } so that { NAME($mate) } gets { $gift }
choice-ask_teammate = ask { NAME($mate) } for { $gift } money
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
