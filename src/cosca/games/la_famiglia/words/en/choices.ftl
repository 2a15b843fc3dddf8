## Answers. `choice-<question>--<kind>` is looked up before `choice-<kind>`.
## A page shows `.name` large and `.more` small where a message has them, otherwise the whole message.

### Places

choice-area = { choice-area.name } ({ choice-area.more })
    .name = { NAME($name) }
    .more = { phrase-place }
choice-land = { choice-land.name } ({ choice-land.more })
    .name = { NAME($name) }
    .more = { phrase-place }
choice-by_sea = { choice-by_sea.name } { choice-by_sea.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), by sea
choice-over = { choice-over.name } { choice-over.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), across the area in between ({ tile-allies }, pay { $cost } Money)
choice-from = { choice-from.name } ({ choice-from.more })
    .name = from { NAME($name) }
    .more = { phrase-place }
choice-strike = { choice-strike.name } { choice-strike.more }
    .name = { NAME($name) }
    .more = ({ phrase-place })
choice-car_bomb = { choice-car_bomb.name } { choice-car_bomb.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), with a car bomb (+{ $bomb })
choice-sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}{ $sinks ->
    [true] , where it and one other are removed
   *[false] {""}
}
choice-boat-move--sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}
boats-of = { NAME($seat) }: { $boats ->
    [one] 1 speedboat
   *[other] { $boats } speedboats
}
choice-seat = { NAME($name) }

### Numbers

choice-number = { $n }
choice-attack-pay--number = { choice-attack-pay--number.name } { choice-attack-pay--number.more }
    .name = { $n }
    .more = { phrase-defenders-word }, pay { $cost } Money
choice-attack-replace--number = { choice-attack-replace--number.name } { choice-attack-replace--number.more }
    .name = { $n }
    .more = { phrase-defenders-word }
choice-pull-number--number = { choice-pull-number--number.name } { choice-pull-number--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }
choice-pentito-number--number = { choice-pentito-number--number.name } { choice-pentito-number--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }
choice-agitate-recruit--number = { choice-agitate-recruit--number.name } { choice-agitate-recruit--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }
choice-recruit-number--number = { choice-recruit-number--number.name } { choice-recruit-number--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }
choice-place-number--number = { choice-place-number--number.name } { choice-place-number--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }
choice-move-number--number = { choice-move-number--number.name } { choice-move-number--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }{ phrase-stays }
choice-gather-soldati--number = { choice-gather-soldati--number.name } { choice-gather-soldati--number.more }
    .name = { $n }
    .more = { phrase-soldati-word }{ phrase-stays }
choice-agitate-number--number = { choice-agitate-number--number.name } { choice-agitate-number--number.more }
    .name = { $n }
    .more = { $n ->
        [one] neutral
       *[other] neutrals
    }{ phrase-stays }
choice-influence_row-number--number = { choice-influence_row-number--number.name } { choice-influence_row-number--number.more }
    .name = { $n }
    .more = { $n ->
        [one] token
       *[other] tokens
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
phrase-defenders-word = { $n ->
    [one] defender
   *[other] defenders
}
phrase-soldati-word = { $n ->
    [one] Soldato
   *[other] Soldati
}
phrase-stays = { $stays ->
    [0] , none stay
    [one] , 1 stays
   *[other] , { $stays } stay
}

### Action sheets and family mat

choice-token = { choice-token.name }, { choice-token.more }
    .name = A: { NAME($space) }
    .more = { phrase-token }{ $cost ->
        [0] {""}
       *[other] , pay { $cost } Money
    }
choice-column = { choice-column.name }, { choice-column.more }
    .name = B: { NAME($name) }
    .more = { phrase-tokens }, pay { $cost } Money: { phrase-column-gives } + order
choice-space = { choice-space.name }: { choice-space.more }
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-space }
       *[false] top action sheet
    }
# The token only fills the space: its action is not performed, and nothing is paid.
phrase-blocks = { $infinite ->
    [true] ∞, blocks nothing
   *[false] blocks: { phrase-space }
}
choice-column-token--space = { choice-column-token--space.name } ({ choice-column-token--space.more })
    .name = { NAME($name) }
    .more = { phrase-blocks }
choice-influence-space--space = { choice-influence-space--space.name } ({ choice-influence-space--space.more })
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-blocks }
       *[false] top action sheet
    }
choice-tiles-swap--space = { NAME($name) }
choice-setup-token--space = { NAME($name) }
choice-row = { choice-row.name }: { choice-row.more }
    .name = { NAME($name) }
    .more = { phrase-mat-space }
choice-do = { SAY($part) }

### Orders, families, tiles, cards

choice-order = { choice-order.name } ({ choice-order.more })
    .name = { NAME($name) }
    .more = { NAME($name, case: "shows") }
choice-execute = { choice-execute.name } ({ choice-execute.more })
    .name = { NAME($name) } in { NAME($area) }
    .more = { NAME($name, case: "shows") }
choice-sell = { choice-sell.name } ({ choice-sell.more })
    .name = sell { NAME($name) } for { $receives } Money
    .more = { NAME($name, case: "shows") }
choice-family = { choice-family.name }: { choice-family.more }
    .name = { NAME($name) }
    .more = { NAME($name, case: "house") }. { NAME($name, case: "theme") }
choice-tile = { choice-tile.name }: { choice-tile.more }
    .name = { NAME($name) }
    .more = { NAME($name, case: "short") }
choice-card = { choice-card.name }: { choice-card.more }
    .name = { NAME($name) }
    .more = { $neutral ->
        [true] { NAME($name, case: "neutral") }
       *[false] { NAME($name, case: "short") }
    }

### Conflict and money

choice-brute_force = { choice-brute_force.name }: { choice-brute_force.more }
    .name = brute force
    .more = { $cost ->
        [one] 1 of { phrase-attackers } returns
       *[other] { $cost } of { phrase-attackers } return
    } to the supply, then both sides lose Soldati one for one
phrase-attackers = { $neutral ->
    [true] the neutral attackers
   *[false] your attackers
}
choice-finesse = { choice-finesse.name }: { choice-finesse.more }
    .name = finesse
    .more = both sides play a conflict card, then they lose Soldati one for one
choice-take = take it
choice-leave = leave it
choice-give = pay { $cost } Money so that { NAME($mate) } receives { $gift }
choice-ask_teammate = ask { NAME($mate) } for { $gift } Money
choice-refuse = no
choice-use = yes
choice-tiles-bribery--use = yes, pay { $cost } Money

### Nothing, or nothing else

choice-done = done
choice-skip = nothing
choice-boat-move--skip = stay there
choice-move-target--skip = don’t move
choice-move-start--skip = no second move
choice-strike-target--skip = no strike
choice-strike-start--skip = no strike
choice-car-area--skip = no car
choice-lab-area--skip = no lab
choice-boat-sea--skip = no boat
choice-ultima-space--skip = no Ultima Azione
choice-pentito--skip = no
choice-pentito-area--skip = skip this number
choice-attack-unit--skip = no
choice-tiles-bribery--skip = no
choice-tiles-recruitment--skip = no
choice-either-first--skip = neither
choice-agitate-origin--skip = don’t agitate
choice-order-area--done = no more orders
choice-order-which--done = no second order
choice-gather-from--done = no one else
choice-supply-part--done = skip the rest of this order
choice-column-action--done = no order

### What to consider before an answer that can’t be undone

confirm-sell = Everyone will see which order you sell, and it leaves the game.
confirm-brute_force = You lose those attackers at once, and the fight is decided right away.
confirm-finesse = The other side will see that you chose finesse and will play a card too.
confirm-conflict-take--take = You take a card that you haven’t seen. You can’t change your mind once the other side knows.
confirm-conflict-take--leave = You leave a card that you haven’t seen. You can’t change your mind once the other side knows.
confirm-planning_over = This leaves no token on the top action sheet. The planning phase ends and all orders are revealed. You can’t undo this.

### The certain and immediate consequences of an answer; several may be shown side by side

# $held (own, mate, enemy, neutral, empty): whose it is for the reader; $seat: the same as a player number
certain-lost = { $held ->
    [own] you lose { $lost }
    [neutral] the neutrals lose { $lost }
   *[other] { NAME($seat) } loses { $lost }
} of { $of ->
    [one] 1 Soldato
   *[other] { $of } Soldati
}
certain-nobody = no one is removed
certain-empty = { NAME($area) } is left empty
certain-holds = { $stays ->
    [true] { $held ->
        [own] { NAME($area) } stays yours
        [neutral] { NAME($area) } stays neutral
       *[other] { NAME($area) } stays { NAME($seat, case: "genitive") }
    }
   *[false] { $held ->
        [own] { NAME($area) } becomes yours
        [neutral] { NAME($area) } becomes neutral
       *[other] { NAME($area) } becomes { NAME($seat, case: "genitive") }
    }
}, with { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}
# Control is only checked in management: until then it may change.
certain-control = { $gains ->
    [true] { $held ->
        [own] you would control the Mandamento { NAME($mandamento) }
       *[other] { NAME($seat) } would control the Mandamento { NAME($mandamento) }
    }
   *[false] { $held ->
        [own] you would no longer control the Mandamento { NAME($mandamento) }
       *[other] { NAME($seat) } would no longer control the Mandamento { NAME($mandamento) }
    }
}
certain-cars_removed = { $held ->
    [own] you lose { $count ->
        [one] a car
       *[other] { $count } cars
    }
   *[other] { NAME($seat) } loses { $count ->
        [one] a car
       *[other] { $count } cars
    }
}
certain-order_back = { $held ->
    [own] { $count ->
        [one] one of your orders returns
       *[other] { $count } of your orders return
    }
   *[other] { $count ->
        [one] one of { NAME($seat, case: "genitive") } orders returns
       *[other] { $count } of { NAME($seat, case: "genitive") } orders return
    }
} to headquarters
certain-boat_removed = { $held ->
    [own] { $count ->
        [one] your speedboat is removed
       *[other] { $count } of your speedboats are removed
    }
   *[other] { NAME($seat, case: "genitive") } speedboat is removed
}
certain-recruited = { $held ->
    [own] you recruit
   *[other] { NAME($seat) } recruits
} { $count ->
    [one] 1 Soldato
   *[other] { $count } Soldati
}
certain-lab_removed = { $count ->
    [one] a drug lab is lost
   *[other] { $count } drug labs are lost
}
certain-planning_over = the planning phase ends
