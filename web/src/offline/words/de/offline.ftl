# The page that an installed app shows without a connection.

title = Keine Verbindung
words = Cosca erreicht seinen Server nicht. Deine Partien sind dort sicher, und ihre Uhren hängen nicht von diesem Gerät ab.
again = Noch einmal versuchen
saved = Gespeicherte Wiederholungen
none = Auf diesem Gerät sind keine Wiederholungen gespeichert. Öffne die Wiederholung einer beendeten Partie und speichere sie, um sie ohne Verbindung anzusehen.
remove = Entfernen
