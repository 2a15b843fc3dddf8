# Why the Consigliere thinks well or badly of a choice, where no game has its own words for it.

# Nothing speaks for or against the choice.
reason-even = No clear difference from the other choices.
# The reason of a program that has no words in this language.
reason-unknown = That is how the simulated games from here turn out.
# $n (number): how often of 100 times, where the choice should be drawn
reason-mix = Choose this about { $n }% of the time, so that no one can predict you.
