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
