# How a game ended. $winners: seats. The money of all is told by the event game_over.

outcome-money =
    { $winners ->
        [1] { LIST($winners) } wins with the most money.
       *[other] { LIST($winners) } share the win.
    }
