# The page that an installed app shows without a connection.

title = Brak połączenia
words = Cosca nie może połączyć się z serwerem. Twoje gry są tam bezpieczne, a ich zegary nie zależą od tego urządzenia.
again = Spróbuj ponownie
saved = Zapisane powtórki
none = Na tym urządzeniu nie ma zapisanych powtórek. Otwórz powtórkę zakończonej gry i zapisz ją, żeby oglądać ją bez połączenia.
remove = Usuń
