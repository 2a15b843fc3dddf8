# The words of the pages around the tables: start page, new table, waiting room, account, rules.

word-cancel = Anuluj
word-again = Spróbuj znowu

error-unknown = Coś poszło nie tak. Spróbuj jeszcze raz.

site-skip = Przejdź do treści
site-home = Cosca, strona główna
site-nav = Główna nawigacja
site-new = Nowy stół
site-rules = Zasady
site-puzzles = Zadania
site-me = Konto
site-unofficial = Cosca to nieoficjalny projekt fanów. Nie jest związana z wydawcami gier.
site-version = Wersja { $version }

name-label = Grasz jako
name-guest = gość
name-change = { $name }: zmień nazwę
name-save = Zapisz
name-empty = Nazwa musi mieć co najmniej jedną literę.

lost-title = Nie ma takiej strony
lost-words = Ta ulica prowadzi donikąd. Nikt niczego nie widział.

quick-title = Nakrywamy do stołu
quick-words = Pozostałe rodziny już jadą.

home-kicker = Dwie wielkie gry o rodzinach i przysługach
home-tagline = Usiądź, nalej sobie kawy i uważaj, komu ufasz.
home-play-la_famiglia = Zagraj w La Famiglia
home-play-corleones_empire = Zagraj w Imperium Corleone
home-about-la_famiglia = Sycylia, rok 1981: tajne plany w drużynie, blef i walka o wyspę. 4 graczy w 2 drużynach, od 2 do 3 godzin, trudna.
home-about-corleones_empire = Nowy Jork, rok 1950: wysyłaj rodzinę, wykonuj zlecenia, przekupuj sojuszników, chowaj pieniądze. Od 2 do 5 rodzin, od 60 do 90 minut, średnio trudna.
home-learn = Naucz się grać
home-learn-la_famiglia = Naucz się grać w La Famiglia
home-learn-corleones_empire = Naucz się grać w Imperium Corleone
home-promise = Zagraj z botami w kilka sekund. Bez konta.
home-mine = Twoje gry
home-calls = { $n ->
    [one] { $n } gra czeka na ciebie
    [few] { $n } gry czekają na ciebie
    [many] { $n } gier czeka na ciebie
   *[other] { $n } gry czeka na ciebie
}
home-moreMine = { $n ->
    [one] Jeszcze jedna gra
    [few] Jeszcze { $n } gry
    [many] Jeszcze { $n } gier
   *[other] Jeszcze { $n } gry
}
home-open = Otwarte stoły
home-noOpen = Nie ma teraz otwartego stołu. Załóż swój, a inni go tu zobaczą.
home-allOpen = Wszystkie otwarte stoły
home-putAway = Usuń z mojej listy
home-make = Własny stół
home-makeWords = Zaproś znajomych linkiem, posadź boty albo grajcie na jednym ekranie.
home-makeButton = Załóż stół
home-puzzles = Zadania: znajdź najlepszy ruch
home-replay = Powtórka
home-replayRecord = Obejrzyj grę z jej zapisu
home-past = Zakończone gry

learn-title = { $game }: nauka gry
learn-la_famiglia = Drużyna dwóch rodzin przeciw dwóm innym, o władzę nad Sycylią. W każdej rundzie planujecie w tajemnicy znacznikami, kolumnami i rozkazami; potem wszystkie rozkazy zostają odkryte i zaczyna się walka o obszary, pełna blefu. Wygrywa drużyna, która ma dość mandamenti.
learn-corleones_empire = Rodziny w Nowym Jorku wysyłają swoich ludzi do interesów, zbierają towary, wykonują brudne zlecenia i walczą o dzielnice. Na końcu liczą się pieniądze w walizce: trzeba je zarobić i w porę schować.
learn-begin = Zagraj z przewodnikiem
learn-goOn = Graj dalej
learn-anew = Zacznij od nowa
learn-minutes = Gra w dwie minuty
# what the series of pictures is, for screen readers
learn-minutes-kind = Galeria obrazków
learn-minutes-back = Wstecz
learn-minutes-next = Dalej
# $n, $all (numbers)
learn-minutes-of = Obrazek { $n } z { $all }
learn-minutes-loading = Wczytywanie obrazków …
learn-first = Zaczynasz w środku akcji i wygrywasz pierwszą walkę. Potem grasz dalej przeciw łagodnym botom: przewodnik wyjaśnia to, co nowe, i uzasadnia każdą radę.
learn-time-la_famiglia = Pierwsza bitwa trwa około dziesięciu minut, cała gra około godziny.
learn-time-corleones_empire = Pierwszy akt trwa około dziesięciu minut, cała gra około godziny.
learn-lessons = Krótsze lekcje
learn-lesson-la_famiglia-planning = Faza planowania
learn-lesson-la_famiglia-encounter = Faza spotkań
learn-lesson-la_famiglia-conflict = Konflikt
learn-lesson-corleones_empire-jobs = Zlecenia
learn-lesson-corleones_empire-turf_war = Walka o dzielnice
learn-lesson-corleones_empire-bidding = Licytacja o sojuszników
learn-about-la_famiglia-planning = Jedna faza planowania: znaczniki, kolumny i miejsca na rozkazy.
learn-about-la_famiglia-encounter = Jedna faza spotkań: zaopatrzenie, ruchy, ataki i to, co przepada, gdy nikt nie zostaje.
learn-about-la_famiglia-conflict = Jedna walka: brutalność albo finezja i blef na karty.
learn-about-corleones_empire-jobs = Towary, zlecenia i to, kiedy brać pieniądze.
learn-about-corleones_empire-turf_war = Ostatnie figurki aktu i to, kto zdobywa którą dzielnicę.
learn-about-corleones_empire-bidding = Tajna oferta i wartość sojusznika.
learn-rules = Wolę przeczytać zasady

lobby-title = Otwarte stoły
lobby-game = Gra
lobby-anyGame = Wszystkie gry
lobby-status = Pokaż
lobby-anyStatus = wszystkie otwarte stoły
lobby-waiting = stoły, które czekają na graczy
lobby-running = gry do oglądania
lobby-pace = Tempo
lobby-anyPace = dowolne
lobby-untimed = bez zegara
lobby-live = na żywo
lobby-days = wielodniowe
lobby-free = Tylko z wolnym miejscem
lobby-more = Więcej stołów
lobby-none = Nie ma teraz pasujących stołów.

seat-free = wolne miejsce

card-against = kontra
card-plays = kontra
card-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
card-full = Wszystkie miejsca zajęte
card-yours = Twoja tura
card-waits = { $names ->
    [1] Decyduje { LIST($names) }
   *[other] Decydują { LIST($names) }
}
card-runs = W toku
card-pace = { $kind ->
    [live] { $seconds } s na decyzję
   *[days] { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }{ $increment_hours ->
        [0] { "" }
       *[other] { " " }+ { $increment_hours } h za turę
    }
}
card-won = Wygrana
card-lost = Przegrana
card-draw = Remis
card-over = Zakończona
card-join = Dołącz
card-watch = Oglądaj
card-room = Do stołu
card-turn = Twój ruch
card-open = Graj dalej
card-look = Zobacz

form-needed = To pole jest wymagane.
form-least = { $n ->
    [one] Co najmniej { $n } znak.
    [few] Co najmniej { $n } znaki.
    [many] Co najmniej { $n } znaków.
   *[other] Co najmniej { $n } znaku.
}

me-title = Konto
me-notifications = Powiadomienia
me-why = Możesz grać bez konta. Z kontem twoje gry są na wszystkich twoich urządzeniach.
me-make = Załóż konto
me-makeButton = Załóż konto
me-made = Masz już konto. Twoje gry są do niego przypisane.
me-login = Login
me-loginHint = Do logowania i zaproszeń; inni widzą twoją nazwę.
me-password = Hasło
me-passwordHint = Co najmniej 8 znaków.
me-enter = Logowanie
me-enterButton = Zaloguj się
me-entered = Logowanie się powiodło.
me-handOver = Gry, w które grasz tu jako gość, przechodzą na konto.
me-account = Twoje konto
me-signedIn = Zalogowane konto: { $login }. Twoje gry są na każdym urządzeniu, na którym się zalogujesz.
me-leave = Wyloguj
me-leaveAll = Wyloguj wszędzie
me-left = Wylogowano.
me-change = Zmiana hasła
me-old = Obecne hasło
me-new = Nowe hasło
me-changeButton = Zmień hasło
me-changed = Hasło jest zmienione. Na innych urządzeniach wylogowano.
me-forgot = Nie pamiętasz hasła?
me-email = E-mail
me-emailIs = Linki do nowego hasła trafiają na adres { $email }.
me-emailNone = Adres e-mail nie jest zapisany.
me-emailWhy = Służy do wysłania linku, jeśli zapomnisz hasła, a po potwierdzeniu także do powiadomień.
me-emailNew = E-mail (opcjonalnie)
me-emailButton = Zapisz e-mail
me-emailKept = E-mail jest zapisany.
me-delete = Usunięcie konta
me-deleteWords = To usuwa twoje konto na zawsze. W trwających grach twoje miejsca przejmują boty.
me-deleteButton = Usuń moje konto
me-forget = Usunięcie profilu gościa
me-forgetWords = To usuwa twój profil gościa na zawsze. W trwających grach twoje miejsca przejmują boty; nie można już do nich wrócić.
me-forgetButton = Usuń mój profil gościa

devices-title = Zalogowane urządzenia
devices-name = { $browser }, { $system }
devices-unknown = Nieznane urządzenie
devices-here = to urządzenie
devices-seen = ostatnio: { $when }
devices-out = Wyloguj
devices-outOf = Wyloguj: { $device }
devices-others = Wyloguj wszędzie indziej

reset-title = Nowe hasło
reset-words = Link do nowego hasła wyślemy na adres e-mail twojego konta.
reset-send = Wyślij link
reset-sent = Jeśli jest takie konto i ma adres e-mail, link jest w drodze. Działa raz, przez dwie godziny.
reset-noMail = Ten serwer nie wysyła poczty. Poproś o link osoby, które go prowadzą.
reset-done = Hasło do konta { $login } jest zmienione. Na wszystkich urządzeniach wylogowano.

admin-title = Administracja
admin-notYours = Ta strona jest tylko dla administratorów serwera.
admin-people = Ludzie
admin-tables = Stoły
admin-server = Serwer
admin-search = Szukaj
admin-searchPeople = Nazwa, login, e-mail lub identyfikator
admin-searchTables = Identyfikator stołu lub gracz
admin-status = Stan
admin-anyStatus = Dowolny
admin-statusOf = { $status ->
    [waiting] czeka
    [running] trwa
   *[over] zakończony
}
admin-more = Więcej
admin-nothing = Nic nie znaleziono.
admin-guest = gość
admin-right = administrator
admin-banned = zablokowane konto
admin-muted = zakaz czatu
admin-seen = ostatnio: { $when }
admin-made = utworzenie: { $when }
admin-changed = zmiana: { $when }
admin-devices = { $n ->
    [one] { $n } urządzenie
    [few] { $n } urządzenia
    [many] { $n } urządzeń
   *[other] { $n } urządzenia
}
admin-look = Szczegóły
admin-lookOf = Szczegóły: { $name }
admin-close = Zamknij
admin-ban = Zablokuj
admin-unban = Odblokuj
admin-mute = Zakaż czatu
admin-unmute = Pozwól na czat
admin-grant = Mianuj administratorem
admin-revoke = Odbierz uprawnienia
admin-reset = Link do nowego hasła
admin-resetLink = Działa raz, przez dwie godziny. Nie dawaj go nikomu innemu:
admin-remove = Usuń
admin-removeSure = Usunąć na zawsze?
admin-removeMember = Usuń od stołu
admin-removeMemberOf = Usuń od stołu: { $name }
admin-invite = Odnów zaproszenie
admin-invited = Dotychczasowe linki już nikogo nie wpuszczą. Uczestnicy znajdą nowy przy stole.
admin-members = Uczestnicy
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
admin-damaged = { $entry ->
    [0] Ten stół jest uszkodzony i nie da się przy nim grać dalej.
   *[other] Dziennik jest uszkodzony od wpisu { $entry }. To, co wcześniej, można zachować jako zapis, który zdradza wszystkie tajemnice gry.
}
admin-sizes = wpisy w dzienniku: { $entries }, wiersze czatu: { $chat }
admin-notice = Wiadomość do wszystkich połączonych
admin-noticeText = Treść
admin-noticeMinutes = Minuty do restartu (opcjonalnie)
admin-noticeSend = Wyślij
admin-noticeSent = Wysłano.
admin-errors = Ostatnie błędy
admin-noErrors = Brak błędów od startu serwera.
admin-audit = Działania administratorów
admin-commandLine = wiersz poleceń
admin-done = Gotowe.

rules-title = Zasady
rules-words = Każda zasada ma numer. Gra podaje go tam, gdzie o coś cię pyta.
rules-search = Szukaj w zasadach
rules-example-la_famiglia = rozkaz, A4, soldati …
rules-example-corleones_empire = zlecenie, F4, walizka …
rules-sections = Rozdziały
rules-found = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
}
rules-none = Brak pasujących zasad.
rules-link = Link do zasady { $id }
rules-all = Wszystkie zasady po kolei
rules-of-la_famiglia = La Famiglia
rules-of-corleones_empire = Imperium Corleone
rules-print = Drukuj
rules-offline = Zapisane na tym urządzeniu: można czytać bez połączenia.

bots-picciotto = Łatwy bot
bots-soldato = Średni bot
bots-caporegime = Wprawny bot
bots-capo = Silny bot
bots-don = Mistrzowski bot
bots-random = Losowy bot
bots-default = Ostrożny bot

botAbout-picciotto = Początkujący: szybki, rozsądny i często w błędzie.
botAbout-soldato = Wie, ile wart jest każdy ruch, i rzadko się myli.
botAbout-caporegime = Z tysięcy gier wie, co robić, i robi to od razu.
botAbout-capo = Myśli naprzód: zanim zdecyduje, rozgrywa w głowie całą rundę.
botAbout-don = Też myśli naprzód, a z tysięcy gier wie, co warto rozważyć najpierw.
botAbout-random = Robi cokolwiek, na co pozwalają zasady.
botAbout-default = Odmawia wszystkiego, czego można odmówić.

option-none = Nic nie wybrano: decyduje los.
option-held = Wybrano { $n } z { $of }.

new-title = Nowy stół
new-game = Gra
new-who = Kto gra
new-preset-bots = Przeciw botom
new-preset-friends = Ze znajomymi
new-preset-screen = Na jednym ekranie
new-presetWords-bots = Zaczynasz od razu. Pozostałe miejsca zajmują boty.
new-presetWords-friends = Dostajesz link, który wysyłasz znajomym.
new-presetWords-screen = Gracie na jednym urządzeniu i podajecie je sobie.
new-team = Drużyna { $n }
new-sitter-me = Ja
new-sitter-open = Wolne
new-sitter-bot = Bot
new-bot = Bot dla gracza { $n }
new-level = Siła botów
new-hotSeat = { $n ->
    [one] Zajmujesz { $n } miejsce przy tym ekranie.
    [few] Zajmujesz { $n } miejsca przy tym ekranie: przed każdą turą poprosi o przekazanie go dalej.
    [many] Zajmujesz { $n } miejsc przy tym ekranie: przed każdą turą poprosi o przekazanie go dalej.
   *[other] Zajmujesz { $n } miejsca przy tym ekranie: przed każdą turą poprosi o przekazanie go dalej.
}
new-invite = { $n ->
    [one] Jedno miejsce pozostaje wolne: dostaniesz link z zaproszeniem.
    [few] { $n } miejsca pozostają wolne: dostaniesz link, by zaprosić znajomych.
    [many] { $n } miejsc pozostaje wolnych: dostaniesz link, by zaprosić znajomych.
   *[other] { $n } miejsca pozostaje wolne: dostaniesz link, by zaprosić znajomych.
}
new-names = Kto tu siedzi
new-seats = Miejsce po miejscu
new-details = Więcej ustawień
new-options = Wydanie i opcje
new-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}
hours-title = Godziny ciszy i urlop
hours-why = W grach wielodniowych twój zegar w tym czasie stoi, według strefy czasowej tego urządzenia. Inne godziny ciszy można ustawić po 7 dniach; pomyłkę można poprawić w ciągu pierwszych 5 minut. Przez dobę po zmianie zegar stoi tylko w godzinach, które należą i do starych, i do nowych godzin ciszy.
hours-quiet = Codzienne godziny ciszy
hours-from = Od
hours-to = Do
hours-holidays = Urlop
hours-first = Pierwszy dzień
hours-last = Ostatni dzień
hours-more = Dodaj urlop
hours-less = Usuń
hours-save = Zapisz
hours-kept = Zapisano.

pace-title = Tempo
pace-untimed = Bez zegara
pace-live = Na żywo
pace-days = Wielodniowa
pace-untimedHelp = Każdy gra tak długo, jak potrzebuje.
pace-liveHelp = Na każdą decyzję jest określony czas; jego przekroczenie zużywa zapas. Jeśli skończy ci się czas, gra za ciebie bot, aż wrócisz.
pace-daysHelp = Każdy ma tyle dni na całą grę, nie licząc swoich godzin ciszy i urlopu. Jeśli skończy ci się czas, gra za ciebie bot, aż wrócisz.
pace-daysIncrementHelp = Każdy zaczyna z tym czasem i po każdej swojej turze dostaje dodatkowy, aż do limitu. Własne godziny ciszy i urlop się nie liczą. Jeśli skończy ci się czas, do twojego powrotu gra za ciebie bot.
pace-seconds = Czas na decyzję
pace-bank = Zapas czasu na całą grę
pace-budget = Czas na całą grę
pace-start = Czas na początku
pace-increment = Dodatek za turę
pace-cap = Najwyżej
pace-noIncrement = Brak
pace-nSeconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
pace-nMinutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
pace-nHours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
pace-nDays = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}

new-doors = Kto może dołączyć
new-private = Prywatny
new-open = Publiczny
new-privateHelp = Dołączyć i oglądać mogą tylko osoby, które mają twój link.
new-openHelp = Stół jest na liście na stronie głównej; wolne miejsce może zająć każdy.
new-spectators = Inni mogą oglądać i widzą tylko to, co jawne
new-hints = Grający mogą prosić Consigliere o radę
new-newcomers = Gdy gra trwa, nowe osoby mogą prosić o miejsce bota; muszą się zgodzić wszyscy grający
new-start = Zacznij grę
new-make = Załóż stół

room-open = Publiczny stół, przed grą
room-private = Prywatny stół, przed grą
room-you = ty
room-host = gospodarz
room-here = online
room-away = offline
room-sit = Usiądź tu
room-sitOf = Usiądź jako gracz { $n }
room-stand = Wstań
room-standOf = Wstań (gracz { $n })
room-kick = Usuń
room-kickOf = Usuń: { $name } (gracz { $n })
room-hand = Przekaż stół
room-handOf = Przekaż stół: { $name }
room-noBot = Bez bota
room-botOf = Bot dla gracza { $n }
room-start = Zacznij grę
room-ready = Wszystkie miejsca są zajęte.
room-free = { $n ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
    [few] { $n } miejsca są jeszcze wolne. Zaproś znajomych albo posadź tam boty.
    [many] { $n } miejsc jest jeszcze wolnych. Zaproś znajomych albo posadź tam boty.
   *[other] { $n } miejsca jest jeszcze wolne. Zaproś znajomych albo posadź tam boty.
}
# for those who cannot put bots there
room-freeSeats = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
    [many] { $n } miejsc jest jeszcze wolnych.
   *[other] { $n } miejsca jest jeszcze wolne.
}
room-waitHost = Wszystkie miejsca są zajęte. Grę zaczyna gospodarz.
room-powers = Jesteś gospodarzem
room-listed = Publiczny: na liście na stronie głównej, dołączyć może każdy
room-close = Zamknij stół
room-closeWords = Stół znika dla wszystkich, którzy do niego przyszli.
room-invite = Zaproś znajomych
room-inviteWords = Kto otworzy ten link, może tu usiąść. Nikt nie potrzebuje konta.
room-inviteAddress = Działa też adres tej strony.
room-link = Link do tego stołu
room-qr = Kod QR: link z zaproszeniem
room-scan = Albo zeskanuj telefonem.
room-nameOf = Nazwa gracza { $n }
room-meanwhile = W czasie oczekiwania
room-read-guide = Jak się gra
room-read-family = Rodziny
room-read-tile = Kafelki kontroli
room-read-rules = Wszystkie zasady (w nowej karcie)
room-share = Udostępnij
room-save = Zapisz opcje
room-hotSeat = Wspólny ekran: jedna osoba zajmuje miejsca po więcej niż jednej stronie. Nikt inny nie może dołączyć, dopóki ta osoba nie wstanie.
# $kind (live or days), $seconds, $minutes, $days, $increment_hours (0: none), $cap_days (numbers)
room-pace = { $kind ->
    [live] Na żywo: { $seconds } s na każdą decyzję i { $minutes } min w zapasie.
   *[days] { $increment_hours ->
        [0] { $days ->
            [one] Jeden dzień na całą grę, nie licząc twoich godzin ciszy i urlopu.
            [few] { $days } dni na całą grę, nie licząc twoich godzin ciszy i urlopu.
            [many] { $days } dni na całą grę, nie licząc twoich godzin ciszy i urlopu.
           *[other] { $days } dnia na całą grę, nie licząc twoich godzin ciszy i urlopu.
        }
       *[other] { $days ->
            [one] Jeden dzień na początku,
            [few] { $days } dni na początku,
            [many] { $days } dni na początku,
           *[other] { $days } dnia na początku,
        } a po każdej twojej turze dodatkowo { $increment_hours } h, łącznie najwyżej { $cap_days ->
            [one] jeden dzień
            [few] { $cap_days } dni
            [many] { $cap_days } dni
           *[other] { $cap_days } dnia
        }. Twoje godziny ciszy i urlop się nie liczą.
    }
}
room-hints = Grający mogą prosić Consigliere o radę.
room-noHints = Przy tym stole Consigliere nie doradza.
