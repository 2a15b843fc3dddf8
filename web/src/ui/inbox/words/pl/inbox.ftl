# The inbox: the bell in the bar of every page.

title = Powiadomienia
# $n (number) how many are unread
bell = { $n ->
    [0] Powiadomienia
    [one] Powiadomienia: { $n } nieprzeczytane
    [few] Powiadomienia: { $n } nieprzeczytane
    [many] Powiadomienia: { $n } nieprzeczytanych
   *[other] Powiadomienia: { $n } nieprzeczytanego
}
unread = nieprzeczytane
none = Na razie nic. Gdy jakaś gra będzie cię potrzebować, zobaczysz to tutaj.
older = Pokaż starsze
all = Oznacz wszystkie jako przeczytane
settings = Ustawienia powiadomień

# What happened. $known (flag) whether $by (text), the person who did it, is known
stage-turn = Twoja tura
stage-late = Kończy ci się czas
stage-daily = Nadal twoja tura
stage-invited = { $known ->
    [true] { $by } zaprasza cię do gry
   *[false] Masz zaproszenie do gry
}
stage-started = Gra się zaczęła
stage-proposal = { $known ->
    [true] { $by } ma propozycję i czeka na twoją odpowiedź
   *[false] Propozycja czeka na twoją odpowiedź
}
stage-over = Koniec gry
stage-mentioned = { $known ->
    [true] { $by } wspomina o tobie
   *[false] Ktoś o tobie wspomina
}
stage-free_seat = Wolne miejsce
