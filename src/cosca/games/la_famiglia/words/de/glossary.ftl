## The glossary: what each element of the board is and does. Its name is said beside it.

### The map

term-area = Ein Gebiet im Mandamento { NAME($mandamento) }, { $seas ->
    [0] im Landesinneren
   *[other] an der Küste zum { LIST($seas) }
}. Benachbart: { LIST($areas, type: "comma") }. Zu Beginn stehen hier { $seat ->
    [0] { $n ->
        [one] 1 neutraler Soldato
       *[other] { $n } neutrale Soldati
    }
   *[other] { phrase-soldati } von Person { $seat }
}.{ $breaks_ties ->
    [true] {" "}Bei Gleichstand am Ende gewinnt das Team, das dieses Gebiet kontrolliert.
   *[false] {""}
}
term-sea = Ein Seegebiet an den Küsten von { LIST($areas) }. Benachbart: { LIST($seas, type: "comma") }. Liegt hier ein Schnellboot deines Teams, können deine Soldati zwischen diesen Gebieten übers Meer ziehen.
term-mandamento = Drei Gebiete: { LIST($areas) }. Eine Familie, die allein mindestens zwei davon kontrolliert, kontrolliert das Mandamento; geprüft wird nach jeder Phase. Ein Team gewinnt, wenn nach einer Gefechtsphase eine seiner Familien { $alone } oder beide zusammen { $together } Mandamenti kontrollieren.

### Orders and spaces

term-order = { $supply ->
    [true] Nachschubbefehl
   *[false] Angriffsbefehl
} von { NAME($family) }, Initiative { $initiative }. { $row ->
    [justice] { phrase-advanced }
    [police] { phrase-advanced }
    [economy] { phrase-advanced }
    [church] { phrase-advanced }
   *[none] Ein Basisbefehl: Du hast ihn von Anfang an.
} { LIST($does, type: "sentences") }
phrase-advanced = Du bekommst ihn, wenn der erste Stein aus Spalte { $letter } der { NAME($row) } entfernt wird.
term-space = Aktionstableau { $sheet }, { NAME($column) }. { $join ->
    [or] Wähle eine Teilaktion: { LIST($does, type: "sentences") }
    [and] Du darfst beide Teilaktionen ausführen, in beliebiger Reihenfolge, mindestens aber eine: { LIST($does, type: "sentences") }
    [one] { LIST($does, type: "sentences") }
   *[none] Hier liegen zu Beginn Steine; eine Aktion gibt es nicht.
}{ $cost ->
    [0] {""}
   *[other] {" "}Vorher zahlst du { $cost } Geld in den Vorrat.
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
} für die Familie, deren Stein darauf liegt.
term-card = { NAME($card, case: "text") } Sie wirkt für die Seite, die sie beim Aufdecken hat.

### Rows and columns

term-row = Eine Reihe deines Familientableaus. { $row ->
    [justice] Freigelegte Felder zeigen, wie viel ein Auto zu einem Angriff (obere Zahl) oder als Autobombe zu einem Anschlag (untere Zahl) beiträgt, oder sie bringen sofort ein Auto. Es zählen nur die höchsten sichtbaren Zahlen.
    [police] Freigelegte Felder zeigen, wie viele Soldati du einsetzen kannst; die höchste sichtbare Zahl ist dein Basiswert.
    [economy] Beim Freilegen bringt dir jedes Feld einmal etwas: Geld, ein Drogenlabor oder Geldwäsche.
   *[church] Freigelegte Felder zeigen, wie viele Soldati du anwerben kannst; die höchste sichtbare Zahl ist dein Basiswert.
}
term-column = Option B hier: { $gives ->
    [primo] Nimm die Startfigur Primo Giocatore, mit der du die nächste Phase beginnst, und setze ein Auto, ein Schnellboot oder ein Drogenlabor ein.
    [row] Entferne von links { $takes } Steine aus der { NAME($row) } deines Familientableaus.
   *[two] Entferne den jeweils linken Stein aus { $takes } verschiedenen Reihen; einer kommt in deinen Vorrat, der andere auf ein Aktionstableau.
} Du zahlst den Preis der Spalte und 1 Geld für jeden ihrer Steine in den Vorrat, dazu für jeden fremden Stein { $fee } Geld an die Person, der er gehört. Außerdem darfst du einen Befehl erteilen.

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
    [0] Soldati, die niemandem gehören. Sie verteidigen ihre Gebiete; manche Befehle versetzen sie in Aufruhr. Entfernst du als angreifende Familie welche, nimmst du ebenso viele eigene aus dem Vorrat in die Zentrale.
   *[other] Eine Person aus Team { $team }, auf dem Spielplan { $corner ->
        [NW] oben links
        [NE] oben rechts
        [SW] unten links
       *[SE] unten rechts
    }. Startaufstellung: { LIST($areas) }. Danach ist Person { $next } an der Reihe.
}
term-token = { $n ->
    [0] Ein neutraler Einflussstein. Alle dürfen ihn vom oberen auf das untere Aktionstableau versetzen, ohne jemanden dafür zu bezahlen.
   *[other] Ein Einflussstein von Person { $n }. Alle dürfen ihn vom oberen auf das untere Aktionstableau versetzen; die anderen zahlen dafür { $fee } Geld an Person { $n }.
}

### Pieces

term-piece-soldati = Ein Kämpfer. Mit mindestens einem Soldato in einem Gebiet kontrollierst du es. Jede Familie hat { $most }: in ihrem Vorrat, in der Zentrale oder auf dem Spielplan.
term-piece-car = Es steht bei deinen Soldati. Ein Auto darf bei einem Angriff über Land mitfahren und bringt den Angriffsbonus deiner Reihe Justiz, oder es dient bei einem Anschlag als Autobombe. Eine Familie hat { $most }.
term-piece-boat = Es liegt in einem Seegebiet. Mit den Booten deines Teams ziehen deine Soldati über See und greifen an. Liegen nach dem Einsetzen { $sinks } Boote in einem Seegebiet, werden das neue und ein weiteres entfernt. Eine Familie hat { $most }.
term-piece-lab = Es gehört der Familie, die sein Gebiet kontrolliert: Es gibt 1 Verteidigungsbonus und 1 Geld, wenn du Geld wäschst. In einem Gebiet stehen nie mehr als { $in_area }; eines geht verloren, wenn das Gebiet übernommen wird. Es gibt { $most }.
term-piece-bust = Sie steht neben einem Stein auf dem unteren Aktionstableau: Am Ende der Planungsphase darf dieser Stein für eine Ultima Azione noch einmal versetzt werden.
term-piece-primo = Wer diese Figur hat, ist ab der nächsten Phase Startperson.
term-piece-control = Er markiert ein Mandamento, das eine Familie kontrolliert. Gelegt und entfernt wird er in der Verwaltung nach jeder Phase.
term-piece-order = Eine geheime Anweisung, verdeckt in ein Gebiet mit deinen Soldati gelegt und in der Gefechtsphase ausgeführt. Eine Familie hat { $most }: { $basic } Basisbefehle und { $advanced } fortgeschrittene, die sie auf ihrem Familientableau freischaltet.
term-piece-money = Damit zahlst du für Steine, Spalten und Felder. Es liegt in der Zentrale; im allgemeinen Vorrat geht es nie aus.
term-piece-hq = Der Bereich hinter dem Sichtschirm: Geld, Soldati und Befehle einer Familie. Nur das eigene Team sieht hinein.
term-piece-supply = Was eine Familie gerade weder in der Zentrale noch auf dem Spielplan oder den Tableaus hat. Ist etwas davon aufgebraucht, bekommst du es nicht.

### What each symbol of an order does

symbol-coin = Nimm { $n } Geld.
symbol-soldati = { $n ->
    [one] Du darfst 1 Soldato
   *[other] Du darfst bis zu { $n } Soldati
} aus deiner Zentrale im Gebiet des Befehls einsetzen.
symbol-place = Setze Soldati aus deiner Zentrale im Gebiet des Befehls ein, bis zu deinem Basiswert (Polizei){ phrase-more }.
symbol-recruit = Nimm Soldati aus deinem Vorrat in die Zentrale, bis zu deinem Basiswert (Kirche){ phrase-more }.
symbol-car = Setze ein Auto im Gebiet des Befehls ein.
symbol-boat = Setze ein Schnellboot in ein Seegebiet am Gebiet des Befehls; es darf in ein benachbartes Seegebiet weiterfahren.
symbol-lab = Baue ein Drogenlabor im Gebiet des Befehls, wenn dort weniger als { $in_area } stehen.
symbol-launder = Nimm 1 Geld für jedes deiner Drogenlabore.
symbol-soldati_per_lab = Setze zu jedem deiner Drogenlabore auf dem Spielplan 1 Soldato aus deiner Zentrale.
symbol-spread = Setze bis zu { phrase-soldati } aus deiner Zentrale im Gebiet des Befehls ein und ebenso viele in bis zu { LIST($numbers) } benachbarten Gebieten: in eigenen oder, aus dessen Zentrale, in denen deines Teammitglieds. In Ausgabe 1.2 gehen auch neutrale Gebiete; dort kommen neutrale Soldati aus dem Vorrat.
symbol-rally = Zuerst dürfen deine Soldati und Autos aus benachbarten Gebieten über Land ins Gebiet des Befehls kommen.
symbol-shotgun = { $n ->
    [2] Zwei Bewegungen (und Angriffe) nacheinander: die zweite aus dem Gebiet des Befehls oder von dort, wohin die erste führte.
   *[other] Bewegung (und Angriff): Ziehe mit Soldati aus dem Gebiet des Befehls in ein anderes Gebiet und greife an, wer dort steht.
}
symbol-bomb = { $n ->
    [2] Verübe bis zu zwei Anschläge auf benachbarte Gebiete, auch zweimal auf dasselbe: Jedes Mal fallen so viele Soldati, wie der Angriffsbonus den Verteidigungsbonus übersteigt. Deine Soldati ziehen nicht.
   *[other] Verübe einen Anschlag auf ein benachbartes Gebiet: Dort fallen so viele Soldati, wie der Angriffsbonus den Verteidigungsbonus übersteigt. Deine Soldati ziehen nicht.
}
symbol-either_order = Ob zuerst der Anschlag oder zuerst die Bewegung kommt, entscheidest du.
symbol-skull = Angriffsbonus { $n } für jeden Angriff und Anschlag dieses Befehls: Ist er höher als der Verteidigungsbonus, fallen sofort so viele Verteidiger, wie die Differenz beträgt.
symbol-vest = Verteidigungsbonus { $n } für deine Soldati im Gebiet, solange der Befehl dort liegt, auch wenn er schon ausgeführt ist.
symbol-pentito = Entferne 1 eigenen Soldato aus dem Gebiet, dann bis zu { LIST($numbers) } gegnerische oder neutrale Soldati, jede Zahl aus einem anderen benachbarten Gebiet. Verteidigungsboni schützen nicht.
symbol-replace = Bevor die Boni verglichen werden, darfst du { $n ->
    [one] 1 Verteidiger durch einen eigenen Soldato
   *[other] bis zu { $n } Verteidiger durch eigene Soldati
} aus dem Vorrat ersetzen.
symbol-pay_remove = Bevor die Boni verglichen werden, darfst du X Geld zahlen und dafür X Verteidiger entfernen.
symbol-pull = { $n ->
    [one] Ersetze 1 gegnerischen oder neutralen Soldato in einem benachbarten Gebiet durch einen eigenen aus dem Vorrat und ziehe diesen ins Gebiet des Befehls.
   *[other] Ersetze bis zu { $n } gegnerische oder neutrale Soldati in benachbarten Gebieten durch eigene aus dem Vorrat und ziehe diese ins Gebiet des Befehls.
}
symbol-agitate = Aufruhr, zum Schluss: Wähle ein Gebiet mit neutralen Soldati, das höchstens { $n ->
    [one] 1 Gebiet
   *[other] { $n } Gebiete
} entfernt ist. Mit beliebig vielen von ihnen führst du eine Bewegung (und Angriff) ohne Boni aus.
phrase-more = { $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}

### What each part of a space does

action-recruit = Soldati anwerben: Nimm Soldati aus deinem Vorrat in die Zentrale, bis zu deinem Basiswert (Kirche){ phrase-more }.
action-place = Soldati einsetzen: Setze Soldati aus der Zentrale in ein Gebiet mit eigenen oder ganz ohne Soldati, bis zu deinem Basiswert (Polizei){ phrase-more }.
action-place_existing = Soldati einsetzen: Setze Soldati aus der Zentrale in ein Gebiet, in dem du schon welche hast, bis zu deinem Basiswert (Polizei){ phrase-more }.
action-order = Befehl erteilen: Lege einen Befehl aus der Zentrale verdeckt in ein Gebiet mit deinen Soldati, in dem noch keiner liegt.
action-order_two_areas = Befehle erteilen: Lege verdeckt je einen Befehl in bis zu 2 Gebiete mit deinen Soldati.
action-order_double = Befehle erteilen: Lege verdeckt bis zu 2 Befehle in ein Gebiet mit deinen Soldati.
action-equipment = Ausstattung organisieren: Setze ein Auto, ein Schnellboot oder ein Drogenlabor ein.
action-launder = Geld waschen: Nimm 1 Geld für jedes deiner Drogenlabore.
action-gather = Sammeln: Ziehe deine Soldati und Autos aus benachbarten Gebieten in eines deiner Gebiete.
action-influence_supply = Einfluss nehmen: Lege den linken Stein einer Reihe deines Familientableaus in deinen Vorrat; du erhältst, was sein Feld zeigt.
action-influence_sheets = Einfluss nehmen: Lege den linken Stein einer Reihe deines Familientableaus auf ein Aktionstableau; du erhältst, was sein Feld zeigt.
action-influence_row = Einfluss nehmen: Entferne bis zu 2 Steine von links aus einer Reihe deines Familientableaus; du erhältst, was ihre Felder zeigen.
action-ultima = Ultima Azione: Stelle deine Büste neben diesen Stein. Am Ende der Planungsphase darfst du ihn noch einmal versetzen und die Aktion des neuen Feldes ausführen.
