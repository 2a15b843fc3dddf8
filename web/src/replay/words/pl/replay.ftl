# Replays: a game looked at again, step by step.

title = Powtórka
back = Do stołu
loading = Wczytywanie gry …

# $at, $last (numbers)
step-of = Krok { $at } z { $last }
# the same, read out before what happened
step-now = Krok { $at } z { $last }.
step-start = Początek gry.
scrubber = Krok gry
marks = Części gry

by-round-back = O rundę wstecz
by-round-on = O rundę dalej
by-phase-back = O fazę wstecz
by-phase-on = O fazę dalej
by-turn-back = O turę wstecz
by-turn-on = O turę dalej
by-step-back = O krok wstecz
by-step-on = O krok dalej
play = Odtwórz
stop = Pauza
speed = Szybkość
# $n (number, may have a half)
speed-of = { $n }×
undone = Pokaż cofnięte decyzje

view = Widok
view-public = Widz
view-all = Wszystko odkryte
view-refused = Tego widoku gry nie możesz zobaczyć; oto, co możesz.

link-short = Kopiuj link
link = Kopiuj link do tego kroku
link-copied = Skopiowano
log = Dziennik gry
log-open = Dziennik
log-close = Zamknij dziennik
new-steps = Pokaż, co się wydarzyło od tamtej pory

keys = Klawisze: ← i → prowadzą krok po kroku, z Shift tura po turze, z Ctrl faza po fazie; Page Up i Page Down runda po rundzie, Home i End na początek i na koniec; spacja odtwarza i zatrzymuje.

# $line (number), $rules and $today (versions of the rules), $problem (what is wrong, in English)
departs-line = Od wiersza { $line } tego zapisu nie da się rozegrać według dzisiejszych zasad (powstał przy zasadach { $rules }, tutaj są zasady { $today }): { $problem }. Dalej widać tylko jego wiersze; plansza pozostaje bez zmian.
departs-digest = Dzisiejsze zasady prowadzą do innego końca, niż mówi ten zapis (powstał przy zasadach { $rules }, tutaj są zasady { $today }), a nie wiadomo, gdzie się rozchodzą: to, co widać, mogło wydarzyć się inaczej.
departs-table = Od tego miejsca dzisiejsze zasady nie prowadzą do tego, co się wydarzyło (gra zaczęła się przy zasadach { $rules }, tutaj są zasady { $today }). Dziennik idzie dalej, jak został zapisany; plansza pozostaje bez zmian.
unknown = Plansza pokazuje ostatni krok, który wynika z dzisiejszych zasad; analizować można tylko kroki do tego miejsca.

paste-title = Odtwórz zapis
paste-words = Wklej zapis gry albo wybierz jego plik. Zapis można pobrać na końcu gry albo utworzyć z wiersza poleceń. Serwer przechowuje go najwyżej godzinę, a ta karta przeglądarki zachowuje kopię.
paste-label = Zapis
paste-file = Wybierz plik
paste-go = Odtwórz
paste-again = Tego zapisu nie ma już na serwerze. Wklej go jeszcze raz.
paste-large = Ten plik jest za duży na zapis.

# A link to the study board
study = Analiza

# Replays saved on the device
save-offline = Zapisz na urządzeniu
save-busy = Zapisywanie …
save-done = Zapisano na tym urządzeniu
save-remove = Usuń z urządzenia
save-removed = Usunięto z tego urządzenia
save-failed = Nie udało się zapisać tej powtórki.
saved-title = Zapisane powtórki
saved-list = Zapisane powtórki
saved-words = Te powtórki są zapisane na tym urządzeniu i możesz je oglądać bez połączenia. Zostaną usunięte, gdy się wylogujesz.
saved-none = Nie masz zapisanych powtórek. Otwórz powtórkę zakończonej gry i wybierz „Zapisz na urządzeniu”.
saved-gone = Tej powtórki nie ma na tym urządzeniu.
# for screen readers. $title (text) the game, $players (text) the names of the players
saved-removeOne = Usuń z urządzenia: { $title }, { $players }
