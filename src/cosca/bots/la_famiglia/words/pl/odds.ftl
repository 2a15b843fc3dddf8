# What is likely to come of an answer, if both sides play best from there.

# $taken, $emptied, $held (numbers): percents
odds-conflict = { $emptied ->
    [0] przejęty { $taken }%, obroniony { $held }%
   *[other] przejęty { $taken }%, opustoszały { $emptied }%, obroniony { $held }%
}
