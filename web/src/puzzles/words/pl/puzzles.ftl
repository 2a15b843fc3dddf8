### Puzzles: their overview and the trainer.

title = Zadania
one = Zadanie
about = Pozycje z gier między botami, każda z jedną najlepszą odpowiedzią. Widzisz to, co widział gracz przy stole.
loading = Rozkładanie zadania …
all = Wszystkie zadania
today = Zadanie dnia
today-solved = Zadanie rozwiązane.
today-failed = Tym razem się nie udało.
today-open = Rozwiąż
today-again = Zobacz jeszcze raz
themes = Ćwicz temat
train-any = Dowolny temat
# $solved, $count (numbers): of a theme
theme-count = { $solved } z { $count }
rating = Twoje punkty rankingowe za zadania
# $rating, $margin (numbers as texts)
rating-value = { $rating } ± { $margin }
rating-none = Nie masz jeszcze punktów rankingowych: w każdym zadaniu liczy się pierwsza odpowiedź.
# $solved, $failed (numbers)
results = Rozwiązane: { $solved } · nierozwiązane: { $failed }
# $n (number of puzzles solved in a row), $best (the longest row)
streak = Pod rząd: { $n } (rekord: { $best })
history = Twoje punkty rankingowe po ostatnich odpowiedziach
# $first, $last (ratings as texts)
history-words = od { $first } do { $last }
none = Nie ma tu jeszcze zadań.

# $name (a family)
play = Twoja strona: { $name }. Co jest najlepsze?
wrong = Jest coś lepszego. Spróbuj jeszcze raz albo zobacz rozwiązanie.
more = Jak dotąd dobrze. Co dalej?
solved = Rozwiązane!
solved-late = Właśnie tak.
givenUp = Rozwiązanie
giveUp = Pokaż rozwiązanie
next = Następne zadanie
again = Jeszcze raz
study = Otwórz jako analizę
link = Kopiuj link
# $change (rating points with their sign), $rating (both as texts)
change = { $change } → { $rating }
# $rating (of the puzzle, as text)
difficulty = Punkty rankingowe zadania: { $rating }
# above the values of the choices
chances = Szansa na zwycięstwo
# $n (percent), $error (percentage points)
chance = { $n }%
chance-error = Szansa na zwycięstwo, ± { $error }%
# $margin (percentage points): by how much the right choice is ahead
margin = Lepsze niż wszystko inne o { $margin }%
# $n (choices that lead to the same)
alike = Inne możliwości, które prowadzą do tego samego: { $n }
reasons = Dlaczego
bots = Które boty to znajdują
# $n (percent of their attempts)
bot-share = { $n }%
keys = Klawisze: N następne zadanie, R jeszcze raz
