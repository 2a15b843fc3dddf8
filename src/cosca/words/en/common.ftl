# What every catalogue may use: joined lists and cases of names. Every speaker reads it after its own places.

## Lists. $list is what stands there already, $next comes after it; -last is for the last item.
## Sentences have their full stops; stops are phrases that get one between them.

list-and = { $list }, { $next }
list-and-last = { $list } and { $next }
list-or = { $list }, { $next }
list-or-last = { $list } or { $next }
list-comma = { $list }, { $next }
list-comma-last = { $list }, { $next }
list-semicolon = { $list }; { $next }
list-semicolon-last = { $list }; { $next }
list-plus = { $list } + { $next }
list-plus-last = { $list } + { $next }
list-sentences = { $list } { $next }
list-sentences-last = { $list } { $next }
list-stops = { $list }. { $next }
list-stops-last = { $list }. { $next }
list-none = nothing
list-times = { $n } × { $item }

## A name in a case that it has no attribute for, by the case's name.

name = { $name }
    .genitive = { $name }’s
    .at = in { $name }

## Why something cannot be chosen now, where that is not about the thing itself. $asks: what the question asks for.

why-ended = The game is over.
why-waiting = Waiting for { LIST($seats) } to decide.
why-asks = This question asks for { LIST($asks, type: "or") }.
why-listed = Answer this from the list, not on the board.
