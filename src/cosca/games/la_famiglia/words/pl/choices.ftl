## Answers. `choice-<question>--<kind>` is looked up before `choice-<kind>`.
## A page shows `.name` big and `.more` small where a message has them, else the whole message.

### Places

choice-area = { choice-area.name } ({ choice-area.more })
    .name = { NAME($name) }
    .more = { phrase-place }
choice-land = { choice-land.name } ({ choice-land.more })
    .name = { NAME($name) }
    .more = { phrase-place }
choice-by_sea = { choice-by_sea.name } { choice-by_sea.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), przez morze
choice-over = { choice-over.name } { choice-over.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), przez sąsiedni obszar: { tile-allies }, zapłać { $cost } £
choice-from = { choice-from.name } ({ choice-from.more })
    .name = { NAME($name, case: "from") }
    .more = { phrase-place }
choice-strike = { choice-strike.name } { choice-strike.more }
    .name = { NAME($name) }
    .more = ({ phrase-place })
choice-car_bomb = { choice-car_bomb.name } { choice-car_bomb.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), samochodem pułapką (+{ $bomb })
choice-sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}{ $sinks ->
    [true] , gdzie zatonie razem z inną
   *[false] {""}
}
choice-boat-move--sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}
boats-of =
    { NAME($seat) }: { $boats ->
        [one] 1 motorówka
        [few] { $boats } motorówki
        [many] { $boats } motorówek
       *[other] { $boats } motorówek
    }
choice-seat = { NAME($name) }

### Numbers

choice-number = { $n }
choice-attack-pay--number = { choice-attack-pay--number.name } { choice-attack-pay--number.more }
    .name = { $n }
    .more = { phrase-defenders-word }, zapłać { $cost } £
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
        [one] neutralny
        [few] neutralnych
        [many] neutralnych
       *[other] neutralnych
    }{ phrase-stays }
choice-influence_row-number--number = { choice-influence_row-number--number.name } { choice-influence_row-number--number.more }
    .name = { $n }
    .more = { $n ->
        [one] znacznik
        [few] znaczniki
        [many] znaczników
       *[other] znaczników
    }
choice-cars = { $n ->
    [0] bez samochodu
    [one] 1 samochód
    [few] { $n } samochody
    [many] { $n } samochodów
   *[other] { $n } samochodów
}
choice-move-car--cars = { $n ->
    [0] bez samochodu
   *[other] z samochodem
}
phrase-defenders-word = { $n ->
    [one] obrońca
    [few] obrońców
    [many] obrońców
   *[other] obrońców
}
phrase-soldati-word = { $n ->
    [one] soldato
    [few] soldati
    [many] soldati
   *[other] soldati
}
phrase-stays = { $stays ->
    [0] , nikt nie zostaje
    [one] , 1 zostaje
    [few] , { $stays } zostaje
    [many] , { $stays } zostaje
   *[other] , { $stays } zostaje
}

### Sheets and mat

choice-token = { choice-token.name }, { choice-token.more }
    .name = A: { NAME($space) }
    .more = { phrase-token }{ $cost ->
        [0] {""}
       *[other] , zapłać { $cost } £
    }
choice-column = { choice-column.name }, { choice-column.more }
    .name = B: { NAME($name) }
    .more = { phrase-tokens }, zapłać { $cost } £: { phrase-column-gives }, możesz też wydać rozkaz
choice-space = { choice-space.name }: { choice-space.more }
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-space }
       *[false] górny arkusz
    }
# The token only fills the space: its action is not performed, and nothing is paid.
phrase-blocks = { $infinite ->
    [true] ∞, niczego nie blokuje
   *[false] blokuje: { phrase-space }
}
choice-column-token--space = { choice-column-token--space.name } ({ choice-column-token--space.more })
    .name = { NAME($name) }
    .more = { phrase-blocks }
choice-influence-space--space = { choice-influence-space--space.name } ({ choice-influence-space--space.more })
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-blocks }
       *[false] górny arkusz
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
    .name = { NAME($name) }, { NAME($area) }
    .more = { NAME($name, case: "shows") }
choice-sell = { choice-sell.name } ({ choice-sell.more })
    .name = sprzedaj „{ NAME($name) }” za { $receives } £
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
    .name = brutalność
    .more = { $cost ->
        [one] 1 { phrase-attackers } wraca
        [few] { $cost } { phrase-attackers } wraca
        [many] { $cost } { phrase-attackers } wraca
       *[other] { $cost } { phrase-attackers } wraca
    } do puli, potem obie strony tracą soldati jeden za jednego
phrase-attackers = { $neutral ->
    [true] z neutralnych atakujących
   *[false] z twoich atakujących
}
choice-finesse = { choice-finesse.name }: { choice-finesse.more }
    .name = finezja
    .more = obie strony kładą zakrytą kartę konfliktu, potem tracą soldati jeden za jednego
choice-take = weź ją
choice-leave = zostaw ją
choice-give = zapłać { $cost } £, aby dać { NAME($mate, case: "dative") } { $gift } £
choice-ask_teammate = poproś { NAME($mate, case: "accusative") } o { $gift } £
choice-refuse = nie
choice-use = tak
choice-tiles-bribery--use = tak, zapłać { $cost } £

### Nothing, or nothing more

choice-done = nic więcej
choice-skip = nic
choice-boat-move--skip = zostaje tam
choice-move-target--skip = nikt się nie rusza
choice-move-start--skip = bez drugiego ruchu
choice-strike-target--skip = bez zamachu
choice-strike-start--skip = bez zamachu
choice-car-area--skip = bez samochodu
choice-lab-area--skip = bez laboratorium
choice-boat-sea--skip = bez motorówki
choice-ultima-space--skip = bez Ultima Azione
choice-pentito--skip = nie
choice-pentito-area--skip = pomiń tę liczbę
choice-attack-unit--skip = nie
choice-tiles-bribery--skip = nie
choice-tiles-recruitment--skip = nie
choice-either-first--skip = ani jedno, ani drugie
choice-agitate-origin--skip = nie podburzaj
choice-order-area--done = bez dalszych rozkazów
choice-order-which--done = bez drugiego rozkazu
choice-gather-from--done = nikogo więcej
choice-supply-part--done = pomiń resztę tego rozkazu
choice-column-action--done = bez rozkazu

### What to think of before an answer that makes something known for good

confirm-sell = Wszyscy zobaczą, który rozkaz sprzedajesz, i zostanie on usunięty z gry.
confirm-brute_force = Od razu tracisz tylu atakujących, ilu to kosztuje, a walka rozstrzyga się natychmiast.
confirm-finesse = Przeciwnik zobaczy, że wybierasz finezję, i też zagra kartę.
confirm-conflict-take--take = Bierzesz kartę, której nie widać. Gdy przeciwnik się dowie, nie ma odwrotu.
confirm-conflict-take--leave = Zostawiasz kartę, której nie widać. Gdy przeciwnik się dowie, nie ma odwrotu.
confirm-planning_over = Po tym ruchu na górnym arkuszu nie zostanie żaden znacznik: faza planowania się skończy, a wszystkie rozkazy zostaną odkryte. Tego nie da się cofnąć.

### What is sure to come of an answer at once; several stand side by side

# $held (own, mate, enemy, neutral, empty): whose it is for the reader; $seat: the same as a seat
certain-lost = { $held ->
    [own] tracisz { $lost } z { phrase-of-soldati }
    [neutral] neutralni tracą { $lost } z { phrase-of-soldati }
   *[other] { NAME($seat) } traci { $lost } z { phrase-of-soldati }
}
phrase-of-soldati = { $of ->
    [one] 1 soldato
    [few] { $of } soldati
    [many] { $of } soldati
   *[other] { $of } soldati
}
certain-nobody = nikt nie ginie
certain-empty = { NAME($area) }: nikt nie zostaje
certain-holds = { $stays ->
    [true] { $held ->
        [own] { NAME($area) }: nadal twój obszar
        [neutral] { NAME($area) }: nadal neutralni
       *[other] { NAME($area) }: nadal { NAME($seat) }
    }
   *[false] { $held ->
        [own] { NAME($area) }: teraz twój obszar
        [neutral] { NAME($area) }: teraz neutralni
       *[other] { NAME($area) }: teraz { NAME($seat) }
    }
}, { $soldati ->
    [one] 1 soldato
    [few] { $soldati } soldati
    [many] { $soldati } soldati
   *[other] { $soldati } soldati
}
# Control counts in management only: until then it may change.
certain-control = { $gains ->
    [true] { $held ->
        [own] mandamento { NAME($mandamento) } przypadłoby tobie
       *[other] mandamento { NAME($mandamento) } przypadłoby { NAME($seat, case: "dative") }
    }
   *[false] { $held ->
        [own] mandamento { NAME($mandamento) } nie należałoby już do ciebie
       *[other] mandamento { NAME($mandamento) } nie należałoby już do { NAME($seat, case: "genitive") }
    }
}
certain-cars_removed = { $held ->
    [own] tracisz { $count ->
        [one] samochód
        [few] { $count } samochody
        [many] { $count } samochodów
       *[other] { $count } samochodów
    }
   *[other] { NAME($seat) } traci { $count ->
        [one] samochód
        [few] { $count } samochody
        [many] { $count } samochodów
       *[other] { $count } samochodów
    }
}
certain-order_back = { $held ->
    [own] { $count ->
        [one] twój rozkaz wraca
        [few] { $count } twoje rozkazy wracają
        [many] { $count } twoich rozkazów wraca
       *[other] { $count } twoich rozkazów wraca
    }
   *[other] { $count ->
        [one] rozkaz { NAME($seat, case: "genitive") } wraca
        [few] { $count } rozkazy { NAME($seat, case: "genitive") } wracają
        [many] { $count } rozkazów { NAME($seat, case: "genitive") } wraca
       *[other] { $count } rozkazów { NAME($seat, case: "genitive") } wraca
    }
} do siedziby
certain-boat_removed = { $held ->
    [own] { $count ->
        [one] twoja motorówka tonie
        [few] { $count } twoje motorówki toną
        [many] { $count } twoich motorówek tonie
       *[other] { $count } twoich motorówek tonie
    }
   *[other] motorówka { NAME($seat, case: "genitive") } tonie
}
certain-recruited = { $held ->
    [own] werbujesz { phrase-count-soldati }
   *[other] { NAME($seat) } werbuje { phrase-count-soldati }
}
phrase-count-soldati = { $count ->
    [one] 1 soldato
    [few] { $count } soldati
    [many] { $count } soldati
   *[other] { $count } soldati
}
certain-lab_removed = { $count ->
    [one] przepada laboratorium
    [few] przepadają { $count } laboratoria
    [many] przepada { $count } laboratoriów
   *[other] przepada { $count } laboratoriów
}
certain-planning_over = planowanie się kończy
