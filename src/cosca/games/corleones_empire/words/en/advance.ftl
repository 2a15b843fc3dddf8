### Answers in advance: the question as it is listed, and its possible answers. `advance-fact-*` are numbers that it shows.

advance-abilities = A rival shakes down a front in a turf that you control: which abilities do you use?
advance-abilities--first = All of them, in the order shown
advance-abilities--decline = None
advance-suitcase-card = A rival shakes down a front in a turf that you control: which money card do you put into your suitcase?
advance-suitcase-card--highest = The highest
advance-suitcase-card--lowest = The lowest
advance-suitcase-card--decline = None
advance-offer-card = A rival makes an offer: which money card do you put up?
advance-offer-card--lowest = The lowest
advance-offer-card--highest = The highest
advance-tax-card = A rival has the suitcases audited: which money card do you return?
advance-tax-card--lowest = The lowest
advance-tax-card--highest = The highest
advance-bid-card = Bribery: what do you bid?
advance-bid-card--decline = Nothing
advance-tribute-card = Tribute to the Don: which cards do you discard?
advance-tribute-card--lowest = The lowest money cards
advance-fact-n = cards to choose
advance-fact-left = money in your suitcase
advance-fact-hand = cards in your hand
