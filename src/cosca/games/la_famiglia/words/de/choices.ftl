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
    .more = ({ phrase-place }), über See
choice-over = { choice-over.name } { choice-over.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), mit „{ tile-allies }“ für { $cost } Geld
choice-from = { choice-from.name } ({ choice-from.more })
    .name = von { NAME($name) }
    .more = { phrase-place }
choice-strike = { choice-strike.name } { choice-strike.more }
    .name = { NAME($name) }
    .more = ({ phrase-place })
choice-car_bomb = { choice-car_bomb.name } { choice-car_bomb.more }
    .name = { NAME($name) }
    .more = ({ phrase-place }), mit Autobombe (+{ $bomb })
choice-sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}{ $sinks ->
    [true] , wo es mit einem weiteren entfernt wird
   *[false] {""}
}
choice-boat-move--sea = { NAME($name) }{ $count ->
    [0] {""}
   *[other] {" "}({ LIST($boats, type: "comma") })
}
boats-of = { NAME($seat) } { $boats }
choice-seat = { NAME($name) }

### Numbers

choice-number = { $n }
choice-attack-pay--number = { choice-attack-pay--number.name } { choice-attack-pay--number.more }
    .name = { $n }
    .more = { phrase-defenders-word }, zahle { $cost } Geld
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
        [one] Neutraler
       *[other] Neutrale
    }{ phrase-stays }
choice-influence_row-number--number = { choice-influence_row-number--number.name } { choice-influence_row-number--number.more }
    .name = { $n }
    .more = { $n ->
        [one] Stein
       *[other] Steine
    }
choice-cars = { $n ->
    [0] kein Auto
    [one] 1 Auto
   *[other] { $n } Autos
}
choice-move-car--cars = { $n ->
    [0] ohne Auto
   *[other] mit Auto
}
phrase-defenders-word = { $n ->
    [one] Verteidiger
   *[other] Verteidiger
}
phrase-soldati-word = { $n ->
    [one] Soldato
   *[other] Soldati
}
phrase-stays = { $stays ->
    [0] , niemand bleibt
    [one] , 1 bleibt
   *[other] , { $stays } bleiben
}

### Sheets and mat

choice-token = { choice-token.name }, { choice-token.more }
    .name = A: { NAME($space) }
    .more = { phrase-token }{ $cost ->
        [0] {""}
       *[other] , zahle { $cost } Geld
    }
choice-column = { choice-column.name }, { choice-column.more }
    .name = B: { NAME($name) }
    .more = { phrase-tokens }, zahle { $cost } Geld: { phrase-column-gives }, dazu ein Befehl
choice-space = { choice-space.name }: { choice-space.more }
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-space }
       *[false] oberes Aktionstableau
    }
# The token only fills the space: its action is not performed, and nothing is paid.
phrase-blocks = { $infinite ->
    [true] ∞, blockiert nichts
   *[false] blockiert: { phrase-space }
}
choice-column-token--space = { choice-column-token--space.name } ({ choice-column-token--space.more })
    .name = { NAME($name) }
    .more = { phrase-blocks }
choice-influence-space--space = { choice-influence-space--space.name } ({ choice-influence-space--space.more })
    .name = { NAME($name) }
    .more = { $lower ->
        [true] { phrase-blocks }
       *[false] oberes Aktionstableau
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
    .name = „{ NAME($name) }“ in { NAME($area) }
    .more = { NAME($name, case: "shows") }
choice-sell = { choice-sell.name } ({ choice-sell.more })
    .name = „{ NAME($name) }“ für { $receives } Geld verkaufen
    .more = { NAME($name, case: "shows") }
choice-family = { choice-family.name }: { choice-family.more }
    .name = { NAME($name) }
    .more = { NAME($name, case: "theme") }
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
    .name = rohe Kraft
    .more = { $cost ->
        [one] 1 { phrase-attackers } geht
       *[other] { $cost } { phrase-attackers } gehen
    } zurück in den Vorrat, dann Abtausch eins zu eins
phrase-attackers = { $neutral ->
    [true] der neutralen Angreifer
   *[false] deiner Angreifer
}
choice-finesse = { choice-finesse.name }: { choice-finesse.more }
    .name = Finesse
    .more = beide Seiten legen verdeckt eine Kampfkarte, dann Abtausch eins zu eins
choice-take = nehmen
choice-leave = liegen lassen
choice-give = { $cost } Geld zahlen, damit { NAME($mate) } { $gift } Geld erhält
choice-ask_teammate = { NAME($mate) } um { $gift } Geld bitten
choice-refuse = nein
choice-use = ja
choice-tiles-bribery--use = ja, zahle { $cost } Geld

### Nothing, or nothing more

choice-done = nichts mehr
choice-skip = nichts
choice-boat-move--skip = bleibt dort
choice-move-target--skip = niemand zieht
choice-move-start--skip = keine zweite Bewegung
choice-strike-target--skip = kein Anschlag
choice-strike-start--skip = kein Anschlag
choice-car-area--skip = kein Auto
choice-lab-area--skip = kein Labor
choice-boat-sea--skip = kein Boot
choice-ultima-space--skip = keine Ultima Azione
choice-pentito--skip = nein
choice-pentito-area--skip = diese Zahl auslassen
choice-attack-unit--skip = nein
choice-tiles-bribery--skip = nein
choice-tiles-recruitment--skip = nein
choice-either-first--skip = keins von beiden
choice-agitate-origin--skip = kein Aufruhr
choice-order-area--done = kein weiterer Befehl
choice-order-which--done = kein zweiter Befehl
choice-gather-from--done = niemand mehr
choice-supply-part--done = Befehl beenden
choice-column-action--done = kein Befehl

### What to think of before an answer that makes something known for good

confirm-sell = Alle sehen, welchen Befehl du verkaufst, und er ist danach aus dem Spiel.
confirm-brute_force = Du verlierst diese Angreifer, und der Kampf wird sofort entschieden.
confirm-finesse = Die Gegenseite erfährt, dass du Finesse wählst, und legt verdeckt eine Karte.
confirm-conflict-take--take = Du nimmst eine Karte, die du nicht gesehen hast. Sobald die Gegenseite davon weiß, gibt es kein Zurück.
confirm-conflict-take--leave = Du lässt eine Karte liegen, die du nicht gesehen hast. Sobald die Gegenseite davon weiß, gibt es kein Zurück.
confirm-planning_over = Auf dem oberen Aktionstableau liegt kein Stein mehr: Die Planung endet, und alle Befehle werden aufgedeckt. Das lässt sich nicht zurücknehmen.

### What is sure to come of an answer at once; several stand side by side

# $held (own, mate, enemy, neutral, empty): whose it is for the reader; $seat: the same as a seat
certain-lost = { $held ->
    [own] du verlierst { $lost } von { phrase-of }
    [neutral] die Neutralen verlieren { $lost } von { phrase-of }
   *[other] { NAME($seat) } verliert { $lost } von { phrase-of }
}
phrase-of = { $of ->
    [one] 1 Soldato
   *[other] { $of } Soldati
}
certain-nobody = niemand fällt
certain-empty = niemand bleibt in { NAME($area) }
certain-holds = { $stays ->
    [true] { $held ->
        [own] { NAME($area) } gehört weiter dir
        [neutral] { NAME($area) } bleibt neutral
       *[other] { NAME($area) } bleibt bei { NAME($seat) }
    }
   *[false] { $held ->
        [own] { NAME($area) } gehört dann dir
        [neutral] { NAME($area) } wird neutral
       *[other] { NAME($area) } geht an { NAME($seat) }
    }
} (mit { phrase-place-soldati })
# Control counts in management only: until then it may change.
certain-control = { $gains ->
    [true] { $held ->
        [own] du würdest das Mandamento { NAME($mandamento) } kontrollieren
       *[other] { NAME($seat) } würde das Mandamento { NAME($mandamento) } kontrollieren
    }
   *[false] { $held ->
        [own] du würdest das Mandamento { NAME($mandamento) } nicht mehr kontrollieren
       *[other] { NAME($seat) } würde das Mandamento { NAME($mandamento) } nicht mehr kontrollieren
    }
}
certain-cars_removed = { $held ->
    [own] du verlierst { $count ->
        [one] ein Auto
       *[other] { $count } Autos
    }
   *[other] { NAME($seat) } verliert { $count ->
        [one] ein Auto
       *[other] { $count } Autos
    }
}
certain-order_back = { $held ->
    [own] { $count ->
        [one] ein Befehl von dir kommt
       *[other] { $count } Befehle von dir kommen
    }
   *[other] { $count ->
        [one] ein Befehl von { NAME($seat) } kommt
       *[other] { $count } Befehle von { NAME($seat) } kommen
    }
} zurück in die Zentrale
certain-boat_removed = { $held ->
    [own] { $count ->
        [one] dein Schnellboot wird entfernt
       *[other] { $count } deiner Schnellboote werden entfernt
    }
   *[other] das Schnellboot { NAME($seat, case: "genitive") } wird entfernt
}
certain-recruited = { $held ->
    [own] du wirbst { phrase-count } an
   *[other] { NAME($seat) } wirbt { phrase-count } an
}
phrase-count = { $count ->
    [one] 1 Soldato
   *[other] { $count } Soldati
}
certain-lab_removed = { $count ->
    [one] ein Drogenlabor geht verloren
   *[other] { $count } Drogenlabore gehen verloren
}
certain-planning_over = die Planung endet
