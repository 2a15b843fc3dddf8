### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = Consigliere jest zajęty: zapytaj za chwilę.
refused-busy--thinking = Consigliere już się zastanawia.
refused-busy--study = Serwer ma bardzo dużo pracy: otwórz analizę za chwilę.
refused-busy--replay = Serwer ma bardzo dużo pracy: otwórz grę za chwilę.
refused-busy--crowd = Zbyt wiele osób pyta teraz Consigliere: zapytaj za chwilę.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = Gracz { $seat } nie może teraz wybrać „{ $text }”.
refused-illegal--path = „{ $text }” nie można wybrać razem z wcześniejszymi decyzjami: do tego czasu coś wychodzi na jaw albo decyduje ktoś inny.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = „{ $text }” nie można tam wybrać.
refused-illegal--undo = Tego nie da się cofnąć.
refused-illegal--nothing_chosen = Nie ma jeszcze żadnej twojej decyzji.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] Login jest pusty.
    [name] Nazwa jest pusta.
    [text] Wiadomość jest pusta.
   *[other] { $field }: nic tu nie ma.
}
# $n, $most (numbers)
refused-malformed--too_long = { $field ->
    [login] Login jest za długi (znaki: { $n }); może mieć najwyżej { $most }.
    [name] Nazwa jest za długa (znaki: { $n }); może mieć najwyżej { $most }.
    [text] Wiadomość jest za długa (znaki: { $n }); może mieć najwyżej { $most }.
   *[other] { $field }: za długie (znaki: { $n }), najwyżej { $most }.
}
# $least (number)
refused-malformed--too_short = { $field ->
    [login] Minimalna długość loginu: { $least }.
   *[password] Minimalna długość hasła: { $least }.
}
refused-malformed--name_unseen = W nazwie są niewidoczne znaki.
refused-malformed--name_marks = Jedna litera nazwy ma za dużo znaków diakrytycznych.
refused-malformed--name_scripts = Litery nazwy pochodzą z kilku podobnych alfabetów: użyj jednego.
refused-malformed--name_reserved = Ta nazwa jest zastrzeżona: wybierz inną.
refused-malformed--email = To nie jest adres e-mail.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = „{ $day }” to nie dzień ani przedział dni od pierwszego do ostatniego.
refused-malformed--time = „{ $time }” to nie godzina, taka jak 22:30.
refused-malformed--zone = Strefa czasowa „{ $zone }” nie jest tu znana.
# $hours, $days, $n (numbers)
refused-malformed--quiet = { $hours ->
    [one] Godziny ciszy mogą trwać najwyżej { $hours } godzinę na dobę.
    [few] Godziny ciszy mogą trwać najwyżej { $hours } godziny na dobę.
    [many] Godziny ciszy mogą trwać najwyżej { $hours } godzin na dobę.
   *[other] Godziny ciszy mogą trwać najwyżej { $hours } godziny na dobę.
}
refused-malformed--quiet_stays = { $days ->
    [one] Godziny ciszy i ich strefa czasowa obowiązują przez { $days } dzień. Zrezygnować z nich możesz w każdej chwili.
    [few] Godziny ciszy i ich strefa czasowa obowiązują przez { $days } dni. Zrezygnować z nich możesz w każdej chwili.
    [many] Godziny ciszy i ich strefa czasowa obowiązują przez { $days } dni. Zrezygnować z nich możesz w każdej chwili.
   *[other] Godziny ciszy i ich strefa czasowa obowiązują przez { $days } dnia. Zrezygnować z nich możesz w każdej chwili.
}
refused-malformed--holidays = Za dużo dni urlopu ({ $n }); w roku może ich być { $days }, wliczając te, które już minęły.
refused-malformed--holidays_ahead = { $days ->
    [one] Urlop można zaplanować najwyżej { $days } dzień naprzód.
    [few] Urlop można zaplanować najwyżej { $days } dni naprzód.
    [many] Urlop można zaplanować najwyżej { $days } dni naprzód.
   *[other] Urlop można zaplanować najwyżej { $days } dnia naprzód.
}
# $problem: what is wrong and at which line, in English
refused-malformed--record = To nie jest zapis, który da się odtworzyć: { $problem }
refused-malformed--content_type = Żądanie z treścią musi mieć nagłówek Content-Type: application/json.
# $problem (English)
refused-malformed--study = Tej analizy nie da się odczytać: { $problem }.
refused-malformed--unreadable = Tego żądania nie da się odczytać.

refused-no_hints = Przy tym stole nie wolno pytać Consigliere.
refused-nothing_asked = Ten gracz nie ma teraz nic do rozstrzygnięcia.

refused-not_allowed = To nie jest dozwolone.
refused-not_allowed--administrator = To jest tylko dla administratorów serwera.
refused-not_allowed--banned = To konto jest zamknięte: zwróć się do osób, które prowadzą ten serwer.
refused-not_allowed--before_end = To wyjdzie na jaw dopiero po końcu gry.
refused-not_allowed--bot_plays = Na tym miejscu gra teraz bot: najpierw je odbierz.
refused-not_allowed--clock_runs = Przy tym stole bot gra za kogoś, komu skończył się czas.
refused-not_allowed--free_seat = Nie można od razu zacząć: jedno miejsce jest jeszcze wolne.
# $hours (number)
refused-not_allowed--here_lately = { $hours ->
    [one] Bot gra za kogoś dopiero po { $hours } godzinie nieobecności.
    [few] Bot gra za kogoś dopiero po { $hours } godzinach nieobecności.
    [many] Bot gra za kogoś dopiero po { $hours } godzinach nieobecności.
   *[other] Bot gra za kogoś dopiero po { $hours } godziny nieobecności.
}
refused-not_allowed--hints_started = Nie można już zmienić, czy wolno pytać Consigliere: w tej grze gra ktoś jeszcze, a tak się zaczęła.
refused-not_allowed--hot_seat = Przy tym stole jedna osoba gra za dwie drużyny: nikt inny nie może dołączyć.
refused-not_allowed--lesson = Ten stół uczy jedną osobę i pokazuje jej to, co zwykle jest zakryte: nikt inny nie może tu usiąść.
refused-not_allowed--host = To może zrobić tylko gospodarz stołu.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = Ten serwer nie odpowiada pod nazwą „{ $name }”: kto go prowadzi, może ją dodać w ustawieniu { $setting }.
refused-not_allowed--invitation = To zaproszenie jest nieważne.
refused-not_allowed--members = Gra trwa: miejsce bota może zająć tylko ktoś, kto ma zaproszenie.
refused-not_allowed--method = Ten adres nie przyjmuje tej metody.
refused-not_allowed--metrics = Pomiary są tylko dla komputera, na którym działa serwer (COSCA_METRICS_OPEN=1 je udostępnia).
refused-not_allowed--muted = Nie możesz już tu pisać na czacie.
refused-not_allowed--name_taken = Ktoś przy stole ma tę nazwę lub bardzo podobną: wybierz inną.
refused-not_allowed--newcomers = Dopóki gra trwa, nikt nowy nie może dołączyć do tego stołu.
refused-not_allowed--no_spectators = Tego stołu nie można oglądać.
refused-not_allowed--no_team = Drużynę ma tylko ktoś, kto zajmuje miejsce.
refused-not_allowed--not_invited = Do tego stołu potrzebujesz zaproszenia.
refused-not_allowed--study_edited = Zmieniona pozycja zaczyna się od początku fazy lub tury: wybierz, gdzie.
refused-not_allowed--study_running = Trwającą grę analizuje się z jej miejsca i tylko ten, kto tam gra.
refused-not_allowed--not_over = Gra jeszcze się nie skończyła.
# $seat (number)
refused-not_allowed--options_seat = Opcji nie można zmienić: ktoś zajmuje miejsce { $seat } lub dalsze.
refused-not_allowed--options_started = Opcji nie można zmienić: gra już się zaczęła.
refused-not_allowed--origin = Żądanie nie pochodzi ze strony tego serwera (jego Origin).
refused-not_allowed--other_side = Masz za sobą grę po stronie przeciwnika i znasz jego tajemnice.
refused-not_allowed--pace_started = Tempa nie można zmienić: gra już się zaczęła.
refused-not_allowed--private = Ten stół jest prywatny: wejdziesz dzięki zaproszeniu.
refused-not_allowed--proposal_open = Jedna propozycja już czeka: najpierw trzeba na nią odpowiedzieć.
refused-not_allowed--rematch = O rewanż może poprosić tylko ktoś, kto grał przy tym stole.
refused-not_allowed--reset_link = Ten link jest nieważny lub już wykorzystany: poproś o nowy.
refused-not_allowed--running = Gra trwa: uzgodnijcie jej koniec albo oddaj swoje miejsce botowi.
# $seat (number)
refused-not_allowed--seat_free = Miejsce { $seat } jest jeszcze wolne: poczekaj na kogoś albo posadź tam bota.
# $seat (number)
refused-not_allowed--seat_taken = Miejsce { $seat } jest zajęte.
refused-not_allowed--sent_away = Gra trwa: to miejsce należy do tego, kto na nim gra.
refused-not_allowed--started = Gra już się zaczęła.
refused-not_allowed--time_is_up = Czas na tę decyzję minął: to, co zostało za ciebie wybrane, zostaje, chyba że wszyscy zgodzą się to cofnąć.
refused-not_allowed--token = W żądaniu brakuje tokenu z /api/me: wczytaj stronę ponownie.
refused-not_allowed--two_teams = Masz już miejsce w innej drużynie: gdy grają też inni, nikt nie gra za dwie drużyny.
refused-not_allowed--wrong_login = Błędny login lub hasło.
refused-not_allowed--wrong_password = Błędne hasło.
refused-not_allowed--yourself = Wobec siebie nie można tego zrobić.

refused-not_found = Tego tu nie ma.
refused-not_found--address = Nie ma takiego adresu.
# $bot (text)
refused-not_found--bot = Nie ma bota „{ $bot }”.
# $element (text)
refused-not_found--element = Na tej planszy nie ma „{ $element }”.
# $game (text)
refused-not_found--game = Nie ma gry „{ $game }”.
refused-not_found--language = Nie ma tekstów w języku { $language }.
refused-not_found--member = Przy tym stole nie ma nikogo o takim identyfikatorze.
# $seat (number)
refused-not_found--replay = Ten zapis nie jest już tu przechowywany: wczytaj go jeszcze raz.
refused-not_found--seat = Przy tym stole nie ma miejsca { $seat }.
# $set (text)
refused-not_found--set = Nie ma tu zestawu elementów { $set }.
refused-not_found--step = Ta gra nie ma takiego kroku.
refused-not_found--study = Nie ma takiej analizy.
refused-not_found--table = Nie ma takiego stołu.
refused-not_found--user = Nie ma takiego użytkownika.

refused-not_started = Gra jeszcze się nie zaczęła.
# $seat (number)
refused-not_yours = Miejsce { $seat } nie jest twoje.
refused-over = Gra się skończyła.
refused-overtaken = Gra poszła dalej, zanim nadeszła rada.

refused-refused = Serwer nie mógł tego zrobić.
# $data, $here (names of component sets)
refused-refused--components = Przy tym stole gra się elementami { $data }; tutaj są { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] Ten stół jest uszkodzony i nie da się przy nim grać dalej. Osoby, które prowadzą ten serwer, już o tym wiedzą.
   *[other] Dziennik tego stołu jest uszkodzony od wpisu { $entry }, więc nie da się grać dalej. To, co wcześniej, można zachować jako zapis. Osoby, które prowadzą ten serwer, już o tym wiedzą.
}
refused-refused--database = Baza danych nie odpowiada: spróbuj za chwilę.
refused-refused--departed = Grano według starszych zasad: z dzisiejszych nie wynika, jaka tu była pozycja.
refused-refused--guest_password = Gość nie ma hasła: najpierw załóż konto.
refused-refused--guest_right = Gość nie może być administratorem: najpierw potrzebne jest konto.
refused-refused--has_account = Masz już konto.
refused-refused--login_taken = Ten login jest zajęty.
refused-refused--mistake = Na serwerze wystąpił błąd.
refused-refused--no_advice = Consigliere nie ma odpowiedzi: zapytaj jeszcze raz.
refused-refused--no_mail = Ten serwer nie wysyła poczty: poproś o link osoby, które go prowadzą.
refused-refused--not_quarantined = Ten stół nie jest w kwarantannie.
refused-refused--quarantined = Serwer zawiesił się przy tym stole, więc na razie nie można tu grać. Prowadzący ten serwer wiedzą o tym i mogą go zwolnić.
# $problem (English)
refused-refused--unplayable = Przy tym stole nie da się tu grać: { $problem }

refused-signed_out = Nikt nie jest tu zalogowany: zacznij jako gość albo się zaloguj.

refused-stale = Na to pytanie padła już odpowiedź.
refused-stale--proposal = Ta propozycja jest już rozstrzygnięta.
refused-stale--reading = Stół jest właśnie wczytywany; spróbuj jeszcze raz.

# $most (number)
refused-too_large = To jest za duże: najwyżej { $most } B.
refused-too_large--record = { $most ->
    [one] Zapis może mieć najwyżej { $most } decyzję.
    [few] Zapis może mieć najwyżej { $most } decyzje.
    [many] Zapis może mieć najwyżej { $most } decyzji.
   *[other] Zapis może mieć najwyżej { $most } decyzji.
}
refused-too_large--record_lines = { $most ->
    [one] Zapis może mieć najwyżej { $most } wiersz.
    [few] Zapis może mieć najwyżej { $most } wiersze.
    [many] Zapis może mieć najwyżej { $most } wierszy.
   *[other] Zapis może mieć najwyżej { $most } wierszy.
}
refused-too_large--study = { $most ->
    [one] Analiza może mieć najwyżej { $most } decyzję.
    [few] Analiza może mieć najwyżej { $most } decyzje.
    [many] Analiza może mieć najwyżej { $most } decyzji.
   *[other] Analiza może mieć najwyżej { $most } decyzji.
}

refused-too_many = Za dużo naraz: poczekaj chwilę.
refused-too_many--accounts = Za dużo nowych kont z twojego adresu: poczekaj minutę.
refused-too_many--advice = Za dużo pytań do Consigliere: poczekaj chwilę.
refused-too_many--bytes = Wysyłasz bardzo dużo naraz: poczekaj chwilę.
refused-too_many--changes = Za dużo zmian przy tym stole: poczekaj chwilę.
refused-too_many--chat = Za dużo wiadomości na czacie: poczekaj chwilę.
refused-too_many--choices = Wybierasz szybciej, niż da się grać: poczekaj chwilę.
refused-too_many--guests = Za dużo nowych gości z twojego adresu: poczekaj trochę.
refused-too_many--hellos = Za dużo prób połączenia: poczekaj chwilę.
refused-too_many--hashes = Wiele osób właśnie się loguje: spróbuj za chwilę.
# $most (number)
refused-too_many--hosted = { $most ->
    [one] Masz już { $most } stół jako gospodarz: najpierw go zamknij.
    [few] Masz już { $most } stoły jako gospodarz: najpierw zamknij któryś z nich.
    [many] Masz już { $most } stołów jako gospodarz: najpierw zamknij któryś z nich.
   *[other] Masz już { $most } stołu jako gospodarz: najpierw zamknij któryś z nich.
}
refused-too_many--hours = Za dużo zmian godzin ciszy jednego dnia: poczekaj do jutra.
refused-too_many--joins = Twoja prośba o miejsce przy tym stole już była: poczekaj kilka minut.
refused-too_many--log = Dziennik tej gry jest pełny: można ją już tylko zakończyć, wspólnie albo przez poddanie.
refused-too_many--log_spare = Dziennik tej gry jest prawie pełny: resztę zostawiono na ruchy, które posuwają grę dalej.
refused-too_many--messages = Za dużo wiadomości: poczekaj chwilę.
refused-too_many--names = Za dużo zmian imienia: poczekaj jakiś czas.
refused-too_many--passwords = Za dużo błędnych haseł: poczekaj minutę.
refused-too_many--moves = Za dużo zmian miejsc: poczekaj chwilę.
# $most (number)
refused-too_many--pins = { $most ->
    [one] Możesz postawić najwyżej { $most } znak; najpierw go usuń.
    [few] Możesz postawić najwyżej { $most } znaki; najpierw usuń któryś.
    [many] Możesz postawić najwyżej { $most } znaków; najpierw usuń któryś.
   *[other] Możesz postawić najwyżej { $most } znaku; najpierw usuń któryś.
}
# $most (number)
refused-too_many--places = { $most ->
    [one] Siedzisz już przy { $most } czekającym otwartym stole: najpierw od niego wstań.
    [few] Siedzisz już przy { $most } czekających otwartych stołach: najpierw wstań od któregoś.
    [many] Siedzisz już przy { $most } czekających otwartych stołach: najpierw wstań od któregoś.
   *[other] Siedzisz już przy { $most } czekającego otwartego stołu: najpierw wstań od któregoś.
}
refused-too_many--places_address = Osoby z twojego adresu siedzą przy zbyt wielu czekających otwartych stołach: najpierw wstań od któregoś.
# $seconds (number)
refused-too_many--proposals = Ta propozycja już padła: spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
refused-too_many--shared = Za dużo udostępnionych analiz jednego dnia: poczekaj do jutra.
refused-too_many--studies = Za dużo naraz dzieje się w twoich analizach: poczekaj chwilę.
refused-too_many--reports = Twój poprzedni raport jeszcze powstaje: poczekaj, aż będzie gotowy.
refused-too_many--replays = Za dużo oglądanych gier: poczekaj chwilę.
refused-too_many--requests = Za dużo żądań: poczekaj chwilę.
refused-too_many--resets = Za dużo prób: poczekaj chwilę.
refused-too_many--tables = Za dużo nowych stołów: poczekaj trochę.
# $seconds (number)
refused-too_many--undos = { $seconds ->
    [one] Bardzo często zmieniasz zdanie: graj dalej albo poczekaj { $seconds } sekundę.
    [few] Bardzo często zmieniasz zdanie: graj dalej albo poczekaj { $seconds } sekundy.
    [many] Bardzo często zmieniasz zdanie: graj dalej albo poczekaj { $seconds } sekund.
   *[other] Bardzo często zmieniasz zdanie: graj dalej albo poczekaj { $seconds } sekundy.
}
# $seconds (number)
refused-too_many--work = { $seconds ->
    [one] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundę.
    [few] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundy.
    [many] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekund.
   *[other] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundy.
}

# $version (number)
refused-version = Ten serwer używa wersji { $version }: wczytaj stronę ponownie.
