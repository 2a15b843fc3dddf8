# The coach of La Famiglia: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = Das Ziel: Dein Team gewinnt, wenn nach einer Gefechtsphase eine Familie von euch { $alone } Mandamenti kontrolliert oder ihr beide zusammen { $together }. Schafft das in { $rounds } Runden niemand, gewinnt das Team mit mehr Mandamenti, bei Gleichstand das Team, das Bronte kontrolliert. Von der ersten Planungsphase an zeigt die Leiste über dem Spielplan, wie nah jedes Team ist.
step-team = Du hast ein Teammitglied, { $mate }: Ihr gewinnt oder verliert zusammen. Die anderen beiden sind das gegnerische Team. Alle drei sind leichte Bots. Geld, Soldati und Befehle deines Teammitglieds siehst du, die des gegnerischen Teams nicht.
step-mandamento = Sizilien hat zwölf Mandamenti mit je drei Gebieten. Du kontrollierst ein Gebiet, solange dort mindestens ein Soldato von dir steht, und ein Mandamento, wenn du allein mindestens zwei seiner drei Gebiete kontrollierst; je eines für dich und dein Teammitglied genügt nicht. In jedem Gebiet stehen nur Soldati einer Familie, du ziehst also nie in eines deines Teammitglieds. Die drei Gebiete eines Mandamentos haben auf der Karte dieselbe Farbe. Achte also auf Mandamenti, in denen du schon ein Gebiet kontrollierst: Eines mehr genügt.
step-soldato = Deine Personenkarte bringt zusätzliche Soldati. Setze sie dort ein, von wo du angreifen willst oder wo deine Gebiete schwach besetzt sind.
step-car = Ein Auto verstärkt einen Angriff über Land aus seinem Gebiet und fährt mit, oder es explodiert bei einem Anschlag als Autobombe. Es verteidigt nie. Setze es dort ein, von wo du angreifen willst.
step-lab = Ein Drogenlabor macht sein Gebiet schwerer zu erobern: Jedes gibt 1 Verteidigungsbonus. Außerdem bringt es 1 Geld, wann immer du Geld wäschst. Wird das Gebiet übernommen, geht eines verloren.
step-token = Das sind Einflusssteine auf dem oberen Aktionstableau. In der Planungsphase versetzt ihr sie reihum auf das untere. Ein Stein von dir bringt dir jedes Mal { $fee } Geld, wenn ihn jemand anderes versetzt: Leg ihn also in eine Spalte, die auch andere brauchen.
step-planning = Die Planungsphase. In deinem Zug tust du eines von zwei Dingen. A: Du versetzt einen Stein auf ein freies Feld des unteren Aktionstableaus und führst dessen Aktion aus. B: Du versetzt eine ganze Spalte nach unten und führst die Aktion der Spalte aus. Die Phase endet, wenn das obere Aktionstableau leer ist; du hast also nur wenige Züge. Überlege, was du für das Gefecht danach am dringendsten brauchst.
step-column = Was eine Spalte bringt: Bei Justiz, Polizei, Wirtschaft und Kirche entfernst du Steine aus dieser Reihe deines Familientableaus; das macht dich für den Rest der Partie stärker und schaltet neue Befehle frei. Mit Primo Giocatore beginnst du ab der nächsten Phase und organisierst Ausstattung. Bei Zwei Institutionen entfernst du je einen Stein aus zwei Reihen. Bei jeder Spalte darfst du auch einen Befehl erteilen. Der Preis steht an der Spalte: ihr eigener Betrag, dazu 1 Geld für jeden Stein und für jeden fremden noch 1 Geld an die Person, der er gehört.
step-column_token = Die Steine der Spalte kommen auf freie Felder, und niemand führt deren Aktionen aus. Verloren sind sie nicht: In der nächsten Runde ist dieses Aktionstableau das obere, und ihr könnt sie wieder versetzen.
step-column_action = Jetzt erhältst du, was die Spalte bringt, und darfst davor oder danach einen Befehl erteilen. Vergiss den Befehl nicht: Ohne Befehle greifst du nicht an.
step-order = Befehle sind das Herz des Spiels: Nur mit Befehlen kannst du in der Gefechtsphase Soldati bewegen, angreifen oder Nachschub holen. Du legst sie in der Planung in Gebiete mit deinen Soldati, einen je Gebiet, und kannst sie nicht zurücknehmen. Frage dich: Welches benachbarte Gebiet bringt mir ein Mandamento, und wo werde ich angegriffen?
step-open = Damit es leichter ist, siehst du in dieser ersten Runde alle Befehle offen, auch die des gegnerischen Teams. Ab der zweiten Runde liegen dessen Befehle verdeckt, wie es die Regeln sagen; deine sieht die Gegenseite nie.
step-which = Es gibt Nachschubbefehle und Angriffsbefehle. Erst kommen alle Nachschubbefehle, dann alle Angriffsbefehle, jeweils die niedrigste Initiative zuerst. Ein früher Angriff kann ein Gebiet leeren, bevor der Befehl dort an der Reihe ist: Ein Befehl in einem Gebiet, das du verlierst, kommt in deine Zentrale zurück und wird nicht ausgeführt. Ein Befehl mit Schutzweste schützt sein Gebiet, solange er dort liegt.
step-symbols = Was auf Befehlen steht: Die Zahl hinter „Angriff“ oder „Nachschub“ ist die Initiative. Bewegung (und Angriff) führt in ein benachbartes Gebiet. Ein Totenkopf zählt beim Angriff, eine Schutzweste bei der Verteidigung. Anwerben bringt Soldati in die Zentrale, „aus der Zentrale“ bringt sie auf den Spielplan; der Basiswert steht auf deinem Familientableau, Kirche fürs Anwerben, Polizei fürs Einsetzen. Zusammenziehen, Anschlag, Aufruhr und Pentito werden erklärt, wenn sie vorkommen.
step-mat = Dein Familientableau. Entfernst du Steine aus einer Reihe, siehst du bessere Zahlen: bei der Polizei dafür, wie viele Soldati du einsetzt, bei der Kirche dafür, wie viele du anwirbst, bei der Justiz dafür, was ein Auto bringt. Die Wirtschaft bringt sofort Geld oder Labore. Der erste Stein jeder Spalte (A, B, C) einer Reihe schaltet außerdem einen fortgeschrittenen Befehl für deine Zentrale frei.
step-space = Jedes Feld des unteren Aktionstableaus ist eine Aktion. Ein besetztes Feld kann niemand mehr nutzen; nur Felder mit ∞ bleiben immer frei. Eine positive Zahl ist Geld, das du erhältst, eine negative zahlst du. Von Teilaktionen mit „+“ darfst du beide ausführen, von solchen mit „/“ wählst du eine.
step-actions = Was die Felder bedeuten. Anwerben: Soldati in die Zentrale. Einsetzen: aus der Zentrale auf den Spielplan, je nach Feld nur in ein eigenes Gebiet. Geld waschen: 1 Geld für jedes deiner Labore. Einfluss: Du entfernst einen Stein von deinem Familientableau, wie bei einer Spalte. Sammeln: Du ziehst Soldati und Autos aus benachbarten Gebieten in eines deiner Gebiete. Ultima Azione: Deine Büste markiert den Stein, und ganz am Ende der Planung darfst du ihn noch einmal versetzen und die neue Aktion ausführen.
step-soldati = Soldati sind an zwei Orten. Anwerben bringt sie aus deinem Vorrat in die Zentrale hinter deinem Sichtschirm; Einsetzen bringt sie aus der Zentrale auf den Spielplan, in ein eigenes oder ein leeres Gebiet. Du brauchst beides. Die Zahlen hier sagen, wie viele es auf einmal sind.
step-money = Geld ist knapp. Versetzt du einen fremden Stein, zahlst du 1 Geld an die Person, der er gehört; eigene und neutrale (graue) Steine kosten bei Option A nichts. Geht dir das Geld aus, kannst du jederzeit einen Befehl für 1 Geld verkaufen, oder dein Teammitglied zahlt 2 Geld, damit du 1 Geld erhältst.
step-reveal = Die Gefechtsphase: Alle Befehle werden gleichzeitig aufgedeckt. Erst alle Nachschubbefehle, dann alle Angriffsbefehle, jeweils von der niedrigsten Initiative aufwärts. Jeden Teil eines Befehls darfst du weglassen. Ist ein Befehl ausgeführt, kommt er in deine Zentrale zurück, und du kannst ihn in der nächsten Runde wieder erteilen.
step-supply = Ein Nachschubbefehl stärkt sein Gebiet, bevor ein Angriff kommt. Du darfst seine Teile in beliebiger Reihenfolge ausführen und weglassen, was du nicht willst.
step-strike = Ein Anschlag trifft ein benachbartes Gebiet, ohne dass deine Soldati ziehen: Ist dein Bonus höher als die Verteidigung dort, fallen so viele Soldati, wie die Differenz beträgt. Übernehmen kannst du so nie ein Gebiet, aber du kannst eines leeren, in das später jemand zieht.
step-agitate = Aufruhr schickt neutrale Soldati gegen andere. Sie kämpfen für dich, und du selbst verlierst keine Soldati: gut, um die Gegenseite aus einem schwach besetzten Gebiet zu vertreiben. Aber für jeden Neutralen, der fällt, erhält die verteidigende Seite einen Soldato in die Zentrale. Schicke sie also nicht dorthin, wo sie nur verlieren können.
step-pentito = Ein Pentito: Du entfernst einen deiner Soldati und dafür ohne Kampf Soldati aus benachbarten Gebieten. Das lohnt sich, wenn das Gebiet, das du angreifen willst, dadurch schwach oder leer wird.
step-rally = Mit diesem Befehl kannst du zusammenziehen: Hole vor der Bewegung Soldati und Autos aus deinen benachbarten Gebieten. Lass überall mindestens einen Soldato zurück, sonst verlierst du das Gebiet.
step-move = Ein Angriffsbefehl bewegt Soldati in ein benachbartes Gebiet. Ist es leer, kontrollierst du es sofort. Steht dort jemand, werden zuerst die Boni verglichen: Totenköpfe deines Befehls und dein Auto gegen Labore und Schutzwesten. Ist dein Bonus höher, fallen so viele Verteidiger, wie die Differenz beträgt. Bleiben welche, gibt es einen Kampf.
step-ways = Noch zwei Dinge zum Angriff. Übers Meer: Ein Schnellboot deines Teams bringt Soldati über sein Seegebiet an jede andere Küste dort, und weiter über das nächste Seegebiet, wenn auch in ihm eines liegt; Autos bleiben zurück. Und gegen Neutrale lohnt sich der Kampf: Für jeden neutralen Soldato, den du entfernst, nimmst du einen eigenen aus dem Vorrat in die Zentrale.
step-leave = Wie viele ziehen? Im Kampf fallen Soldati eins zu eins: Du brauchst mehr als die andere Seite, damit am Ende welche übrig sind. Bleibt aber niemand zurück, kontrollierst du das verlassene Gebiet nicht mehr: Andere können einfach einziehen, und Autos, die du dort lässt, sind verloren.
step-approach = In dem Gebiet stehen Soldati beider Seiten: ein Kampf. Die angreifende Seite entscheidet, wie. Rohe Kraft: Du verlierst zwei Soldati, dann fallen beide Seiten eins zu eins, bis nur noch eine da ist; ohne Überraschungen. Finesse: Beide Seiten legen verdeckt eine Karte. Wähle rohe Kraft, wenn du weit überlegen bist, und Finesse, wenn es knapp ist.
step-card = Beide Seiten legen eine von drei Karten. Überläufer: Ein gegnerischer Soldato geht, einer von dir kommt dafür. Feigling: Ein oder zwei Soldati der Seite, die die Karte am Ende hat, laufen in die Zentrale zurück. Karten können die Seite wechseln! Ein Feigling ist also gut, wenn die andere Seite ihn nimmt, ein Überläufer, wenn er bei dir bleibt: Das ist der Bluff.
step-take = Erst die angreifende, dann die verteidigende Seite darf die Karte der anderen nehmen, ungesehen. Frage dich: Legen sie einen Überläufer und hoffen, dass ich ihn liegen lasse, oder einen Feigling und hoffen, dass ich ihn nehme? Danach werden die Karten aufgedeckt, jede wirkt für die Seite, die sie hat, und der Rest fällt eins zu eins. Bleiben Angreifer übrig, übernehmen sie das Gebiet; ist niemand übrig, ist es leer.
step-tile = Nach jeder Phase wird geprüft, wer welche Mandamenti kontrolliert. Für jedes von deinen markierst du eines der Kontrollplättchen, die ihr im Team gemeinsam habt: Den Vorteil hast nur du, dein Teammitglied kann das Plättchen dann nicht mehr markieren. Es wirkt von selbst oder wird angeboten, wenn es passt. Verlierst du ein Mandamento, nimmst du einen Stein deiner Wahl wieder von den Plättchen.
step-second = Eine neue Runde: Das untere Aktionstableau mit allen Steinen ist jetzt das obere, und darunter liegt ein neues. Alles, was du aufgebaut hast, bleibt: Soldati, Familientableau, Befehle, Plättchen.
step-bluff = Von nun an siehst du nur die Befehle deines eigenen Teams. Die anderen sehen deine auch nicht: Ein Nachschubbefehl an der Grenze sieht genauso aus wie ein Angriff. Lege Befehle auch, um zu drohen.
step-influence = Einfluss nehmen entfernt den linken Stein einer Reihe deines Familientableaus, wie bei einer Spalte, aber nur diesen einen. Wähle die Reihe nach dem, was dir fehlt: Soldati auf dem Spielplan, Soldati in der Zentrale, stärkere Autos oder Geld.
step-ultima = Ultima Azione: Deine Büste steht neben diesem Stein. Ist das obere Aktionstableau leer, darfst du ihn noch einmal versetzen und die Aktion seines neuen Feldes ausführen: das letzte Wort der Planungsphase.
step-over = { $ending } Du hast alles gesehen: mit Steinen und Spalten planen, Befehle erteilen, mit Karten kämpfen, Mandamenti zählen. In gewöhnlichen Partien sind die Befehle des gegnerischen Teams von der ersten Runde an verdeckt. Verlauf und Wiederholung helfen dir zu verstehen, warum es so kam.

## The shorter lessons

step-planning_lesson = Eine Lektion über die Planungsphase einer Runde. Was du hier tust, entscheidet, was du im Gefecht danach kannst: Soldati auf dem Spielplan, Befehle in den richtigen Gebieten und ein stärkeres Familientableau.
step-encounter_lesson = Eine Lektion über die Gefechtsphase. Alle Befehle liegen jetzt offen: deine, die deines Teammitglieds und die des gegnerischen Teams. Erst kommt der Nachschub, dann kommen die Angriffe, jeweils von der niedrigsten Initiative aufwärts.
step-conflict_lesson = Eine Lektion über den Kampf. Du hast sechs Soldati und einen Angriffsbefehl in Gela, und nebenan kontrolliert das gegnerische Team Enna mit drei Soldati. Greife an und sieh, wie rohe Kraft, Finesse und die Karten wirken.
step-knockout = Das war ein Kampf. Wer noch Soldati hat, kontrolliert das Gebiet; hat niemand welche, ist es leer. Alle Karten gehen zurück, im nächsten Kampf haben also alle wieder dieselben drei.

end-first = Du hast La Famiglia bis zum Ende gespielt. Du bist bereit für einen echten Tisch; kürzere Lektionen üben einzelne Teile noch einmal.
end-planning = Das war die Planungsphase einer Runde. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-encounter = Das war eine Gefechtsphase. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-conflict = Das war ein Kampf. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.

## Tips at ordinary tables: one sentence each

tip-family = Jede Familie hat eigene Befehle: Zeige auf eine Familie, um sie zu lesen, bevor du wählst.
tip-units = Setze Autos und Soldati dort ein, von wo du angreifen willst, Labore, wo du bleiben willst, und Schnellboote, wo sie einen Weg abkürzen.
tip-token = Lege Steine in Spalten, die auch andere brauchen: Wer einen davon versetzt, zahlt dir { $fee } Geld.
tip-planning = Ein Stein bringt dir jetzt eine Aktion, eine Spalte macht dich für den Rest der Partie stärker; zähle deine Züge, denn die Phase endet, wenn das obere Aktionstableau leer ist.
tip-space = Außer bei ∞ kann jedes Feld nur einmal genutzt werden: Nimm zuerst, was auch andere wollen.
tip-part = Du darfst die Reihenfolge der Teile wählen und weglassen, was dir nicht hilft.
tip-column = Nutze den Befehl, der zu einer Spalte gehört: Ohne Befehle tust du in der Gefechtsphase nichts.
tip-soldati = Angeworbene Soldati warten in der Zentrale, bis du sie einsetzt: Du brauchst beides, und erst auf dem Spielplan sind sie eine Drohung.
tip-order = Erteile Befehle dort, wo dir ein benachbartes Gebiet ein Mandamento bringt oder wo du angegriffen wirst.
tip-which = Nachschub kommt vor Angriff und niedrige Initiative vor hoher; ein Befehl in einem Gebiet, das du vorher verlierst, wird nie ausgeführt.
tip-gather = Lass in jedem Gebiet einen Soldato zurück, sonst kontrollierst du es nicht mehr.
tip-influence = Die Polizei lässt dich mehr Soldati einsetzen, die Kirche mehr anwerben, die Justiz stärkt deine Autos, die Wirtschaft zahlt sofort: Nimm, was dir fehlt.
tip-money = Geld, das du gibst, kostet dich doppelt so viel, wie dein Teammitglied erhält.
tip-tile = Ein Plättchen gehört dir nur, solange du genug Mandamenti kontrollierst: Markiere zuerst, was du in der nächsten Phase brauchst.
tip-attack = Vergleiche deine Totenköpfe und dein Auto mit ihren Laboren und Schutzwesten: Ist deine Summe höher, fallen so viele Verteidiger, wie die Differenz beträgt, und nur der Rest kämpft.
tip-leave = Im Kampf fallen Soldati eins zu eins: Nimm mehr mit, als dort stehen, und lass trotzdem einen zurück.
tip-strike = Ein Anschlag entfernt Soldati, übernimmt aber nie das Gebiet: am besten, kurz bevor jemand aus deinem Team hineinzieht.
tip-pentito = Das kostet dich einen Soldato, aber keinen Kampf: am besten dort, wo ein Gebiet leer wird, das du gleich betrittst.
tip-agitate = Schicke Neutrale dorthin, wo die Gegenseite schwach ist: Für jeden, der fällt, erhält die verteidigende Seite einen Soldato in die Zentrale.
tip-approach = Rohe Kraft ist sicher, kostet aber zwei Soldati; Finesse ist ein Bluff mit Karten: Wähle sie, wenn es knapp ist.
tip-card = Lege einen Feigling, wenn du glaubst, dass sie deine Karte nehmen, einen Überläufer, wenn du glaubst, dass sie sie lassen.
tip-take = Nimm ihre Karte, wenn du einen Überläufer vermutest, lass sie, wenn du einen Feigling vermutest.

## Warnings

warn-empty = Danach steht niemand mehr in { $area }. Wer als Nächstes hineinzieht, übernimmt das Gebiet ohne Kampf.
warn-control = Danach würdest du das Mandamento { $mandamento } nicht mehr kontrollieren.
warn-cars = Damit verlierst du Autos: Ein Auto kann nicht bleiben, wo kein Soldato von dir steht.
warn-order = Dein Befehl dort kommt in die Zentrale zurück, ohne ausgeführt zu werden.
