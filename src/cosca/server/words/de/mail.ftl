### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: neues Passwort festlegen
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Hallo { $name },

    jemand, vermutlich du, hat ein neues Passwort für den Anmeldenamen { $login } angefordert. Über diesen Link kannst du ein neues festlegen. Er funktioniert einmal, innerhalb { $hours ->
        [one] einer Stunde
       *[other] von { $hours } Stunden
    }:

    { $link }

    Wenn du das nicht warst, musst du nichts tun. Dein Passwort bleibt, wie es ist.

mail-confirm-subject = Cosca: E-Mail-Adresse bestätigen
# $name (text), $login (text), $link (address), $hours (number)
mail-confirm =
    Hallo { $name },

    jemand, vermutlich du, hat diese E-Mail-Adresse bei Cosca für den Anmeldenamen { $login } eingetragen. Über diesen Link bestätigst du sie und bekommst hier Benachrichtigungen. Er gilt { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    } lang:

    { $link }

    Wenn du das nicht warst, musst du nichts tun. Du bekommst dann keine Benachrichtigungen.
