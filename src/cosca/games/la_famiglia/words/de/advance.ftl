### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-raise-grant = Dein Teammitglied bittet dich um Geld
advance-raise-grant--give = Geben
advance-raise-grant--decline = Ablehnen
advance-agitate-recruit = Beim Angriff auf dich sind Neutrale gefallen: Wie viele Soldati wirbst du aus dem Vorrat an?
advance-agitate-recruit--most = So viele wie möglich
advance-agitate-recruit--none = Keine
advance-conflict-defender = Dein Team verteidigt Neutrale: Wer spielt ihre Kampfkarte?
advance-conflict-defender--self = Ich
advance-conflict-defender--other = Mein Teammitglied
advance-conflict-card = Du wirst mit Finesse angegriffen: Welche Kampfkarte legst du?
advance-conflict-card--card-turncoat = { card-turncoat }
advance-conflict-card--card-coward_1 = { card-coward_1 }
advance-conflict-card--card-coward_2 = { card-coward_2 }
advance-conflict-take = Nimmst du in der Verteidigung die Karte der Gegenseite, ohne sie zu sehen?
advance-conflict-take--take = Nehmen
advance-conflict-take--decline = Liegen lassen
advance-tiles-start = Die Planungsphase beginnt: Nutzt du Kontrollplättchen?
advance-tiles-start--decline = Keine nutzen
advance-fact-money = dein Geld
advance-fact-lost = gefallene Neutrale
advance-fact-attackers = Soldati im Angriff
advance-fact-defenders = Soldati in der Verteidigung
