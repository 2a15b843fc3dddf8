# The coach of La Famiglia: cards of the first battle, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 30 words.

## The first battle: before it

step-mandamento = Sizilien hat zwölf Mandamenti mit je drei Gebieten. Du kontrollierst eines, solange du allein mindestens zwei seiner Gebiete kontrollierst. Gebiete deines Teammitglieds zählen nicht.
step-goal = Dein Team gewinnt, wenn nach einer Gefechtsphase eine Familie von euch { $alone } Mandamenti kontrolliert oder beide zusammen { $together }. Nach { $rounds } Runden gewinnt das Team mit mehr.
step-team = Du spielst Rot. Dein Teammitglied { $mate } ist ein Bot: Ihr gewinnt oder verliert zusammen. Blau und Gelb sind das gegnerische Team.
step-orders = Auf der Karte liegen drei Befehle von dir. Erst kommen Nachschubbefehle, dann Angriffe, jeweils die niedrigste Zahl zuerst.

## The first battle: asks, advises (with the reason), comments

why-supply = Dein Nachschubbefehl in Camastra kommt zuerst. Nimm das Auto: Es verstärkt deinen nächsten Angriff von dort.
why-reinforce = Setze jetzt Soldati aus der Zentrale ein. Camastra grenzt an Licata, wo Blau einen Angriffsbefehl hat.
why-how_many = Setze beide ein: In der Zentrale können Soldati weder angreifen noch verteidigen.

ask-target = Jetzt dein Angriffsbefehl in Gela. Wo würdest du angreifen?
why-target = Licata: Mit Gela sind das zwei von drei Gebieten, ein Mandamento. Und verliert Blau Licata, wird der Angriffsbefehl dort nicht ausgeführt.
good-target = Richtig: Mit Licata sind es zwei von drei.
other-target = Das geht. Aber nur Licata ergibt mit Gela ein Mandamento. Von hier an berate ich dich Zug für Zug.

ask-force = In Gela hast du sechs Soldati. Wie viele schickst du?
why-force = Fünf. Deine zwei Totenköpfe schlagen ihre eine Schutzweste, ein Soldato fällt: fünf gegen vier. Einer von dir bleibt, sonst verlierst du Gela.
good-force = Gut: Ein Soldato bleibt, Gela bleibt deins.
other-force = Mit weniger als fünf verlierst du wahrscheinlich, und mit sechs steht Gela leer. Von hier an berate ich dich Zug für Zug.

ask-approach = Fünf gegen vier. Rohe Kraft oder Finesse?
why-approach = Finesse, denn es ist knapp. Rohe Kraft kostet dich sofort zwei Soldati, und drei gegen vier ist verloren.
good-approach = Richtig: Mit roher Kraft hättest du verloren.
other-approach = Rohe Kraft kostet sofort zwei Soldati, und drei gegen vier ist verloren. Sie lohnt sich nur, wenn du weit überlegen bist.

ask-bluff = Ein Überläufer hilft der Seite, die ihn hat, ein Feigling schadet. Sie dürfen deine Karte nehmen. Welche legst du?
why-bluff = Feigling 1. Blau liegt zurück und braucht einen Überläufer, nimmt also deine Karte. Dann läuft ein Soldato von Blau davon.
good-bluff = Das ist dein Bluff.
other-bluff = Blau liegt zurück und nimmt deine Karte, in der Hoffnung auf einen Überläufer. Ein Feigling hätte dort geschadet.

ask-their_card = Auch du darfst ihre Karte nehmen, ohne sie zu sehen. Tust du es?
why-their_card = Lass sie liegen. Du führst und brauchst kein Glück, und zwei ihrer drei Karten sind Feiglinge.
good-their_card = Blau hat deinen Feigling genommen. Licata ist deins!
other-their_card = Wenn du führst, lass sie liegen: Zwei von drei Karten sind Feiglinge. Von hier an berate ich dich Zug für Zug.

ask-walk_in = Dein Befehl in Castelvetrano ist dran. Wohin?
why-walk_in = Sciacca ist leer: Du übernimmst es ohne Kampf. Mit Castelvetrano ist es dein zweites Mandamento.
good-walk_in = Ein Mandamento ohne Kampf.
other-walk_in = Sciacca war leer: mit Castelvetrano ein Mandamento ohne Kampf. Von hier an berate ich dich Zug für Zug.

why-stay = Zwei ziehen, einer bleibt: Ein Gebiet ohne deine Soldati gehört dir nicht mehr.

ask-tile = Du kontrollierst zwei Mandamenti! Für jedes markierst du ein Kontrollplättchen. Welches hilft dir, Erobertes zu verteidigen?
why-tile = „Rekrutierung“: Übernimmst du mit einem Angriff ein Gebiet, darfst du dort sofort zwei Soldati aus der Zentrale einsetzen. So verteidigst du es leichter.
other-tile = Auch ein gutes Plättchen. „Rekrutierung“ hätte dir geholfen, Erobertes zu verteidigen. Von hier an berate ich dich Zug für Zug.
why-second_tile = „Bestechung“: Beim Angriff darfst du 1 Geld zahlen, und ein Soldato der Gegenseite geht. Nutze das, wo Totenköpfe und Auto nicht alle entfernen.

ask-token = Planung. Ein Stein bringt eine Aktion, oder du versetzt eine ganze Spalte. Was zuerst?
why-token = Ein neutraler Stein: Er kostet nichts und bringt eine Aktion. Lass deinen liegen: Wer ihn versetzt, zahlt dir 1 Geld.
good-token = Kostenlos, und eine Aktion.
other-token = Das geht auch. Neutrale Steine kosten nichts, und deiner kann dir noch Geld bringen. Von hier an berate ich dich Zug für Zug.

ask-space = In Gela steht nur noch ein Soldato. Welches Feld hilft?
why-space = Einsetzen +3: Fünf Soldati kommen auf einmal aus der Zentrale auf den Spielplan, und es kostet nichts.
other-space = Erst Soldati einzusetzen wäre sicherer gewesen: In Gela steht nur einer. Von hier an berate ich dich Zug für Zug.

why-hold = Gela. Dein Mandamento hängt davon ab, und dort steht nur ein Soldato: Fällt es, verlierst du das Mandamento und ein Plättchen.
why-hold_all = Alle fünf. Dann kann sich Gela verteidigen und in der nächsten Runde wieder angreifen.

ask-column = Dein zweiter Zug. Noch ein Stein oder eine Spalte?
why-column = Die Spalte Polizei: Zwei Steine verlassen diese Reihe, und du setzt für den Rest der Partie mehr Soldati ein.
good-column = Das stärkt dich bis zum Ende.
other-column = Gut. Spalten stärken dich aber für die ganze Partie und bringen einen Befehl. Von hier an berate ich dich Zug für Zug.

why-column_token = Der Stein kommt ohne Aktion nach unten. Lege ihn auf ein Feld mit ∞: So blockiert er keines, das du brauchst.
why-column_order = Erst den Befehl: Jede Spalte erlaubt einen, und ohne Befehle kann niemand ziehen oder angreifen.

ask-order_area = Wo ergäbe ein Gebiet mehr ein Mandamento?
why-order_area = Camastra: vier Soldati und ein Auto. Mit Agrigento oder Caltanissetta gleich daneben wäre das dein drittes Mandamento.
good-order_area = Das dritte Mandamento ist nah.
other-order_area = Suche, wo ein Gebiet fehlt: Camastra mit Agrigento oder Caltanissetta. Befehle kannst du nicht zurücknehmen. Von hier an berate ich dich Zug für Zug.

why-order_which = Angriff 4: Er kommt früh, und zwei Totenköpfe und das Auto können drei Verteidiger ohne Kampf entfernen.

step-play_on = Du hast angegriffen, geblufft und zwei Mandamenti gewonnen. Spiele weiter! Ich erkläre, was neu ist, und begründe jeden Rat.

## Steps: planning

step-planning = Dein Zug: Versetze einen Stein nach unten und nutze sein neues Feld (A) oder eine ganze Spalte und nutze die Spalte (B).
step-turns = Die Phase endet, wenn das obere Aktionstableau leer ist. Nutze deine wenigen Züge für das, was das Gefecht braucht.
step-column = Spalten entfernen Steine von deinem Familientableau. Das macht dich für den Rest der Partie stärker und schaltet neue Befehle frei.
step-price = Eine Spalte kostet ihren Betrag, 1 Geld für jeden Stein und für jeden fremden noch 1 Geld an die Person, der er gehört.
step-column_token = Die Steine der Spalte kommen auf freie Felder, aber deren Aktionen werden nicht ausgeführt. Nächste Runde könnt ihr sie wieder versetzen.
step-column_action = Führe die Aktion der Spalte aus und erteile davor oder danach einen Befehl. Ohne Befehle kannst du nicht angreifen.
step-order = Bewegung, Angriff und Nachschub gibt es nur mit Befehlen. Erteile einen je Gebiet mit deinen Soldati; zurücknehmen kannst du ihn nicht.
step-which = Nachschub kommt vor Angriff, niedrige Initiative vor hoher. Verlierst du ein Gebiet, kommt dein Befehl dort unausgeführt in die Zentrale zurück.
step-symbols = Die Zahl ist die Initiative. Ein Totenkopf zählt beim Angriff, eine Schutzweste bei der Verteidigung, solange der Befehl dort liegt.
step-mat = Weniger Steine auf dem Familientableau heißt bessere Zahlen: Polizei fürs Einsetzen, Kirche fürs Anwerben, Justiz für Autos. Wirtschaft bringt sofort etwas.
step-space = Außer bei ∞ nutzt nur die erste Person ein Feld. Eine positive Zahl erhältst du, eine negative zahlst du.
step-parts = Teilaktionen mit „+“: Du darfst beide ausführen. Mit „/“: Wähle eine.
step-soldati = Soldati brauchen zwei Schritte: Anwerben bringt sie in die Zentrale, Einsetzen auf den Spielplan. Du brauchst beides.
step-money = Ein fremder Stein kostet 1 Geld. Kein Geld? Verkaufe einen Befehl für 1, oder dein Teammitglied zahlt 2, damit du 1 erhältst.
step-influence = Der Stein ganz links in einer Reihe verlässt dein Familientableau. Wähle die Reihe nach dem, was dir fehlt.
step-car = Ein Auto verstärkt einen Angriff über Land und fährt mit, oder es explodiert bei einem Anschlag. Bei der Verteidigung hilft es nicht.
step-lab = Ein Drogenlabor gibt 1 Verteidigungsbonus und bringt 1 Geld, wenn du Geld wäschst. Wer das Gebiet übernimmt, zerstört eines.
step-second = Eine neue Runde: Das untere Aktionstableau ist jetzt mit allen Steinen das obere. Alles, was du aufgebaut hast, bleibt.
step-hidden = Von nun an siehst du nur die Befehle deines eigenen Teams. Ein Befehl kann auch ein Bluff sein, nur um zu drohen.
step-bronte = Denke an Bronte: Haben beide Teams nach der letzten Runde gleich viele Mandamenti, gewinnt das Team, das Bronte kontrolliert.
step-ultima = Ultima Azione: Ist das obere Aktionstableau leer, darfst du diesen Stein noch einmal versetzen. Du hast das letzte Wort.

## Steps: encounter

step-reveal = Alle Befehle werden aufgedeckt: erst Nachschub, dann Angriffe, die niedrigste Initiative zuerst. Du darfst jede Teilaktion weglassen. Danach kommen sie zurück.
step-supply = Ein Nachschubbefehl stärkt sein Gebiet vor jedem Angriff. Führe seine Teilaktionen in beliebiger Reihenfolge aus; lass weg, was du nicht willst.
step-strike = Ein Anschlag entfernt Soldati in einem benachbarten Gebiet: dein Angriffsbonus minus Verteidigungsbonus. Das Gebiet übernimmst du so nicht, aber du kannst es leeren.
step-agitate = Aufgewiegelte Neutrale greifen für dich an, ohne Risiko. Aber für jeden, der fällt, darf die verteidigende Familie einen Soldato anwerben.
step-pentito = Ein Pentito kostet dich einen Soldato und entfernt andere in benachbarten Gebieten ohne Kampf: am besten dort, wo du als Nächstes angreifst.
step-rally = Zusammenziehen: Hole Soldati und Autos aus deinen benachbarten Gebieten. Lass überall einen Soldato zurück, sonst verlierst du das Gebiet.
step-move = Erst zählen Totenköpfe und Auto gegen Labore und Schutzwesten: Die Gegenseite verliert so viele Soldati wie die Differenz. Bleibt dort jemand, gibt es einen Kampf.
step-sea = Übers Meer: Schnellboote deines Teams bringen Soldati von einer Küste eines Seegebiets an jede andere. Autos bleiben zurück.
step-neutrals = Gegen Neutrale lohnt sich der Kampf: Für jeden, den du entfernst, wirbst du einen Soldato an.
step-leave = Beide Seiten verlieren Soldati eins zu eins. Bleibt niemand zurück, gehört dir das Gebiet nicht mehr, und Autos dort sind verloren.
step-approach = Rohe Kraft: Du verlierst zwei, dann geht es eins zu eins. Finesse: Karten. Nimm rohe Kraft, wenn du weit überlegen bist, sonst Finesse.
step-card = Überläufer: Ein gegnerischer Soldato wird deiner. Feigling: Soldati der Seite, die ihn hat, gehen. Karten wechseln die Seite, ein Feigling ist gut, wenn sie ihn nehmen.
step-take = Erst die angreifende, dann die verteidigende Seite darf die verdeckte Karte der anderen nehmen. Dann führt jede Seite die Karten aus, die sie hat.
step-knockout = Nach den Karten verlieren beide Seiten eins zu eins. Bleiben Angreifende, übernehmen sie das Gebiet; bleibt niemand, ist es leer.
step-tile = Für jedes Mandamento, das du kontrollierst, markierst du ein Kontrollplättchen nur für dich. Verlierst du eines, nimmst du einen Stein wieder weg.
step-over = { $ending } In der Wiederholung siehst du, wo sich die Partie gedreht hat.

## The shorter lessons

step-planning_lesson = Eine Lektion über die Planung. Was du hier tust, entscheidet, was du im Gefecht kannst: Soldati, Befehle, ein stärkeres Familientableau.
step-encounter_lesson = Eine Lektion über die Gefechtsphase. Alle Befehle liegen offen: erst Nachschub, dann Angriffe, jeweils von der niedrigsten Initiative aufwärts.
step-conflict_lesson = Eine Lektion über den Kampf. Du hast sechs Soldati und einen Angriffsbefehl in Gela, das gegnerische Team drei Soldati im benachbarten Enna.
step-cards_back = Das war ein Kampf. Alle Karten gehen an ihre Seite zurück, im nächsten haben also alle wieder dieselben drei.

end-first = Du hast La Famiglia bis zum Ende gespielt und bist bereit für einen echten Tisch. In kürzeren Lektionen kannst du einzelne Teile üben.
end-planning = Das war die Planungsphase einer Runde. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-encounter = Das war eine Gefechtsphase. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-conflict = Das war ein Kampf. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

tip-family = Jede Familie hat eigene Befehle: Zeige auf eine Familie, um sie zu lesen, bevor du wählst.
tip-units = Setze Autos und Soldati dort ein, von wo du angreifen willst, Labore, wo du bleiben willst, und Schnellboote, wo sie einen Weg abkürzen.
tip-token = Lege Steine in Spalten, die auch andere brauchen: Wer einen davon versetzt, zahlt dir { $fee } Geld.
tip-planning = Ein Stein bringt dir jetzt eine Aktion, eine Spalte macht dich für den Rest der Partie stärker; zähle deine Züge, denn die Phase endet, wenn das obere Aktionstableau leer ist.
tip-space = Außer bei ∞ kann nur die erste Person ein Feld nutzen: Nimm zuerst, was auch andere wollen.
tip-part = Du darfst die Reihenfolge der Teile wählen und weglassen, was dir nicht hilft.
tip-column = Nutze den Befehl, der zu einer Spalte gehört: Ohne Befehle tust du in der Gefechtsphase nichts.
tip-soldati = Angeworbene Soldati warten in der Zentrale, bis du sie einsetzt: Du brauchst beides, und erst auf dem Spielplan sind sie eine Drohung.
tip-order = Erteile Befehle dort, wo dir ein benachbartes Gebiet ein Mandamento bringt oder wo du einen Angriff erwartest.
tip-which = Nachschub kommt vor Angriff und niedrige Initiative vor hoher; ein Befehl in einem Gebiet, das du vorher verlierst, wird nicht ausgeführt.
tip-gather = Lass in jedem Gebiet einen Soldato zurück, sonst kontrollierst du es nicht mehr.
tip-influence = Die Polizei lässt dich mehr Soldati einsetzen, die Kirche mehr anwerben, die Justiz stärkt deine Autos, die Wirtschaft zahlt sofort: Nimm, was dir fehlt.
tip-money = Geld, das du gibst, kostet dich doppelt so viel, wie dein Teammitglied erhält.
tip-tile = Ein Plättchen gehört dir nur, solange du genug Mandamenti kontrollierst: Markiere zuerst, was du in der nächsten Phase brauchst.
tip-bribery = Bestechung kostet 1 Geld und entfernt einen Soldato: Zahle, wenn es knapp ist, nicht wo Totenköpfe und Auto ohnehin alle entfernen.
tip-recruitment = Soldati, die du gleich nach einem Angriff einsetzt, helfen dir, das Gebiet zu verteidigen.
tip-attack = Vergleiche deine Totenköpfe und dein Auto mit ihren Laboren und Schutzwesten: Ist deine Summe höher, fallen so viele Verteidiger, wie die Differenz beträgt, und nur der Rest kämpft.
tip-leave = Im Kampf fallen Soldati eins zu eins: Nimm mehr mit, als dort stehen, und lass trotzdem einen zurück.
tip-strike = Ein Anschlag entfernt Soldati, übernimmt aber nie das Gebiet: am besten, kurz bevor jemand aus deinem Team hineinzieht.
tip-pentito = Das kostet dich einen Soldato, aber es gibt keinen Kampf: am besten dort, wo ein Gebiet leer wird, das du gleich betrittst.
tip-agitate = Schicke Neutrale dorthin, wo die Gegenseite schwach ist: Für jeden, der fällt, darf die verteidigende Familie einen Soldato anwerben.
tip-approach = Rohe Kraft ist berechenbar, kostet aber zwei Soldati; Finesse ist ein Bluff mit Karten: Wähle sie, wenn es knapp ist.
tip-card = Lege einen Feigling, wenn du glaubst, dass sie deine Karte nehmen, einen Überläufer, wenn du glaubst, dass sie sie lassen.
tip-take = Nimm ihre Karte, wenn du einen Überläufer vermutest, lass sie, wenn du einen Feigling vermutest.

## Warnings

warn-empty = Danach steht niemand mehr in { $area }. Wer als Nächstes hineinzieht, übernimmt das Gebiet ohne Kampf.
warn-control = Danach würdest du das Mandamento { $mandamento } nicht mehr kontrollieren.
warn-cars = Du würdest deine Autos dort verlieren: Ein Auto kann nicht bleiben, wo kein Soldato von dir steht.
warn-order = Dein Befehl dort käme in die Zentrale zurück, ohne ausgeführt zu werden.
