## The glossary: what each element of the board is and does. Its name is said beside it.

### The map

term-area = Ein Gebiet im Mandamento { NAME($mandamento) }, { $seas ->
    [0] im Landesinneren
   *[other] an der Küste zum { LIST($seas) }
}. Benachbart: { LIST($areas, type: "comma") }. Zu Beginn steht hier: { $seat ->
    [0] { $n ->
        [one] 1 neutraler Soldato
       *[other] { $n } neutrale Soldati
    }
   *[other] { phrase-soldati } von Platz { $seat }
}.{ $breaks_ties ->
    [true] {" "}Bei gleich vielen Mandamenti am Ende gewinnt das Team, das dieses Gebiet kontrolliert.
   *[false] {""}
}
term-sea = Ein Seegebiet an den Küsten von { LIST($areas) }. Benachbart: { LIST($seas, type: "comma") }. Mit einem Schnellboot deines Teams hier ziehen deine Soldati zwischen diesen Gebieten.
term-mandamento = Drei Gebiete: { LIST($areas) }. Wer zwei davon allein hält, kontrolliert es; gezählt wird nach jeder Phase. Nach einer Gefechtsphase gewinnt ein Team, wenn eine Familie allein { $alone } oder beide zusammen { $together } Mandamenti kontrollieren.

### Orders and spaces

term-order = { $supply ->
    [true] Nachschubbefehl
   *[false] Angriffsbefehl
} von { NAME($family) }, Initiative { $initiative }. { $row ->
    [justice] { phrase-advanced }
    [police] { phrase-advanced }
    [economy] { phrase-advanced }
    [church] { phrase-advanced }
   *[none] Von Anfang an in der Zentrale.
} { LIST($does, type: "sentences") }
phrase-advanced = Er kommt in die Zentrale, wenn der erste Stein aus Abschnitt { $letter } der { NAME($row) } entfernt wird.
term-space = Aktionstableau { $sheet }, { NAME($column) }. { $join ->
    [or] Eines davon: { LIST($does, type: "sentences") }
    [and] Beides, in beliebiger Reihenfolge: { LIST($does, type: "sentences") }
    [one] { LIST($does, type: "sentences") }
   *[none] Hier liegen zu Beginn Steine, eine Aktion gibt es nicht.
}{ $cost ->
    [0] {""}
   *[other] {" "}Vorher zahlst du { $cost } Geld an die Bank.
}{ $receives ->
    [0] {""}
   *[other] {" "}Du erhältst { $receives } Geld.
}{ $infinite ->
    [true] {" "}Hier ist Platz für beliebig viele Steine.
   *[false] {""}
}

### Tiles and cards

term-tile = { NAME($tile, case: "text") } Es wirkt in der { $phase ->
    [planning] Planungsphase
   *[encounter] Gefechtsphase
}, und zwar für die Familie, deren Stein darauf liegt.
term-card = { NAME($card, case: "text") } Sie wirkt für die Seite, die sie beim Aufdecken hat.

### Rows and columns

term-row = Felder deines Familientableaus. { $row ->
    [justice] Freigelegt zeigen sie, wie viel ein Auto zu einem Angriff (obere Zahl) und zu einer Autobombe (untere Zahl) beiträgt, oder bringen ein Auto.
    [police] Freigelegt zeigen sie, wie viele Soldati du einsetzt; die höchste Zahl gilt.
    [economy] Beim Freilegen bringt ein Feld einmal Geld oder ein Drogenlabor, oder du wäschst Geld.
   *[church] Freigelegt zeigen sie, wie viele Soldati du anwirbst; die höchste Zahl gilt.
}
term-column = Option B hier: { $gives ->
    [primo] Nimm die Startfigur Primo Giocatore, womit du die nächste Phase beginnst, und setze ein Auto, ein Schnellboot oder ein Drogenlabor ein.
    [row] Nimm von links { $takes } Steine aus der { NAME($row) } deines Familientableaus.
   *[two] Nimm den jeweils linken Stein aus { $takes } verschiedenen Reihen; einer geht in deinen Vorrat, der andere auf die Aktionstableaus.
} Das kostet den Betrag der Spalte und 1 für jeden ihrer Steine, dazu für jeden fremden Stein { $fee } an die Person, der er gehört. Außerdem darfst du einen Befehl erteilen.

### Families, characters, seats

term-family = { NAME($family, case: "house") }. { NAME($family, case: "theme") }. { NAME($family, case: "plays") }
term-character = In die Zentrale: { $money } Geld und { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}. Auf den Spielplan: { $pieces ->
    [0] nichts
   *[other] { LIST($pieces) }
}.
count-soldati = { phrase-soldati }
count-car = { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
}
count-boat = { $n ->
    [one] 1 Schnellboot
   *[other] { $n } Schnellboote
}
count-lab = { $n ->
    [one] 1 Drogenlabor
   *[other] { $n } Drogenlabore
}
term-seat = { $seat ->
    [0] Soldati, die niemandem gehören. Sie halten ihre Gebiete und verteidigen sie; Befehle können sie in Aufruhr versetzen. Wer welche von ihnen entfernt, wirbt ebenso viele an.
   *[other] Ein Platz von Team { $team }, { $corner ->
        [NW] oben links
        [NE] oben rechts
        [SW] unten links
       *[SE] unten rechts
    }. Er beginnt in { LIST($areas) }. Danach kommt Platz { $next }.
}
term-token = { $n ->
    [0] Ein neutraler Einflussstein. Alle dürfen ihn vom oberen auf das untere Aktionstableau versetzen, ohne jemanden dafür zu bezahlen.
   *[other] Ein Einflussstein von Platz { $n }. Alle dürfen ihn vom oberen auf das untere Aktionstableau versetzen; jede andere Person zahlt dafür { $fee } Geld an Platz { $n }.
}

### Pieces

term-piece-soldati = Ein Kämpfer. Wer Soldati in einem Gebiet hat, kontrolliert es. Eine Familie hat { $most }: in ihrem Vorrat, in der Zentrale oder auf dem Spielplan.
term-piece-car = Es steht bei deinen Soldati. Ein Auto darf bei einem Angriff über Land mitfahren und bringt deinen Wert der Reihe Justiz; oder es dient bei einem Anschlag als Autobombe. Eine Familie hat { $most }.
term-piece-boat = Es liegt in einem Seegebiet. Mit den Booten deines Teams ziehen deine Soldati über See und greifen an. Treffen in einem Seegebiet { $sinks } Boote zusammen, sinken zwei. Eine Familie hat { $most }.
term-piece-lab = Es gehört der Familie, die sein Gebiet kontrolliert: 1 Verteidigungsbonus, und 1 Geld, wenn du Geld wäschst. Höchstens { $in_area } in einem Gebiet; eines geht verloren, wenn das Gebiet übernommen wird. Es gibt { $most }.
term-piece-bust = Sie steht neben einem Stein auf dem unteren Aktionstableau: Am Ende der Planungsphase wird dieser Stein für eine Ultima Azione noch einmal versetzt.
term-piece-primo = Wer die Startfigur hat, beginnt ab der nächsten Phase.
term-piece-control = Er markiert ein Mandamento, das eine Familie kontrolliert. Er wird nach jeder Phase gelegt.
term-piece-order = Eine geheime Anweisung, verdeckt in ein Gebiet mit deinen Soldati gelegt und in der Gefechtsphase ausgeführt. Eine Familie hat { $most }: { $basic } Basisbefehle und { $advanced } fortgeschrittene, die ihr Familientableau freischaltet.
term-piece-money = Damit zahlst du für Steine, Spalten und Felder. Es liegt in der Zentrale und geht der Bank nie aus.
term-piece-hq = Der Bereich hinter dem Sichtschirm: Geld, Soldati und Befehle einer Familie. Nur das eigene Team sieht hinein.
term-piece-supply = Teile einer Familie, die nicht im Spiel sind. Was dort nicht liegt, kann niemand nehmen.

### What each symbol of an order does

symbol-coin = Nimm { $n } Geld.
symbol-soldati = Setze bis zu { phrase-soldati } aus deiner Zentrale im Gebiet des Befehls ein.
symbol-place = Setze Soldati aus deiner Zentrale im Gebiet des Befehls ein, bis zu deinem Wert der Reihe Polizei{ phrase-more }.
symbol-recruit = Nimm Soldati aus deinem Vorrat in die Zentrale, bis zu deinem Wert der Reihe Kirche{ phrase-more }.
symbol-car = Setze ein Auto im Gebiet des Befehls ein.
symbol-boat = Setze ein Schnellboot in ein Seegebiet am Gebiet des Befehls; es darf ins nächste Seegebiet weiterfahren.
symbol-lab = Baue ein Drogenlabor im Gebiet des Befehls, wenn dort weniger als { $in_area } stehen.
symbol-launder = Nimm 1 Geld für jedes deiner Drogenlabore.
symbol-soldati_per_lab = Setze zu jedem deiner Drogenlabore, wo auch immer, 1 Soldato aus deiner Zentrale.
symbol-spread = Setze bis zu { phrase-soldati } aus deiner Zentrale im Gebiet des Befehls ein und ebenso viele in bis zu { LIST($numbers) } benachbarten Gebieten: in deinen, in denen deines Teammitglieds (aus dessen Zentrale) oder in neutralen (aus dem Vorrat).
symbol-rally = Zuerst dürfen deine Soldati und Autos aus benachbarten Gebieten über Land ins Gebiet des Befehls kommen.
symbol-shotgun = { $n ->
    [2] Ziehe zweimal und greife an, beim zweiten Mal aus dem Gebiet des Befehls oder von dort, wohin die erste Bewegung ging.
   *[other] Ziehe mit Soldati aus dem Gebiet des Befehls in ein anderes und greife an, wer dort steht.
}
symbol-bomb = { $n ->
    [2] Verübe zwei Anschläge, auf dasselbe Gebiet oder auf ein anderes: Es fallen so viele Soldati, wie der Angriffsbonus den Verteidigungsbonus übersteigt. Niemand zieht.
   *[other] Verübe einen Anschlag auf ein benachbartes Gebiet: Dort fallen so viele Soldati, wie der Angriffsbonus den Verteidigungsbonus übersteigt. Niemand zieht.
}
symbol-either_order = Ob zuerst der Anschlag oder zuerst die Bewegung kommt, entscheidest du.
symbol-skull = Angriffsbonus { $n } für jeden Angriff und Anschlag dieses Befehls: So viele Verteidiger fallen sofort, abzüglich ihres Verteidigungsbonus.
symbol-vest = Verteidigungsbonus { $n } für deine Soldati im Gebiet, solange der Befehl dort liegt, auch wenn er schon ausgeführt ist.
symbol-pentito = Gib 1 Soldato des Gebiets auf, dann entferne bis zu { LIST($numbers) } gegnerische oder neutrale Soldati, jede Zahl aus einem anderen benachbarten Gebiet. Keine Verteidigung zählt.
symbol-replace = Bevor ein Angriff entschieden wird, ersetze bis zu { $n ->
    [one] 1 Verteidiger
   *[other] { $n } Verteidiger
} durch eigene Soldati aus dem Vorrat.
symbol-pay_remove = Bevor ein Angriff entschieden wird, zahle beliebig viel: Ebenso viele Verteidiger gehen.
symbol-pull = { $n ->
    [one] Ein benachbarter Soldato des gegnerischen Teams oder der Neutralen macht einem von deinen aus dem Vorrat Platz, und dieser kommt ins Gebiet des Befehls.
   *[other] Bis zu { $n } benachbarte Soldati des gegnerischen Teams oder Neutrale machen deinen aus dem Vorrat Platz, und diese kommen ins Gebiet des Befehls.
}
symbol-agitate = Zuletzt ziehen Neutrale eines Gebiets, das höchstens { $n } entfernt ist, für dich oder greifen an, ohne Boni.
phrase-more = { $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}

### What each part of a space does

action-recruit = Soldati anwerben: Nimm Soldati aus deinem Vorrat in die Zentrale, bis zu deinem Wert der Reihe Kirche{ phrase-more }.
action-place = Soldati einsetzen: Setze Soldati aus der Zentrale in ein Gebiet, das deines oder ohne Soldati ist, bis zu deinem Wert der Reihe Polizei{ phrase-more }.
action-place_existing = Soldati einsetzen: Setze Soldati aus der Zentrale in ein Gebiet, in dem du schon welche hast, bis zu deinem Wert der Reihe Polizei{ phrase-more }.
action-order = Befehl erteilen: Lege einen aus der Zentrale verdeckt in ein Gebiet mit deinen Soldati und ohne Befehl.
action-order_two_areas = Befehle erteilen: je einen in bis zu 2 Gebieten.
action-order_double = Befehle erteilen: bis zu 2 in einem Gebiet.
action-equipment = Ausstattung organisieren: Setze ein Auto, ein Schnellboot oder ein Drogenlabor ein.
action-launder = Geld waschen: Nimm 1 Geld für jedes deiner Drogenlabore.
action-gather = Sammeln: Ziehe deine Soldati und Autos aus benachbarten Gebieten in eines deiner Gebiete.
action-influence_supply = Einfluss nehmen: Der linke Stein einer Reihe deines Familientableaus geht in deinen Vorrat, und sein Feld wirkt sofort.
action-influence_sheets = Einfluss nehmen: Der linke Stein einer Reihe deines Familientableaus geht auf ein Aktionstableau, und sein Feld wirkt sofort.
action-influence_row = Einfluss nehmen: Nimm bis zu 2 Steine von links aus einer Reihe deines Familientableaus; ihre Felder wirken sofort.
action-ultima = Ultima Azione: Stelle deine Büste hierher. Am Ende der Planungsphase wird dieser Stein noch einmal versetzt, und du führst die Aktion des neuen Feldes aus.
