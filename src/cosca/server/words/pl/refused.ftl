### What the server refuses. The id is refused-CODE, or refused-CODE--WHY where one code has several reasons.

refused-busy = Consigliere jest zajęty: zapytaj za chwilę.
refused-busy--thinking = Consigliere już się zastanawia.
refused-busy--study = Serwer ma bardzo dużo pracy: otwórz analizę za chwilę.
refused-busy--puzzle = Serwer jest bardzo obciążony: otwórz zadanie ponownie za chwilę.
refused-busy--replay = Serwer ma bardzo dużo pracy: otwórz grę za chwilę.
refused-busy--crowd = Zbyt wiele osób pyta teraz Consigliere: zapytaj za chwilę.
refused-busy--moving = Stół jest właśnie przenoszony na inny serwer: spróbuj za chwilę.
refused-busy--uncertain = Połączenie ze stołem zostało na chwilę przerwane. Zanim spróbujesz ponownie, sprawdź, czy zmiana została zapisana.

# $seat (number), $text (text of the choice), $at (which of several choices, from 0)
refused-illegal = Gracz { $seat } nie może teraz wybrać „{ $text }”.
refused-illegal--path = „{ $text }” nie można wybrać razem z wcześniejszymi decyzjami: do tego czasu coś wychodzi na jaw albo decyduje ktoś inny.
# $text (text of the choice), $at (which of the choices of a study, from 0)
refused-illegal--study = „{ $text }” nie można tam wybrać.
refused-illegal--undo = Tego nie da się cofnąć.
refused-illegal--nothing_chosen = Nie masz tu jeszcze żadnej decyzji.

# $problem (English, for programs)
refused-malformed = { $problem }
# $field (text)
refused-malformed--empty = { $field ->
    [login] Podaj login.
    [name] Podaj nazwę.
    [text] Wiadomość jest pusta.
   *[other] { $field }: to pole jest puste.
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
    [login] Login musi mieć co najmniej { least-characters }.
   *[password] Hasło musi mieć co najmniej { least-characters }.
}
least-characters = { $least ->
    [one] { $least } znak
    [few] { $least } znaki
    [many] { $least } znaków
   *[other] { $least } znaku
}
refused-malformed--name_unseen = W nazwie są niewidoczne znaki. Usuń je.
refused-malformed--name_marks = Jedna litera nazwy ma za dużo znaków diakrytycznych. Usuń część z nich.
refused-malformed--name_scripts = Litery nazwy pochodzą z kilku podobnych alfabetów: użyj jednego.
refused-malformed--name_reserved = Ta nazwa jest zastrzeżona: wybierz inną.
# $reason (text)
refused-malformed--channel_address = { $reason ->
    [https] Adres musi zaczynać się od https://.
    [credentials] Adres nie może zawierać loginu ani hasła.
    [port] Adres nie może zawierać portu.
    [private] Ten adres należy do sieci prywatnej: ten serwer nie może się z nią łączyć.
    [unknown_host] Nie można znaleźć tego serwera: sprawdź adres.
   *[other] To nie jest poprawny adres.
}
refused-malformed--public_stages = Webhook stołu może powiadamiać tylko o tym, co wolno wiedzieć wszystkim.
refused-malformed--subscription = Nie można użyć subskrypcji push tej przeglądarki: wyłącz push i włącz ponownie.
refused-malformed--email = To nie jest poprawny adres e-mail.
# $day, $time, $zone (texts as they were given)
refused-malformed--day = „{ $day }” to nie jest poprawny dzień ani zakres dni.
refused-malformed--time = „{ $time }” to nie jest poprawna godzina. Podaj ją tak: 22:30.
refused-malformed--zone = Nieznana strefa czasowa: „{ $zone }”.
# $hours, $days, $n (numbers)
refused-malformed--quiet = { $hours ->
    [one] Godziny ciszy mogą trwać najwyżej { $hours } godzinę na dobę.
    [few] Godziny ciszy mogą trwać najwyżej { $hours } godziny na dobę.
    [many] Godziny ciszy mogą trwać najwyżej { $hours } godzin na dobę.
   *[other] Godziny ciszy mogą trwać najwyżej { $hours } godziny na dobę.
}
refused-malformed--quiet_stays = { $days ->
    [one] Godziny ciszy i ich strefę czasową możesz zmienić tylko raz na dobę. Wyłączyć je możesz w każdej chwili.
    [few] Godziny ciszy i ich strefę czasową możesz zmienić tylko raz na { $days } dni. Wyłączyć je możesz w każdej chwili.
    [many] Godziny ciszy i ich strefę czasową możesz zmienić tylko raz na { $days } dni. Wyłączyć je możesz w każdej chwili.
   *[other] Godziny ciszy i ich strefę czasową możesz zmienić tylko raz na { $days } dnia. Wyłączyć je możesz w każdej chwili.
}
refused-malformed--holidays = Za dużo dni urlopu ({ $n }); w roku może ich być { $days }, wliczając te, które już minęły.
refused-malformed--holidays_ahead = { $days ->
    [one] Urlop można zaplanować najwyżej { $days } dzień naprzód.
    [few] Urlop można zaplanować najwyżej { $days } dni naprzód.
    [many] Urlop można zaplanować najwyżej { $days } dni naprzód.
   *[other] Urlop można zaplanować najwyżej { $days } dnia naprzód.
}
refused-malformed--increment = Czas dodawany za turę wymaga limitu, a limit ma sens tylko z czasem dodawanym za turę.
# $days (number)
refused-malformed--cap = Limit nie może być niższy niż czas na początku ({ $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}).
# $problem: what is wrong and at which line, in English
refused-malformed--record = Tego zapisu nie da się odtworzyć: { $problem }
refused-malformed--content_type = Żądanie z treścią musi mieć nagłówek Content-Type: application/json.
# $problem (English)
refused-malformed--study = Tej analizy nie da się odczytać: { $problem }.
refused-malformed--unreadable = Tego żądania nie da się odczytać.
refused-malformed--name_address = Nazwa stołu nie może zawierać adresu strony ani adresu e-mail.

refused-no_hints = Przy tym stole Consigliere nie doradza.
refused-no_hints--odds = Przy tym stole nie pokazuje się szans.
refused-nothing_asked = Nie ma tu teraz nic do rozstrzygnięcia.

refused-not_allowed = Nie masz do tego uprawnień.
refused-not_allowed--administrator = To mogą robić tylko administratorzy.
refused-not_allowed--banned = To konto jest zamknięte: zwróć się do osób, które prowadzą ten serwer.
refused-not_allowed--advance_live = Ten stół ma zegar na żywo. Odpowiadać z wyprzedzeniem można tylko w grach wielodniowych i bez zegara.
refused-not_allowed--before_end = To zostanie ujawnione po grze.
refused-not_allowed--bot_plays = Za ciebie gra teraz bot: najpierw odbierz mu swoje miejsce.
refused-not_allowed--clock_runs = Przy tym stole jest zegar: bot sam zastępuje gracza, któremu skończył się czas.
refused-not_allowed--confirm_link = Ten link wygasł albo konto ma już inny adres e-mail. Poproś o nowy link na stronie konta.
refused-not_allowed--free_seat = Gry nie można jeszcze zacząć: jedno miejsce jest wolne. Posadź tam bota albo poczekaj, aż ktoś dołączy.
# $seconds (number)
refused-not_allowed--here_lately = { $seconds ->
    [one] Bot może zastąpić gracza dopiero { $seconds } sekundę po utracie połączenia.
    [few] Bot może zastąpić gracza dopiero { $seconds } sekundy po utracie połączenia.
    [many] Bot może zastąpić gracza dopiero { $seconds } sekund po utracie połączenia.
   *[other] Bot może zastąpić gracza dopiero { $seconds } sekundy po utracie połączenia.
}
refused-not_allowed--hints_started = Tego ustawienia nie można już zmienić: gra się zaczęła i bierze w niej udział ktoś jeszcze.
refused-not_allowed--hot_seat = Przy tym stole jedna osoba gra za dwie drużyny: nikt inny nie może dołączyć.
refused-not_allowed--lesson = Ten stół to lekcja dla jednej osoby. Nikt inny nie może dołączyć.
refused-not_allowed--host = To może zrobić tylko gospodarz stołu.
# $name (text: the host that was asked for), $setting (name of a setting)
refused-not_allowed--host_name = Ten serwer nie przyjmuje żądań dla „{ $name }”. Kto go prowadzi, może dodać tę nazwę w ustawieniu { $setting }.
refused-not_allowed--invitation = To zaproszenie jest już nieważne. Poproś o nowy link.
refused-not_allowed--members = Gra już się zaczęła: żeby zająć miejsce bota, potrzebujesz zaproszenia.
refused-not_allowed--method = Ten adres nie przyjmuje tej metody.
refused-not_allowed--metrics = Pomiary są tylko dla komputera, na którym działa serwer (COSCA_METRICS_OPEN=1 je udostępnia).
refused-not_allowed--muted = Masz zakaz czatu: nie możesz tu pisać.
refused-not_allowed--name_taken = Ktoś przy stole ma tę nazwę lub bardzo podobną: wybierz inną.
refused-not_allowed--newcomers = Dopóki gra trwa, nikt nowy nie może dołączyć do tego stołu.
refused-not_allowed--no_spectators = Tego stołu nie można oglądać.
refused-not_allowed--no_team = Najpierw zajmij miejsce: drużynę mają tylko gracze.
refused-not_allowed--not_awaited = Nikt teraz nie czeka na tego gracza.
refused-not_allowed--not_invited = Do tego stołu potrzebujesz zaproszenia.
refused-not_allowed--study_edited = Zmienioną pozycję można rozgrywać tylko od początku fazy lub tury: wybierz, od którego miejsca.
refused-not_allowed--study_running = Dopóki gra trwa, możesz ją analizować tylko ze swojego miejsca.
refused-not_allowed--puzzle_open = Najpierw odpowiedz na zadanie. Potem otworzysz je jako analizę.
refused-not_allowed--not_over = Gra jeszcze się nie skończyła.
# $seat (number)
refused-not_allowed--options_seat = Opcji nie można zmienić: ktoś zajmuje miejsce { $seat } lub dalsze.
refused-not_allowed--options_started = Opcji nie można zmienić: gra już się zaczęła.
refused-not_allowed--origin = Żądanie nie pochodzi ze strony tego serwera (błędny nagłówek Origin).
refused-not_allowed--other_side = Nie możesz zmienić strony: masz za sobą grę po przeciwnej i znasz jej tajemnice.
refused-not_allowed--pace_started = Tempa nie można zmienić: gra już się zaczęła.
refused-not_allowed--private = Ten stół jest prywatny: żeby wejść, potrzebujesz linku z zaproszeniem.
refused-not_allowed--proposal_open = Jedna propozycja już czeka: najpierw trzeba na nią odpowiedzieć.
refused-not_allowed--rated_advice = W grze rankingowej nie można korzystać z rad Consigliere ani sprawdzać szans. Wyłącz jedno i drugie albo graj bez rankingu.
# $bot (name of a bot)
refused-not_allowed--rated_bot = Bot „{ $bot }” nie ma punktów rankingowych. Wybierz innego bota albo graj bez rankingu.
refused-not_allowed--rated_end = Bot nie może zgodzić się na zakończenie gry rankingowej. Graj dalej albo poddaj się.
refused-not_allowed--rated_exchange = W grze rankingowej nie można wymieniać botów po rozpoczęciu.
# $name (text: a player)
refused-not_allowed--rated_guest = W grze rankingowej każdy musi mieć konto, a { $name } gra jako gość.
refused-not_allowed--rated_running = Gra rankingowa liczy się do końca i nie można jej usunąć. Graj dalej albo poddaj się.
refused-not_allowed--rated_seats = W grze rankingowej każda osoba zajmuje jedno miejsce.
refused-not_allowed--rated_start = Rankingowa może być tylko gra z nowym rozdaniem.
refused-not_allowed--rated_started = Gra już się zaczęła. Nie można zmienić tego, czy liczy się do rankingu.
refused-not_allowed--rated_undo = W grze rankingowej nie można cofać decyzji po ujawnieniu czegoś nowego.
refused-not_allowed--rated_untimed = Gra rankingowa wymaga zegara. Wybierz tempo albo graj bez rankingu.
refused-not_allowed--rematch = O rewanż może poprosić tylko ktoś, kto grał przy tym stole.
refused-not_allowed--reset_link = Ten link jest nieważny lub już wykorzystany: poproś o nowy.
refused-not_allowed--running = Gra trwa: uzgodnijcie jej koniec albo oddaj swoje miejsce botowi.
# $seat (number)
refused-not_allowed--seat_free = Miejsce { $seat } jest jeszcze wolne: poczekaj na kogoś albo posadź tam bota.
# $seat (number)
refused-not_allowed--seat_taken = Miejsce { $seat } jest zajęte.
refused-not_allowed--sent_away = Gra już się zaczęła, więc nie możesz usunąć tego gracza.
refused-not_allowed--started = Gra już się zaczęła.
refused-not_allowed--time_is_up = Czas na tę decyzję minął: to, co zostało za ciebie wybrane, zostaje, chyba że wszyscy zgodzą się to cofnąć.
refused-not_allowed--token = W żądaniu brakuje tokenu z /api/me: wczytaj stronę ponownie.
refused-not_allowed--two_teams = Masz już miejsce w innej drużynie: gdy grają też inni, nikt nie gra za dwie drużyny.
refused-not_allowed--wrong_login = Błędny login lub hasło.
refused-not_allowed--wrong_password = Błędne hasło.
refused-not_allowed--yourself = Nie możesz tego zrobić wobec siebie.
refused-not_allowed--again = Tylko uczestnicy tej gry mogą zagrać jeszcze raz to samo rozdanie.
refused-not_allowed--already_here = Ta osoba jest już przy stole.
refused-not_allowed--muted_invitations = Twoje konto jest wyciszone i nie możesz nikogo zapraszać.

refused-not_found = Nie znaleziono.
# $kind, $answer, $fact (texts as they were sent)
refused-not_found--advance_kind = Na pytania typu „{ $kind }” nie można odpowiedzieć z wyprzedzeniem.
refused-not_found--advance_answer = „{ $answer }” nie jest odpowiedzią, której można tu udzielić z wyprzedzeniem.
refused-not_found--advance_fact = To pytanie nie podaje liczby „{ $fact }”.
refused-not_found--address = Nie ma takiego adresu.
# $bot (text)
refused-not_found--bot = Nie ma bota „{ $bot }”.
refused-not_found--channel = Nie ma takiego kanału.
# $element (text)
refused-not_found--element = Na tej planszy nie ma „{ $element }”.
# $game (text)
refused-not_found--game = Nie ma gry „{ $game }”.
refused-not_found--language = Język { $language } nie jest dostępny.
refused-not_found--member = Przy tym stole nie ma nikogo o takim identyfikatorze.
# $seat (number)
refused-not_found--replay = Tego zapisu nie ma już na serwerze: wczytaj go jeszcze raz.
refused-not_found--seat = Przy tym stole nie ma miejsca { $seat }.
# $set (text)
refused-not_found--set = Nie ma tu zestawu elementów { $set }.
refused-not_found--step = Ta gra nie ma takiego kroku.
refused-not_found--study = Nie ma takiej analizy.
refused-not_found--puzzle = Nie ma takiego zadania.
refused-not_found--table = Nie ma takiego stołu.
refused-not_found--user = Nie ma takiego użytkownika.
refused-not_found--invitation = To zaproszenie jest już nieaktualne.
refused-not_found--invitee = Nie można zaprosić nikogo o tej nazwie. Sprawdź pisownię albo zapytaj o login. Inne nazwy działają tylko dla znajomych i osób z twoich wcześniejszych gier, i tylko wtedy, gdy dokładnie jedna z nich ma taką nazwę.
refused-not_found--other_game = Nie możesz zobaczyć żadnej innej zakończonej gry z tym rozdaniem.
refused-not_found--person = Ta osoba nie istnieje albo nie udostępnia ci tych danych.

refused-not_started = Gra jeszcze się nie zaczęła.
# $seat (number)
refused-not_yours = Miejsce { $seat } nie jest twoje.
refused-over = Gra się skończyła.
refused-overtaken = Gra poszła dalej, zanim nadeszła rada.

refused-refused = Serwer nie mógł tego zrobić.
refused-refused--channel_exists = Ten adres jest już dodany.
# $data, $here (names of component sets)
refused-refused--components = Ten stół używa zestawu elementów { $data }, a ten serwer ma { $here }.
# $entry (number: the first entry of the log that is missing or cannot be read; 0 if it is none of them)
refused-refused--damaged = { $entry ->
    [0] Ten stół jest uszkodzony i nie da się przy nim grać dalej. Osoby, które prowadzą ten serwer, już o tym wiedzą.
   *[other] Dziennik tego stołu jest uszkodzony od wpisu { $entry }, więc nie da się grać dalej. To, co wcześniej, można zachować jako zapis. Osoby, które prowadzą ten serwer, już o tym wiedzą.
}
refused-refused--database = Baza danych nie odpowiada: spróbuj za chwilę.
refused-refused--departed = Tę grę rozegrano według starszych zasad. Obecne nie pozwalają odtworzyć tej pozycji.
refused-refused--guest_password = Gość nie ma hasła: najpierw załóż konto.
refused-refused--guest_right = Gość nie może być administratorem: najpierw potrzebne jest konto.
refused-refused--has_account = Masz już konto.
refused-refused--login_taken = Ten login jest zajęty: wybierz inny.
refused-refused--mistake = Na serwerze wystąpił błąd. Spróbuj jeszcze raz.
refused-refused--no_advice = Consigliere nie ma odpowiedzi: zapytaj jeszcze raz.
refused-refused--no_mail = Ten serwer nie wysyła poczty: poproś o link osoby, które go prowadzą.
refused-refused--no_email = To konto nie ma adresu e-mail. Najpierw go podaj.
# $reason (text)
refused-refused--push = { $reason ->
    [no_https] Powiadomienia push wymagają https, a ten serwer działa bez niego.
   *[other] Ten serwer nie wysyła powiadomień push.
}
refused-refused--not_quarantined = Ten stół nie jest w kwarantannie.
refused-refused--quarantined = Serwer zawiesił się podczas pracy nad tym stołem, więc gra jest wstrzymana. Administratorzy serwera mogą ją wznowić.
# $problem (English)
refused-refused--unplayable = Przy tym stole nie da się tu grać: { $problem }
refused-refused--other_rules = Ta gra toczyła się według starszych zasad, więc nie można powtórzyć jej rozdania.

refused-signed_out = Nikt nie jest tu zalogowany: graj jako gość albo się zaloguj.

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

refused-too_many = Za dużo żądań: poczekaj chwilę.
refused-too_many--accounts = Za dużo nowych kont z twojej sieci: spróbuj za minutę.
refused-too_many--advice = Za dużo pytań do Consigliere: poczekaj chwilę.
refused-too_many--bytes = Wysyłasz za dużo danych: poczekaj chwilę.
refused-too_many--changes = Za często zmieniasz ten stół: poczekaj chwilę.
# $most (number)
refused-too_many--channels = { $most ->
    [one] Jest tu już { $most } webhook: najpierw go usuń.
    [few] Są tu już { $most } webhooki: najpierw usuń jeden z nich.
   *[many] Jest tu już { $most } webhooków: najpierw usuń jeden z nich.
}
refused-too_many--channel_changes = Dodajesz za dużo kanałów: spróbuj później.
refused-too_many--channel_tests = Wysyłasz za dużo wiadomości testowych: spróbuj później.
refused-too_many--chat = Za szybko wysyłasz wiadomości: poczekaj chwilę.
refused-too_many--choices = Wybierasz za szybko: poczekaj chwilę.
# $seconds (number)
refused-too_many--dismissed = Gospodarz usunął cię z miejsca. Możesz usiąść znowu za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
refused-too_many--guests = Za dużo nowych gości z twojej sieci: spróbuj później.
refused-too_many--hellos = Za dużo prób połączenia: poczekaj chwilę.
refused-too_many--hashes = Wiele osób właśnie się loguje: spróbuj za chwilę.
# $most (number)
refused-too_many--hosted = { $most ->
    [one] Masz już { $most } stół jako gospodarz: najpierw go zamknij.
    [few] Masz już { $most } stoły jako gospodarz: najpierw zamknij któryś z nich.
    [many] Masz już { $most } stołów jako gospodarz: najpierw zamknij któryś z nich.
   *[other] Masz już { $most } stołu jako gospodarz: najpierw zamknij któryś z nich.
}
refused-too_many--hours = Za dużo zmian godzin jednego dnia: spróbuj jutro.
refused-too_many--joins = Prośba o miejsce przy tym stole jest już złożona: spróbuj za kilka minut.
refused-too_many--log = Dziennik tej gry jest pełny: można ją już tylko zakończyć, wspólnie albo przez poddanie.
refused-too_many--log_spare = Dziennik tej gry jest prawie pełny: przyjmowane są już tylko decyzje, które posuwają grę naprzód.
refused-too_many--messages = Za dużo wiadomości: poczekaj chwilę.
refused-too_many--names = Za często zmieniasz nazwę: spróbuj później.
refused-too_many--passwords = Za dużo nieudanych prób: spróbuj za minutę.
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
refused-too_many--places_address = Osoby z twojej sieci siedzą przy zbyt wielu czekających otwartych stołach: najpierw wstań od któregoś.
# $seconds (number)
refused-too_many--proposals = Ta propozycja już padła: spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
refused-too_many--shared = Za dużo udostępnionych analiz jednego dnia: spróbuj jutro.
refused-too_many--studies = Za dużo naraz dzieje się w twoich analizach: poczekaj chwilę.
refused-too_many--puzzles = Odpowiadasz na zadania zbyt szybko: poczekaj chwilę.
refused-too_many--replays = Za dużo otwartych gier: poczekaj chwilę.
refused-too_many--confirmations = Wysłaliśmy ci już kilka e-maili. Poszukaj ich, także w spamie, albo spróbuj później.
refused-too_many--requests = Za dużo żądań: poczekaj chwilę.
refused-too_many--resets = Za dużo prób: spróbuj później.
refused-too_many--tables = Za dużo nowych stołów: spróbuj później.
# $seconds (number)
refused-too_many--undos = { $seconds ->
    [one] Za dużo cofniętych decyzji: graj dalej albo poczekaj { $seconds } sekundę.
    [few] Za dużo cofniętych decyzji: graj dalej albo poczekaj { $seconds } sekundy.
    [many] Za dużo cofniętych decyzji: graj dalej albo poczekaj { $seconds } sekund.
   *[other] Za dużo cofniętych decyzji: graj dalej albo poczekaj { $seconds } sekundy.
}
# $seconds (number)
refused-too_many--work = { $seconds ->
    [one] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundę.
    [few] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundy.
    [many] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekund.
   *[other] Serwer ma przez ciebie bardzo dużo pracy: poczekaj { $seconds } sekundy.
}
refused-too_many--downloads = Zbyt często pobierasz swoje dane. Spróbuj ponownie za godzinę.
# $most (number)
refused-too_many--friends = Twoja lista znajomych jest pełna (limit: { $most }). Najpierw usuń kogoś z listy.
refused-too_many--invitations = Wysłano zbyt wiele zaproszeń. Spróbuj ponownie później.
# $most (number)
refused-too_many--invited = Ten stół ma zbyt wiele otwartych zaproszeń (limit: { $most }). Najpierw wycofaj jedno z nich.
refused-too_many--watchers = Zbyt wiele osób czeka już na miejsce przy tym stole.

# $version (number)
refused-version = Ten serwer używa protokołu w wersji { $version }: wczytaj stronę ponownie.
