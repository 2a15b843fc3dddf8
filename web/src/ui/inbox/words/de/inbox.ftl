# The inbox: the bell in the bar of every page.

title = Benachrichtigungen
# $n (number) how many are unread
bell = { $n ->
    [0] Benachrichtigungen
    [one] Benachrichtigungen: { $n } ungelesen
   *[other] Benachrichtigungen: { $n } ungelesen
}
unread = ungelesen
none = Noch nichts. Wenn eine Partie dich braucht, siehst du es hier.
older = Ältere zeigen
all = Alle als gelesen markieren
settings = Benachrichtigungen einstellen

# What happened. $known (flag) whether $by (text), the person who did it, is known
stage-turn = Du bist dran
stage-late = Deine Zeit wird knapp
stage-daily = Du bist immer noch dran
stage-invited = { $known ->
    [true] { $by } lädt dich zum Mitspielen ein
   *[false] Du bist zum Mitspielen eingeladen
}
stage-started = Die Partie hat begonnen
stage-proposal = { $known ->
    [true] { $by } hat etwas vorgeschlagen: Deine Antwort fehlt noch
   *[false] Deine Antwort auf einen Vorschlag fehlt noch
}
stage-over = Die Partie ist zu Ende
stage-mentioned = { $known ->
    [true] { $by } hat dich erwähnt
   *[false] Du wurdest erwähnt
}
stage-free_seat = Ein Platz ist frei
