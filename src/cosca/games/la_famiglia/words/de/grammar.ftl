## Phrases that many messages use.

phrase-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
phrase-cars = { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}
phrase-tokens = { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steine
}

# A token on the sheets, said to the seat that moves it.
phrase-token = { $token ->
    [own] dein Stein
    [neutral] der neutrale Stein
   *[other] der Stein { NAME($owner, case: "genitive") }
}

# An attack under way, as the first sentence of a question.
phrase-fight = In { NAME($area) } { $side ->
    [0] greifen Neutrale
   *[other] greift { NAME($side) }
} mit { $attackers ->
    [one] 1 Soldato
   *[other] { $attackers } Soldati
}{ $car ->
    [true] {" "}und einem Auto
   *[false] {""}
}{ $sea ->
    [true] {" "}über See
   *[false] {""}
} an; { $defenders ->
    [0] niemand verteidigt.
   *[other] { $holder ->
        [0] Neutrale verteidigen
       *[other] { NAME($holder) } verteidigt
    } mit { $defenders ->
        [one] 1 Soldato
       *[other] { $defenders } Soldati
    }.
}

# What is in an area: Red, 3 Soldati, 1 lab, 2 cars.
phrase-place = { $held ->
    [empty] leer
    [neutral] neutral, { phrase-place-soldati }
   *[other] { NAME($holder) }, { phrase-place-soldati }
}{ $labs ->
    [0] {""}
    [one] , 1 Labor
   *[other] , { $labs } Labore
}{ $cars ->
    [0] {""}
    [one] , 1 Auto
   *[other] , { $cars } Autos
}{ $orders ->
    [0] {""}
    [one] , 1 Befehl
   *[other] , { $orders } Befehle
}

phrase-place-soldati = { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}

# What a column gives to the seat that takes it (option B).
phrase-column-gives = { $gives ->
    [primo] Startfigur Primo Giocatore nehmen und Ausstattung organisieren
    [row] { $takes } Steine aus deiner { NAME($row) } entfernen
   *[two] aus { $takes } Reihen je 1 Stein entfernen
}

# What a space of the mat gives when its token is taken.
phrase-mat-space = { $gives ->
    [car] ein Auto
    [lab] ein Drogenlabor
    [launder] Geld waschen
    [money] { $value } Geld
    [attack] Basiswert { $value } für Angriffe mit Auto, { $bomb } für Autobomben
    [place] Basiswert { $value } fürs Einsetzen
    [recruit] Basiswert { $value } fürs Anwerben
   *[none] kein Stein mehr da
}{ $opens ->
    [true] , dazu der Befehl „{ NAME($unlocks) }“
   *[false] {""}
}

# What an order token shows: attack 4: move and attack, skull 2.
order-shows = { $supply ->
    [true] Nachschub
   *[false] Angriff
} { $initiative }: { LIST($shows, type: "comma") }

# What a space of the lower sheet does and costs.
phrase-space = { $join ->
    [and] { LIST($parts, type: "plus") }
   *[or] { LIST($parts, type: "or") }
}{ $cost ->
    [0] {""}
   *[other] , zahle { $cost } Geld
}{ $receives ->
    [0] {""}
   *[other] , +{ $receives } Geld
}{ $infinite ->
    [true] {" "}∞
   *[false] {""}
}

# Why money or Soldati come or go.
phrase-why = { $why ->
    [action] Aktion
    [bonus] Angriffsbonus
    [brute_force] rohe Kraft
    [character] Personenkarte
    [coin] Münze des Befehls
    [column] Spalte
    [coward] Feigling
    [first_seat] von der Startperson an die letzte Person
    [gift] Hilfe für das Teammitglied
    [instant] Soforteffekt
    [knockout] Abtausch
    [launder] Geld gewaschen
    [neutrals] für entfernte Neutrale
    [pay_off] Verteidiger abgefunden
    [pentito] Pentito
    [pulled] abgeworben
    [sale] Befehl verkauft
    [space] Feld
    [strike] Anschlag
    [token] Stein versetzt
   *[other] { NAME($why) }
}
