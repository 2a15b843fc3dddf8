### The report of a finished game.

title = Raport
loading = Pobieranie gry …
make-why = Consigliere patrzy wstecz na całą grę: kto i kiedy miał największe szanse, co je odwróciło i co każdego kosztowało najwięcej. Zastanawia się, gdy nie potrzebuje go żaden bot ani gracz; trwa to minutę lub dwie.
make = Przygotuj raport
# $n (per cent that is done)
thinking = Consigliere patrzy wstecz: { $n }%
failed = Nie udało się przygotować raportu. Spróbuj jeszcze raz.
cut = Dzisiejsze zasady nie prowadzą przez całą grę: tego, co dalej, raport nie obejmuje.
# $n (seconds of processor time)
made = { NUMBER($n) ->
    [one] Czas namysłu: { $n } sekunda.
    [few] Czas namysłu: { $n } sekundy.
    [many] Czas namysłu: { $n } sekund.
   *[other] Czas namysłu: { $n } sekundy.
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
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }

mistakes = Co kosztowało najwięcej
mistakes-none = Nic szczególnego.
# $lost (per cent), $before, $after
mistakes-lost = { $before } zamiast { $after }
mistakes-chosen = Wybór
mistakes-better = Lepiej

look = Obejrzyj
study = Analizuj
