# Settings of notifications, webhooks of tables, and the offer to turn notifications on.

title = Powiadomienia
words = Wybierz, jak chcesz się dowiadywać, że gra na ciebie czeka. Powiadomienia podają stół i graczy, na których czeka, ale nigdy nic, co jest w grze ukryte.
saved = Zapisano
nobody = Nie masz tu jeszcze nazwy. Najpierw zagraj albo załóż konto.

# Kinds of channels
kind-page = Na stronie
kind-push = Push
kind-email = E-mail
kind-webhook = Webhooki

# Occasions
stage-turn = Twoja tura
stage-late = 80% twojego czasu minęło
stage-daily = Codzienne przypomnienie, dopóki trwa twoja tura
stage-invited = Ktoś cię zaprasza
stage-started = Gra się zaczyna
stage-proposal = Propozycja czeka na twoją odpowiedź
stage-over = Gra się kończy
stage-mentioned = Ktoś wspomina o tobie na czacie
stage-free_seat = Stół, który obserwujesz, szuka gracza

stages-title = O czym chcesz wiedzieć
timing-title = Kiedy
delay-why = Powiadomienie o twojej turze przychodzi tylko wtedy, gdy do tego czasu nie podejmiesz decyzji i nie patrzysz na stół.
# $unit: what $n (number) counts
delay-after = { $unit ->
    [seconds] { $n ->
        [one] po { $n } sekundzie
        [few] po { $n } sekundach
        [many] po { $n } sekundach
       *[other] po { $n } sekundy
    }
    [minutes] { $n ->
        [one] po { $n } minucie
        [few] po { $n } minutach
        [many] po { $n } minutach
       *[other] po { $n } minuty
    }
   *[hours] { $n ->
        [one] po { $n } godzinie
        [few] po { $n } godzinach
        [many] po { $n } godzinach
       *[other] po { $n } godziny
    }
}
daily = Przypominaj mi raz dziennie, dopóki gra na mnie czeka
late-quiet = Ostrzegaj mnie także w godzinach ciszy, gdy kończy mi się czas
quiet-why = W godzinach ciszy wszystko inne czeka do ich końca.
quiet-link = Zmień godziny ciszy

# Push
push-title = Powiadomienia push
push-why = Przychodzą na to urządzenie nawet wtedy, gdy Cosca jest zamknięta.
push-on = Włącz na tym urządzeniu
push-done = Powiadomienia push są włączone na tym urządzeniu.
push-here = to urządzenie
# $when (date and time)
push-since = Od { $when }
push-notNow = Przeglądarka nie dostała zgody na wyświetlanie powiadomień.
push-failed = Przeglądarce nie udało się włączyć powiadomień push. Jej usługa push może być wyłączona albo niedostępna.
push-fault-no_https = Powiadomienia push wymagają bezpiecznego połączenia (https), a ten serwer go nie ma. Mogą to zmienić osoby, które go prowadzą.
push-fault-not_installed = Ten serwer nie może wysyłać powiadomień push, bo nie zainstalowano potrzebnego dodatku. Mogą to zmienić osoby, które go prowadzą.
push-fault-insecure = Powiadomienia push wymagają bezpiecznego połączenia (https). Ta strona jest otwarta bez niego.
push-fault-unsupported = Ta przeglądarka nie może odbierać powiadomień push. Użyj innej przeglądarki albo poczty e-mail.
push-fault-blocked = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki (obok paska adresu) i odśwież stronę.
push-fault-home_screen = Na iPhonie i iPadzie powiadomienia push działają dopiero po dodaniu Cosca do ekranu początkowego:
push-ios-share = Stuknij w Safari przycisk „Udostępnij”.
push-ios-add = Wybierz „Do ekranu początkowego”.
push-ios-open = Otwórz Cosca z ekranu początkowego i włącz tutaj powiadomienia push.

# Mail
mail-title = E-mail
mail-unavailable = Ten serwer nie może wysyłać poczty e-mail.
mail-account = Żeby dostawać e-maile, potrzebujesz konta.
mail-accountLink = Załóż konto
mail-none = Twoje konto nie ma adresu e-mail.
mail-change = Zmień adres
mail-when = Kiedy przychodzą e-maile
mail-each = osobny e-mail o każdym zdarzeniu
# $time (hour of the day)
mail-digest = wszystko w jednym e-mailu dziennie, o { $time }

# Channels
channel-off = wyłączony
# $when (date and time)
channel-disabled = Wyłączono { $when }, bo przez cały dzień nic nie dochodziło.
channel-failing = Od { $when } nic nie dochodzi. Próbujemy dalej.
channel-enable = Włącz ponownie
# $label (name of the channel), for screen readers
channel-enableOne = Włącz ponownie: { $label }
channel-remove = Usuń
channel-removeOne = Usuń: { $label }
channel-removed = Usunięto
test-send = Wyślij test
test-sendOne = Wyślij test: { $label }
test-sent = Wiadomość testowa została przyjęta.
test-failed = Test się nie udał.

# Why a channel does not work. $status (number) an HTTP status
problem-malformed = Adres jest nieprawidłowy.
problem-https = Adres musi zaczynać się od https://.
problem-credentials = Adres nie może zawierać loginu ani hasła.
problem-port = Adres nie może zawierać portu.
problem-private = Adres należy do sieci prywatnej.
problem-unknown_host = Nie można znaleźć tego serwera.
problem-timeout = Druga strona nie odpowiedziała na czas.
problem-connection = Nie można połączyć się z drugą stroną.
problem-tls = Druga strona nie ma ważnego certyfikatu.
problem-redirect = Druga strona przekierowuje na inny adres.
problem-too_large = Odpowiedź drugiej strony jest za duża.
problem-status = Druga strona odpowiedziała kodem { $status }.
problem-keys = Klucze są nieprawidłowe.
problem-gone = Ta subskrypcja już nie istnieje, więc została usunięta.
problem-other = To nie działa.

# Webhooks
hook-title = Webhooki
hook-why = Wysyłaj powiadomienia na czat albo do innego programu. Każdy, kto zna adres, może tam pisać, więc zachowaj go dla siebie.
hook-whyTable = Czat dowie się, gdy ten stół na kogoś czeka oraz gdy gra się zaczyna i kończy. Dostaje tylko to, co mogą widzieć wszyscy.
hook-new = Dodaj webhook
hook-add = Dodaj
hook-format = Usługa
hook-formats-discord = Discord
hook-formats-slack = Slack
hook-formats-matrix = Matrix
hook-formats-ntfy = ntfy
hook-formats-json = Podpisany JSON
hook-label = Nazwa (opcjonalna)
hook-address = Adres
hook-how-discord = W Discordzie: ustawienia kanału, Integracje, Webhooki.
hook-how-slack = Webhook przychodzący usługi Slack, Mattermost, Rocket.Chat albo Google Chat.
hook-how-matrix = Ogólny webhook mostka Hookshot.
hook-how-ntfy = Adres tematu. Wybierz nazwę, której nikt nie zgadnie.
hook-how-json = Twój własny program. Dostaniesz klucz do sprawdzania podpisów.
# $label (name of the webhook)
hook-added = Dodano: { $label }. Wyślij test, żeby sprawdzić, czy działa.
hook-key = Klucz do podpisów, widoczny tylko teraz:
# $n (number)
hook-full = { $n ->
    [one] Może tu być tylko { $n } webhook.
    [few] Mogą tu być najwyżej { $n } webhooki.
    [many] Może tu być najwyżej { $n } webhooków.
   *[other] Może tu być najwyżej { $n } webhooka.
}

# On the page
here-title = Na tym urządzeniu
here-why = Gdy Cosca jest otwarta, tytuł i ikona karty pokazują, ile gier na ciebie czeka.
here-chime = Dzwoń, gdy gra zaczyna na mnie czekać, także gdy karta jest w tle
here-saved = Zapisane powtórki

# The offer after the first turn of a game over days
offer-words = Ta gra potrwa kilka dni. Chcesz dostawać powiadomienia, gdy znów będzie twoja tura?
offer-yes = Włącz powiadomienia
offer-no = Nie, dziękuję
