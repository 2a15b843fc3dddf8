# What is likely to come of an answer, if both sides play best from there.

# $taken, $emptied, $held (numbers): percents
odds-conflict = { $emptied ->
    [0] übernommen { $taken } %, gehalten { $held } %
   *[other] übernommen { $taken } %, geleert { $emptied } %, gehalten { $held } %
}
