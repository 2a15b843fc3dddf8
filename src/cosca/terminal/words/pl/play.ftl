# What the terminal says around a game: `cosca play`, `replay`, `advise`. Words in { "quotes" } are typed as they are.

## The start and the end of a sitting

# $file: a path
play-saved-in = Gra jest zapisywana po każdej decyzji w pliku { $file }
play-start = Przy każdym pytaniu możesz wpisać { "help" } (pomoc); { "quit" } kończy.
# $bot, $instead: names of bots
play-bot-gone = Nie ma już bota { $bot }: zamiast niego gra dalej { $instead }.
# $command: what to type in the shell
play-left = Gra jest zapisana. Ciąg dalszy: { $command }
# $seed: the number that the game was made from
play-record = Zapis jest w pliku { $file }; ziarno gry: { $seed }.
play-end = Koniec
verdict-won = Wygrywasz.
verdict-lost = Przegrywasz.
verdict-shared = Dzielisz wygraną z innymi.
verdict-team-won = Twoja drużyna wygrywa.
verdict-team-lost = Twoja drużyna przegrywa.

## Several people at one keyboard

# $n (number): the seat; $named (true, false): whether its family is known
play-pass =
    { $named ->
        [true] Przekaż klawiaturę: gracz { $n }, { NAME($seat) }.
       *[false] Przekaż klawiaturę: gracz { $n }.
    }
play-pass-ready = Naciśnij Enter, gdy nikt inny nie patrzy.
play-front =
    { $named ->
        [true] gracz { $n }, { NAME($seat) }
       *[false] gracz { $n }
    }

## Questions and answers

# $panels: commands; $anytime (true, false): whether something may be done at any moment
play-more =
    { $anytime ->
        [true] {"  a"}: co jeszcze możesz zrobić · { LIST($panels, type: "comma") }: stół · { "hint" }: rada · { "help" }: wszystkie polecenia
       *[false] {"  "}{ LIST($panels, type: "comma") }: stół · { "hint" }: rada · { "help" }: wszystkie polecenia
    }
play-cards = {"  "}Kilka naraz: wpisz ich numery, oddzielone spacjami, na przykład { "1 2" }.
# $choice: an answer in words; $certain: what is sure to come of it
play-certain = { $choice } → { LIST($certain, type: "comma") }
play-type = Wpisz numer, możliwość słowami albo { "help" }.
# $part: what was typed, or the part of it that is meant
play-several = „{ $part }” pasuje do kilku możliwości; wpisz numer albo więcej słów:
play-none = „{ $part }” nie pasuje do żadnej możliwości. Wpisz numer z listy albo { "help" }.
play-none-after = „{ $part }” nie pasuje do żadnej możliwości po tym, co stoi wcześniej. Nic się nie dzieje.
play-interrupted = „{ $part }” nie można wybrać razem z tym, co stoi wcześniej: po drodze coś się wydarza. Nic się nie dzieje.
play-nothing = Teraz nic.
# $start: how the name of an area begins
play-no-area = Nie ma dokładnie jednego obszaru, którego nazwa zaczyna się od „{ $start }”.
# $why: a reason as a sentence; $rules: the ids of its rules
play-why = { SAY($why) } ({ $rules })
play-why-can = { NAME($element) }: możesz to teraz wybrać.
play-why-unknown = Nic nie nazywa się „{ $name }”.
play-undo-refused = Tego nie możesz cofnąć: od tamtej pory inni coś zrobili lub czegoś się dowiedzieli.
play-undo-nothing = Nie masz czego cofnąć.
# $choice: the choice in words
play-undone = Cofnięto: { $choice }
play-saved = Zapisano w pliku { $file }

## Help. The attribute .typed is what to type.

# $example: such as "area bronte"
play-help-answer = Odpowiedz numerem, możliwością (`{ $example }`) albo kilkoma jej słowami.
play-help-several = Kilka decyzji naraz: oddziel je średnikami albo wpisz kilka numerów (`{ $example }`). Wykonują się wszystkie albo żadna.
play-help-anytime = co możesz zrobić w każdej chwili (także: { "a" })
play-help-look = część planszy z bliska
    .typed = { "look" } NAZWA
play-help-log = co się dotąd wydarzyło
    .typed = { "log" }
# $rules: an example
play-help-rules = sprawdź zasady, na przykład { $rules }
    .typed = { "rules" } ID, { "rules" } SŁOWO
play-help-why = dlaczego czegoś nie można teraz wybrać
    .typed = { "why" } NAZWA
play-help-hint = co zrobiłby Consigliere i dlaczego; { "hint all" }: o każdej możliwości
    .typed = { "hint" }
play-help-undo = cofnij ostatnią decyzję, dopóki nikt się z niej niczego nie dowiedział
    .typed = { "undo" }
play-help-save = zapisz kopię; gra i tak jest zapisywana po każdej decyzji
    .typed = { "save" } PLIK
play-help-help = ta lista (także: ?)
    .typed = { "help" }
play-help-quit = przerwij tutaj; gra zostaje zapisana
    .typed = { "quit" }
play-help-again = jeszcze raz to samo pytanie
    .typed = { "again" }

## Advice and replays

# $n (number): how many choices are not shown; $command: what shows them
advice-more =
    {"  "}{ $n ->
        [one] jeszcze { $n }: { $command }
        [few] jeszcze { $n }: { $command }
        [many] jeszcze { $n }: { $command }
       *[other] jeszcze { $n }: { $command }
    }
# $n (number): choices so far
replay-step = [{ $n }] Enter: dalej, { "b" }: plansza, { "q" }: koniec
# $total (number): all choices of the record
replay-after = Po decyzji { $n } z { $total }.
replay-unfinished =
    { $total ->
        [one] Gra jest niedokończona: { $total } decyzja.
        [few] Gra jest niedokończona: { $total } decyzje.
        [many] Gra jest niedokończona: { $total } decyzji.
       *[other] Gra jest niedokończona: { $total } decyzji.
    }
# $digest: letters and digits
replay-sound = Zapis jest poprawny: kończy się odciskiem { $digest }.
replay-cut = Zapis nie ma odcisku: został urwany albo gra nie została dokończona.

## A game without a drawing of its own

table-panel-table = cały stół, jak go widzisz
table-score = wynik
# $n (number): the round; $games (number): how many games
table-when = runda { $n }: { $games }

## cosca report

report-thinking = Consigliere patrzy wstecz
report-chances = Kto miał największe szanse
report-turnings = Punkty zwrotne
report-mistakes = Najkosztowniejsze błędy
report-start = Przygotowanie
# $n (number of choices made), $round (as game-round says it)
report-moment = { $round }, po decyzji { $n }
# the same, and $seat (whose turn it was)
report-turn = { $round }, po decyzji { $n }: tura gracza { NAME($seat) }
# $seat, $chosen, $better (choices in words), $chance, $best (per cent)
report-mistake = { NAME($seat) }: „{ $chosen }” ({ $chance }%). Lepiej: „{ $better }” ({ $best }%).

# $n: a number as the language writes it
percent = { $n }%
# What may be typed to look up rules of a game without an example of its own.
play-rules-example = `rules A1`

## Zadania

# $seat: who is to decide
puzzle-task = Twoja strona: { NAME($seat) }. Co jest najlepsze? { "solution" } pokazuje odpowiedź.
puzzle-type = Wpisz liczbę albo możliwość słowami, albo { "solution" }, aby zobaczyć najlepszą.
puzzle-wrong = Jest coś lepszego. Spróbuj jeszcze raz albo wpisz { "solution" }.
# $first (true, false): at the first attempt
puzzle-solved =
    { $first ->
        [true] Rozwiązane!
       *[false] Właśnie tak.
    }
puzzle-solution = Szanse na zwycięstwo, od najlepszej możliwości
# $themes: names; $rating (a number as text): how hard it is; $key: the id of the puzzle
puzzle-about = { LIST($themes, type: "comma") } · punkty rankingowe { $rating } · { $key }
