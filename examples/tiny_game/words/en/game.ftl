## The game, and what its view is called in a terminal

game-title = Tiny Game
game-summary = Two players bet on hidden cards. 2 players, 3 rounds.
# $n (number)
game-round = Round { $n }
seat = Player { $n }
view-round = Round
view-points = Points
view-card = Your card
view-stake = Stake
view-shown = Shown cards
view-folded = Folded cards
view-deck = Cards in the deck

## Questions and answers

ask-stake = Name the stake of this round.
# $card (number): your own card; $stake (number)
ask-show_or_fold = You hold the { $card }; the stake is { $stake }. Show your card, or fold it?
# $n (number)
choice-stake =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
choice-show = Show
choice-fold = Fold

## Events

# $seat: who begins
event-round = Round { $round }: { NAME($seat) } begins.
# $card (number): 0 for all but the seat itself
event-dealt =
    { $card ->
        [0] { NAME($seat) } draws a card.
       *[other] { NAME($seat) } draws the { $card }.
    }
event-sealed =
    { $choice ->
        [show] You will show your card.
       *[fold] You will fold your card.
    }
event-staked = { NAME($seat) } names a stake of { $stake }.
event-shown = { NAME($seat) } shows the { $card }.
event-folded = { NAME($seat) } folds.
# $n (number): points
event-won =
    { $n ->
        [one] { NAME($seat) } wins 1 point.
       *[other] { NAME($seat) } wins { $n } points.
    }

## The end

outcome-points = { LIST($winners) } wins with the most points.
outcome-draw = A draw: both players have the same number of points.
