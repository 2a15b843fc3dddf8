### Leute: wer mitgespielt hat, Profile, Einladungen, Herausforderungen.

people-title = Leute
people-none = Du hast noch mit niemandem gespielt. Lade jemanden an einen Tisch ein, dann steht die Person hier.
# $n (number of games), $date (of the last one)
people-together = { NUMBER($n) ->
    [one] 1 gemeinsame Partie, { $date }
   *[other] { $n } gemeinsame Partien, zuletzt { $date }
}
people-noGame = Noch keine gemeinsame Partie
people-friend = Zur Freundesliste hinzufügen
people-unfriend = Aus der Freundesliste entfernen
people-isFriend = Befreundet
people-why = Deine Freundesliste siehst nur du, und niemand wird benachrichtigt. Offene Tische deiner Freunde stehen auf der Startseite.
people-profile = Profil
people-mine = Dein Profil und deine Partien
people-filter = Nach Namen suchen
# $name (of a person)
people-added = { $name } steht jetzt in deiner Freundesliste.
# $name (of a person)
people-removed = { $name } steht nicht mehr in deiner Freundesliste.

invited-title = Einladungen
# $name (of a person)
invited-by = { $name } lädt dich zum Spielen ein.
# $name (of a person)
invited-deal = { $name } schickt dir einen Aufbau: Spiele ihn, dann vergleicht eure Partien.
invited-accept = Mitspielen
invited-decline = Ablehnen
friends-tables = Tische deiner Freunde

invite-title = Namentlich einladen
invite-name = Anmeldename, oder Name aus deiner Freundesliste oder aus früheren Partien
invite-send = Einladen
# $name (of a person)
invite-sent = { $name } ist eingeladen.
invite-open = Eingeladen
# $name (of a person)
invite-withdraw = Einladung an { $name } zurückziehen

watch-on = Benachrichtige mich, wenn ein Platz frei wird
watch-off = Nicht mehr über freie Plätze benachrichtigen
watch-is = Du wirst benachrichtigt, wenn hier ein Platz frei wird.

profile-since = Dabei seit { $date }
profile-results = Ergebnisse
profile-none = Noch keine beendeten Partien.
profile-ratings = Wertungszahlen
# $game (title), $rating, $deviation (numbers), $n (number of games)
profile-rating = { $game }: { $rating } ± { $deviation } ({ NUMBER($n) ->
    [one] 1 Partie
   *[other] { $n } Partien
})
profile-leaderboard = Rangliste
profile-recent = Partien
profile-hiddenGames = Diese Person zeigt ihre Partien nicht.
profile-against = Gegen dich
profile-together = Im selben Team
profile-uncounted = Lektionen, Partien ab einer aufgebauten Stellung, wiederholte Aufbauten und Partien, in denen eine Person für beide Seiten gespielt hat, zählen hier nicht.

results-what = Partien
results-all = Alle Partien
results-people = Gegen Menschen
# $n (number of players)
results-players = { NUMBER($n) ->
    [one] 1 Person
   *[other] { $n } Personen
}
results-games = Partien
results-wins = Gewonnen
results-draws = Remis
results-losses = Verloren
results-rate = Gewonnen, %
results-score = Punkte im Schnitt

history-game = Spiel
history-any = Alle
history-result = Ergebnis
history-win = Gewonnen
history-draw = Unentschieden
history-loss = Verloren
history-search = Person oder Tisch
history-searchOther = Person
history-since = Von
history-until = Bis
history-apply = Filtern
history-none = Keine passenden Partien.
history-more = Mehr anzeigen
history-hidden = verborgen
# $n (number)
history-rank = Platz { $n }
# $n (number)
history-score = Punkte: { $n }
history-look = Öffnen
history-replay = Ansehen
history-rated = gewertet
history-not-position = aufgebaute Stellung
history-not-again = wiederholter Aufbau
history-not-hot_seat = eine Person für beide Seiten
history-records = Alle Aufzeichnungen herunterladen

privacy-title = Privatsphäre und deine Daten
privacy-why = Lege fest, wer was sieht. Für alle anderen sieht es aus, als gäbe es dich hier nicht.
privacy-profile = Profil und Ergebnisse
privacy-history = Liste der Partien
privacy-against = Direkter Vergleich
privacy-rating = Wertungszahl und Platz in der Rangliste
privacy-everyone = Alle
privacy-played = Leute, mit denen ich gespielt habe
privacy-nobody = Nur ich
privacy-publish = Meine beendeten Partien dürfen veröffentlicht werden, etwa als Rätsel oder offene Daten
privacy-publishWhy = Eine Partie wird nur veröffentlicht, wenn alle, die mitgespielt haben, ein Konto haben und das erlauben. Veröffentlicht werden die Entscheidungen und das Ergebnis, auch von früheren Partien: keine Namen, kein Chat, keine Zeiten. Wer die Partie hier sehen konnte, kann sie wiedererkennen. Du kannst es dir jederzeit anders überlegen; was schon veröffentlicht ist, holt das nicht zurück.
privacy-save = Speichern
privacy-saved = Gespeichert.
privacy-records = Aufzeichnungen aller meiner Partien herunterladen
privacy-export = Alles herunterladen, was über mich gespeichert ist
privacy-exportWhy = Schlüssel und Passwörter sind nicht dabei.

again-title = Herausforderung
again-why = Derselbe Aufbau noch einmal, mit demselben Start und denselben Karten. Diese Partie wird nie gewertet.
again-play = Diesen Aufbau noch einmal spielen
again-send = An jemanden schicken
again-friend = Anmeldename, oder Name aus deiner Freundesliste
again-compare = Beide Partien vergleichen

compare-title = Ein Aufbau, zwei Partien
compare-back = Zurück zum Tisch
compare-loading = Beide Partien werden geladen …
compare-first = Erste Partie
compare-second = Zweite Partie
compare-player = Person
compare-rank = Platz
compare-score = Punkte
compare-decisions = Entscheidungen
compare-ended = Beendet
# $round (as the game calls it)
compare-round = Nach { $round }
compare-start = Nach dem Aufbau
compare-end = Am Ende
compare-noReport = Eine Partie ohne Bericht lässt sich nur am Ende vergleichen. Erstelle ihren Bericht, um Runde für Runde zu vergleichen.
compare-report = Bericht
compare-others = Andere Partien mit diesem Aufbau
