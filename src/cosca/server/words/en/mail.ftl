### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: set a new password
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Hello { $name },

    somebody, probably you, asked for a new password for the login { $login }. This link sets one, once, within { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }:

    { $link }

    If it was not you, do nothing: your password stays as it is.
