# The words of La Famiglia's renderer. What things are called stands in the game's own catalogue.

title = La Famiglia

short-setup = Spielaufbau
short-round = Runde { $round } von { $rounds }, { $phase }

phase-setup = Aufbau
phase-planning = Planung
phase-encounter = Gefecht
phase-management = Verwaltung
phase-over = Spielende

tab-map = Spielplan
tab-sheets = Tableaus
tab-families = Familien
tab-tiles = Plättchen
tab-label = Teile des Tisches
tab-here = { $tab }: Hier kannst du etwas wählen

dock-close = Größere Karte
dock-open = Tafeln zeigen

round = Runde
round-of = { $n } / { $rounds }

turn-order = Spielreihenfolge, von vorn nach hinten
turn-primo = { $name } hat die Startfigur Primo Giocatore und beginnt die nächste Phase
turn-to_act = { $name } muss jetzt entscheiden
turn-first = beginnt diese Phase

sequence = Befehle der Reihe nach
sequence-down = Ein noch verdeckter Befehl
sequence-step = { $kind ->
    [attack] Angriffsbefehl
   *[supply] Nachschubbefehl
} { $initiative }: { $name }, { $who }{ $area ->
    [none] { "" }
   *[other] , in { $area }
}, { $state ->
    [done] ausgeführt
    [now] jetzt an der Reihe
   *[next] kommt noch
}

sheet-upper = Oberes Aktionstableau
sheet-lower = Unteres Aktionstableau
sheet-upper-name = Oberes Aktionstableau: { $name }
sheet-lower-name = Unteres Aktionstableau: { $name }
sheet-upper-hint = Versetze einen Stein (A) oder eine ganze Spalte (B)
sheet-lower-hint = Jedes Feld ist eine Aktion

column-price = { $column }: { $action }. Option B kostet dich insgesamt { $cost } Geld. { column-tokens }
column-tokens = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}
column-free = kein Stein
column-next = dann
column-next-title = { $column }. In der nächsten Runde ist dies das obere Aktionstableau: Dann kostet Option B hier { $cost } Geld und 1 Geld für jeden Stein
column-do-primo = Startfigur Primo Giocatore nehmen und Ausstattung organisieren
column-do-institution = 2 Steine aus deiner Reihe { $row } entfernen
column-do-two = Je 1 Stein aus 2 Reihen entfernen: einer in den Vorrat, einer auf ein Aktionstableau
column-short-primo = Start + Aus{ "\u00AD" }stattung
column-short-institution = 2 aus der Reihe
column-short-two = 1 aus 2 Reihen

space-free = frei
space-infinite = Platz für beliebig viele Steine
space-grey = beginnt mit einem neutralen Stein
space-gain = Du erhältst { $n } Geld
space-pay = Du zahlst vorher { $n } Geld
space-or = Wähle eine der Teilaktionen
space-and = Du darfst beide Teilaktionen ausführen, in beliebiger Reihenfolge, mindestens aber eine
space-sign-or = oder
space-sign-and = +

token-of = Stein von { $name }
token-where = { $token }, { $where }
token-neutral = Neutraler Stein

bust-of = Büste von { $name }: Der Stein daneben darf noch einmal versetzt werden, wenn das obere Aktionstableau leer ist

part-order-pair = Befehl
part-recruit-pair = An{ "\u00AD" }werben
part-place-pair = Ein{ "\u00AD" }setzen
part-equipment-pair = Aus{ "\u00AD" }statten
part-launder-pair = Waschen
part-gather-pair = Sammeln
part-order = Befehl
part-order-long = Befehl erteilen: Lege einen Befehl aus der Zentrale verdeckt in ein Gebiet mit deinen Soldati
part-order_two_areas = In 2 Ge{ "\u00AD" }bieten
part-order_two_areas-long = Lege verdeckt je einen Befehl in bis zu 2 Gebiete mit deinen Soldati
part-order_double = 2 in 1 Gebiet
part-order_double-long = Lege verdeckt bis zu 2 Befehle in ein Gebiet mit deinen Soldati
part-recruit = An{ "\u00AD" }werben
part-recruit-long = Soldati anwerben: Nimm Soldati aus dem Vorrat in die Zentrale, so viele wie dein Basiswert (Kirche) plus { $bonus }
part-place = Ein{ "\u00AD" }setzen
part-place-long = Soldati einsetzen: Setze Soldati aus der Zentrale in ein Gebiet ein, bis zu deinem Basiswert (Polizei) plus { $bonus }
part-place_existing = Eigene Gebiete
part-place_existing-long = Soldati einsetzen, nur in einem Gebiet, in dem du schon welche hast: bis zu deinem Basiswert (Polizei) plus { $bonus }
part-sum = für dich { LIST($n, type: "comma") }
part-equipment = Aus{ "\u00AD" }statten
part-equipment-long = Ausstattung organisieren: Setze 1 Auto, 1 Schnellboot oder 1 Drogenlabor ein
part-launder = Waschen
part-launder-long = Geld waschen: Nimm 1 Geld für jedes deiner Drogenlabore
part-gather = Sammeln
part-gather-long = Sammeln: Ziehe deine Soldati und Autos aus benachbarten Gebieten in eines deiner Gebiete
part-influence_supply = 1 in Vorrat
part-influence_supply-long = Einfluss nehmen: Lege den linken Stein einer Reihe deines Familientableaus zurück in den Vorrat
part-influence_sheets = 1 auf Tableau
part-influence_sheets-long = Einfluss nehmen: Lege den linken Stein einer Reihe deines Familientableaus auf ein Aktionstableau
part-influence_row = 2 aus Reihe
part-influence_row-long = Doppelter Einfluss: Entferne bis zu 2 Steine von links aus einer Reihe deines Familientableaus
part-ultima = Ultima Azione
part-ultima-long = Ultima Azione: Deine Büste markiert diesen Stein; wenn das obere Aktionstableau leer ist, darfst du ihn noch einmal versetzen und auch diese Aktion ausführen
part-soldati = Soldati
part-soldati-long = Du darfst { $n ->
    [one] 1 Soldato
   *[other] bis zu { $n } Soldati
} aus der Zentrale im Gebiet des Befehls einsetzen
part-soldati_per_lab = Je Labor
part-soldati_per_lab-long = Setze zu jedem deiner Drogenlabore auf dem Spielplan 1 Soldato aus der Zentrale
part-car = Auto
part-car-long = Setze 1 Auto im Gebiet des Befehls ein
part-boat = Schnellboot
part-boat-long = Setze 1 Schnellboot in ein Seegebiet am Gebiet des Befehls
part-lab = Labor
part-lab-long = Baue 1 Drogenlabor im Gebiet des Befehls
part-coin = Geld
part-coin-long = Nimm { $n } Geld
part-shotgun = Bewegung
part-shotgun-long = Bewegung (und Angriff): Ziehe mit beliebig vielen Soldati aus dem Gebiet des Befehls in ein benachbartes Gebiet oder mit Schnellbooten über See
part-shotgun-twice = Bewegung (und Angriff), bis zu zweimal
part-bomb = Anschlag
part-bomb-long = Anschlag auf ein benachbartes Gebiet: Deine Soldati ziehen nicht, und es folgt kein Kampf
part-bomb-twice = Bis zu zwei Anschläge
part-skull = Bonus
part-skull-long = Angriffsbonus { $n } für jeden Angriff und Anschlag dieses Befehls
part-vest = Schutz{ "\u00AD" }weste
part-vest-long = Schutzweste: Verteidigungsbonus { $n } für das Gebiet des Befehls, solange der Befehl dort liegt
part-rally = Zusammen{ "\u00AD" }ziehen
part-rally-long = Zusammenziehen: Vor der Bewegung darfst du deine Soldati und Autos aus benachbarten Gebieten dazuholen
part-pentito = Pentito
part-pentito-long = Pentito: Entferne hier 1 eigenen Soldato und dafür bis zu { LIST($remove, type: "comma") } Soldati aus verschiedenen benachbarten Gebieten
part-agitate = Aufruhr
part-agitate-long = Aufruhr: Neutrale, die höchstens { $range ->
    [one] 1 Gebiet
   *[other] { $range } Gebiete
} entfernt sind, ziehen für dich oder greifen an
part-replace_defenders = Ersetzen
part-replace_defenders-long = Vor dem Kampf darfst du { $max ->
    [one] 1 Verteidiger
   *[other] bis zu { $max } Verteidiger
} durch eigene Soldati aus dem Vorrat ersetzen
part-pay_remove = Abfinden
part-pay_remove-long = Vor dem Kampf darfst du X Geld zahlen und dafür X Verteidiger entfernen
part-pull = Abwerben
part-pull-long = { $max ->
    [one] Ersetze 1 gegnerischen oder neutralen Soldato in einem benachbarten Gebiet durch einen eigenen aus dem Vorrat und ziehe ihn
   *[other] Ersetze bis zu { $max } gegnerische oder neutrale Soldati in benachbarten Gebieten durch eigene aus dem Vorrat und ziehe sie
} ins Gebiet des Befehls
part-either_order = Beliebig
part-either_order-long = Anschlag und Bewegung (und Angriff) in beliebiger Reihenfolge
part-spread = Verteilen
part-spread-long = Setze je { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} ins Gebiet des Befehls und in bis zu { $adjacent ->
    [one] { $adjacent } benachbartes Gebiet
   *[other] { $adjacent } benachbarte Gebiete
}

order-badge = { $kind ->
    [attack] Angriffsbefehl
   *[supply] Nachschubbefehl
}, Initiative { $n }: Die niedrigere ist zuerst an der Reihe
order-place = { $row ->
    [justice] Justiz
    [police] Polizei
    [economy] Wirtschaft
   *[church] Kirche
} { $letter }
order-stands = { $state ->
    [hq] { $name }, in der Zentrale
    [board] { $name }, auf dem Spielplan
    [sold] { $name }, verkauft
    [mat] { $name }, noch gesperrt
   *[unknown] { $name }, in der Zentrale oder verdeckt
}
order-basic = Basis
order-state-hq = in der Zentrale
order-state-board = auf dem Spielplan
order-state-sold = verkauft
order-state-mat = gesperrt
order-state-unknown = Zentrale oder verdeckt

orders-none = Kein Befehl in der Zentrale
orders-chart = Alle 13 Befehle

row-justice = Justiz
row-police = Polizei
row-economy = Wirtschaft
row-church = Kirche

value-recruit = Anwerben
value-recruit-is = Anwerben { $n }
value-place-is = Einsetzen { $n }
value-attack-is = Autoangriff { $n }
value-bomb-is = Autobombe { $n }
value-place = Einsetzen
value-attack = Autoangriff
value-bomb = Autobombe
value-recruit-long = Basiswert { $n } fürs Anwerben, aus der Reihe Kirche
value-place-long = Basiswert { $n } fürs Einsetzen, aus der Reihe Polizei
value-attack-long = Ein Auto, das mitfährt, gibt { $n } Angriffsbonus, aus der Reihe Justiz
value-bomb-long = Eine Autobombe gibt bei einem Anschlag { $n } Angriffsbonus, aus der Reihe Justiz

instant-car = ein Auto einsetzen
instant-lab = ein Drogenlabor bauen
instant-money = { $n } Geld nehmen
instant-launder = Geld waschen

mat-row = { $row }: { $taken } von { $all } Steinen entfernt
mat-space-covered = verdeckt: { $what }
mat-unlocks = { $what }; schaltet „{ $name }“ frei
mat-start = Von Anfang an: { $what }

hq-short = Zentrale
hq-hidden = Geld, Soldati und Befehle dieser Familie liegen hinter ihrem Sichtschirm.
hq-money = { $n } Geld in der Zentrale
hq-soldati = { $n ->
    [one] 1 Soldato in der Zentrale
   *[other] { $n } Soldati in der Zentrale
}
hq-orders = { $n ->
    [one] 1 Befehl in der Zentrale
   *[other] { $n } Befehle in der Zentrale
}

family-you = Du
family-mate = Teammitglied
family-rival = Gegnerisches Team
family-supply = Noch im Vorrat
family-none = Die Familien sind noch nicht gewählt.
family-choose = Familien zur Wahl

supply-left = { $name ->
    [soldati] Soldati: { $n }
    [cars] Autos: { $n }
    [boats] Schnellboote: { $n }
    [tokens] Einflusssteine: { $n }
   *[labs] Drogenlabore: { $n }
}
supply-soldati = Soldati
supply-cars = Autos
supply-boats = Schnellboote
supply-tokens = Einflusssteine
supply-labs = Drogenlabore

tiles = Kontrollplättchen
tiles-hint = Für jedes Mandamento, das sie kontrolliert, markiert eine Familie ein Plättchen ihres Teams und hat dessen Vorteil.
tiles-tile = { $name }. { $text } { $one }. { $two }.
tiles-marked = Team { $team }: { $name } hat es
tiles-unmarked = Team { $team }: frei
tiles-phase-planning = Planung
tiles-phase-encounter = Gefecht

goal = Mandamenti der Teams
goal-team = { $side ->
    [mine] Dein Team: { LIST($families) }
    [other] Das gegnerische Team: { LIST($families) }
   *[none] { LIST($families) }
}; zusammen { $sum } von { $together } Mandamenti; { $alone } einer Familie allein genügen auch
goal-of = { $n } / { $of }
goal-alone = /{ $alone }
goal-rule = { $together } zusammen oder { $alone } allein

tally = Runde { $round }, nach der { $after ->
    [planning] Planungsphase
   *[encounter] Gefechtsphase
}
tally-close = Schließen
tally-open = Runde { $round }: was sich geändert hat
tally-nothing = Bei keinem Mandamento ändert sich die Kontrolle.

mandamenti = Mandamenti
mandamenti-hint = Eine Familie kontrolliert ein Mandamento, wenn sie allein mindestens 2 seiner 3 Gebiete kontrolliert. Ein Team gewinnt, wenn nach einer Gefechtsphase eine Familie { $alone } oder beide zusammen { $together } Mandamenti kontrollieren.
mandamenti-team = Team { $team }
mandamenti-you = dein Team
mandamenti-need = noch { $n } bis zum vorzeitigen Sieg
mandamenti-won = genug zum Sieg
mandamenti-seat = { $name }: { $n }
mandamenti-now = Derzeit liegt { $name } vorn; geprüft wird nach der Phase
mandamenti-held = Kontrolliert von { $name }
mandamenti-nobody = Niemand kontrolliert es
mandamenti-tie = { mandamenti-hint } Bei Gleichstand am Ende gewinnt das Team, das { $area } kontrolliert.
mandamenti-area = { $who ->
    [none] { $area }: frei
   *[other] { $area }: { $who }
}
mandamenti-ruled = { $names ->
    [0] Mandamenti
   *[other] Mandamenti: { LIST($names, type: "comma") }
}

finale = Die Schlussabrechnung
finale-begins = Die Mandamenti werden nacheinander gezählt.
finale-owned = { $name }: { $who }
finale-decided = { $name } entscheidet die Partie.
finale-skip = Überspringen

conflict = Kampf in { $area }
conflict-attacker = Angriff
conflict-attacker-for_neutrals = Angriff, { $name } spielt für die Neutralen
conflict-defender = Verteidigung
conflict-defender-for_neutrals = Verteidigung, { $name } spielt für die Neutralen
conflict-choose_card = Lege eine Karte verdeckt
conflict-laid = Karte gelegt. Du kannst sie noch ändern.
conflict-waits = { $names ->
    [one] { LIST($names) } entscheidet
   *[other] { LIST($names, type: "comma") } wählen verdeckt eine Karte
}
conflict-card_down = Karte von { $name }, verdeckt
conflict-empty = noch keine Karte
conflict-take_whose = Die Karte von { $name } ungesehen nehmen?
conflict-front = Vor { $name }
conflict-nothing = nichts
conflict-close = Schließen
conflict-hush = Beide Karten liegen verdeckt.
conflict-flip = Die Karten werden umgedreht.
conflict-on = Weiter
conflict-car = mit Auto
conflict-sea = mit Schnellboot

end-title = Alles aufgedeckt
end-hq = Am Ende in der Zentrale
end-board = Auf dem Spielplan
end-mat = Nie freigeschaltet
end-sold = Verkauft


money = Geld

map = Karte von Sizilien
map-areas = Gebiete und Seegebiete. Pfeiltasten führen zum Nachbargebiet, die Eingabetaste wählt, i erklärt.
map-list = Die Karte in Worten
map-plus = Vergrößern
map-minus = Verkleinern
map-whole = Ganze Karte
map-names = Zum Lesen der Namen vergrößern
map-choose = { $name } wählen
map-explain = Was ist { $name }?
list = { LIST($items, type: "comma") }
sentences = { LIST($items, type: "stops") }
map-place = { $name }: { LIST($what, type: "comma") }{ $can ->
    [true] ; wählbar
   *[false] { "" }
}
map-holds = { $n ->
    [one] { $who } mit 1 Soldato
   *[other] { $who } mit { $n } Soldati
}
map-lab = { $n ->
    [one] 1 Drogenlabor
   *[other] { $n } Drogenlabore
}
map-car = { $n ->
    [one] 1 Auto von { $who }
   *[other] { $n } Autos von { $who }
}
map-boat = { $n ->
    [one] 1 Schnellboot von { $who }
   *[other] { $n } Schnellboote von { $who }
}
map-order = Befehl „{ $order }“ von { $who }
map-order-hidden = Befehl von { $who }, verdeckt
map-order-known = Befehl „{ $order }“ von { $who }, für das gegnerische Team verdeckt
map-attackers = { $n ->
    [one] angegriffen: { $who } mit 1 Soldato
   *[other] angegriffen: { $who } mit { $n } Soldati
}
map-empty = leer
map-can = wählbar
map-mandamento = Mandamento { $name }
map-controlled = Mandamento { $name }, kontrolliert von { $who }
map-short = Ein Gebiet fehlt zur Kontrolle: { LIST($names, type: "comma") }
map-tie = { $name } entscheidet bei Gleichstand
map-seat = Person { $n }: { $who }
map-seat-you = du
map-seat-next = dann Person { $n }
map-seat-turn = am Zug
map-seat-first = hat die Startfigur Primo Giocatore
map-pin = { $sign ->
    [attack] { $who } markiert: Angriff
    [defend] { $who } markiert: Abwehr
   *[look] { $who } markiert: schau her
}
map-pin-title = Fürs Team markieren
map-pin-attack = Angriff
map-pin-defend = Abwehr
map-pin-look = schau her
