# The words around every table: question pane, log, chat, seats, menu.

app-name = Cosca
app-coming = Chwileczkę …
app-notLoaded = Ta część strony się nie wczytała. Czy serwer jeszcze działa?
app-again = Wczytaj znowu
app-noSuchPage = Nie ma takiej strony.
app-home = Strona główna

bot-title = Niech za mnie gra bot:
bot-give = Oddaj
# $bot (name of a bot)
bot-sure = Od teraz na twoim miejscu gra { $bot } i wszyscy się o tym dowiedzą. Miejsce możesz odebrać w każdej chwili, ale nie cofniesz tego, co zrobi bot.
bot-plays = Za ciebie gra { $bot }.
bot-back = Odbierz miejsce

chat-title = Czat
chat-mute = Wycisz: { $name }
chat-muted = Masz kogoś wyciszonego.
chat-unmute = Wyłącz wyciszenie
chat-empty = Nie ma jeszcze wiadomości.
chat-to = Do kogo
chat-table = Do stołu
chat-team = Do swoich
chat-teamChip = do swoich
chat-say = Napisz coś
chat-sayTeam = Napisz coś do swoich
chat-send = Wyślij
chat-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
    [many] { $n } nowych wiadomości
   *[other] { $n } nowej wiadomości
}

choices-title = Możliwości
choices-only = Tylko: { $name }
choices-all = Pokaż wszystko
# $name: what was clicked, such as a space; the choices below lead there
choices-goal = Cel: { $name }. Którą możliwość wybierasz? Drugie kliknięcie wybiera pierwszą.
# $name: what was clicked, such as an order; what is chosen next is where it goes
choices-through = { $name }: teraz kliknij miejsce, w które trafi.
choices-first = Kliknij, aby to wybrać, a potem miejsce, w które trafi.
choices-cheapest = najtańsza
# $n (number): as many choices come to the same
choices-alike = dowolna z { $n }
# $odds: what is likely to come of a choice
choices-odds = Szanse: { $odds }
choices-showOdds = Pokaż szanse
choices-inAnyCase = W każdym razie:
# $n (number): as many choices lead to what is pointed at
choices-leads =
    { $n ->
        [one] Kliknij, aby to wybrać. Jest { $n } sposób.
        [few] Kliknij, aby to wybrać. Są { $n } sposoby, najtańszy jest pierwszy.
        [many] Kliknij, aby to wybrać. Jest { $n } sposobów, najtańszy jest pierwszy.
       *[other] Kliknij, aby to wybrać. Jest { $n } sposobu, najtańszy jest pierwszy.
    }
# $choice (text): a choice
choices-oneWay = Kliknij, aby wykonać: { $choice }
choices-usual = Kliknij, aby zrobić to przez „{ $choice }” (zaznaczone). Aby użyć czegoś innego, kliknij najpierw tam.
choices-number = Ile:
# Only some choices have such a number, and only if the player clicks where the pieces go instead of a choice.
choices-numberAtGoal = Ile, jeśli od razu klikniesz miejsce na planszy:
choices-filter = { $n ->
    [one] { $n } możliwość: szukaj
    [few] { $n } możliwości: szukaj
    [many] { $n } możliwości: szukaj
   *[other] { $n } możliwości: szukaj
}
choices-filterLabel = Znajdź możliwość
choices-none = Brak pasujących możliwości.
choices-final = ostateczne
choices-anytime = Co jeszcze możesz teraz zrobić ({ $n })
choices-anytimeWhy = Na pytanie i tak musisz odpowiedzieć.
choices-anytimeWait = Możesz to zrobić także poza swoją turą.

clock-left = Pozostały czas:{" "}
# $decision, $bank (times such as 1:05)
clock-both = { $decision } + { $bank }
# $a, $b (numbers)
clock-days = { $a } d { $b } h
clock-hours = { $a } h { $b } min
clock-why-live = Czas na tę decyzję, potem to, co zostało w zapasie
clock-why-days = Pozostały czas na całą grę
clock-why-increment = Pozostały czas. Każda twoja tura dodaje trochę, aż do limitu tego stołu.
clock-hurry = Twój czas się kończy. Potem zapadnie domyślna decyzja, a dalej gra bot, aż wrócisz.

confirm-title = Na pewno?
confirm-yes = Tak, zrób to
confirm-no = Nie, wróć
confirm-never = Nie pytaj o to więcej
confirm-gone = Tego już nie można wybrać: ktoś inny wykonał ruch.

counsel-ask = Consigliere
counsel-why = Zapytaj, co Consigliere zrobiłby z twoją wiedzą. Klawisz: !
counsel-title = Consigliere
counsel-close = Odeślij Consigliere
counsel-thinking = Zastanawia się …
counsel-said = Twoje szanse na wygraną, jak je widzi:
counsel-percent = { $percent }%
counsel-chance = Consigliere: { $percent }%
counsel-best = Wybór Consigliere: { $percent }%
# $error (number): the standard error of the chance in percent
counsel-error = plus minus { $error }%
counsel-all = Wszystkie możliwości ({ $n })
counsel-no-no_hints = Przy tym stole Consigliere nie doradza.
counsel-no-nothing_asked = Nie masz teraz nic do rozstrzygnięcia.
counsel-no-busy = Jest zajęty. Zapytaj go za chwilę.
counsel-no-too_many = Za dużo pytań. Poczekaj chwilę.
counsel-no-refused = Nie ma odpowiedzi. Zapytaj go jeszcze raz.

dialog-close = Zamknij

end-title = Koniec gry.
end-won = Wygrywasz
end-lost = Przegrywasz
end-draw = Nikt nie wygrywa
end-family = Rodzina
end-player = Gracz
end-score = Wynik
# column of a table: what a family has contributed to the score of its team
end-own = Własne
# column of a table: the score of a whole team
end-team = Drużyna
end-winner = wygrywa
end-rematch = Zagraj znowu
end-toRematch = Do rewanżu
end-report = Raport
end-replay = Obejrzyj powtórkę
end-record = Pobierz zapis
end-revealed = Wszystko zostało odkryte.
end-kept = Bez oszustwa: ziarno jest tym, które obiecano przed grą ✓
end-broken = Ziarno NIE jest tym, które obiecano
end-promise = Wszystko, co losowe, bierze się z jednej tajnej liczby, ziarna. Przed grą serwer opublikował jej odcisk (SHA-256); twoja przeglądarka właśnie obliczyła go z ziarna, a wynik porównania widać powyżej.
end-seed = Ziarno
end-commitment = Odcisk, opublikowany przed grą

error-offline = Serwer nie odpowiada. Czy działa i czy masz połączenie z siecią?
error-status = Serwer odpowiedział kodem { $status }.
error-unexpected = Coś poszło nie tak: { $words }

help-open = Pomoc
help-title = Jak się tu gra
help-way-point = Co świeci, można wybrać: kliknij to lub dotknij. Jeśli dotyczy tego kilka możliwości, lista pokaże wtedy tylko je.
help-way-list = Wszystko można też wybrać z listy. Wskazanie możliwości pokazuje na planszy, czego dotyczy.
help-way-info = Prawy przycisk myszy lub długie naciśnięcie: co to jest, wraz z zasadami. Małe numery pod pytaniem to jego zasady.
help-way-pin = Możesz tam też postawić znak (atak, obrona, uwaga), którego przeciwnicy nie widzą.
help-keys = Klawisze
help-key-digits = 1 … 9
help-key-letters = A … Z
help-key-arrows = ↑ ↓ Home End
help-key-enter = Enter
help-key-escape = Esc
help-key-pause = ,
help-key-step = .
help-key-turn = >
help-key-recap = , .
help-key-advice = !
help-key-tab = Tab
help-key-board = ← ↑ ↓ →
help-key-info = I
help-key-zoom = + − 0
help-key-help = ?
help-does-digits = Do tej możliwości; gdy pytanie jest o liczbę, do tej liczby
help-does-letters = Do możliwości na tę literę; w długiej liście szuka wpisanego tekstu
help-does-arrows = Od możliwości do możliwości
help-does-enter = Wybiera możliwość lub miejsce na planszy
help-does-escape = Przechodzi do twojej następnej decyzji; pokazuje znów wszystkie możliwości; zamyka, co otwarte
help-does-pause = Zatrzymuje pokaz po tym ruchu albo go wznawia
help-does-step = Pokazuje jeden ruch i zatrzymuje
help-does-turn = Pomija resztę tej tury
help-does-recap = Przegląda ruchy od twojej ostatniej tury
help-does-advice = Pyta Consigliere albo go odsyła
help-does-tab = Od możliwości do dziennika i czatu i z powrotem na planszę
help-does-board = Na planszy, arkuszach i w dzienniku: od jednego do następnego
help-does-info = Na planszy i arkuszach: co to jest
help-does-zoom = Na planszy: bliżej, dalej, całość
help-does-help = Ta pomoc

host-title = Jesteś gospodarzem
host-spectators = Inni mogą oglądać
host-hints = Grający mogą pytać Consigliere
host-fixed = (nie można zmienić, gdy gra ktoś jeszcze)
host-newcomers = Nowe osoby mogą prosić o miejsce bota
host-open = Stół jest publiczny
host-make = Przekaż stół
host-webhooks = Webhooki tego stołu
host-remove = Usuń stół
host-sure = Stół i jego gra znikają dla wszystkich. Tego nie da się cofnąć.

info-rule = Zasada
info-toRule = Przeczytaj w zasadach
info-nothing = Nie ma o tym nic do powiedzenia.
info-pin = Pokaż drużynie:
info-pinAlone = Zaznacz dla siebie:

join-open = Poproś o miejsce
join-words = Pytani są wszyscy grający. Jeśli nikt nie odmówi, zobaczysz wszystkie tajemnice tego gracza i odtąd grasz ty. Kto już tu grał, wraca od razu.
join-closed = Dopóki gra trwa, nikt nowy nie dołącza do tego stołu.

notice-restart = { $n ->
    [one] Serwer uruchomi się ponownie za minutę; potem twoje gry toczą się dalej.
    [few] Serwer uruchomi się ponownie za { $n } minuty; potem twoje gry toczą się dalej.
    [many] Serwer uruchomi się ponownie za { $n } minut; potem twoje gry toczą się dalej.
   *[other] Serwer uruchomi się ponownie za { $n } minuty; potem twoje gry toczą się dalej.
}
link-connecting = Łączenie …
link-lost = Połączenie zerwane. Łączymy znowu …
link-closed = Połączenie jest zamknięte.
link-4400 = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
link-4401 = Nastąpiło wylogowanie. Wczytaj stronę ponownie.
link-4403 = Nie masz dostępu do tego stołu.
link-4404 = Tego stołu już nie ma.

log-title = Dziennik gry
log-empty = Jeszcze nic się nie wydarzyło.
log-older = Pokaż starsze wpisy
log-newest = Do najnowszego
log-replay = Pokaż planszę z tej chwili
log-undone = (cofnięte)
log-more = Wcześniej jeszcze { $n }.

menu-open = Menu
menu-title = Przy tym stole
menu-draw = Zaproponuj remis
menu-study = Analizuj pozycję
menu-study-why = Wypróbuj decyzje na własnej planszy. To, czego nie widzisz, zostaje wylosowane.
menu-concede = Poddaj się
menu-sure-end = Wszyscy zostaną zapytani, czy gra ma się skończyć bez zwycięzcy.
menu-sure-concede = Jeśli grasz w drużynie, musi się ona zgodzić. Przy dwóch stronach wygra przeciwnik. Gdy jest ich więcej, dalej gra za ciebie bot, dopóki gra ktoś jeszcze; inaczej gra się kończy i wygrywają pozostali.
menu-leave = Opuść grę
menu-sure-leave = Oddajesz swoje miejsce: gra dalej bot, a ktoś inny może tam usiąść, jeśli zgodzą się wszyscy grający. Wszyscy się o tym dowiedzą.
menu-copy = Kopiuj zaproszenie
menu-copied = Skopiowano
menu-mute = Wycisz
menu-notes = Notatki
menu-advance = Odpowiedzi z wyprzedzeniem
menu-replay = Dotychczasowa gra krok po kroku
menu-rules = Zasady

moves-title = Pokaz ruchów
moves-pause = Pauza
moves-go = Dalej
moves-step = Jeden ruch
moves-turn = Pomiń turę
# $what (text): what the button does, and why it does nothing now
moves-none = { $what }: nic nie jest teraz pokazywane
moves-mine = Do mojej decyzji
moves-newest = Do najnowszego
moves-on = Dalej
moves-paused = Zatrzymano.
moves-rushing = Przejście do twojej następnej decyzji.
moves-next = Zaraz następny ruch.
moves-suspense = Za chwilę …
moves-more = { $n ->
    [one] (i jeszcze { $n })
    [few] (i jeszcze { $n })
    [many] (i jeszcze { $n })
   *[other] (i jeszcze { $n })
}

pass-kicker = Przekaż urządzenie
odds-title = Szanse w konflikcie
odds-request = Na życzenie
odds-always = Zawsze pokazuj
odds-never = Nigdy nie pokazuj
odds-help = Prawdopodobne wyniki każdego wyboru w konflikcie, obliczone z tego, co wie gracz.

pass-title = Teraz { $name }
pass-words = Przekaż urządzenie: { $name }. Do tego czasu stół jest zakryty.
pass-take = Gram: { $name }

prompt-rules = Zasady
prompt-tip = Rada
prompt-help = Rada i zasady do tego pytania
prompt-book = Instrukcja
prompt-bookWhy = Otwórz w nowej karcie zasadę, której dotyczy to pytanie
prompt-sealed = w tajemnicy
prompt-sealedWhy = Inni wybierają w tym samym czasie; wszystkie decyzje zostaną pokazane razem.
prompt-done = wybrane, możesz to jeszcze zmienić
prompt-sent = Wysyłanie …
prompt-sentLater = Zostanie wysłane, gdy tylko wróci połączenie.
prompt-waiting = { $names ->
    [1] Decyduje { LIST($names) }.
   *[other] Decydują { LIST($names) }.
}
prompt-othersChoose = { $names ->
    [one] Jeszcze wybiera { LIST($names) }.
    [few] Jeszcze wybierają { LIST($names) }.
    [many] Jeszcze wybierają { LIST($names) }.
   *[other] Jeszcze wybierają { LIST($names) }.
}
prompt-nobody = Nikt nie musi teraz o niczym decydować.
prompt-next = Decyduje { $name }.
prompt-pass = Przekaż: { $name }

proposal-title = Pytanie do wszystkich
proposal-undo = { $name } chce cofnąć całą turę: gra wróci do jej początku.
proposal-end = { $name } proponuje remis.
proposal-concede = { $name } chce się poddać.
# $of (name): for whom a bot is to play
proposal-stand_in = { $name } chce, żeby grał bot, dopóki nie wróci { $of }.
# $name: somebody who does not play yet; $of (name): the seat
proposal-join = { $name } chce grać jako { $of }.
proposal-join-why = { $name } zobaczy wszystkie tajemnice tego gracza i przejmie jego grę. Wystarczy jedna odmowa.
proposal-mine-undo = Czekasz na zgodę na cofnięcie całej tury: gra wróci do jej początku.
proposal-mine-end = Proponujesz remis.
proposal-mine-concede = Proponujesz poddanie gry.
# $of (name)
proposal-mine-stand_in = Prosisz, żeby grał bot, dopóki nie wróci { $of }.
# $of (name)
proposal-mine-join = Prosisz o grę jako { $of }.
proposal-waiting = Jeszcze bez odpowiedzi: { LIST($names, type: "comma") }.
# $time (such as 0:45)
proposal-lapses = Brak odpowiedzi przez { $time } oznacza odmowę.
# $time (such as 0:45)
proposal-lapses-join = Kto jest przy stole i nie odpowie przez { $time }, ten odmawia.
proposal-yes = Zgadzam się
proposal-no = Odmawiam
proposal-withdraw = Wycofaj

recap-turn = { $n ->
    [one] Od twojej ostatniej tury: { $n } ruch
    [few] Od twojej ostatniej tury: { $n } ruchy
    [many] Od twojej ostatniej tury: { $n } ruchów
   *[other] Od twojej ostatniej tury: { $n } ruchu
}
recap-visit = { $n ->
    [one] Od twojej ostatniej wizyty: { $n } ruch
    [few] Od twojej ostatniej wizyty: { $n } ruchy
    [many] Od twojej ostatniej wizyty: { $n } ruchów
   *[other] Od twojej ostatniej wizyty: { $n } ruchu
}
recap-at = { $at } z { $n }
recap-previous = Poprzedni ruch
recap-next = Następny ruch
recap-close = Zamknij

seat-named = { $name } ({ $player })
seat-number = Gracz { $n }

seats-title = Gracze
seats-hotSeat = Wspólny ekran: jedna osoba gra po więcej niż jednej stronie.
seats-position = Ta gra zaczyna się od pozycji z analizy: osoba, która założyła stół, widziała w niej wszystko.
seats-you = { $name }, ty
seats-away = { $name }, offline
seats-stands = { $bot } (zastępstwo: { $name })
seats-team-own = Twoja drużyna
seats-team-other = Przeciwnicy
seats-team-of = Drużyna { $n }
seats-waits = { $you ->
    [true] twoja tura, { $time }
   *[false] decyduje, { $time }
  }
seats-turn = decyduje
seats-hasTurn = , decyduje

standIn-title = Kogoś brakuje
standIn-lost = { $name } nie ma połączenia.
standIn-ask = Niech do czasu powrotu gra bot
standIn-others = Wszyscy obecni muszą się zgodzić.

settled-refused = { $name } się nie zgadza.
settled-withdrawn = { $name } wycofuje pytanie.
settled-lapsed = Nie wszyscy odpowiedzieli na czas: nic się nie zmienia.
# $what: what was asked for
settled-overtaken = { $what ->
    [stand_in] Nieobecna osoba wróciła albo odeszła: bot nie jest potrzebny.
    [join] Tego miejsca nie można już zająć.
   *[other] Gra poszła dalej: nic nie zostaje cofnięte.
}

settings-speed = Szybkość ruchów
settings-speeds-slow = Wolno
settings-speeds-normal = Normalnie
settings-speeds-fast = Szybko
settings-speeds-off = Od razu
settings-title = Wygląd
settings-theme = Kolory
settings-themes-auto = Jak urządzenie
settings-themes-light = Jasne
settings-themes-dark = Ciemne
settings-language = Język
settings-unasked = { $n ->
    [one] Przy jednym rodzaju nieodwracalnych decyzji nie ma już pytania o potwierdzenie.
    [few] Przy { $n } rodzajach nieodwracalnych decyzji nie ma już pytania o potwierdzenie.
    [many] Przy { $n } rodzajach nieodwracalnych decyzji nie ma już pytania o potwierdzenie.
   *[other] Przy { $n } rodzaju nieodwracalnych decyzji nie ma już pytania o potwierdzenie.
}
settings-askAgain = Pytaj mnie znowu
settings-wait = Twoje walki pozostają na ekranie, aż przejdziesz dalej
settings-cover = Zakrywaj wszystko, gdy urządzenie przechodzi dalej
settings-sound = Ciche dźwięki przy stole i dzwonek, gdy nadchodzi twoja kolej
settings-coach = Wskazówki przy pytaniach nowego rodzaju i ostrzeżenia przed ruchami, których możesz żałować

sheet-up = Dziennik, czat …
sheet-down = Zamknij
sheet-choices = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
    [many] { $n } możliwości
   *[other] { $n } możliwości
}
sheet-end = Wynik

shell-toChoices = Do możliwości
shell-board = Gra
shell-boardBroken = Planszy nie da się narysować ({ $words }). Możesz grać dalej z listy możliwości.
shell-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osoby ogląda
}

sign-attack = Atak
sign-defend = Obrona
sign-look = Uwaga

tab-choices = Wybór
tab-result = Wynik
tab-counsel = Consigliere
tab-log = Dziennik
tab-chat = Czat
tab-wide = Otwórz jako szeroką kolumnę
tab-narrow = Wróć do panelu
tab-seats = Gracze

table-loading = Nakrywamy do stołu …
table-yourTurn = ● Twoja tura
table-notHere = Nie możesz dołączyć do tego stołu
table-help-invite = Poproś gospodarza o link z zaproszeniem. Przed grą może też po prostu podać adres strony stołu.
table-help-watch = Poproś gospodarza, żeby pozwolił oglądać grę.
table-help-account = Masz konto i grasz już przy tym stole?
table-help-signIn = Zaloguj się
table-help-gone = Możliwe, że stół został zamknięty albo adres jest niepełny.
table-help-open = Otwarte stoły

undo-free = Cofnij
undo-ask = Poproś o cofnięcie
undo-turn = Cofnij turę
undo-short-free = Cofnij
undo-short-ask = Poproś
undo-short-turn = Tura
undo-why-turn = { $n ->
    [one] Cofa całą turę, od razu { $n } decyzję.
    [few] Cofa całą turę, od razu wszystkie { $n } decyzje.
    [many] Cofa całą turę, od razu wszystkie { $n } decyzji.
   *[other] Cofa całą turę, od razu wszystkie decyzje ({ $n }).
}
undo-why-free = Od razu cofa twoją ostatnią decyzję.
undo-why-ask = Inni dowiedzieli się czegoś z twojej ostatniej decyzji: wszyscy zostaną zapytani. Jeśli się zgodzą, gra wróci do początku twojej tury.

why-playing = Poczekaj, aż zostaną pokazane wcześniejsze ruchy.
why-over = Gra się skończyła.
why-watching = Tylko oglądasz.
why-others = { $names ->
    [1] To nie twoja tura. Decyduje { LIST($names) }.
   *[other] To nie twoja tura. Decydują { LIST($names) }.
}
why-sent = Twoja decyzja jest w drodze.
why-rule = Zasada { $rule }
