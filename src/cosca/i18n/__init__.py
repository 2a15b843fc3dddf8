"""Formatting of messages: a sentence is a message id with facts, formatted by Project Fluent catalogues.

Catalogues are `.ftl` files in folders by language, `<place>/<language>/*.ftl`. English is complete; messages that a
language lacks are formatted in English. The page reads the same files with the same behaviour
(`web/src/i18n`); `tests/i18n/cases.json` is run by both. Rules never import this package.

    speaker = Speaker([game_words, terminal_words], "de", things=kit.argument_kinds, names=own_names)
    speaker.learn(view["families"])                 # seats are named by their families from now on
    speaker.say("event-money", {"seat": 2, "n": 3})
    speaker.question(facts["question"])             # ask-<kind>; speaker.only(...) is its attribute .only
    speaker.choice("boat.move", choice_facts)       # choice-boat-move--<kind>, else choice-<kind>
    speaker.event({"event": "money", "seat": 2, "n": 3})
    speaker.name("area:bronte", case="genitive")

What a catalogue may use besides plain Fluent:

- `NAME($area)`, `NAME($area, case: "genitive")`: the name of a thing. What kind of thing an argument is says its own
  name: `things = {"area": ("area",), "origin": ("area", "space"), "seat": ("seat",)}`. An element key such as
  `area:bronte` names its kind itself. The name is the message `area-bronte`, the case its attribute `.genitive`.
  A case that a name lacks is made by the attribute of that name of the message `name`
  (`name = { $name }` with `.genitive = { $name }'s`); without that, the plain name stands.
  A kind whose things are only numbered has one message `kind` with `$id`, the parts of the id between dots (`$part1`,
  `$part2`) and the number at its end, `$n`: `seat = Seat { $n }`.
  Names of an overlay (`names`) win in every language: `names["area:bronte"]`, and in a case
  `names["area:bronte.genitive"]`. The case `text` is not a form of the name but what is printed on the thing, as the
  text of a card; `names["job:shakedown.text"]` may be a message.
- `LIST($areas)`, `LIST($areas, type: "or", case: "genitive")`: several things, names, texts or messages, joined by
  `list-and`, `list-and-last`, `list-or`, `list-or-last`, which stand with `name` in `en/common.ftl` beside this;
  none at all is `list-none`. Another `type` has messages of its own. `LIST($bids, each: "bid-of")` says every item,
  which is an object of facts, by the message `bid-of`. `LIST($goods, times: "list-times")` says equal items once, with
  their number (`$n`, `$item`).
- `SAY($why)`: a message `{"id": ..., "args": {...}}` inside another.
- Selectors go by the plain value: `{ $piece -> [car] ... }`, `{ $seat -> [0] ... }`; a flag is `true` or `false`;
  a list goes by its length; an argument that is null or not given takes the default variant.

Missing texts never raise: a missing message is shown as its id, a missing argument as `?`.
A strict speaker (for tests) raises `MissingText` instead.
"""

from cosca.i18n.catalogue import Catalogue as Catalogue
from cosca.i18n.catalogue import available as available
from cosca.i18n.catalogue import best_language as best_language
from cosca.i18n.catalogue import wanted_languages as wanted_languages
from cosca.i18n.ids import message_id as message_id
from cosca.i18n.speaker import Speaker as Speaker
from cosca.i18n.values import Args as Args
from cosca.i18n.values import MissingText as MissingText
from cosca.kernel.messages import Message as Message
