### Mails. `mail-ID` is the text, `mail-ID-subject` its subject.

mail-reset-subject = Cosca: ustaw nowe hasło
# $name (text), $login (text), $link (address), $hours (number)
mail-reset =
    Cześć, { $name }!

    Ktoś, zapewne ty, prosi o nowe hasło do loginu { $login }. Za pomocą tego linku możesz je ustawić, jeden raz, w ciągu { $hours ->
        [one] godziny
        [few] { $hours } godzin
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }:

    { $link }

    Jeśli to nie ty, nie rób nic: twoje hasło się nie zmieni.

mail-confirm-subject = Cosca: potwierdź adres e-mail
# $name (text), $login (text), $link (address), $hours (number)
mail-confirm =
    Cześć, { $name }!

    Ktoś, zapewne ty, podał w serwisie Cosca ten adres e-mail dla loginu { $login }. Otwórz ten link, żeby potwierdzić adres i dostawać tu powiadomienia. Działa przez { $hours ->
        [one] godzinę
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }:

    { $link }

    Jeśli to nie ty, nie rób nic: nie dostaniesz żadnych powiadomień.
