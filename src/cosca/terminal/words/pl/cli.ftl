# The command line: what `--help` says, and what is wrong with a line that was typed. Names in capitals, flags, paths and
# words in { "quotes" } are typed as they are.

## Help: a command, and by their names its parameters

usage-titles = Pomoc
    .usage = Użycie
    .arguments = Argumenty
    .options = Opcje
    .commands = Polecenia
    .required = wymagane
    .default = domyślnie
    .examples = Przykłady:
    .given = [OPCJE]
usage-options = Wspólne dla kilku poleceń
    .game = Która gra. Domyślnie: { "la_famiglia" }.
    .named = Która gra, jako opcja.
    .data = Zestaw elementów podany nazwą ({ "house-1" }) albo folder, którego pliki zastępują pliki domyślnego zestawu.
    .language = Język: { "en, de, pl" }. Domyślnie: { "COSCA_LANGUAGE" }, a bez niej język systemu.
    .option = Dowolna opcja gry, podana nazwą.
    .help = Pokazuje tę pomoc.
    .install_completion = Włącza uzupełnianie poleceń w tej powłoce.
    .show_completion = Pokazuje uzupełnianie poleceń, do skopiowania lub zmiany.
    .cluster = Gdzie toczą się gry: { "local" } (procesy na tym komputerze) albo adres planisty Daska, na przykład { "tls://host:8786" }; wtedy pracują wszystkie jego procesy, a --jobs się nie liczy. Wymaga { "cosca[batch]" }.
# $shapes: what may be given in each game; $default: what stands for nothing, or none
usage-flag =
    { $default ->
        [none] { $shapes }.
       *[other] { $shapes } (domyślnie { $default }).
    }
# $kind (flag, one, several, some); $values: what may be given; $n (number): how many of them
usage-shape =
    { $kind ->
        [flag] wariant, domyślnie wyłączony
        [one] { LIST($values, type: "or") }
        [some] po jednej na gracza spośród: { LIST($values, type: "comma") }
       *[several] { $n } spośród: { LIST($values, type: "comma") }
    }
usage-cosca = Wymagające gry planszowe z botami lub ze znajomymi, według pełnych zasad.
    .version = Podaje wersję.
usage-play = Gra w terminalu, z botami albo w kilka osób przy jednej klawiaturze. Gra jest zapisywana po każdej decyzji.
    .seat = Miejsce, na którym gra człowiek, na pozostałych grają boty; można podać kilka razy. Domyślnie: 1.
    .seats = Miejsca, na których grają ludzie przy tej klawiaturze: `all` (wszystkie) albo na przykład 1,3.
    .bot = Kto gra na pozostałych miejscach.
    .seed = Liczba całkowita: to samo ziarno daje tę samą grę.
    .save = Gdzie zapisywać po każdej decyzji.
    .resume = Dalszy ciąg zapisanej gry.
    .record = Gdzie na koniec trafi zapis.
usage-sim = Boty rozgrywają wiele gier, a program liczy, kto wygrywa. Wynik zależy tylko od ziarna, nie od --jobs.
    .games = Ile gier.
    .seed = Ziarno pierwszej gry; kolejne następują po nim. Domyślnie: 1.
    .jobs = Ile procesów dzieli się pracą.
    .bot = Jeden na wszystkie miejsca, jeden na drużynę albo jeden na miejsce. Domyślnie: soldato.
    .csv = Zapisuje jeden wiersz na grę.
    .json = Zapisuje podsumowanie.
    .records = Zapisuje same gry ze wszystkimi decyzjami jako { ".jsonl" } lub { ".parquet" } (wymaga { "cosca[data]" }), a obok nich opis.
    .observations = Do --records: zapisuje także w liczbach, co każdy wiedział przed swoją decyzją.
    .fresh = Zaczyna przerwany przebieg z --csv lub --records od nowa albo go wznawia (domyślnie).
usage-arena = Sprawdza, który z dwóch botów jest lepszy. Blok to jedno ziarno, rozegrane raz z A w każdej z drużyn (na każdym miejscu, gdy każdy gra za siebie). Wynik zależy tylko od ziarna, nie od --jobs, chyba że bot myśli przez pewien czas, a nie przez liczbę przebiegów.
    .game = Która gra.
    .a = Bot jednej drużyny.
    .b = Bot wszystkich pozostałych drużyn.
    .games = Ile gier, w zaokrągleniu w górę do całych bloków.
    .seed = Ziarno pierwszego bloku; kolejne następują po nim. Domyślnie: 1.
    .jobs = Ile procesów dzieli się pracą.
    .csv = Zapisuje jeden wiersz na grę i idzie dalej tam, gdzie plik się kończy.
    .json = Zapisuje podsumowanie.
    .plot = Rysuje podsumowanie: { ".png, .svg" } lub { ".pdf" }. Wymaga { "cosca[plot]" }.
    .fresh = Zaczyna plik --csv od nowa albo idzie dalej (domyślnie).
usage-replay = Odtwarza zapis, sprawdza, czy kończy się tak samo, i opowiada grę słowami.
    .file = Zapis albo gra zapisana przez `cosca play`.
    .to = Zatrzymaj po tylu decyzjach.
    .at = Zatrzymaj na początku tej rundy lub tego aktu.
    .step = Czekaj na Enter przed każdą decyzją.
    .seat = Opowiadaj to, co widział ten gracz. Domyślnie: to, co widzieli wszyscy.
    .board = Na koniec narysuj stół.
    .strict = Zapis bez odcisku jest błędem.
usage-advise = Pyta Consigliere: możliwości od najlepszej, wyłącznie na podstawie tego, co wie dany gracz.
    .file = Gra zapisana przez `cosca play`, zapis albo scenariusz.
    .seat = Doradzaj temu graczowi. Domyślnie: temu, który ma decydować.
    .seconds = Jak długo myśleć.
    .to = Pozycja po tylu decyzjach.
    .every = Oceń wszystkie możliwości, nie tylko najlepsze.
usage-puzzle = Rozwiąż zadanie: pozycję z gry między botami z jedną najlepszą odpowiedzią.
    .theme = Tylko zadania na ten temat, na przykład { "attack" } albo { "bribery" }.
    .today = Zadanie dnia.
    .id = To zadanie.
    .rating = Jak trudne ma być, w przybliżeniu.
usage-report = Spojrzenie wstecz na skończoną grę: kto i kiedy miał przewagę, co ją odwróciło i co każdego gracza kosztowało najwięcej.
    .file = Zapis skończonej gry.
    .seconds = Najwyżej tyle sekund pracy procesora.
usage-scenario = Wykonuje scenariusze: pozycja, decyzje, oczekiwania. Kończy się kodem 1, jeśli coś się nie zgadza.
    .files = Pliki ze scenariuszami albo foldery z nimi.
usage-rules = Czyta wprowadzenie, wyszukuje zasady po numerze lub słowie albo podaje, które z nich sprawdzają testy.
    .words = Wprowadzenie ({ "guide" }), numery takie jak V4 albo słowa. Bez nich: spis rozdziałów.
    .coverage = Zasady tej gry, których nie sprawdza żaden test.
    .tests = Folder z testami.
usage-conflict = La Famiglia: jak obie strony najlepiej rozgrywają konflikt, jakie są szanse i czy lepsza jest brutalność.
    .attackers = Atakujący soldati, od 1 do 50.
    .defenders = Broniący się soldati, od 1 do 50.
    .attacker_supply = Soldati strony atakującej w puli.
    .defender_supply = Soldati strony broniącej się w puli.
    .neutral = Bronią się neutralni.
    .agitated = Atakują podburzeni neutralni.
    .predictable = Wariant z zasady K8.
    .vendetta = Strona atakująca ma kafelek „Wendeta”.
    .area = Ile wart jest obszar, jeśli zostanie przejęty.
    .emptied = Ile jest wart, jeśli zostanie opróżniony.
    .soldato = Ile wart jest soldato.
    .home = Jaką częścią straty jest soldato, który wraca do siedziby (od 0 do 1).
    .recruit = Ile wart jest soldato zwerbowany za neutralnego.
    .table = Wartości wszystkich konfliktów od 1 na 1 do 8 na 8.
    .json = Podaje wszystkie liczby jako JSON.
usage-serve = Uruchamia serwer ze stroną i jej stołami. Limity i inne ustawienia podaje się w zmiennych COSCA_*: docs/hosting.md.
usage-database = Kopia zapasowa, odtwarzanie i aktualizacja bazy danych serwera.
usage-admin = Zarządza ludźmi i stołami serwera; każda zmiana zostaje odnotowana.
usage-games = Eksportuje zakończone gry serwera jako dane i sprawdza takie pliki przez odtworzenie gier.

## Mistakes, each one line. $near: what may have been meant; $known: what there is; $given: what was typed

# What a file has wrong, told in English with its place. $text
wrong-document = Tego nie da się odczytać; co i gdzie, podajemy po angielsku: { $text }
# $file: a path
wrong-file--missing = { $file }: Nie ma takiego pliku.
wrong-file--locked = { $file }: Brak prawa do otwarcia.
wrong-file--folder = { $file }: To folder, a nie plik.
wrong-file--no-folder = { $file }: Ścieżka prowadzi przez plik, który nie jest folderem.
# $flag: an option or argument; $text: what is wrong with it
wrong-flag-unknown =
    { $near ->
        [0] Nie ma takiej opcji: { $flag }
       *[other] Nie ma takiej opcji: { $flag } (możliwe: { LIST($near, type: "comma") })
    }
wrong-flag-missing = Brakuje argumentu { $flag }.
wrong-flag-value = Zła wartość { $flag }; co jest możliwe, podaje --help.
wrong-flag-alone = Po opcji { $flag } brakuje wartości.
# $name: what was typed
wrong-command =
    { $near ->
        [0] Nie ma polecenia „{ $name }”.
       *[other] Nie ma polecenia „{ $name }”. Może chodzi o { LIST($near, type: "or") }?
    }
wrong-no-game =
    { $near ->
        [0] Nie ma gry „{ $name }” (gry: { LIST($known, type: "comma") }).
       *[other] Nie ma gry „{ $name }”; może chodzi o { LIST($near, type: "or") }? (gry: { LIST($known, type: "comma") })
    }
wrong-no-bot =
    { $near ->
        [0] Nie ma bota „{ $name }” (boty: { LIST($known, type: "comma") }).
       *[other] Nie ma bota „{ $name }”; może chodzi o { LIST($near, type: "or") }? (boty: { LIST($known, type: "comma") })
    }
wrong-no-language =
    { $near ->
        [0] Nie ma języka „{ $name }” (języki: { LIST($known, type: "comma") }).
       *[other] Nie ma języka „{ $name }”; może chodzi o { LIST($near, type: "or") }? (języki: { LIST($known, type: "comma") })
    }
# $game: the name of a game as it is typed
wrong-no-option =
    { $near ->
        [0] W grze { $game } nie ma opcji „{ $name }” (opcje: { LIST($known, type: "comma") }).
       *[other] W grze { $game } nie ma opcji „{ $name }”; może chodzi o { LIST($near, type: "or") }? (opcje: { LIST($known, type: "comma") })
    }
wrong-no-judge = Żaden bot nie umie ocenić gry { $game }; użyj { "random" } albo { "default" }.
wrong-no-puzzle = { $game } nie ma takiego zadania
wrong-no-budget = Bot „{ $name }”: czas do namysłu mogą mieć tylko { LIST($known) }.
# $most (number): seconds; $rounds (number); $first, $second: examples
wrong-budget = Bot „{ $name }”: czas do namysłu to sekundy na turę, najwyżej { $most }, albo liczba przebiegów z literą x, najwyżej { $rounds }: { $first }, { $second }
# $option: its name; $n (number): how many are wanted
wrong-different = { $option }: podaj { $n ->
    [one] { $n } wartość
    [few] { $n } różne wartości
    [many] { $n } różnych wartości
   *[other] { $n } różnej wartości
} spośród: { LIST($known, type: "comma") }; podano: { $given }.
wrong-flag = { $option }: „{ $given }” to ani { "true" }, ani { "false" }.
wrong-none-of = { $option }: „{ $given }” nie należy do możliwych: { LIST($known, type: "comma") }.
wrong-out-of-range = { $option }: { $given } nie jest liczbą od { $least } do { $most }.
wrong-no-folder = { $option }: „{ $given }” nie jest folderem.
wrong-dealt-families = { "families:" } nie można podać razem z { "first_game" }, bo wtedy rodziny są przydzielane (S5).
wrong-speaker = { "speaker:" } podaj po jednym graczu z każdej drużyny, czyli 1 lub 2 oraz 3 lub 4; podano: { $given }.
wrong-name-value = --option { $given }: napisz { "NAME=VALUE" }, na przykład { "edition=1.1" }.
# $n (number): how many play it
wrong-players = --players: liczba graczy w grze { $game } to zawsze { $n }.
wrong-whole = { $flag }: „{ $given }” nie jest liczbą całkowitą.
# $first, $second: two ways to say the same
wrong-one-of = { $first } i { $second }: podaj tylko jedno z nich.
wrong-seats = --seats: „{ $given }” to ani `all`, ani miejsca po przecinkach.
# $n (number): a seat
wrong-no-seat = W grze { $game } nie ma miejsca { $n } (miejsca: { LIST($known, type: "comma") }).
wrong-resume = --resume: zapisana gra ma już swoje opcje i ziarno.
# $teams (true, false): whether seats play in teams
wrong-bots =
    { $teams ->
        [true] --bot: podaj raz, raz na drużynę albo raz na miejsce; podano razy: { $n }.
       *[false] --bot: podaj raz albo raz na miejsce; podano razy: { $n }.
    }
wrong-no-text = { $file }: To nie jest plik tekstowy.
# $head: how a record begins
wrong-no-record = { $file }: wiersz 1: zapis zaczyna się od „{ $head }”.
wrong-newer-rules = { $file }: zasady w wersji { $given }: ten program zna wersje do { $known }.
wrong-other-data = { $file }: elementy { $given }: ta gra ma { $own }; inny zestaw wymaga --data { "DIR" }.
wrong-record-after = { $file }: wiersz { $line }: po odcisku nie może już nic być.
wrong-record-no-choice = { $file }: wiersz { $line }: „{ $text }” nie jest decyzją; decyzja wygląda tak: „{ "1 done" }”.
wrong-record-line = { $file }: wiersz { $line }: „{ $text }” nie jest ani decyzją, ani nagłówkiem.
wrong-record-twice = { $file }: wiersz { $line }: „{ $key }” powtarza się.
wrong-record-lacks = { $file }: brakuje „{ $key }:”.
wrong-record-choice = { $file }: wiersz { $line }: gracz { $seat } nie może teraz wybrać „{ $choice }”.
wrong-record-digest = { $file }: wiersz { $line }: gra kończy się odciskiem { $found }, a nie { $given }.
# $line: a number
wrong-truncated = { $file }: wiersz { $line }: zapis jest ucięty, brakuje mu odcisku.
# $to: a number; $n (number): how many choices there are
wrong-to = { $file }: --to { $to }: liczba decyzji w zapisie to { $n }.
# $at: a number; $n (number): a round or act
wrong-at = { $file }: --at { $at }: zapis kończy się w rundzie lub akcie { $n }.
wrong-over = { $file }: gra jest skończona.
wrong-not-over = { $file }: gra nie jest skończona.
# $n, $other (numbers): seats
wrong-not-asked = { $file }: teraz nie decyduje gracz { $n }, tylko gracz { $other }.
wrong-many-scenarios = { $file }: liczba scenariuszy to { $n }; rada dotyczy jednego.
wrong-no-scenario = { $file }: W tym folderze nie ma scenariusza ({ "*.yaml" }).
wrong-no-position = { $file }: brakuje pozycji.
# $words: what was typed
wrong-no-rule = Żadna zasada nie ma takiego numeru ani słów „{ $words }”.
wrong-no-part = Wprowadzenie nie ma części „{ $words }”; są: { LIST($known, type: "comma") }.
wrong-no-tests = { $file }: nie ma takiego folderu; podaj testy przez --tests { "DIR" }.
wrong-conflict-table = --table: pokazuje wszystkie walki, z wariantami i bez nich; pomiń { $flag }.
# $side (attackers, defenders)
wrong-conflict-side =
    { $side ->
        [attackers] --attackers: podaj, ilu soldati atakuje, albo użyj --table.
       *[defenders] --defenders: podaj, ilu soldati się broni, albo użyj --table.
    }
wrong-conflict-vendetta = --vendetta: kafelek nigdy nie pomaga neutralnym; pomiń --agitated lub --vendetta.
# Files that are written
wrong-is-folder = { $flag } { $file }: to jest folder.
# $folder: where the file would be
wrong-missing-folder = { $flag } { $file }: nie ma folderu { $folder }; najpierw go utwórz.
wrong-plot-ending = --plot { $file }: nazwa musi kończyć się na jedno z: { LIST($known, type: "comma") }.
# $flag: an option or argument; $known: endings
wrong-games-ending = { $flag } { $file }: nazwa musi kończyć się na jedno z: { LIST($known, type: "comma") }.
wrong-no-records = --observations: tylko razem z --records.
wrong-no-matplotlib = --plot: brakuje { "matplotlib" }; zainstaluj: { "pip install cosca[plot]" }
wrong-arena-line = { $file }: wiersz { $line } to nie gra areny.
wrong-no-arena = { $file }: to nie plik areny; podaj inny plik albo --fresh, żeby zacząć ten od nowa.
# $name (version, game, rules, data, options, seats, a, b, code): what differs; $given: there; $own: here
wrong-other-arena =
    { $name ->
        [code] { $file }: gry z innego porównania (kod botów od tego czasu się zmienił); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
        [a] { $file }: gry z innego porównania (A { $given }, a nie { $own }); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
        [b] { $file }: gry z innego porównania (B { $given }, a nie { $own }); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
       *[other] { $file }: gry z innego porównania ({ $name }: { $given }, a nie { $own }); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
    }
# `cosca sim`: its file
wrong-sim-line = { $file }: wiersz { $line } to nie gra symulacji.
wrong-no-sim = { $file }: to nie przerwana symulacja; podaj inny plik albo --fresh, żeby zacząć ten od nowa.
# $name (version, game, rules, data, options, seats, seed, bots, schema, observations, code): what differs; $given: there; $own: here
wrong-other-sim =
    { $name ->
        [code] { $file }: gry z innej symulacji (kod botów od tego czasu się zmienił); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
       *[other] { $file }: gry z innej symulacji ({ $name }: { $given }, a nie { $own }); podaj inny plik albo --fresh, żeby zacząć ten od nowa.
    }
wrong-stopped = zatrzymano

## `cosca scenario`, a line for each

scenario-fits = dobrze
scenario-fails = ŹLE
# $passed, $failed (numbers)
scenario-sum = zgodne: { $passed }, niezgodne: { $failed }
