### Confirming an e-mail address.

confirm-title = Potwierdź adres
confirm-words = Potwierdź, że chcesz dostawać powiadomienia z Cosca na adres, na który przyszedł ten link.
confirm-button = Potwierdź adres
# $email (text)
confirm-done = Adres { $email } jest potwierdzony. Będą tam przychodzić powiadomienia.
confirm-noToken = Link jest niepełny. Otwórz go jeszcze raz z e-maila albo poproś o nowy na stronie konta.
confirm-settings = Wybierz, o czym chcesz wiedzieć
confirm-account = Przejdź do konta

state-confirmed = Ten adres jest potwierdzony.
state-unconfirmed = Ten adres nie jest jeszcze potwierdzony, więc nie przychodzą na niego powiadomienia.
state-disabled = Powiadomienia na ten adres są wyłączone, bo serwer poczty kilka razy go odrzucił. Sprawdź adres i potwierdź go jeszcze raz.
state-failing = Ostatniego powiadomienia nie udało się wysłać na ten adres. Spróbujemy ponownie.
state-send = Wyślij link potwierdzający
state-sent = Link jest w drodze. Sprawdź też folder ze spamem. Link działa przez 48 godzin.
