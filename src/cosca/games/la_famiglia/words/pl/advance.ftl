### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-raise-grant = Sojusznik prosi cię o pieniądze
advance-raise-grant--give = Daj
advance-raise-grant--decline = Odmów
advance-agitate-recruit = W ataku na ciebie zginęli neutralni: ilu soldati werbujesz z puli?
advance-agitate-recruit--most = Ilu się da
advance-agitate-recruit--none = Nikogo
advance-conflict-defender = Twoja drużyna broni neutralnych: kto zagrywa ich kartę konfliktu?
advance-conflict-defender--self = Ja
advance-conflict-defender--other = Sojusznik
advance-conflict-card = Ktoś atakuje cię finezją: którą kartę konfliktu kładziesz?
advance-conflict-card--card-turncoat = { card-turncoat }
advance-conflict-card--card-coward_1 = { card-coward_1 }
advance-conflict-card--card-coward_2 = { card-coward_2 }
advance-conflict-take = Czy w obronie bierzesz kartę atakującego, nie widząc jej?
advance-conflict-take--take = Weź ją
advance-conflict-take--decline = Zostaw ją
advance-tiles-start = Zaczyna się faza planowania: czy używasz kafelków kontroli?
advance-tiles-start--decline = Nie używaj
advance-fact-money = twoje pieniądze
advance-fact-lost = polegli neutralni
advance-fact-attackers = atakujący
advance-fact-defenders = obrońcy
