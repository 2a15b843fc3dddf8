### The report of a finished game.

title = Raport
loading = Wczytywanie gry …
make-why = Consigliere patrzy wstecz na całą grę: kto i kiedy miał największe szanse, co je odwróciło i co każdego kosztowało najwięcej. Zastanawia się, gdy nie potrzebuje go żaden bot ani gracz; trwa to minutę lub dwie.
make = Przygotuj raport
# $n (per cent that is done)
thinking = Consigliere patrzy wstecz: { $n }%
busy = Consigliere pracuje jeszcze nad innym raportem dla ciebie. Ten będzie następny.
failed = Nie udało się przygotować raportu. Spróbuj jeszcze raz.
cut = Grano według starszych zasad. Obecne nie pozwalają prześledzić gry do końca, więc raport pomija ostatnią część.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] Czas obliczeń: { $n } sekunda.
    [few] Czas obliczeń: { $n } sekundy.
    [many] Czas obliczeń: { $n } sekund.
   *[other] Czas obliczeń: { $n } sekundy.
}
toTable = Do stołu
toReplay = Do powtórki

chances = Kto miał największe szanse
chances-label = Szanse na wygraną w czasie. Strzałki prowadzą od tury do tury, Enter otwiera tam powtórkę.
# $round (as the game calls it), $seat (a name), $chances (text)
chances-told = { $round } · decyduje { $seat } · { $chances }
# $name (a team), $chance (per cent)
chances-of = { $name }: { $chance }
chances-table = Jako tabela
chances-how = Jak powstaje krzywa
chances-estimate = Od każdej tury Consigliere wielokrotnie rozgrywa grę dalej, znając wszystkie karty, do końca rundy lub aktu, i ocenia powstałą sytuację. Szansa na wygraną to średnia tych ocen.
chances-smoothed = Krzywa jest wygładzona: każda wartość jest uśredniana z kilkoma turami przed nią i po niej, a pewniejsze wartości liczą się bardziej. Na styku dwóch rund lub aktów obie strony są zbliżane do siebie na przestrzeni kilku tur, żeby koniec rundy nie wyglądał jak ruch. Skok może być tylko w punkcie zwrotnym. Jest nim zawsze pojedyncza tura jednego gracza, oszacowana ponownie, zanim trafiła na listę.
chances-moment = Chwila
# $round (as the game calls it), $seat (a name)
moment = { $round }, { $seat }
start = Przygotowanie

rounds = Runda po rundzie
# $measure (what is counted)
rounds-label = { $measure }: każdy gracz, runda po rundzie
seat = Gracz

turnings = Punkty zwrotne
turnings-none = Żadna pojedyncza tura nie zmieniła mocno szans.
turnings-best = Nie znaleziono lepszego ruchu.
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = Najkosztowniejsze błędy
mistakes-none = Bez dużych błędów.
# $lost (per cent), $before, $after
mistakes-lost = { $before } zamiast { $after }
mistakes-chosen = Wybór
mistakes-better = Lepiej

look = Obejrzyj
study = Analizuj
