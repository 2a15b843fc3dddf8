# Why the Consigliere thinks well or badly of a choice, where no game has its own words for it.

# Nothing speaks for or against the choice.
reason-even = Niczym się nie wyróżnia.
# The reason of a program that has no words in this language.
reason-unknown = Tak wynika z próbnych rozgrywek od tego miejsca.
# $n (number): how often of 100 times, where the choice should be drawn
reason-mix = Wybieraj to mniej więcej w { $n ->
    [one] { $n } przypadku
    [few] { $n } przypadkach
    [many] { $n } przypadkach
   *[other] { $n } przypadku
} na 100: tak trudniej cię przewidzieć.
