### The study board.

title = Analiza
back-table = Do stołu
back-replay = Do powtórki
back-puzzle = Do zadania
back-home = Strona główna
loading = Rozkładanie pozycji …
about = Próbuj, czego chcesz: nic tutaj nie zmienia żadnej gry.
# $n (choices made in the study)
choices = { NUMBER($n) ->
    [0] Pozycja wyjściowa
    [one] { $n } decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
}
undo = Cofnij
redo = Ponów
over = Tutaj gra się kończy.
busy = …

# Opens the rest of the tools, where there is little room
tools = Więcej
log = Dziennik
share = Udostępnij
share-done = Link jest skopiowany:
export = Eksport
export-why = Plik scenariusza: uruchamia go `cosca scenario PLIK`.
export-keep = Pobierz plik
edit = Edytuj
goOn = Graj dalej
goOn-why = Nowy stół, przy którym gra toczy się dalej od tego miejsca.
goOn-me = Ja gram
goOn-bots = Wszyscy pozostali
goOn-start = Zacznij grę

edit-why = Zmieniaj elementy, pieniądze i rozkazy; sprawdza się, czy taka pozycja jest możliwa. Kliknij coś na planszy, aby znaleźć to tutaj.
edit-find = Szukaj
edit-rest = Inne
edit-none = Brak wyników.
edit-here = Tylko { $name }
edit-all = Pokaż wszystko
edit-apply = Zastosuj
edit-reset = Przywróć
edit-text = Edytuj jako tekst
edit-text-why = Cała pozycja (JSON), jak opisuje ją docs/formats.md.
edit-unreadable = To nie jest poprawny JSON: { $problem }
edit-starts = Punkt startu
edit-asIs = ta chwila
edit-turn = Czyja tura
edit-anyTurn = pierwszy gracz
edit-done = Pozycja jest zmieniona.
