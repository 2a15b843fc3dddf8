### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: ustaw nowe hasło
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Cześć, { $name }!

    Ktoś, zapewne ty, prosi o nowe hasło do loginu { $login }. Ten link pozwala je ustawić, jeden raz, w ciągu { $hours ->
        [one] godziny
        [few] { $hours } godzin
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }:

    { $link }

    Jeśli to nie ty, nie rób nic: twoje hasło się nie zmieni.
