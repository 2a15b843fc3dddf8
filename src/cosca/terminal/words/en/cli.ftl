# The command line: what `--help` says, and what is wrong with a line that was typed. Names in capitals, flags, paths and
# words in { "quotes" } are typed as they are.

## Help: a command, and by their names its parameters

usage-titles = Help
    .usage = Usage
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .required = required
    .default = default
    .examples = Examples:
    .given = [OPTIONS]
usage-options = What several commands have
    .game = Which game. Default: { "la_famiglia" }.
    .named = Which game, by a flag.
    .data = A component set by name ({ "house-1" }), or a folder merged over the newest.
    .language = The language: { "en, de, pl" }. Default: { "COSCA_LANGUAGE" }, else that of the system.
    .option = Any option of the game, by name.
    .help = Show this help.
    .install_completion = Install the completion of commands for this shell.
    .show_completion = Show the completion of commands, to copy it or change it.
# $shapes: what may be given in each game; $default: what stands for nothing, or none
usage-flag =
    { $default ->
        [none] { $shapes }.
       *[other] { $shapes } (default { $default }).
    }
# $kind (flag, one, several, some); $values: what may be given; $n (number): how many of them
usage-shape =
    { $kind ->
        [flag] a variant that is off by default
        [one] { LIST($values, type: "or") }
        [some] one per seat of { LIST($values, type: "comma") }
       *[several] { $n } of { LIST($values, type: "comma") }
    }
usage-cosca = Play heavy board games properly: against bots, by exact rules.
    .version = Print the version.
usage-play = Play in the terminal, against bots or at one keyboard. The game is saved after each choice.
    .seat = A seat that a person plays, the others are bots; may be repeated. Default: 1.
    .seats = The seats that people play at this keyboard: `all`, or as 1,3.
    .bot = Who plays the other seats.
    .seed = A whole number: the same seed gives the same game.
    .save = Where to save after each choice.
    .resume = Go on with a saved game.
    .record = Where to write the record at the end.
usage-sim = Let bots play many games and count who wins. The result depends on the seed alone, not on --jobs.
    .games = How many games.
    .seed = The seed of the first game; the next ones follow. Default: 1.
    .jobs = How many processes share the work.
    .bot = One for all seats, one per team, or one per seat. Default: soldato.
    .csv = Write one row per game.
    .json = Write the summary.
    .fresh = Start a stopped run with --csv over, or go on with it (default).
usage-arena = Find out which of two bots is the better one. A block is one seed, played once with A in each team (in each seat where everyone plays alone). The result depends on the seed alone, not on --jobs, unless a bot thinks for a time and not for a number of iterations.
    .game = Which game.
    .a = The bot of one team.
    .b = The bot of all other teams.
    .games = How many games, rounded up to whole blocks.
    .seed = The seed of the first block; the next ones follow. Default: 1.
    .jobs = How many processes share the work.
    .csv = Write one row per game, and go on where the file ends.
    .json = Write the summary.
    .plot = Draw the summary: { ".png, .svg" } or { ".pdf" }. Needs { "cosca[plot]" }.
    .fresh = Start the file of --csv over, or go on with it (default).
usage-replay = Play a record again, check that it ends the same, and tell the game in words.
    .file = A record, or a save of `cosca play`.
    .to = Stop after so many choices.
    .at = Stop when this round or act starts.
    .step = Wait for Enter before each choice.
    .seat = Tell what this seat saw. Default: what everyone saw.
    .board = Draw the table at the end.
    .strict = A record without its digest is an error.
usage-advise = Ask the Consigliere: the choices ranked, from what the seat knows alone.
    .file = A save of `cosca play`, a record, or a scenario.
    .seat = Advise this seat. Default: the one that must decide.
    .seconds = How long to think.
    .to = Where it stands after so many choices.
    .every = Rank all choices, not only the best.
usage-report = Look back at a finished game: who was likely to win when, what turned it, and what cost each seat most.
    .file = The record of a finished game.
    .seconds = Seconds of processor time, at most.
usage-scenario = Run scenarios: a position, choices, expectations. Exit code 1 if anything differs.
    .files = Scenario files, or folders of them.
usage-rules = Read the guide, look up the rules by id or word, or see which of them the tests prove.
    .words = The guide, ids such as V4, or words. None: the sections.
    .coverage = List the rules of this game that no test proves.
    .tests = The folder of the tests.
usage-conflict = La Famiglia: how a conflict is played best by both sides, the odds, and whether brute force is better.
    .attackers = Soldati that attack, 1 to 50.
    .defenders = Soldati that defend, 1 to 50.
    .attacker_supply = The attackers' Soldati in the supply.
    .defender_supply = The defenders' Soldati in the supply.
    .neutral = The defenders are neutrals.
    .agitated = The attackers are neutrals.
    .predictable = The variant of rule K8.
    .vendetta = The attacker has the tile Vendetta.
    .area = What the area is worth if it is taken.
    .emptied = What it is worth if it is emptied.
    .soldato = What a Soldato is worth.
    .home = The part of a loss that one back in HQ is.
    .recruit = What one recruited for a neutral is worth.
    .table = What fights of 1 to 8 against 1 to 8 are worth.
    .json = Print all numbers as JSON.
usage-serve = Serve the page and its tables. Limits and more are set by COSCA_* variables: docs/hosting.md.
usage-database = Look after the database of a server.
usage-admin = Look after the people and tables of a server; every change is kept in an audit.

## Mistakes, each one line. $near: what may have been meant; $known: what there is; $given: what was typed

# What a file has wrong, told in English with its place. $text
wrong-document = { $text }
# $file: a path
wrong-file--missing = { $file }: No such file or directory
wrong-file--locked = { $file }: You may not open this.
wrong-file--folder = { $file }: This is a folder, not a file.
wrong-file--no-folder = { $file }: This is not in a folder.
# $flag: an option or argument; $text: what is wrong with it
wrong-flag-unknown =
    { $near ->
        [0] No such option: { $flag }
       *[other] No such option: { $flag } (Possible options: { LIST($near, type: "comma") })
    }
wrong-flag-missing = Missing argument '{ $flag }'.
wrong-flag-value = Invalid value for '{ $flag }': { $text }
wrong-flag-alone = Option '{ $flag }' requires an argument.
# $name: what was typed
wrong-command =
    { $near ->
        [0] No such command '{ $name }'.
       *[other] No such command '{ $name }'. Did you mean { LIST($near, type: "or") }?
    }
wrong-no-game =
    { $near ->
        [0] no game '{ $name }' (games: { LIST($known, type: "comma") })
       *[other] no game '{ $name }'; did you mean { LIST($near, type: "or") }? (games: { LIST($known, type: "comma") })
    }
wrong-no-bot =
    { $near ->
        [0] no bot '{ $name }' (bots: { LIST($known, type: "comma") })
       *[other] no bot '{ $name }'; did you mean { LIST($near, type: "or") }? (bots: { LIST($known, type: "comma") })
    }
wrong-no-language =
    { $near ->
        [0] no language '{ $name }' (languages: { LIST($known, type: "comma") })
       *[other] no language '{ $name }'; did you mean { LIST($near, type: "or") }? (languages: { LIST($known, type: "comma") })
    }
# $game: the name of a game as it is typed
wrong-no-option =
    { $near ->
        [0] no option '{ $name }' in { $game } (options: { LIST($known, type: "comma") })
       *[other] no option '{ $name }' in { $game }; did you mean { LIST($near, type: "or") }? (options: { LIST($known, type: "comma") })
    }
wrong-no-judge = no bot can judge '{ $game }'
wrong-no-budget = bot '{ $name }': only { LIST($known) } take a budget
# $most (number): seconds; $rounds (number); $first, $second: examples
wrong-budget = bot '{ $name }': a budget is seconds per turn up to { $most }, or up to { $rounds } rounds with an x: { $first }, { $second }
# $option: its name; $n (number): how many are wanted
wrong-different = { $option }: give { $n } different ones of { LIST($known, type: "comma") }; not { $given }
wrong-flag = { $option }: '{ $given }' is neither true nor false
wrong-none-of = { $option }: '{ $given }' is none of { LIST($known, type: "comma") }
wrong-out-of-range = { $option }: { $given } is not a number from { $least } to { $most }
wrong-no-folder = { $option }: '{ $given }' is not a folder
wrong-dealt-families = { "families:" } cannot be given together with { "first_game" }, which deals them (S5)
wrong-speaker = { "speaker:" } give one seat of each team, as 1 or 2 and 3 or 4; not { $given }
wrong-name-value = --option { $given }: give { "NAME=VALUE" }, such as { "edition=1.1" }
# $n (number): how many play it
wrong-players = --players: { $game } is for { $n } players
wrong-whole = { $flag }: '{ $given }' is not a whole number
# $first, $second: two ways to say the same
wrong-one-of = { $first } and { $second }: give one of them
wrong-seats = --seats: '{ $given }' is neither `all` nor seats with commas
# $n (number): a seat
wrong-no-seat = no seat { $n } in { $game } (seats: { LIST($known, type: "comma") })
wrong-resume = --resume: the saved game has its options and seed already
# $teams (true, false): whether seats play in teams
wrong-bots =
    { $teams ->
        [true] --bot: give it once, once a team or once a seat, not { $n } times
       *[false] --bot: give it once or once a seat, not { $n } times
    }
wrong-no-text = { $file }: is not a text file
# $head: how a record begins
wrong-no-record = { $file }: line 1: a record starts with '{ $head }'
wrong-newer-rules = { $file }: rules { $given }: this version knows rules up to { $known }
wrong-other-data = { $file }: data { $given }: this game plays with { $own }; another set needs --data { "DIR" }
wrong-record-after = { $file }: line { $line }: nothing may follow the digest
wrong-record-no-choice = { $file }: line { $line }: '{ $text }' is not a choice; one looks like '1 done'
wrong-record-line = { $file }: line { $line }: '{ $text }' is neither a choice nor a heading
wrong-record-twice = { $file }: line { $line }: duplicate { $key }
wrong-record-lacks = { $file }: '{ $key }:' is missing
wrong-record-choice = { $file }: line { $line }: seat { $seat } may not choose '{ $choice }' now
wrong-record-digest = { $file }: line { $line }: digest: the game ends as { $found }, not as { $given }
# $line: a number
wrong-truncated = { $file }: line { $line }: truncated: the record ends without its digest
# $to: a number; $n (number): how many choices there are
wrong-to =
    { $n ->
        [one] { $file }: --to { $to }: the record has { $n } choice
       *[other] { $file }: --to { $to }: the record has { $n } choices
    }
# $at: a number; $n (number): a round or act
wrong-at = { $file }: --at { $at }: the record ends in round or act { $n }
wrong-over = { $file }: the game is over
wrong-not-over = { $file }: the game is not over
# $n, $other (numbers): seats
wrong-not-asked = { $file }: seat { $n } has nothing to decide; seat { $other } has
wrong-many-scenarios =
    { $n ->
        [one] { $file }: holds { $n } scenario; advice is on one
       *[other] { $file }: holds { $n } scenarios; advice is on one
    }
wrong-no-scenario = { $file }: the folder holds no scenario ({ "*.yaml" })
wrong-no-position = { $file }: has no position
# $words: what was typed
wrong-no-rule = no rule has the id or holds the words '{ $words }'
wrong-no-part = the guide has no part '{ $words }'; there are { LIST($known, type: "comma") }
wrong-no-tests = { $file }: no such folder; name the tests with --tests { "DIR" }
wrong-conflict-table = --table: it shows all fights, with and without the variants; leave out { $flag }
# $side (attackers, defenders)
wrong-conflict-side =
    { $side ->
        [attackers] --attackers: say how many Soldati attack, or give --table
       *[defenders] --defenders: say how many Soldati defend, or give --table
    }
wrong-conflict-vendetta = --vendetta: a tile never helps neutrals; leave out --agitated or --vendetta
# Files that are written
wrong-is-folder = { $flag } { $file }: is a folder
# $folder: where the file would be
wrong-missing-folder = { $flag } { $file }: there is no folder { $folder }; create it first
wrong-plot-ending = --plot { $file }: the name must end in one of { LIST($known, type: "comma") }
wrong-no-matplotlib = --plot: { "matplotlib" } is missing; install it with: { "pip install cosca[plot]" }
wrong-arena-line = { $file }: line { $line } is not a game of the arena
wrong-no-arena = { $file }: no file of the arena; give another file, or --fresh to start this one over
# $name (version, game, rules, data, options, seats, a, b, code): what differs; $given: there; $own: here
wrong-other-arena =
    { $name ->
        [code] { $file }: holds games of another comparison (the code of the bots has changed since); give another file, or --fresh to start this one over
        [a] { $file }: holds games of another comparison (A { $given }, not { $own }); give another file, or --fresh to start this one over
        [b] { $file }: holds games of another comparison (B { $given }, not { $own }); give another file, or --fresh to start this one over
       *[other] { $file }: holds games of another comparison ({ $name } { $given }, not { $own }); give another file, or --fresh to start this one over
    }
# `cosca sim`: its file
wrong-sim-line = { $file }: line { $line } is not a game of this run
wrong-no-sim = { $file }: not a stopped run; give another file, or --fresh to start this one over
# $name (version, game, rules, data, options, seats, seed, bots, code): what differs; $given: there; $own: here
wrong-other-sim =
    { $name ->
        [code] { $file }: holds games of another run (the code of the bots has changed since); give another file, or --fresh to start this one over
       *[other] { $file }: holds games of another run ({ $name } { $given }, not { $own }); give another file, or --fresh to start this one over
    }
wrong-stopped = stopped

## `cosca scenario`, a line for each

scenario-fits = ok
scenario-fails = FAIL
# $passed, $failed (numbers)
scenario-sum = { $passed } passed, { $failed } failed
