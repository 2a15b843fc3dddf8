# What every catalogue may use: joined lists and cases of names. Every speaker reads it after its own places.

## Lists. $list is what stands there already, $next comes after it; -last is for the last item.
## Sentences have their full stops; stops are phrases that get one between them.

list-and = { $list }, { $next }
list-and-last = { $list } und { $next }
list-or = { $list }, { $next }
list-or-last = { $list } oder { $next }
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
list-none = nichts
list-times = { $n } × { $item }

## A name in a case that it has no attribute for, by the case's name. The genitive stands after its noun: „der Zug von
## Rot“. Where a name has no .accusative or .dative of its own, the plain name stands. .quoted is for titles of cards,
## .at says where (bei ...), .to where to, .from where from.

name = { $name }
    .genitive = von { $name }
    .quoted = „{ $name }“
    .at = bei { $name }
    .to = nach { $name }
    .from = von { $name }

## Why something cannot be chosen now, where that is not about the thing itself. $asks: what the question asks for.

why-ended = Die Partie ist zu Ende.
why-waiting =
    { $seats ->
        [1] Jetzt entscheidet { LIST($seats) }.
       *[other] Jetzt entscheiden { LIST($seats) }.
    }
why-asks = Wähle hier { LIST($asks, type: "or") }.
why-listed = Diese Frage beantwortest du in der Liste, nicht auf dem Spielplan.
