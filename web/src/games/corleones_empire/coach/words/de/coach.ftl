# The coach of Corleone's Empire: cards of the first act, steps of lessons, tips at ordinary tables, warnings, and the end of
# each lesson. A card has at most 30 words.

## The first act: before and between

step-goal = Nach vier Akten gewinnt die reichste Familie. Es zählt nur Geld im Koffer, dazu Boni von 5 $ für Reviere und für Aufträge.
step-rivals = Du spielst gegen zwei leichte Bots. Handkarten und Koffer sind geheim, aber jede Karte, die in einen Koffer kommt, sehen alle.
step-turn = Eine Aktion pro Zug: Gangster oder Familienmitglied einsetzen, einen Auftrag erfüllen oder einen Verbündeten ausspielen. Passen geht nicht.
step-count = Der Revierkampf: Die meisten Figuren gewinnen. Wall Street und Brooklyn gehören dir! In Midtown war Gleichstand, da gewinnt niemand.
step-bribery = Jetzt bieten alle verdeckt auf Verbündete, mit Geld aus dem Koffer. Wer am meisten bietet, wählt zuerst. Wer keinen bekommt, behält sein Geld.
step-limit = Nach jedem Akt behältst du nur wenige Handkarten: jetzt 5, später weniger. Du hattest 5, verloren ging also nichts.
step-act_two = Akt II: Alle Figuren kommen zurück, auch aus dem Hudson. Dein Consigliere kommt dazu, in Akt IV der Erbe. Marker, Hand und Koffer bleiben.

## The first act: asks, advises (with the reason), comments

ask-job = Du hast eine Waffe, einen Schnaps und einen Auftrag, der beides braucht. Was tust du zuerst?
why-job = Den Auftrag: Er bringt 5 $, du schaltest einen Gangster aus, und er kostet keine Figur. Du bleibst also länger im Akt.
good-job = Richtig: keine Figur verbraucht.
other-job = Der Auftrag hätte 5 $ gebracht und keine Figur gekostet. Erfülle ihn, bevor dir die Figuren ausgehen. Von hier an berate ich dich.

why-pay = Nimm das Geld zuerst. Hier ist es egal, aber mit mancher Fähigkeit kannst du es gleich in den Koffer legen.

ask-shot = Wen würdest du ausschalten?
why-shot = Den Gangster an der Wall Street. Dort hast du eine Figur, und durch ihn herrscht Gleichstand: Ohne ihn führst du.
good-shot = An der Wall Street führst du jetzt.
other-shot = Ein Schuss bringt am meisten, wo er einen Gleichstand bricht: An der Wall Street stand es eins zu eins. Von hier an berate ich dich.

why-don = Jetzt der Don. Er nutzt die Hinterzimmer aller Geschäfte um sich herum, egal wer die Reviere kontrolliert.

ask-don_space = Welches Feld bringt dir am meisten?
why-don_space = Zwischen Wall Street, Brooklyn und Midtown: vier Fähigkeiten auf einmal, und er zählt in allen drei Revieren.
good-don_space = Vier Fähigkeiten auf einmal.
other-don_space = Suche ein Feld zwischen drei Gebieten: mehr Fähigkeiten, und deine Figur zählt dort in jedem Revier. Von hier an berate ich dich.

why-stash = Den Koffer: Geld auf der Hand kann nach dem Akt verloren gehen, und nur der Koffer zählt.
why-stash_card = Die 5-$-Karte. Immer die höchste, denn Geld wird nie gewechselt.
why-stash_more = Nutze das zweite Koffersymbol für deine 1-$-Karte: Das ist wenig, aber so zählt sie.
why-goods = Nimm die Waffe: Mit Waren bezahlst du Aufträge.
why-goods_more = Und das Blutgeld: Der erste offene Auftrag braucht Waffe, Schnaps und Blutgeld.

why-last_thug = Deine letzte Figur. Danach hast du in diesem Akt keinen Zug mehr, aber du könntest auch keinen Auftrag mehr erfüllen.
why-tip_turf = Die Docks von Red Hook. In Brooklyn steht es eins zu eins: Eine mehr, und es ist deins. Dazu bekommst du den Schnaps.
good-tip_turf = Zwei gegen eins: Brooklyn ist deins.
ask-tip_turf = Wo gewinnt eine Figur mehr ein Revier und bringt dazu den Schnaps, den ein offener Auftrag braucht?
other-tip_turf = Die Docks von Red Hook hätten dir Brooklyn und den Schnaps für einen offenen Auftrag gebracht. Von hier an berate ich dich.
why-front = Nutze die ganze Fassade. Noch kontrolliert niemand Brooklyn, also nutzt sie niemand mit.
why-front_more = Und den Schnaps: Jetzt hast du alles für den offenen Auftrag.

ask-bid = In den anderen Koffern liegen nur 1 $ und 2 $. Was bietest du?
why-bid = Die 3 $. Niemand sonst kann mehr als 2 $ bieten, du wählst also sicher zuerst.
good-bid = 3 $ genügen.
other-bid = 3 $ hätten sicher gewonnen, die anderen haben höchstens 2 $. Was du zahlst, fehlt am Ende. Von hier an berate ich dich.
why-bid_done = Halt: Ein höheres Gebot bringt dir nicht mehr, und was du zahlst, fehlt am Ende.
ask-pick_ally = Du wählst zuerst. Welcher Verbündete lohnt sich mehr?
why-pick_ally = Der Buchmacher bringt in jedem Akt 6 $. Drei Akte kommen noch, und bezahlt hast du 3 $.
good-pick_ally = 6 $ pro Akt für 3 $!
other-pick_ally = Der Buchmacher brächte in drei Akten je 6 $. Ein früher Verbündeter lohnt sich am meisten. Von hier an berate ich dich.

why-play_ally = Spiele ihn zuerst aus: Das kostet keine Figur, und deine Figuren bringen die 6 $ noch in den Koffer. Danach kommt er zurück.
why-use_ally = Nimm die 6 $ auf die Hand und bring sie in den Koffer, bevor der Akt endet.

step-play_on = Ein Auftrag, ein Schuss, zwei Reviere, ein Verbündeter. Spiele weiter! Ich erkläre, was neu ist, und begründe jeden Rat.

## Steps

step-member = Ein Familienmitglied nutzt die Hinterzimmer aller Geschäfte ringsum, egal wer die Reviere kontrolliert, und zählt in jedem dieser Reviere.
step-thug = Ein Gangster kommt auf ein Geschäft mit freiem Gangsterfeld. Kontrolliert eine andere Familie das Revier, darf sie dieselbe Fassade auch nutzen.
step-abilities = Nutze sie in beliebiger Reihenfolge: erst Geld nehmen, dann in den Koffer damit. Wirf am besten ab, was du ohnehin nicht behalten kannst.
step-suitcase = Nach diesem Akt behältst du nur { $limit } Karten. Bring die höchste Geldkarte in Sicherheit; gewechselt wird nie.
step-good = Mit Waren bezahlst du Aufträge, und übrige lassen sich für Fähigkeiten abwerfen. Rauschgift ersetzt jede der anderen.
step-jobs_which = Behalte einen Auftrag, dessen Waren du bald bekommst. Die meisten Aufträge einer Farbe bringen am Ende 5 $.
step-job = Du kannst einen Auftrag erfüllen: Er bringt Geld und eine Fähigkeit und kostet keine Figur. Du bleibst also länger im Akt.
step-public = Einen offenen Auftrag bekommt, wer ihn zuerst erfüllt. Wollen ihn auch andere, dann warte nicht.
step-job_pay = Rauschgift ersetzt jede andere Ware: Hebe es für das auf, was du sonst nicht bekommst.
step-job_money = Du nimmst das Geld vor oder nach der Fähigkeit: vorher, wenn du es damit in den Koffer legen kannst.
step-gun_down = Eine ausgeschaltete Figur liegt bis zum Ende des Akts im Hudson. Ihr Feld ist wieder frei.
step-completed = Der Auftrag liegt in deinem Koffer und zählt für seine Farbe. Bei Gleichstand bekommen alle den Bonus.
step-last = Steht deine letzte Figur auf dem Spielplan, hast du in diesem Akt keinen Zug mehr: keine Aufträge, keine Verbündeten. Erledige die zuerst.
step-turf_war = Ein Revier gewinnt nur, wer mehr Figuren hat als jede andere Familie und mehr als die Neutralen. Bei Gleichstand gewinnt niemand.
step-neutrals = Verbündete bringen neutrale Figuren ins Spiel: Bürgermeister, Gewerkschaftsboss und Polizeichef. Um ein Revier zu gewinnen, brauchst du auch mehr Figuren als sie.
step-marker = Dein Marker liegt oben, du kontrollierst das Revier: Du darfst dort jede Fassade mitnutzen, wenn andere sie nutzen.
step-stack = Am Ende zählen alle deine Marker, auch verdeckte. Bei Gleichstand entscheidet der höhere Marker über die 5 $.
step-bid = Alle bieten verdeckt aus dem Koffer, nicht von der Hand. Wer einen Verbündeten bekommt, zahlt; wer keinen bekommt, behält sein Geld.
step-bids = Die Gebote sind aufgedeckt. Bei Gleichstand geht vor, wer vom Pferdekopf aus zuerst kommt. Wer nichts bietet, bekommt nichts.
step-ally_choice = Der Verbündete kommt auf deine Hand und zählt zum Handlimit. Du kannst ihn in jedem Akt einmal ausspielen.
step-tribute = Tribut: Du behältst { $limit } Karten, der Rest ist verloren. Nur im letzten Akt zählt das Geld, das du behältst.
step-entracte = Alle Figuren kommen zurück, auch aus dem Hudson. Später kommen der Consigliere (Akt II) und der Erbe (Akt IV) dazu.
step-front = Sieh auf den obersten Marker, bevor du einen Gangster einsetzt: In deinem Revier nutzt du die Fassade allein, in einem gegnerischen teilst du sie.
step-ally = Einen Verbündeten auszuspielen ist eine Aktion, die keine Figur kostet. Am Ende des Akts kommt er auf deine Hand zurück.
step-horse = Du hast den Pferdekopf: Du beginnst den nächsten Akt und gewinnst bei der Bestechung jeden Gleichstand.
step-over = { $ending } Bei Gleichstand gewinnt die Familie mit mehr Boni für Reviere.

## The shorter lessons

step-jobs_lesson = Eine Lektion über Aufträge. Du hast Waren und Aufträge, die du bezahlen kannst. Aufträge bringen das meiste Geld und kosten keine Figur.
step-turf_lesson = Eine Lektion über den Revierkampf. Du hast noch einen Gangster, dann wird gezählt. Wo bringt dir eine Figur mehr die Mehrheit?
step-bid_lesson = Eine Lektion über das Bieten. Zwei Verbündete liegen offen, und alle drei Familien bieten gleichzeitig. Was ist dir einer wert?

end-first = Du hast Corleones Imperium bis zum Ende gespielt und bist bereit für einen echten Tisch. In kürzeren Lektionen kannst du einzelne Teile üben.
end-jobs = So erfüllst du Aufträge. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-turf_war = Das war ein Revierkampf. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.
end-bidding = Das war die Bestechung eines Akts. Du kannst von hier aus weiterspielen oder eine andere Lektion nehmen.

## Tips at ordinary tables, and the coach's reason where an advice has no better one: one sentence each

tip-turn = Aufträge und Verbündete kosten keine Figur: Nutze sie, solange du noch eine im Vorrat hast, denn ohne Figuren scheidest du aus dem Akt aus.
tip-thug = Wer das Revier kontrolliert, nutzt die Fassade ebenfalls: Nutze lieber eigene Reviere oder solche, die niemand hat.
tip-member = Ein Familienmitglied nutzt alle Hinterzimmer ringsum und zählt dort in jedem Revier: Gut sind Felder zwischen drei Gebieten.
tip-abilities = Die Reihenfolge bestimmst du: Nimm Geld, bevor du welches in den Koffer legst, und Waren, bevor du tauschst.
tip-suitcase = Bringe die höchste Geldkarte zuerst in Sicherheit: Was beim Tribut über dem Handlimit liegt, ist verloren.
tip-discard = Wirf ab, was dir am wenigsten hilft: Was über das Handlimit geht, wäre beim Tribut ohnehin weg.
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
