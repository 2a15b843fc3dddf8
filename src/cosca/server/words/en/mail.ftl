### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: reset your password
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Hello { $name },

    Someone, probably you, asked to reset the password for the username { $login }. Use this link to set a new password. It works once and expires in { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }:

    { $link }

    If this wasn’t you, you can ignore this e-mail. Your password stays the same.

mail-confirm-subject = Cosca: confirm your e-mail address
# $name (text), $login (text), $link (address), $hours (number)
mail-confirm =
    Hello { $name },

    Someone, probably you, entered this e-mail address for the username { $login } on Cosca. Use this link to confirm it and to get notifications here. It expires in { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }:

    { $link }

    If this wasn’t you, you can ignore this e-mail. No notifications will be sent to you.
