### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-abilities = Jemand nutzt eine Fassade in einem Revier, das du kontrollierst: Welche Fähigkeiten nutzt du?
advance-abilities--first = Alle, in der angezeigten Reihenfolge
advance-abilities--decline = Keine
advance-suitcase-card = Jemand nutzt eine Fassade in einem Revier, das du kontrollierst: Welche Geldkarte legst du in deinen Koffer?
advance-suitcase-card--highest = Die höchste
advance-suitcase-card--lowest = Die niedrigste
advance-suitcase-card--decline = Keine
advance-offer-card = Jemand macht ein Angebot: Welche Geldkarte setzt du ein?
advance-offer-card--lowest = Die niedrigste
advance-offer-card--highest = Die höchste
advance-tax-card = Jemand lässt die Koffer prüfen: Welche Geldkarte gibst du zurück?
advance-tax-card--lowest = Die niedrigste
advance-tax-card--highest = Die höchste
advance-bid-card = Bestechung: Was bietest du?
advance-bid-card--decline = Nichts
advance-tribute-card = Tribut an den Don: Welche Karten wirfst du ab?
advance-tribute-card--lowest = Die niedrigsten Geldkarten
advance-fact-n = Karten zu wählen
advance-fact-left = Geld in deinem Koffer
advance-fact-hand = Karten auf deiner Hand
