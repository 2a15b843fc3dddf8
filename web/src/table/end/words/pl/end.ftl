### The end screen: what turned the game, and a picture to share.

turnings = Co odwróciło losy gry
turnings-none = Żaden pojedynczy ruch nie zmienił szans znacząco.
# $n (per cent that is done)
turnings-thinking = Consigliere szuka ruchów, które odwróciły losy gry: { $n }%
turnings-busy = Consigliere pracuje jeszcze nad innym raportem dla ciebie. Ten będzie następny.
turnings-ask = Znajdź punkty zwrotne
turnings-all = Pełny raport
# $round (as the game calls it), $seat (a name)
turnings-moment = { $round }, { $seat }
turnings-start = Przygotowanie
# $name (a team), $before, $after (per cent)
turnings-change = { $name }: { $before } → { $after }
# $choice (a choice in words), $before, $after (per cent)
turnings-better = Lepiej: { $choice } ({ $after } zamiast { $before })
turnings-look = Obejrzyj

picture = Obrazek do udostępnienia
# $result (a sentence)
picture-alt = Nazwy i wyniki wszystkich graczy oraz plansza na koniec gry. { $result }
# $n (number): the score of the whole team
picture-team = Drużyna: { $n }
picture-save = Pobierz obrazek
picture-share = Udostępnij
picture-failed = Nie udało się utworzyć obrazka.
