### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-abilities = Ktoś używa frontu w dzielnicy, którą kontrolujesz: których zdolności używasz?
advance-abilities--first = Wszystkich, w pokazanej kolejności
advance-abilities--decline = Żadnych
advance-suitcase-card = Ktoś używa frontu w dzielnicy, którą kontrolujesz: którą kartę pieniędzy wkładasz do walizki?
advance-suitcase-card--highest = Najwyższą
advance-suitcase-card--lowest = Najniższą
advance-suitcase-card--decline = Żadną
advance-offer-card = Ktoś składa propozycję: którą kartę pieniędzy wykładasz?
advance-offer-card--lowest = Najniższą
advance-offer-card--highest = Najwyższą
advance-tax-card = Ktoś zarządza kontrolę walizek: którą kartę pieniędzy oddajesz?
advance-tax-card--lowest = Najniższą
advance-tax-card--highest = Najwyższą
advance-bid-card = Łapówki: co oferujesz?
advance-bid-card--decline = Nic
advance-tribute-card = Danina dla dona: które karty odrzucasz?
advance-tribute-card--lowest = Najniższe karty pieniędzy
advance-fact-n = karty do wybrania
advance-fact-left = pieniądze w twojej walizce
advance-fact-hand = karty na twojej ręce
