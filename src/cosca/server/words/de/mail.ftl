### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: neues Passwort festlegen
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Hallo { $name },

    jemand, vermutlich du, hat ein neues Passwort für den Anmeldenamen { $login } angefordert. Mit diesem Link kannst du einmal eines festlegen, innerhalb { $hours ->
        [one] einer Stunde
       *[other] von { $hours } Stunden
    }:

    { $link }

    Wenn du das nicht warst, tue nichts: Dein Passwort bleibt, wie es ist.
