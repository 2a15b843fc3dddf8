# The coach of Corleone's Empire: steps of lessons, tips at ordinary tables, warnings, and the end of each lesson.

## The first game

step-goal = Dein Ziel ist es, nach vier Akten die reichste Familie zu sein. Es zählt nur das Geld in deinem Koffer, dazu Boni von 5 $: einer für jedes Revier, in dem du die meisten Kontrollmarker hast, und einer für jede Farbe, in der du die meisten Aufträge erfüllt hast. Verdiene also Geld, bring es in Sicherheit und zeige auf der Straße deine Stärke.
step-rivals = Du spielst gegen zwei leichte Bots. Was offen liegt, sehen alle. Die Karten auf der Hand und das Geld im Koffer sind geheim: Du siehst ihre nicht, und sie sehen deine nicht. Kommt eine Karte in einen Koffer, sehen alle sie einmal.
step-turn = Dein Zug: eine Aktion, dann ist die nächste Familie dran. Du setzt einen Gangster oder ein Familienmitglied ein, erfüllst einen Auftrag, dessen Waren du hast, oder spielst einen Verbündeten aus. Passen geht nicht. Ein Geschäft hat eine Fassade, die Gangster nutzen, und ein Hinterzimmer, das Familienmitglieder nutzen. Deine Figuren sind deine Uhr: Solange du eine im Vorrat hast, bist du im Akt dabei.
step-member = Ein Familienmitglied kommt auf ein freies Feld zwischen Gebieten und nutzt die Hinterzimmer aller Geschäfte ringsum, egal wer die Reviere kontrolliert. So ein Feld gibt oft drei oder vier Dinge auf einmal, und beim Revierkampf zählt die Figur in jedem Revier ringsum.
step-thug = Ein Gangster kommt auf ein Geschäft mit freiem Gangsterfeld und nutzt dessen Fassade. Er zählt nur in diesem Revier. Kontrolliert eine gegnerische Familie das Revier, nutzt sie dieselbe Fassade auch, und du hilfst ihr: Nutze lieber eigene Reviere oder solche, die niemand hat.
step-abilities = Diese Fähigkeiten darfst du jetzt nutzen, eine nach der anderen und in der Reihenfolge, die dir passt: erst Geld nehmen, dann in den Koffer damit. „Zwei Karten für 5 $“ ist gut für Karten, die du nicht behalten oder brauchen kannst: kleines Geld, Waren oder Aufträge, die zu spät kommen. „Tausch“ macht aus jeder Karte eine Waffe, einen Schnaps oder ein Blutgeld.
step-suitcase = Geld auf der Hand ist nicht sicher: Am Ende jedes Akts musst du bis auf ein Handlimit abwerfen, jetzt { $limit } Karten und in jedem späteren Akt weniger. Eine Koffer-Fähigkeit bringt eine Geldkarte für immer in Sicherheit. Nimm die höchste. Geld wird nie gewechselt, eine kleine Karte bleibt klein.
step-good = Du hast eine Ware bekommen. Mit Waren bezahlst du Aufträge; was übrig ist, lässt sich für Fähigkeiten wie „Zwei Karten für 5 $“ abwerfen. Sieh nach, welche Waren die Aufträge auf deiner Hand und die offenen verlangen. Rauschgift ersetzt beim Bezahlen jede der anderen.
step-jobs_which = Du siehst dir Aufträge an und behältst welche. Behalte die, deren Waren du bald bekommst, und denke an die Farbe: Wer die meisten Aufträge einer Farbe erfüllt hat, bekommt am Ende einen Bonus.
step-job = Du hast die Waren für einen Auftrag auf deiner Hand. Ihn zu erfüllen ist deine Aktion in diesem Zug: Du bezahlst die Waren, erhältst sein Geld und darfst seine Fähigkeit nutzen. Und er kostet keine Figur, du bleibst also länger im Akt als die anderen.
step-public = Einen offenen Auftrag erfüllt, wer zuerst die Waren hat. Kannst du einen bezahlen, den auch andere wollen, dann warte nicht.
step-job_pay = Du bezahlst die Waren des Auftrags, eine nach der anderen. Rauschgift steht für jede andere Ware: Hebe es für das auf, was du sonst nicht bekommst.
step-job_money = Du nimmst das Geld des Auftrags vor oder nach seiner Fähigkeit. Darfst du mit der Fähigkeit Geld in den Koffer legen, nimm das Geld zuerst.
step-gun_down = Wer ausgeschaltet wird, liegt bis zum Ende des Akts im Hudson und zählt in keinem Revier. Das Feld ist wieder frei. Schlage dort zu, wo du dadurch die meisten Figuren in einem Revier hast.
step-completed = Der Auftrag ist erfüllt und liegt in deinem Koffer. Am Ende der Partie zählt er für seine Farbe; bei Gleichstand bekommen alle den Bonus.
step-last = Zähle deine Figuren. Steht die letzte auf dem Spielplan, bist du aus diesem Akt ausgeschieden: keine Aufträge mehr, keine Verbündeten. Erfülle Aufträge und spiele Verbündete aus, bevor du deine letzte Figur einsetzt, wenn du kannst.
step-turf_war = Der Revierkampf: In jedem Revier werden die Figuren jeder Familie gezählt, Gangster auf den Geschäften und Familienmitglieder ringsum. Nur wer mehr hat als jede andere Familie und mehr als die neutralen Figuren, gewinnt das Revier und legt einen Kontrollmarker obenauf. Ein Gleichstand bringt niemandem etwas, und alte Marker bleiben. Neutral sind Bürgermeister, Gewerkschaftsboss und Polizeichef, die durch Verbündete ins Spiel kommen.
step-marker = Du hast ein Revier gewonnen: Dein Marker liegt oben, du kontrollierst es. Von nun an nutzt du dort jede Fassade mit, wenn eine gegnerische Familie sie nutzt. Und am Ende zählen alle deine Marker, auch die unter anderen; bei Gleichstand zählt, wessen Marker höher liegt. Du hast neun: Wer ein Revier gewinnt und keinen Marker mehr im Vorrat hat, darf einen aus einem anderen Revier versetzen.
step-bid = Bestechung: Alle bieten verdeckt mit Geld aus ihrem Koffer, nicht von der Hand. Wer am meisten geboten hat, nimmt zuerst einen Verbündeten, dann folgt das nächste Gebot. Es gibt einen Verbündeten weniger als Familien: Wer keinen bekommt, behält sein Geld, alle anderen zahlen. Ein Verbündeter lässt sich in jedem Akt einmal ausspielen, einer aus einem frühen Akt lohnt sich also am meisten; aber was du bietest, fehlt am Ende.
step-bids = Alle Gebote werden gleichzeitig aufgedeckt. Bei Gleichstand geht vor, wer vom Pferdekopf aus zuerst kommt. Wer nichts geboten hat, bekommt nichts.
step-ally_choice = Für dein Gebot bekommst du einen Verbündeten. Er kommt auf deine Hand und zählt zum Handlimit. Du kannst ihn in jedem Akt einmal als Aktion ausspielen.
step-tribute = Tribut an den Don: Du darfst nur { $limit } Karten auf der Hand behalten, die anderen sind weg. Aufträge, Waren und Verbündete zählen mit. Leere also deine Hand, bevor ein Akt endet: Geld in den Koffer, Waren in Aufträge. Das Limit wird von Akt zu Akt kleiner. Geld, das du im letzten Akt behältst, kommt doch noch in den Koffer.
step-entracte = Der Akt ist vorbei. Alle Figuren kommen nach Hause, auch aus dem Hudson, neue Verbündete und Aufträge werden ausgelegt, und ein neues Geschäft öffnet. Später kommt mehr von deiner Familie ins Spiel: der Consigliere in Akt II, der Erbe in Akt IV. Marker, Handkarten und Koffer bleiben.
step-front = Jetzt kontrollieren Familien einige der Reviere. Sieh auf den obersten Marker, bevor du einen Gangster einsetzt: Die Fassade eines Reviers, das du kontrollierst, nutzt du allein, in einem gegnerischen Revier erhält die Gegenseite dasselbe wie du.
step-ally = Du hast einen Verbündeten auf der Hand. Ihn auszuspielen ist eine Aktion wie jede andere und kostet keine Figur. Am Ende des Akts kommt er auf deine Hand zurück.
step-horse = Du hast den Pferdekopf: Behältst du ihn, beginnst du den nächsten Akt und gewinnst bei der Bestechung jeden Gleichstand. Wer beginnt, findet alle Felder frei.
step-over = { $ending } Jede Familie zählt das Geld in ihrem Koffer und ihre Boni zusammen; bei Gleichstand gewinnt die Familie mit mehr Boni für Reviere. Du hast alles gesehen: Figuren bringen Karten und gewinnen Reviere, mit Waren bezahlst du Aufträge, im Koffer ist Geld sicher, und Gebote bringen Verbündete. In der Wiederholung siehst du, woher das Geld kam.

## The shorter lessons

step-jobs_lesson = Eine Lektion über Aufträge. Du hast Waren auf der Hand und Aufträge, die sich damit bezahlen lassen. Aufträge bringen das meiste Geld für eine Aktion und brauchen keine Figur.
step-turf_lesson = Eine Lektion über den Revierkampf. Der Akt ist fast vorbei: Du hast noch einen Gangster, danach wird um die Reviere gekämpft. Sieh dir an, wie viele Figuren in jedem Revier stehen: Wo bringt dir eine mehr die Mehrheit?
step-bid_lesson = Eine Lektion über das Bieten. In deinem Koffer liegt Geld, zwei Verbündete liegen offen, und alle drei Familien bieten gleichzeitig. Wie viel ist dir ein Verbündeter wert?

end-first = Du hast Corleones Imperium bis zum Ende gespielt. Du bist bereit für einen echten Tisch; in kürzeren Lektionen kannst du einzelne Teile noch einmal üben.
end-jobs = So erfüllst du Aufträge. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-turf_war = Das war ein Revierkampf. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-bidding = Das war die Bestechung eines Akts. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.

## Tips at ordinary tables: one sentence each

tip-turn = Aufträge und Verbündete kosten keine Figur: Nutze sie, solange du noch eine im Vorrat hast, denn ohne Figuren scheidest du aus dem Akt aus.
tip-thug = Wer das Revier kontrolliert, nutzt die Fassade ebenfalls: Nutze lieber eigene Reviere oder solche, die niemand hat.
tip-member = Ein Familienmitglied nutzt alle Hinterzimmer ringsum und zählt dort in jedem Revier: Gut sind Felder zwischen drei Gebieten.
tip-abilities = Die Reihenfolge bestimmst du: Nimm Geld, bevor du welches in den Koffer legst, und Waren, bevor du tauschst.
tip-suitcase = Bringe die höchste Geldkarte zuerst in Sicherheit: Was beim Tribut über dem Handlimit liegt, ist verloren.
tip-discard = Wirf ab, was du vor dem Ende des Akts nicht brauchen kannst; beim Tribut wäre es ohnehin weg.
tip-good = Nimm, was deine und die offenen Aufträge verlangen; was übrig bleibt, kannst du immer noch abwerfen, wenn eine Fähigkeit oder ein Verbündeter eine Karte verlangt.
tip-jobs = Behalte den Auftrag, dessen Waren du am schnellsten bekommst; wer die meisten einer Farbe erfüllt hat, bekommt einen Bonus.
tip-job = Nimm das Geld zuerst, wenn die Fähigkeit es in den Koffer bringen kann.
tip-figures = Zähle die Figuren eines Reviers, bevor du jemanden ausschaltest oder versetzt: Du brauchst mehr als jede andere Familie und mehr als die Neutralen.
tip-control = Ein Marker obenauf gibt sofort die Kontrolle, und am Ende zählen alle deine Marker.
tip-bid = Du zahlst aus dem Koffer, und was du bietest, fehlt am Ende: Früh in der Partie lohnt sich ein Verbündeter am meisten.
tip-ally = Verbündete lassen sich in jedem Akt einmal ausspielen: Nimm, was du am häufigsten brauchst.
tip-tribute = Du behältst { $limit } Karten: Wirf zuerst ab, womit du im nächsten Akt weder zahlen noch spielen kannst.
tip-rival = Ablehnen kann das niemand: Nimm von der reichsten gegnerischen Familie, und musst du selbst geben, gib so wenig wie möglich.

## Warnings

warn-hudson = Damit kommt eine eigene Figur in den Hudson.
warn-control = Danach kontrollierst du eines deiner Reviere nicht mehr.
warn-last = Das ist deine letzte Figur: Danach bist du aus diesem Akt ausgeschieden, und was du jetzt noch erfüllen oder ausspielen könntest, muss warten.
warn-unused = Du lässt Fähigkeiten ungenutzt, die dir jetzt etwas bringen würden.
warn-all_in = Du bietest alles Geld aus deinem Koffer: { $total } $.
warn-ally = Verbündete, die du abwirfst, sind aus dem Spiel.
