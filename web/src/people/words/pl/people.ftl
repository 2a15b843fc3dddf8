### Gracze: współgracze, profile, zaproszenia, wyzwania.

people-title = Gracze
people-none = Nie masz jeszcze za sobą partii z innymi osobami. Zaproś kogoś do stołu, a pojawi się tutaj.
# $n (number of games), $date (of the last one)
people-together = { NUMBER($n) ->
    [one] { $n } wspólna partia, { $date }
    [few] { $n } wspólne partie, ostatnia { $date }
    [many] { $n } wspólnych partii, ostatnia { $date }
   *[other] { $n } wspólnej partii, ostatnia { $date }
}
people-noGame = Jeszcze bez wspólnej partii
people-friend = Dodaj do znajomych
people-unfriend = Usuń ze znajomych
people-isFriend = Znajomy
people-why = Listę znajomych widzisz tylko ty i nikt nie dostaje o niej powiadomień. Otwarte stoły znajomych są na stronie głównej.
people-profile = Profil
people-mine = Twój profil i partie
people-filter = Szukaj po nazwie
# $name (of a person)
people-added = { $name }: na twojej liście znajomych.
# $name (of a person)
people-removed = { $name }: już nie na twojej liście znajomych.

invited-title = Zaproszenia
# $name (of a person)
invited-by = { $name } zaprasza cię do gry.
# $name (of a person)
invited-deal = { $name } przysyła ci rozkład: rozegraj go, a potem porównajcie partie.
invited-accept = Dołącz
invited-decline = Odrzuć
friends-tables = Stoły twoich znajomych

invite-title = Zaproś po nazwie
invite-name = Nazwa użytkownika albo imię znajomego lub współgracza
invite-send = Zaproś
# $name (of a person)
invite-sent = Zaproszenie wysłane: { $name }.
invite-open = Zaproszeni
# $name (of a person)
invite-withdraw = Wycofaj zaproszenie: { $name }

watch-on = Powiadom mnie, gdy zwolni się miejsce
watch-off = Nie powiadamiaj o wolnych miejscach
watch-is = Dostaniesz powiadomienie, gdy zwolni się tu miejsce.

profile-since = Z nami od { $date }
profile-results = Wyniki
profile-none = Nie ma jeszcze zakończonych partii.
profile-ratings = Rankingi
# $game (title), $rating, $deviation (numbers), $n (number of games)
profile-rating = { $game }: { $rating } ± { $deviation } ({ NUMBER($n) ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
})
profile-leaderboard = Ranking graczy
profile-recent = Partie
profile-hiddenGames = Ta osoba nie pokazuje swoich partii.
profile-against = Przeciw tobie
profile-together = W jednej drużynie
profile-uncounted = Nie liczą się tu lekcje, partie od ustawionej pozycji, powtórzone rozkłady ani partie, w których jedna osoba grała za obie strony.

results-what = Partie
results-all = Wszystkie partie
results-people = Z ludźmi
# $n (number of players)
results-players = { NUMBER($n) ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
results-games = Partie
results-wins = Wygrane
results-draws = Remisy
results-losses = Przegrane
results-rate = Wygrane, %
results-score = Średni wynik

history-game = Gra
history-any = Dowolna
history-result = Wynik
history-win = Wygrana
history-draw = Remis
history-loss = Przegrana
history-search = Gracz lub stół
history-searchOther = Gracz
history-since = Od
history-until = Do
history-apply = Filtruj
history-none = Brak pasujących partii.
history-more = Pokaż więcej
history-hidden = ukryty gracz
# $n (number)
history-rank = Miejsce { $n }
# $n (number)
history-score = Wynik: { $n }
history-look = Otwórz
history-replay = Powtórka
history-rated = rankingowa
history-not-position = ustawiona pozycja
history-not-again = powtórzony rozkład
history-not-hot_seat = jedna osoba za obie strony
history-records = Pobierz wszystkie zapisy

privacy-title = Prywatność i twoje dane
privacy-why = Wybierz, kto co widzi. Dla wszystkich innych będzie tak, jakby nie było cię tutaj.
privacy-profile = Profil i wyniki
privacy-history = Lista partii
privacy-against = Bilans bezpośrednich gier
privacy-rating = Ranking i miejsce w tabeli
privacy-everyone = Wszyscy
privacy-played = Osoby, z którymi łączy mnie wspólna partia
privacy-nobody = Tylko ja
privacy-publish = Moje zakończone partie można publikować, na przykład jako zagadki lub otwarte dane
privacy-save = Zapisz
privacy-saved = Zapisano.
privacy-records = Pobierz zapisy wszystkich moich partii
privacy-export = Pobierz wszystko, co jest o mnie zapisane
privacy-exportWhy = Bez kluczy i haseł.

again-title = Wyzwanie
again-why = Ten sam rozkład jeszcze raz: taki sam początek i takie same karty. Taka partia nigdy nie liczy się do rankingu.
again-play = Zagraj ten rozkład jeszcze raz
again-send = Wyślij znajomemu
again-friend = Nazwa użytkownika albo imię znajomego
again-compare = Porównaj obie partie

compare-title = Jeden rozkład, dwie partie
compare-back = Wróć do stołu
compare-loading = Wczytywanie obu partii …
compare-first = Pierwsza partia
compare-second = Druga partia
compare-player = Gracz
compare-rank = Miejsce
compare-score = Wynik
compare-decisions = Decyzje
compare-ended = Zakończona
# $round (as the game calls it)
compare-round = Po: { $round }
compare-start = Po przygotowaniu gry
compare-end = Na końcu
compare-noReport = Z partii bez raportu porównywany jest tylko koniec. Utwórz jej raport, aby porównać ją runda po rundzie.
compare-report = Raport
compare-others = Inne partie z tym rozkładem
