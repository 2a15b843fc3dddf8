### What a player keeps to themselves at a table: notes, and answers in advance.

notes-title = Notizen
notes-label = Deine Notizen zu dieser Partie
notes-help = Nur du kannst sie lesen. Sie bleiben auch nach der Partie hier.
notes-save = Speichern
notes-kept = Gespeichert.
# $n, $most (numbers of characters)
notes-length = Zeichen: { $n } / { $most }
advance-title = Antworten im Voraus
advance-help = Kommt eine dieser Fragen, wird deine Antwort nach kurzer Zeit für dich gegeben, auch wenn du nicht da bist. Für alle anderen sieht es aus, als hättest du selbst geantwortet. Ist die Antwort nicht möglich oder gilt eine Ausnahme, verfällt sie, und du wirst gefragt.
advance-none = An diesem Tisch gibt es nichts im Voraus zu beantworten.
advance-answer = Antwort
advance-ask = Frage mich
advance-once = Nur beim nächsten Mal
advance-except = Frage mich stattdessen bei
advance-always = (keine Ausnahme)
# $fact (a number that the question shows, such as “attackers”)
advance-above = { $fact }: mehr als
advance-below = { $fact }: weniger als
advance-value = Zahl
advance-save = Speichern
advance-revoke = Zurücknehmen
advance-kept = Gespeichert.
advance-revoked = Zurückgenommen.
advance-dropped = Nicht gespeichert: Die Antwort passt nicht zu der Frage, die du gerade beantworten sollst.
advance-unsaved = Eine Antwort ist noch nicht gespeichert.
advance-continue = Weiter bearbeiten
advance-discard = Verwerfen
