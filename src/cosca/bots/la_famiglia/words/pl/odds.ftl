# To be translated into 'pl': translate what stands after = and delete this line.

# What is likely to come of an answer, if both sides play best from there.

# $taken, $emptied, $held (numbers): percents
odds-conflict = { $emptied ->
    [0] taken { $taken } %, held { $held } %
   *[other] taken { $taken } %, emptied { $emptied } %, held { $held } %
}
