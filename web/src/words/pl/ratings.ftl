# Ranking i stoły, których wyniki się do niego liczą.

ratings-title = Ranking
ratings-switch = Gra rankingowa: wynik zmienia punkty rankingowe wszystkich. Wymaga kont i zegara; bez rad i bez pokazywania szans
# $n: how many rated games a player needs to be listed
ratings-about = Ludzie i boty są na jednej skali. Nowy gracz zaczyna od 1500 punktów, czyli tak jak średni bot. Liczba po znaku ± pokazuje, na ile pewne są punkty. Na liście są gracze, którzy rozegrali { $n ->
    [one] { $n } grę rankingową
    [few] { $n } gry rankingowe
    [many] { $n } gier rankingowych
   *[other] { $n } gry rankingowej
}.
ratings-none = Nikt nie rozegrał jeszcze wystarczająco wielu gier rankingowych. Boty czekają.
ratings-player = Gracz
ratings-rating = Punkty
ratings-games = Gry rankingowe
