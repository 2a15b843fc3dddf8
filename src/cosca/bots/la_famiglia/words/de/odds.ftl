# What is likely to come of an answer, if both sides play best from there.

# $taken, $emptied, $held (numbers): percents
odds-conflict = { $emptied ->
    [0] übernommen { $taken } %, verteidigt { $held } %
   *[other] übernommen { $taken } %, geleert { $emptied } %, verteidigt { $held } %
}
