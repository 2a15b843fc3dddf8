### Gracze: współgracze, profile, zaproszenia, wyzwania.

people-title = Gracze
people-none = Nie masz jeszcze za sobą gry z innymi osobami. Zaproś kogoś do stołu, a pojawi się tutaj.
# $n (number of games), $date (of the last one)
people-together = { NUMBER($n) ->
    [one] { $n } wspólna gra, { $date }
    [few] { $n } wspólne gry, ostatnia { $date }
    [many] { $n } wspólnych gier, ostatnia { $date }
   *[other] { $n } wspólnej gry, ostatnia { $date }
}
people-noGame = Jeszcze bez wspólnej gry
people-friend = Dodaj do znajomych
people-unfriend = Usuń ze znajomych
people-isFriend = Na liście znajomych
people-why = Listę znajomych widzisz tylko ty i nikt nie dostaje o niej powiadomień. Otwarte stoły znajomych są na stronie głównej.
people-profile = Profil
people-mine = Twój profil i historia gier
people-filter = Szukaj według nazwy
# $name (of a person)
people-added = { $name } jest teraz na twojej liście znajomych.
# $name (of a person)
people-removed = { $name } nie jest już na twojej liście znajomych.

invited-title = Zaproszenia
# $name (of a person)
invited-by = { $name } zaprasza cię do gry.
# $name (of a person)
invited-deal = { $name } przysyła ci rozdanie: rozegraj je, a potem porównajcie swoje gry.
invited-accept = Dołącz
invited-decline = Odrzuć
friends-tables = Stoły twoich znajomych

invite-title = Zaproś według nazwy
invite-name = Login albo nazwa kogoś ze znajomych lub z wcześniejszych gier
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
profile-none = Nie ma jeszcze zakończonych gier.
profile-ratings = Punkty rankingowe
# $game (title), $rating, $deviation (numbers), $n (number of games)
profile-rating = { $game }: { $rating } ± { $deviation } ({ NUMBER($n) ->
    [one] { $n } gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gry
})
profile-leaderboard = Ranking graczy
profile-recent = Gry
profile-hiddenGames = Ta osoba nie udostępnia swoich gier.
profile-against = Przeciw tobie
profile-together = W jednej drużynie
profile-uncounted = Nie liczą się tu lekcje, gry od ustawionej pozycji, powtórzone rozdania ani gry, w których jedna osoba grała za obie strony.

results-what = Gry
results-all = Wszystkie gry
results-people = Z ludźmi
# $n (number of players)
results-players = { NUMBER($n) ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
results-games = Gry
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
history-none = Brak pasujących gier.
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
history-not-again = powtórzone rozdanie
history-not-hot_seat = jedna osoba za obie strony
history-records = Pobierz wszystkie zapisy

privacy-title = Prywatność i twoje dane
privacy-why = Wybierz, kto co widzi. Dla wszystkich innych będzie tak, jakby cię tu nie było.
privacy-profile = Profil i wyniki
privacy-history = Historia gier
privacy-against = Bilans bezpośrednich gier
privacy-rating = Punkty i miejsce w rankingu
privacy-everyone = Wszyscy
privacy-played = Osoby, z którymi mam za sobą grę
privacy-nobody = Tylko ja
privacy-publish = Moje zakończone gry można publikować, na przykład jako zagadki lub otwarte dane
privacy-publishWhy = Gra zostaje opublikowana tylko wtedy, gdy wszyscy, którzy w nią grali, mają konto i na to pozwalają. Publikowane są decyzje i wynik, także z wcześniejszych gier: bez imion, czatu i godzin. Kto mógł zobaczyć tę grę tutaj, może ją rozpoznać. Zdanie można zmienić w każdej chwili; tego, co już opublikowano, to nie cofa.
privacy-save = Zapisz
privacy-saved = Zapisano.
privacy-records = Pobierz zapisy wszystkich moich gier
privacy-export = Pobierz wszystko, co jest o mnie zapisane
privacy-exportWhy = Bez kluczy i haseł.

again-title = Wyzwanie
again-why = To samo rozdanie jeszcze raz, z takim samym początkiem i takimi samymi kartami. Taka gra nigdy nie liczy się do rankingu.
again-play = Zagraj to rozdanie jeszcze raz
again-send = Wyślij komuś ze znajomych
again-friend = Login albo nazwa kogoś ze znajomych
again-compare = Porównaj obie gry

compare-title = Jedno rozdanie, dwie gry
compare-back = Wróć do stołu
compare-loading = Wczytywanie obu gier …
compare-first = Pierwsza gra
compare-second = Druga gra
compare-player = Gracz
compare-rank = Miejsce
compare-score = Wynik
compare-decisions = Decyzje
compare-ended = Zakończona
# $round (as the game calls it)
compare-round = Po: { $round }
compare-start = Po przygotowaniu gry
compare-end = Na końcu
compare-noReport = Grę bez raportu można porównać tylko na końcu. Utwórz jej raport, aby porównywać runda po rundzie.
compare-report = Raport
compare-others = Inne gry z tym rozdaniem
