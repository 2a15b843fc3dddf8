# Why the Consigliere thinks well or badly of a choice, where no game has its own words for it.

# Nothing speaks for or against the choice.
reason-even = Nothing tells it from the others.
# The reason of a program that has no words in this language.
reason-unknown = It comes out so when the game is played on from here.
# $n (number): how often of 100 times, where the choice should be drawn
reason-mix = Take it { $n ->
    [one] once
   *[other] { $n } times
} in 100: a mix cannot be guessed.
