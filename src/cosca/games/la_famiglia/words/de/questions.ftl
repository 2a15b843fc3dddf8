## Questions. The attribute `only` says what may be chosen, and so why all else may not.

### Set-up

ask-setup-family = { $own ->
    [true] Welche Familie führst du?
   *[false] Welche Familie soll { NAME($leader) } führen?
} Die Familie, die in deinem Team niemand führt, ist nicht im Spiel.
    .only = Nur die Familien, die dein Team bekommen hat und die noch niemand führt.
ask-setup-soldato = Deine Personenkarte bringt { $n ->
    [one] 1 zusätzlichen Soldato
   *[other] { $n } zusätzliche Soldati
}. Welches deiner Gebiete bekommt einen?
    .only = Nur Gebiete mit deinen Soldati.
ask-setup-token = Lege einen deiner Einflusssteine auf das obere Aktionstableau. Versetzt ihn später jemand anders, erhältst du dafür { $fee } Geld.
    .only = Nur freie Felder unter den grauen Kreisen des oberen Aktionstableaus.

### Planning

ask-planning-move = { $must_raise ->
    [true] Du hast { $money } Geld, das reicht für keinen Zug. Beschaffe dir zuerst mehr: Verkaufe einen Befehl oder bitte dein Teammitglied.
   *[false] Du bist am Zug. Du hast { $money } Geld: Versetze einen Stein nach unten und nutze sein neues Feld (A) oder versetze eine ganze Spalte (B).
}
    .only = { $must_raise ->
        [true] Du kannst keinen Zug bezahlen, also musst du dir vorher Geld beschaffen.
       *[false] Nur was du bezahlen kannst: Ein fremder Stein kostet 1 Geld, sein neues Feld vielleicht mehr, eine Spalte ihren Preis.
    }
ask-planning-space = { $must_raise ->
    [true] Du hast { $money } Geld, das reicht für kein Feld. Beschaffe dir zuerst mehr: Verkaufe einen Befehl oder bitte dein Teammitglied.
   *[false] Wohin kommt { phrase-token }? Er besetzt dieses Feld des unteren Aktionstableaus, und du führst dessen Aktion aus.{ $cost ->
        [0] {""}
       *[other] {" "}Du zahlst dafür { $cost } Geld an { NAME($owner) }.
    }
}
    .only = { $must_raise ->
        [true] Du kannst kein Feld bezahlen, also musst du dir vorher Geld beschaffen.
       *[false] Nur freie Felder, die du bezahlen und deren Aktion du wenigstens teilweise ausführen kannst; ∞ ist immer frei.
    }
ask-space-part = { $join ->
    [or] { NAME($space) }: Du führst eine der beiden Teilaktionen aus. Welche?
    [and] { NAME($space) }: Du darfst beide Teilaktionen ausführen, in beliebiger Reihenfolge. Welche zuerst?
    [then] { NAME($space) }: Führst du auch die andere Teilaktion aus?
   *[other] { NAME($space) }: Welche Teilaktion führst du aus?
}
    .only = { $join ->
        [or] Nur Teilaktionen dieses Feldes, die du jetzt ausführen kannst; du führst genau eine davon aus.
       *[other] Nur Teilaktionen dieses Feldes, die du jetzt ausführen kannst; auf eine der beiden darfst du verzichten, auf beide nicht.
    }
ask-ultima-space = Ultima Azione: Du darfst den Stein neben deiner Büste noch einmal versetzen, von { NAME($space) } auf ein neues Feld, und dessen Aktion ausführen. Du hast { $money } Geld. Wohin?
    .only = Nur andere freie Felder, die du bezahlen und deren Aktion du wenigstens teilweise ausführen kannst; ∞ ist immer frei.
ask-column-token = Du versetzt die ganze Spalte nach unten. Wohin kommt { phrase-token } von { NAME($space) }? Die Aktion des neuen Feldes wird nicht ausgeführt.
    .only = Nur freie Felder des unteren Aktionstableaus; ∞ ist immer frei.
ask-column-action = { NAME($column) }: { $acted ->
    [true] Erteilst du auch einen Befehl?
   *[false] { phrase-column-gives }. Du darfst auch einen Befehl erteilen. Was kommt zuerst?
}
    .only = Auf die Aktion der Spalte kannst du nicht verzichten; für einen Befehl brauchst du einen in deiner Zentrale und ein Gebiet dafür.
ask-recruit-number = Wie viele Soldati nimmst du aus deinem Vorrat in die Zentrale? Bis zu { $limit }.
    .only = Höchstens { $limit } und nicht mehr, als dein Vorrat hat.
ask-place-area = { $existing ->
    [true] In welchem Gebiet, das du schon kontrollierst, setzt du bis zu { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } aus der Zentrale ein?
   *[false] In welchem Gebiet setzt du bis zu { $limit ->
        [one] 1 Soldato
       *[other] { $limit } Soldati
    } aus der Zentrale ein? In einem deiner Gebiete oder in einem ohne Soldati.
} In der Zentrale hast du { phrase-hq }.
    .only = { $existing ->
        [true] Nur Gebiete, in denen schon Soldati von dir stehen.
       *[false] Nur Gebiete mit deinen Soldati oder ganz ohne Soldati.
    }
ask-place-number = Wie viele Soldati setzt du aus der Zentrale in { NAME($area) } ein? Bis zu { $limit }; in der Zentrale hast du { phrase-hq }.
    .only = Höchstens { $limit } und nicht mehr, als du in der Zentrale hast.
phrase-hq = { $hq ->
    [one] 1 Soldato
   *[other] { $hq } Soldati
}
ask-order-area = { $second ->
    [true] In welchem anderen Gebiet erteilst du verdeckt einen zweiten Befehl?
   *[false] { $double ->
        [true] In welchem deiner Gebiete erteilst du verdeckt Befehle? Bis zu 2 im selben Gebiet.
       *[false] In welchem deiner Gebiete erteilst du verdeckt einen Befehl?
    }
}
    .only = { $chain ->
        [chain] Nur Gebiete mit deinen Soldati, in denen kein Befehl oder genau einer von dir aus einem früheren Zug liegt („{ tile-chain_of_command }“).
        [chain_any] Nur Gebiete mit deinen Soldati, in denen kein Befehl oder genau einer liegt, der nicht aus dieser Aktion stammt („{ tile-chain_of_command }“).
       *[no] Nur Gebiete mit deinen Soldati und ohne Befehlsmarker.
    }
ask-order-which = Welchen { $second ->
    [true] zweiten Befehl
   *[false] Befehl
} erteilst du verdeckt in { NAME($area) }?
    .only = Nur Befehle in deiner Zentrale: keine, die auf dem Spielplan liegen, verkauft oder noch nicht freigeschaltet sind.
ask-gather-into = In welchem deiner Gebiete sammelst du Soldati und Autos aus benachbarten Gebieten?
    .only = Nur Gebiete mit deinen Soldati, die über Land an ein anderes Gebiet von dir grenzen.
ask-gather-from = Aus welchem Gebiet ziehst du als Nächstes Soldati und Autos nach { NAME($area) }?
    .only = Nur deine eigenen Gebiete, die über Land an { NAME($area) } grenzen.
ask-gather-soldati = Wie viele Soldati ziehen von { NAME($origin) }, wo { $soldati ->
    [one] 1 steht
   *[other] { $soldati } stehen
}, nach { NAME($area) }? Bleibt niemand zurück, kontrollierst du { NAME($origin) } nicht mehr.
    .only = Höchstens so viele, wie in { NAME($origin) } stehen; keiner nur, wenn ein Auto mitfährt.
ask-gather-cars = Wie viele Autos fahren von { NAME($origin) }, wo { $cars ->
    [one] 1 steht
   *[other] { $cars } stehen
}, mit nach { NAME($area) }? Bleibt in { NAME($origin) } kein Soldato zurück, verlierst du die übrigen Autos.
    .only = Höchstens deine Autos in { NAME($origin) }; mindestens eines, wenn kein Soldato zieht.
ask-equipment-which = Ausstattung organisieren: Was setzt du ein?
    .only = Nur was im Vorrat ist und für das es ein passendes Gebiet gibt.
ask-car-area = Welches deiner Gebiete bekommt das Auto? Es verstärkt Angriffe über Land von dort oder dient bei einem Anschlag als Autobombe.
    .only = Nur Gebiete mit deinen Soldati.
ask-lab-area = Welches deiner Gebiete bekommt das Drogenlabor? Es gibt 1 Verteidigungsbonus und bringt beim Geldwaschen Geld; höchstens { $most } in einem Gebiet.
    .only = Nur Gebiete mit deinen Soldati und weniger als { $most } Drogenlaboren.
ask-boat-sea = In welches Seegebiet kommt dein Schnellboot? Es bringt Soldati deines Teams übers Meer. Liegen danach { $sinks } Schnellboote dort, werden deines und ein weiteres entfernt.
    .only = { $by_order ->
        [true] Nur Seegebiete an { NAME($area) }, dem Gebiet des Befehls.
       *[false] Nur Seegebiete an einem Gebiet mit deinen Soldati.
    }
ask-boat-move = Dein neues Schnellboot liegt im { NAME($sea) }. Fährt es in ein benachbartes Seegebiet weiter? Liegen danach { $sinks } Schnellboote dort, werden deines und ein weiteres entfernt.
    .only = Nur Seegebiete, die an das { NAME($sea) } grenzen.
ask-boat-other = Im { NAME($sea) } liegen { $sinks } Schnellboote: Deines und ein weiteres werden entfernt. Wessen?
    .only = Nur Familien mit einem Schnellboot im { NAME($sea) }.
ask-influence-row = Aus welcher Reihe deines Familientableaus nimmst du den linken Stein? { $goes ->
    [supply] Er kommt in deinen Vorrat.
    [sheets] Er kommt auf ein Feld der Aktionstableaus.
   *[either] Du entfernst zwei Steine: Einer kommt in deinen Vorrat, der andere auf ein Aktionstableau.
}
    .only = { $second ->
        [true] Nur eine andere Reihe als beim ersten Stein, in der noch einer liegt; du nimmst immer den linken.
       *[false] Nur Reihen deines Familientableaus, in denen noch ein Stein liegt; du nimmst immer den linken.
    }
ask-influence-to = Wohin kommt der Stein aus der { NAME($row) }? Der zweite, aus einer anderen Reihe, kommt dann an den anderen Ort.
    .only = Einer der beiden Steine kommt in deinen Vorrat, der andere auf ein Aktionstableau.
ask-influence-space = Auf welches Feld kommt der Stein aus der { NAME($row) }? Dessen Aktion wird nicht ausgeführt; versetzt ihn später jemand anders, erhältst du { $fee } Geld.
    .only = Nur freie Felder des oberen Aktionstableaus in einer Spalte mit mindestens einem weiteren Stein oder freie Felder des unteren.
ask-influence_row-row = Aus welcher Reihe deines Familientableaus nimmst du bis zu { $most } Steine? { $goes ->
    [out] Sie sind dann aus dem Spiel.
   *[supply] Sie kommen in deinen Vorrat.
}
    .only = Nur Reihen deines Familientableaus, in denen noch ein Stein liegt.
ask-influence_row-number = Wie viele Steine nimmst du aus der { NAME($row) }?
    .only = Höchstens { $most } und nicht mehr, als noch in der Reihe liegen.
ask-raise-grant = { NAME($by) } kann nicht zahlen. Du hast { $money } Geld: Zahlst du { $cost } Geld, damit { NAME($by) } { $gift } Geld erhält?
    .only = Du darfst ablehnen: { NAME($by) } hat noch Befehle zu verkaufen.

### Control tiles

ask-tile-clear = Du kontrollierst weniger Mandamenti: { $n ->
    [one] 1 Stein muss
   *[other] { $n } Steine müssen
} von deinen Kontrollplättchen weg. Welches Plättchen räumst du?
    .only = Nur Kontrollplättchen mit deinem Stein: Für jedes Mandamento, das du kontrollierst, behältst du eines.
ask-tile-mark = Du kontrollierst mehr Mandamenti und markierst { $n ->
    [one] 1 Kontrollplättchen
   *[other] { $n } Kontrollplättchen
} für deine Familie. Welches?
    .only = Nur Kontrollplättchen deines Teams ohne Stein: Jedes Plättchen gehört nur einer Familie.
ask-tiles-start = Die Planungsphase beginnt: Welches deiner Kontrollplättchen nutzt du?
    .only = Nur Plättchen mit deinem Stein, die in diesem Moment wirken und etwas bewirken können.
ask-tiles-swap = „{ tile-influence }“: Welchen neutralen Stein ersetzt du durch einen eigenen? Das kostet { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
} aus deiner Zentrale.
    .only = Nur Felder des oberen Aktionstableaus mit einem neutralen Stein.
ask-tiles-bribery = { phrase-fight } „{ tile-bribery }“: Zahlst du { $price } Geld, um { $removes ->
    [one] 1 Verteidiger
   *[other] { $removes } Verteidiger
} zu entfernen? Du hast { $money } Geld.
    .only = Einmal bei jeder Bewegung (und Angriff): { $price } Geld für { $removes ->
        [one] 1 Verteidiger
       *[other] { $removes } Verteidiger
    }.
ask-tiles-recruitment = „{ tile-recruitment }“: Setzt du genau { phrase-soldati } aus der Zentrale in { NAME($area) } ein?
    .only = Genau { phrase-soldati } oder keinen.

### Encounter

ask-encounter-which = Mehrere deiner { $supply ->
    [true] Nachschubbefehle
   *[false] Angriffsbefehle
} haben die Initiative { $initiative }. Welcher kommt zuerst?
    .only = Nur deine eigenen Befehle derselben Art und Initiative, die jetzt an der Reihe sind.
ask-supply-part = „{ NAME($order) }“ in { NAME($area) }: Welche Teilaktion führst du als Nächstes aus?
    .only = Nur Teilaktionen des Befehls, die noch offen sind und die du jetzt ausführen kannst.
ask-attack-unit = Setzt du das { NAME($piece, case: "inside") } des Befehls in { NAME($area) } ein?
    .only = Du setzt das { NAME($piece, case: "inside") } ein oder verzichtest darauf.
ask-attack-replace = { phrase-fight } Wie viele Verteidiger ersetzt du durch eigene Soldati aus dem Vorrat? Bis zu { $most }.
    .only = Höchstens die Zahl auf dem Befehl und nicht mehr, als Verteidiger da sind oder dein Vorrat hat.
ask-attack-pay = { phrase-fight } Wie viele Verteidiger findest du für je { $price } Geld ab? Du hast { $money } Geld.
    .only = Höchstens so viele, wie du bezahlen kannst, und nicht mehr, als Verteidiger da sind.
ask-move-start = „{ NAME($order) }“: Wo beginnt deine zweite Bewegung?
    .only = Nur das Gebiet des Befehls oder das Gebiet, in das du eben gezogen bist.
ask-move-target = „{ NAME($order) }“ in { NAME($origin) }, Angriffsbonus { $bonus }: Wohin ziehen deine Soldati?
    .only = { $allies ->
        [true] Nur Gebiete, die an { NAME($origin) } grenzen, über Seegebiete mit Schnellbooten deines Teams erreichbar sind oder hinter einem leeren oder neutralen Gebiet liegen („{ tile-allies }“ für { $price } Geld); nie die deines Teammitglieds.
       *[false] Nur Gebiete, die an { NAME($origin) } grenzen oder über Seegebiete mit Schnellbooten deines Teams erreichbar sind; nie die deines Teammitglieds.
    }
ask-move-number = Wie viele Soldati ziehen von { NAME($origin) }, wo { $soldati ->
    [one] 1 steht
   *[other] { $soldati } stehen
}, nach { NAME($area) }? Bleibt niemand zurück, kontrollierst du { NAME($origin) } nicht mehr.
    .only = Mindestens 1, höchstens alle, die in { NAME($origin) } stehen.
ask-move-car = Fährt ein Auto von { NAME($origin) } nach { NAME($area) } mit? { $attacks ->
    [true] Es gibt { $value } Angriffsbonus und ist verloren, wenn du das Gebiet nicht übernimmst.
   *[false] Es fährt in das neue Gebiet und bleibt dort.
}
    .only = Nur 1 Auto im ganzen Befehl und nur über Land.
ask-strike-target = „{ NAME($order) }“, Angriffsbonus { $bonus }: Auf welches Gebiet verübst du von { NAME($origin) } aus einen Anschlag? Deine Soldati ziehen nicht.
    .only = { $detonator ->
        [true] Nur Gebiete mit gegnerischen oder neutralen Soldati, die über Land an { NAME($origin) } grenzen; eine Autobombe reicht { $reach } Gebiete weit („{ tile-delay_detonator }“).
       *[false] Nur Gebiete mit gegnerischen oder neutralen Soldati, die über Land an { NAME($origin) } grenzen.
    }
ask-strike-start = „{ NAME($order) }“: Von wo geht der Anschlag aus?
    .only = Nur das Gebiet des Befehls oder das eben übernommene Gebiet.
ask-either-first = „{ NAME($order) }“ in { NAME($area) }: Was kommt zuerst?
    .only = Der Befehl hat eine Bewegung und einen Anschlag; du wählst, was zuerst kommt.
ask-pentito = Pentito: Gibst du 1 Soldato in { NAME($area) } auf, um aus verschiedenen benachbarten Gebieten bis zu { LIST($numbers) } Soldati zu entfernen?
    .only = Dafür brauchst du einen Soldato in { NAME($area) }; es darf der letzte sein.
ask-pentito-area = Pentito: Aus welchem zu { NAME($origin) } benachbarten Gebiet entfernst du { $n ->
    [one] einen Soldato
   *[other] bis zu { $n } Soldati
}?
    .only = Nur zu { NAME($origin) } benachbarte Gebiete mit gegnerischen oder neutralen Soldati, aus denen dieser Pentito noch niemanden entfernt hat.
ask-pentito-number = Wie viele Soldati entfernst du aus { NAME($area) }?
    .only = Mindestens 1, höchstens { $most }.
ask-pull-area = Aus welchem Gebiet wirbst du gegnerische oder neutrale Soldati nach { NAME($area) } ab? Ersetzen durch eigene kannst du noch bis zu { $n }.
    .only = Nur zu { NAME($area) } benachbarte Gebiete mit gegnerischen oder neutralen Soldati.
ask-pull-number = Wie viele Soldati wirbst du aus { NAME($origin) } nach { NAME($area) } ab?
    .only = Höchstens { $most }: nicht mehr, als der Befehl noch erlaubt, dort stehen und dein Vorrat hat.
ask-labs-guard = Zu welchem deiner Drogenlabore setzt du den nächsten Soldato aus der Zentrale? Dort hast du { phrase-hq }.
    .only = Nur deine Gebiete mit einem Drogenlabor, das seinen Soldato noch nicht hat.
ask-spread-area = Welches zu { NAME($area) } benachbarte Gebiet bekommt ebenfalls bis zu { phrase-soldati }? Deine kommen aus deiner Zentrale, die deines Teammitglieds aus dessen Zentrale, neutrale aus dem Vorrat.
    .only = { $friends ->
        [true] Nur zu { NAME($area) } benachbarte Gebiete, jedes einmal: deine oder die deines Teammitglieds, solange in der jeweiligen Zentrale Soldati sind.
       *[false] Nur zu { NAME($area) } benachbarte Gebiete, jedes einmal: deine oder die deines Teammitglieds, solange in der jeweiligen Zentrale Soldati sind, oder neutrale.
    }
ask-agitate-origin = Aufruhr: In welchem Gebiet wiegelst du die Neutralen auf? Höchstens { $reach ->
    [one] 1 Gebiet
   *[other] { $reach } Gebiete
} von { NAME($area) } entfernt.
    .only = Nur Gebiete mit neutralen Soldati und einem Ziel, höchstens { $reach ->
        [one] 1 Gebiet
       *[other] { $reach } Gebiete
    } von { NAME($area) } entfernt.
ask-agitate-target = Wohin ziehen die Neutralen aus { NAME($origin) }?
    .only = Nur zu { NAME($origin) } benachbarte Gebiete, die dein Team nicht kontrolliert.
ask-agitate-number = Wie viele Neutrale ziehen von { NAME($origin) }, wo { $soldati ->
    [one] 1 steht
   *[other] { $soldati } stehen
}, nach { NAME($area) }?
    .only = Mindestens 1, höchstens alle Neutralen in { NAME($origin) }.
ask-agitate-recruit = Beim Angriff auf dich { $lost ->
    [one] ist 1 Neutraler
   *[other] sind { $lost } Neutrale
} gefallen. Wie viele Soldati nimmst du aus deinem Vorrat in die Zentrale?
    .only = Höchstens { $most }: so viele, wie Neutrale gefallen sind, und nicht mehr, als dein Vorrat hat.

### Conflict

ask-conflict-approach = { phrase-fight } Kampf: rohe Kraft oder Finesse?
    .only = Die angreifende Seite wählt eines von beiden.
ask-conflict-defender = { phrase-fight } Finesse gegen Neutrale: Wer von euch spielt ihre Kampfkarte?
    .only = Nur du oder dein Teammitglied.
ask-conflict-card = { phrase-fight } Welche Kampfkarte legst du verdeckt? Sie wirkt für die Seite, die sie am Ende hat.
    .only = Jede deiner drei Kampfkarten; danach kommt sie zu dir zurück.
ask-conflict-take = { phrase-fight } Kampf: { $role ->
    [attacker] Nimmst du ungesehen die Karte der Gegenseite? Dann entscheidet diese über deine.
   *[defender] Die angreifende Seite hat deine Karte { $taken ->
        [true] genommen.
       *[false] bei dir liegen lassen.
    } Nimmst du ungesehen ihre? Dann wird alles aufgedeckt.
}
    .only = Du entscheidest nur über die Karte der Gegenseite, nie über deine eigene.
