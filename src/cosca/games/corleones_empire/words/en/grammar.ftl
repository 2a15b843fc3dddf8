# How lists are put together, besides what all catalogues have.

list-plus = { $list } + { $next }
list-plus-last = { $list } + { $next }
list-sentences = { $list } { $next }
list-sentences-last = { $list } { $next }
