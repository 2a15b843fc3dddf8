# The likely result of an answer if both sides play their best from there.

# $taken, $emptied, $held (numbers): percents
odds-conflict = { $emptied ->
    [0] taken { $taken }%, held { $held }%
   *[other] taken { $taken }%, emptied { $emptied }%, held { $held }%
}
