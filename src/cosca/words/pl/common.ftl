# What every catalogue may use: joined lists and cases of names. Every speaker reads it after its own places.

## Lists. $list is what stands there already, $next comes after it; -last is for the last item.
## Sentences have their full stops; stops are phrases that get one between them.

list-and = { $list }, { $next }
list-and-last = { $list } i { $next }
list-or = { $list }, { $next }
list-or-last = { $list } lub { $next }
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
list-none = nic
list-times = { $n } × { $item }

## A name in a case for which it has no attribute. .inside, .to, .from and .with have their preposition.

name = { $name }
    .genitive = { $name }
    .inside = w { $name }
    .at = w { $name }
    .to = do { $name }
    .from = z { $name }
    .with = z { $name }

## Why something cannot be chosen now, where that is not about the thing itself. $asks: what the question asks for.

why-ended = Gra jest skończona.
why-waiting =
    { $seats ->
        [1] Teraz decyduje { LIST($seats) }.
       *[other] Teraz decydują { LIST($seats) }.
    }
why-asks = To pytanie wymaga wskazania: { LIST($asks, type: "or") }.
why-listed = Na to pytanie odpowiadasz z listy, nie wskazując niczego na stole.
