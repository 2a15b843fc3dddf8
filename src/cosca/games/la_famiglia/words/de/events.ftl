## What happened: whole sentences. $seat is whose piece it is (0: the neutrals); newer facts may be missing in old logs.

### Set-up

event-sealed = Du hast „{ NAME($element) }“ verdeckt gelegt.
event-families_dealt = Team { $team } bekommt die Familien { LIST($families) }.
event-family = Person { $seat } führt die Familie { NAME($family) }.
event-tiles_drawn = Kontrollplättchen im Spiel: { LIST($tiles) }.
event-line_up = Die Familien nehmen ihre Startaufstellung ein.
event-primo = { NAME($seat) } nimmt die Startfigur Primo Giocatore und beginnt die nächste Phase.
event-character = { NAME($seat) } bekommt die Personenkarte „{ NAME($character) }“.
event-phase = Runde { $round }: Die { $phase ->
    [planning] Planungsphase
   *[encounter] Gefechtsphase
} beginnt. Startperson: { NAME($first) }.

### Money and Soldati

event-money = { NAME($seat) } { $gets ->
    [false] zahlt
   *[true] erhält
} { $amount } Geld ({ phrase-why }).
event-money_asked = { NAME($by) } bittet { NAME($seat) } um Geld.
event-money_refused = { NAME($seat) } gibt { NAME($by) } kein Geld.
event-recruited = { NAME($seat) } wirbt { phrase-soldati } für die Zentrale an ({ phrase-why }).
event-placed = { NAME($seat) } setzt { phrase-soldati } in { NAME($area) } ein.
event-added = { $seat ->
    [0] { $n ->
        [one] 1 neutraler Soldato kommt
       *[other] { $n } neutrale Soldati kommen
    } aus dem Vorrat nach { NAME($area) }.
   *[other] { NAME($seat) } setzt { phrase-soldati } aus dem Vorrat in { NAME($area) } ein.
}
event-removed = { $seat ->
    [0] Die Neutralen verlieren
   *[other] { NAME($seat) } verliert
} { phrase-soldati } in { NAME($area) } ({ phrase-why }).
event-replaced = { NAME($seat) } ersetzt { phrase-soldati } { NAME($whose, case: "genitive") } in { NAME($area) } durch eigene.

### Equipment

event-lab_built = { NAME($seat) } baut ein Drogenlabor in { NAME($area) }.
event-lab_removed = Ein Drogenlabor in { NAME($area) } geht verloren.
event-car_placed = { NAME($seat) } setzt ein Auto in { NAME($area) } ein.
event-cars_removed = { NAME($seat) } verliert { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
} in { NAME($area) }.
event-boat_placed = { NAME($seat) } setzt ein Schnellboot ins { NAME($sea) }.
event-boat_moved = { NAME($seat) } bewegt ein Schnellboot vom { NAME($origin) } ins { NAME($sea) }.
event-boat_removed = { NAME($seat) } verliert ein Schnellboot im { NAME($sea) }.

### Sheets and mat

event-token_laid = { NAME($seat) } legt einen Einflussstein auf { NAME($space) }.
event-token_moved = { NAME($seat) } versetzt { phrase-its-token } von { NAME($origin) } { $down ->
    [false] weiter
   *[true] nach unten
} auf { NAME($space) }.
phrase-its-token = { $token ->
    [own] einen eigenen Stein
   *[other] { $owner ->
        [0] einen neutralen Stein
       *[other] einen Stein von { NAME($owner) }
    }
}
event-token_swapped = { NAME($seat) } gibt { phrase-soldati } aus der Zentrale ab und ersetzt den neutralen Stein auf { NAME($space) } durch einen eigenen.
event-column_taken = { NAME($seat) } versetzt die ganze { NAME($column) }.
event-bust_placed = { NAME($seat) } stellt für eine Ultima Azione die Büste neben { NAME($space) }.
event-bust_back = { NAME($seat) } nimmt die Büste zurück.
event-mat_revealed = { NAME($seat) } entfernt den { $taken }. Stein der { NAME($row) }{ $gives ->
    [car] : ein Auto
    [lab] : ein Drogenlabor
    [launder] : Geld waschen
    [money] : { $value } Geld
    [attack] : Basiswert { $value } für Angriffe mit Auto, { $bomb } für Autobomben
    [place] : Basiswert { $value } fürs Einsetzen
    [recruit] : Basiswert { $value } fürs Anwerben
   *[other] {""}
}.

### Orders

event-order_unlocked = { NAME($seat) } schaltet den Befehl „{ NAME($order) }“ frei ({ NAME($order, case: "shows") }).
event-order_issued = { $hidden ->
    [false] { NAME($seat) } erteilt in { NAME($area) } den Befehl „{ NAME($order) }“.
   *[true] { NAME($seat) } erteilt in { NAME($area) } verdeckt einen Befehl.
}
event-order_back = { $hidden ->
    [false] { NAME($seat) } nimmt „{ NAME($order) }“ aus { NAME($area) } in die Zentrale zurück.
   *[true] { NAME($seat) } nimmt einen Befehl aus { NAME($area) } ungesehen in die Zentrale zurück.
}
event-order_sold = { NAME($seat) } verkauft den Befehl „{ NAME($order) }“ und nimmt ihn aus dem Spiel.
event-orders_revealed = { $sequence ->
    [0] Auf dem Spielplan liegt kein Befehl.
    [one] Ein Befehl wird aufgedeckt: { LIST($sequence, type: "semicolon") }.
    [other] Alle Befehle werden aufgedeckt. Der Reihe nach: { LIST($sequence, type: "semicolon") }.
   *[unknown] { $orders ->
        [0] Auf dem Spielplan liegt kein Befehl.
       *[other] Alle Befehle werden aufgedeckt: { LIST($orders, type: "semicolon", each: "order-revealed") }.
    }
}
order-revealed = { NAME($seat) } „{ NAME($order) }“ in { NAME($area) }
order-in-sequence = { $supply ->
    [true] Nachschub
   *[false] Angriff
} { $initiative }: { NAME($seat) } „{ NAME($order) }“ in { NAME($area) }
event-order_executed = { NAME($seat) } führt in { NAME($area) } „{ NAME($order) }“ aus ({ NAME($order, case: "shows") }).
event-declined = { $what ->
    [order_area] { NAME($seat) } erteilt keinen weiteren Befehl.
    [order_which] { NAME($seat) } erteilt keinen zweiten Befehl.
    [column_action] { NAME($seat) } erteilt mit der Spalte keinen Befehl.
    [supply_part] { NAME($seat) } verzichtet auf den Rest des Befehls.
    [attack_unit] { NAME($seat) } verzichtet auf die Einheit des Befehls.
    [car_area] { NAME($seat) } setzt kein Auto ein.
    [lab_area] { NAME($seat) } baut kein Drogenlabor.
    [boat_sea] { NAME($seat) } setzt kein Schnellboot ein.
    [boat_move] { NAME($seat) } lässt das Schnellboot, wo es ist.
    [equipment_which] { NAME($seat) } setzt keine Ausstattung ein.
    [gather_into] { NAME($seat) } verzichtet auf das Sammeln.
    [gather_from] { NAME($seat) } zieht keine weiteren Soldati zusammen.
    [ultima_space] { NAME($seat) } verzichtet auf die Ultima Azione.
    [move_start] { NAME($seat) } verzichtet auf die zweite Bewegung.
    [move_target] { NAME($seat) } bewegt keine Soldati.
    [strike_start] { NAME($seat) } verübt keinen weiteren Anschlag.
    [strike_target] { NAME($seat) } verübt keinen Anschlag.
    [either_first] { NAME($seat) } verzichtet auf Bewegung und Anschlag.
    [pentito] { NAME($seat) } verzichtet auf den Pentito.
    [pentito_area] { NAME($seat) } lässt eine Zahl des Pentito aus.
    [pull_area] { NAME($seat) } beendet das Abwerben.
    [spread_area] { NAME($seat) } beendet das Verteilen.
    [labs_guard] { NAME($seat) } setzt zu keinem weiteren Labor einen Soldato ein.
    [agitate_origin] { NAME($seat) } verzichtet auf den Aufruhr.
    [tiles_start] { NAME($seat) } nutzt kein weiteres Kontrollplättchen.
    [tiles_swap] { NAME($seat) } verzichtet auf „{ tile-influence }“.
    [tiles_bribery] { NAME($seat) } verzichtet auf „{ tile-bribery }“.
    [tiles_recruitment] { NAME($seat) } verzichtet auf „{ tile-recruitment }“.
   *[other] { NAME($seat) } tut nichts weiter.
}

### Attacks

event-moved = { $seat ->
    [0] Die Neutralen ziehen
   *[other] { NAME($seat) } zieht
} mit { phrase-soldati }{ $cars ->
    [0] {""}
   *[other] {" "}und { phrase-cars }
} von { NAME($origin) } nach { NAME($area) }{ $way ->
    [sea] {" "}über See
    [allies] {" "}mit „{ tile-allies }“
   *[land] {""}
}.
event-attack = { $seat ->
    [0] Die Neutralen, geführt von { NAME($leader) }, greifen
   *[other] { NAME($seat) } greift
} { NAME($area) } mit { phrase-soldati } an.
event-bonuses = Boni in { NAME($area) }: Angriff { $attack }, Verteidigung { $defence }.
event-strike = { NAME($seat) } verübt einen Anschlag auf { NAME($area) }{ $car ->
    [true] {" "}mit einer Autobombe
   *[false] {""}
}: Angriff { $attack }, Verteidigung { $defence }.
event-conflict = { NAME($seat) } { $approach ->
    [brute_force] setzt in { NAME($area) } auf rohe Kraft.
   *[finesse] versucht es in { NAME($area) } mit Finesse.
}
event-defender = { NAME($seat) } spielt in { NAME($area) } die Karte der Neutralen.
event-cards_laid = Beide Kampfkarten liegen verdeckt.
event-card_taken = { NAME($seat) } nimmt die Karte der Gegenseite.
event-card_left = { NAME($seat) } lässt die Karte der Gegenseite liegen.
event-cards_revealed = Die Karten werden aufgedeckt. Die angreifende Seite hat { LIST($attacker) }, die verteidigende { LIST($defender) }.
event-turncoat = Durch „{ card-turncoat }“ { $seat ->
    [0] { $won ->
        [0] verlieren die Neutralen { phrase-lost }
       *[other] { $lost ->
            [0] gewinnen die Neutralen { phrase-won }
           *[other] verlieren die Neutralen { phrase-lost } und gewinnen { phrase-won }
        }
    }
   *[other] { $won ->
        [0] verliert { NAME($seat) } { phrase-lost }
       *[other] { $lost ->
            [0] gewinnt { NAME($seat) } { phrase-won }
           *[other] verliert { NAME($seat) } { phrase-lost } und gewinnt { phrase-won }
        }
    }
} in { NAME($area) }.
phrase-lost = { $lost ->
    [one] 1 Soldato
   *[other] { $lost } Soldati
}
phrase-won = { $won ->
    [one] 1 Soldato
   *[other] { $won } Soldati
}
event-withdrawn = { $seat ->
    [0] Die Neutralen ziehen { phrase-soldati } aus { NAME($area) } in den Vorrat zurück.
   *[other] { NAME($seat) } zieht { phrase-soldati } aus { NAME($area) } in die Zentrale zurück.
}
event-attack_over = { $result ->
    [taken] { $seat ->
        [0] Die Neutralen schlagen { NAME($whose) } in { NAME($area) } und übernehmen das Gebiet
       *[other] { $whose ->
            [0] { NAME($seat) } schlägt die Neutralen in { NAME($area) } und übernimmt das Gebiet
           *[other] { NAME($seat) } schlägt { NAME($whose) } in { NAME($area) } und übernimmt das Gebiet
        }
    }{ phrase-fallen }.
    [held] { $whose ->
        [0] Die Neutralen schlagen { NAME($seat) } in { NAME($area) }
       *[other] { $seat ->
            [0] { NAME($whose) } schlägt die Neutralen in { NAME($area) }
           *[other] { NAME($whose) } schlägt { NAME($seat) } in { NAME($area) }
        }
    }{ phrase-fallen }.
    [empty] In { NAME($area) } bleibt niemand übrig{ phrase-fallen }.
   *[unknown] { $seat ->
        [0] { $taken ->
            [true] Die Neutralen übernehmen { NAME($area) }.
           *[false] Die Neutralen übernehmen { NAME($area) } nicht.
        }
       *[other] { $taken ->
            [true] { NAME($seat) } übernimmt { NAME($area) }.
           *[false] { NAME($seat) } übernimmt { NAME($area) } nicht.
        }
    }
}
phrase-fallen = { $fallen ->
    [0] {""}
    [one] : 1 Soldato fällt
   *[other] : { $fallen } Soldati fallen
}

### Mandamenti and the end

event-control = { $changes ->
    [0] Bei keinem Mandamento ändert sich die Kontrolle. { control-stands }
    [one] { LIST($changes, type: "semicolon") }. { control-stands }
    [other] { LIST($changes, type: "semicolon") }. { control-stands }
   *[unknown] { control-stands }
}
control-stands = { $held ->
    [0] Niemand kontrolliert ein Mandamento.
    [one] { LIST($held, type: "semicolon") }.
    [other] { LIST($held, type: "semicolon") }.
   *[unknown] Die Kontrolle über die Mandamenti wird geprüft.
}
control-gained = { NAME($seat) } kontrolliert jetzt das Mandamento { NAME($mandamento) }
control-taken = { NAME($seat) } übernimmt von { NAME($whose) } die Kontrolle über das Mandamento { NAME($mandamento) }
control-lost = { NAME($whose) } verliert die Kontrolle über das Mandamento { NAME($mandamento) }
control-of = { NAME($seat) } kontrolliert { $n ->
    [one] 1 Mandamento
   *[other] { $n } Mandamenti
} ({ LIST($mandamenti, type: "comma") })
event-tile_marked = { NAME($seat) } markiert das Kontrollplättchen „{ NAME($tile) }“.
event-tile_cleared = { NAME($seat) } nimmt den Stein vom Kontrollplättchen „{ NAME($tile) }“.
event-game_over = Die Partie ist zu Ende.
