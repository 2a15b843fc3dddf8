## Why something cannot be chosen now: a reason for this very thing, said when a reader asks.

# Kinds of things, as what a question asks for.
asks-area = ein Gebiet
asks-sea = ein Seegebiet
asks-space = ein Feld der Aktionstableaus
asks-token = einen Einflussstein
asks-column = eine Spalte
asks-order = einen Befehl
asks-row = eine Reihe deines Familientableaus
asks-tile = ein Kontrollplättchen
asks-card = eine Kampfkarte
asks-family = eine Familie
asks-seat = eine Familie am Tisch

# Who stands in an area, as a sentence before the reason.
phrase-held = { $held ->
    [empty] In { NAME($area) } steht niemand.
    [neutral] In { NAME($area) } stehen Neutrale.
    [own] { NAME($area) } kontrollierst du selbst.
    [mate] { NAME($area) } kontrolliert dein Teammitglied.
   *[enemy] { NAME($area) } wird von { NAME($holder) } kontrolliert.
}

### Areas

why-area-own = { phrase-held } Hier brauchst du ein Gebiet mit deinen Soldati.
why-area-place = { phrase-held } Soldati kannst du nur dort einsetzen, wo schon eigene stehen, oder in einem leeren Gebiet.
why-area-existing = { phrase-held } Diese Aktion setzt Soldati nur dort ein, wo schon deine stehen.
why-area-target = { phrase-held } Wählen kannst du nur Gebiete mit gegnerischen oder neutralen Soldati.
why-area-neutral = { phrase-held } Aufwiegeln kannst du nur neutrale Soldati.
why-area-team = { phrase-held } Neutrale, die du aufwiegelst, können nicht in Gebiete deines eigenen Teams ziehen.
why-area-friends = { phrase-held } { $friends ->
    [true] Dieser Befehl verteilt Soldati nur in deine Gebiete und die deines Teammitglieds.
   *[false] Dieser Befehl verteilt Soldati nur in deine Gebiete, die deines Teammitglieds und neutrale.
}
why-area-here = { NAME($area) } ist der Ausgangspunkt. Wähle ein anderes Gebiet.
why-area-pull = Dieser Befehl wirbt Soldati nach { NAME($area) } ab. Wähle ein benachbartes Gebiet mit gegnerischen oder neutralen Soldati.
why-area-gather = In { NAME($area) } sammeln sich deine Soldati und Autos. Wähle ein benachbartes Gebiet mit deinen Soldati.
why-area-far = { NAME($area) } grenzt über Land nicht an { NAME($origin) }.
why-area-distance = { NAME($area) } ist { $n } Gebiete von { NAME($origin) } entfernt; der Befehl reicht { $reach ->
    [one] nur 1 Gebiet
   *[other] nur { $reach } Gebiete
} weit.
why-area-reach = { NAME($area) } grenzt nicht an { NAME($origin) }, und { $sea ->
    [inland] { NAME($origin) } liegt an keinem Seegebiet.
    [no_boat] in keinem Seegebiet bei { NAME($origin) } liegt ein Schnellboot deines Teams.
   *[apart] die Schnellboote deines Teams bilden von dort keinen Weg über See nach { NAME($area) }.
}
why-area-mate = { NAME($area) } kontrolliert dein Teammitglied: Dorthin kannst du nicht ziehen.
why-area-allies = { NAME($area) } erreichst du von dort nur mit „{ tile-allies }“, und das kostet { $price } Geld. Du hast { $money } Geld.
why-area-start = { NAME($area) } kann nicht der Ausgangspunkt sein, nur { LIST($areas, type: "or") }.
why-area-second = Diese Aktion hat in { NAME($area) } schon einen Befehl erteilt. Der zweite kommt in ein anderes Gebiet.
why-area-orders = { $chain ->
    [full] In { NAME($area) } liegen schon { $n } Befehle: Mehr dürfen in keinem Gebiet liegen.
    [fresh] Der Befehl in { NAME($area) } stammt aus diesem Zug: „{ tile-chain_of_command }“ braucht einen aus einem früheren Zug.
   *[no] In { NAME($area) } liegt schon ein Befehl, und „{ tile-chain_of_command }“ hast du nicht.
}
why-area-alone = Kein anderes Gebiet von dir grenzt an { NAME($area) }, also kannst du dort niemanden sammeln.
why-area-labs = In { NAME($area) } stehen schon { $n } Drogenlabore: Mehr dürfen in keinem Gebiet stehen.
why-area-equipment = Du hast kein Auto mehr im Vorrat, und { NAME($area) } kann kein Drogenlabor bekommen.
why-area-hit = Aus { NAME($area) } hat dieser Pentito schon Soldati entfernt.
why-area-stuck = Alle Gebiete um { NAME($area) } kontrolliert dein Team, also können die Neutralen nirgends hin.
why-area-no-lab = In { NAME($area) } steht kein Drogenlabor.
why-area-guarded = Die Drogenlabore in { NAME($area) } haben ihre Soldati schon.
why-area-spread = { NAME($area) } hat durch diesen Befehl schon Soldati bekommen: Jedes Gebiet bekommt nur einmal welche.
why-area-hq = { $own ->
    [true] Für { NAME($area) } hast du keine Soldati in der Zentrale.
   *[false] Für { NAME($area) } hat dein Teammitglied keine Soldati in der Zentrale.
}
why-area-no-neutrals = Für { NAME($area) } sind keine neutralen Soldati mehr im Vorrat.

### Seas and seats

why-sea-own = Keines deiner Gebiete grenzt an das { NAME($sea) }.
why-sea-area = { NAME($area) }, das Gebiet des Befehls, grenzt nicht an das { NAME($sea) }.
why-sea-here = Dein neues Schnellboot liegt schon im { NAME($sea) }. Soll es dort bleiben, bewege es nicht weiter.
why-sea-far = Das { NAME($sea) } grenzt nicht an das { NAME($origin) }.
why-sea-no-boat = Für das { NAME($sea) } hast du kein Schnellboot mehr im Vorrat.
why-seat-no-boat = { $seat ->
    [0] Neutrale haben keine Schnellboote.
   *[other] { NAME($seat) } hat kein Schnellboot im { NAME($sea) }.
}
why-seat-team = Die Karte der Neutralen spielst du oder dein Teammitglied.

### Sheets

why-space-sheet = { NAME($space) } ist auf Aktionstableau { $sheet }, das in Runde { $n } nicht im Spiel ist.
why-space-upper = { NAME($space) } ist auf dem oberen Aktionstableau. Der Stein kommt auf das untere.
why-space-lower = { NAME($space) } ist auf dem unteren Aktionstableau. Du brauchst ein Feld des oberen.
why-space-taken = { NAME($space) }: Hier liegt schon ein Stein. Nur auf ∞-Feldern ist Platz für mehr als einen.
why-space-bust = { NAME($space) }: Hier steht deine Büste. Versetze den Stein daneben auf ein anderes Feld.
why-space-bare = { NAME($space) }: Hier liegt kein Stein, den du versetzen könntest.
why-space-grey = { NAME($space) } ist ein grauer Kreis, der für neutrale Steine reserviert ist.
why-space-neutral = { NAME($space) }: Hier liegt kein neutraler Stein.
why-space-column = { NAME($space) }: In der { NAME($column) } liegt kein Stein, also kommt auch keiner dazu.
why-space-cost = { NAME($space) } kostet { $cost } Geld{ $fee ->
    [0] {""}
   *[other] {" "}und der Stein { $fee }, zusammen { $sum }
}. Du hast { $money } Geld.
why-space-broke = { NAME($space) } kostet Geld. Du kannst keinen Zug bezahlen, also bleibt dir nur ein Feld, das nichts kostet.
why-space-idle = { NAME($space) }: Hier kannst du jetzt keine Teilaktion ausführen. { LIST($lacks, type: "sentences") }
lack-recruit = In deinem Vorrat sind keine Soldati.
lack-place = Du hast keine Soldati in der Zentrale oder kein Gebiet für sie.
lack-place-existing = Du hast keine Soldati in der Zentrale oder kein eigenes Gebiet.
lack-order = Du hast keinen Befehl in der Zentrale oder kein Gebiet für ihn.
lack-equipment = Du kannst weder Auto noch Schnellboot noch Drogenlabor einsetzen.
lack-launder = Du hast kein Drogenlabor.
lack-gather = Keines deiner Gebiete grenzt an ein anderes von dir.
lack-influence = Auf deinem Familientableau liegt kein Stein mehr.
lack-ultima = Deine Büste ist nicht im Vorrat.
why-token-none = Auf dem oberen Aktionstableau liegt { $token ->
    [own] kein Stein von dir
    [neutral] kein neutraler Stein
   *[other] kein Stein { NAME($owner, case: "genitive") }
}.
why-token-cost = { $fee ->
    [0] Schon das billigste Feld, das du nutzen könntest, kostet { $least } Geld.
   *[other] Der Stein kostet { $fee } Geld{ $least ->
        [0] {""}
       *[other] {" "}und das billigste Feld, das du nutzen könntest, { $least }, zusammen { $sum }
    }.
} Du hast { $money } Geld.
why-column-empty = { NAME($column) }: Hier liegt kein Stein.
why-column-cost = { NAME($column) }: Mit all ihren Steinen kostet sie { $cost } Geld. Du hast { $money } Geld.

### Orders, rows, tiles, families

why-order-other = „{ NAME($order) }“ ist kein Befehl deiner Familie.
why-order-sold = „{ NAME($order) }“ ist verkauft und aus dem Spiel.
why-order-locked = „{ NAME($order) }“ ist noch nicht freigeschaltet: Der Befehl liegt in der { NAME($row) } deines Familientableaus.
why-order-board = „{ NAME($order) }“ liegt in { NAME($area) } und bleibt dort, bis er ausgeführt wird.
why-order-idle = „{ NAME($order) }“ liegt nicht auf dem Spielplan.
why-order-done = „{ NAME($order) }“ ist schon ausgeführt; er liegt nur noch wegen seiner Schutzweste dort.
why-order-later = „{ NAME($order) }“ kommt zu einem anderen Zeitpunkt: { $supply ->
    [true] Nachschub
   *[false] Angriff
}, Initiative { $initiative }.
why-row-empty = { NAME($row) }: In dieser Reihe liegt kein Stein mehr.
why-row-same = { NAME($row) }: Aus dieser Reihe kam der erste Stein, und die beiden kommen aus verschiedenen Reihen.
why-tile-out = „{ NAME($tile) }“ ist in dieser Partie nicht dabei.
why-tile-free = Auf „{ NAME($tile) }“ liegt kein Stein von dir.
why-tile-marked = { $own ->
    [true] Auf „{ NAME($tile) }“ liegt schon dein Stein.
   *[false] Auf „{ NAME($tile) }“ liegt der Stein deines Teammitglieds: Jedes Plättchen gehört nur einer Familie.
}
why-tile-moment = „{ NAME($tile) }“ wirkt zu einem anderen Zeitpunkt.
why-tile-used = „{ NAME($tile) }“ hast du in dieser Phase schon genutzt.
why-tile-boat = „{ NAME($tile) }“: { $lacks ->
    [boat] Du hast kein Schnellboot mehr im Vorrat.
   *[coast] Keines deiner Gebiete liegt an einem Seegebiet.
}
why-tile-swap = „{ NAME($tile) }“: { $lacks ->
    [token] Du hast keinen Einflussstein im Vorrat.
    [hq] Du hast zu wenige Soldati in der Zentrale; du brauchst { $n }.
   *[neutral] Auf dem oberen Aktionstableau liegt kein neutraler Stein.
}
why-family-led = { NAME($family) } wird schon von Person { $n } geführt.
why-family-dealt = { NAME($family) } wurde deinem Team nicht zugeteilt.
