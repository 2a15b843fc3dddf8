"""Languages: create a new one, check all, and write a pseudo-language to try page and terminal in.

python -m tools.i18n.language new pl         # a folder `pl` in each place with words: English, to be translated
python -m tools.i18n.language check          # fails on a missing, unused or unreadable message, a wrong argument,
                                             # a missing number form, a number before a word without forms,
                                             # an English word in another language, or a missing no-break space
python -m tools.i18n.language typography     # puts no-break spaces into the languages that have rules for them
python -m tools.i18n.language pseudo [DIR]   # `xx-pseudo`: accented, 40% longer; without DIR beside English
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from tools.i18n import typography
from tools.i18n.catalogues import ENGLISH, FUNCTIONS, ROOT, Entry, Place, all_args, places, read
from tools.i18n.plural_check import faults as uncounted
from tools.i18n.untranslated_check import Foreign, faults
from tools.i18n.usage_check import Uses, python_uses, uses_of

PSEUDO: Final = "xx-pseudo"
LONGER: Final = 0.4
PLAIN, ACCENTED = "aceilnorsuyzACEILNORSUYZ", "áćéíłñóŕśúýźÁĆÉÍŁÑÓŔŚÚÝŹ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
COMMON: Final = "src/cosca/words"


# ---------------------------------------------------------------- new


def new(language: str, root: Path = ROOT) -> list[Path]:
    """Copy English into folders of the new language, keeping existing files; return the new files."""
    made: list[Path] = []
    for place in places(root):
        for source in place.files(ENGLISH):
            target = place.folder / language / source.name
            if target.exists():
                continue
            target.parent.mkdir(exist_ok=True)
            header = f"# To be translated into '{language}': translate the text after = and delete this line.\n\n"
            target.write_text(header + source.read_text(encoding="utf-8"), encoding="utf-8")
            made.append(target)
    return made


# ---------------------------------------------------------------- check


def check(root: Path = ROOT) -> list[str]:
    """Return the problems of the catalogues, one line each; [] if there are none."""
    problems: list[str] = []
    common, _ = read(Place(root / COMMON), ENGLISH)
    package = python_uses(root)
    foreign = {each: Foreign(each, root) for place in places(root) for each in place.languages()}
    for place in places(root):
        english, errors = read(place, ENGLISH)
        known = {**common, **english}
        errors += [line for entry in english.values() for line in _own_faults(entry, known)]
        if place.folder != root / COMMON:
            errors += _against_code(english, known, uses_of(place, root, package))
        problems += [f"{place.name}/{ENGLISH}: {line}" for line in [*errors, *uncounted(place, ENGLISH)]]
        for language in place.languages():
            if language not in (ENGLISH, PSEUDO):
                errors = [
                    *against_english(place, language, known, english),
                    *faults(place, language, foreign[language]),
                ]
                errors += uncounted(place, language)
                problems += [f"{place.name}/{language}: {line}" for line in errors]
    return problems + [line for language in typography.RULES for line in typography.faults(language, root)]


def _own_faults(entry: Entry, known: dict[str, Entry]) -> list[str]:
    faults = [f"{entry.id}: unknown function {name}" for name in sorted(entry.calls - FUNCTIONS)]
    for other in sorted({other for refers in entry.refers.values() for other in refers}):
        id, _, attribute = other.partition(".")
        if id not in known or (attribute and attribute not in known[id].args):
            faults.append(f"{entry.id}: refers to '{other}', which is not there")
    return faults


def _against_code(english: dict[str, Entry], known: dict[str, Entry], uses: Uses) -> list[str]:
    """Return messages missing in English, messages that nothing uses, and arguments that code never passes."""
    referred = {
        other.partition(".")[0] for entry in known.values() for refers in entry.refers.values() for other in refers
    }
    faults = [
        f"missing message '{id}', named in {where}" for id, where in sorted(uses.needed.items()) if id not in known
    ]
    for id, entry in english.items():
        if id not in referred and not uses.names(id):
            faults.append(f"unused message '{id}' ({entry.file})")
        given = uses.given(id)
        if given is not None:
            extra = set().union(*[all_args(known, id, attribute) for attribute in entry.args]) - given
            faults += [f"{id}: argument ${name} is never given" for name in sorted(extra)]
    return faults


def against_english(place: Place, language: str, known: dict[str, Entry], english: dict[str, Entry]) -> list[str]:
    """Return what a translation lacks or has too much of. Attributes that English lacks are cases of a name."""
    there, faults = read(place, language)
    both = {**known, **there}
    for id, entry in english.items():
        if id not in there:
            faults.append(f"missing message '{id}'")
            continue
        faults += [f"{id}: missing attribute .{name}" for name in entry.args if name not in there[id].args]
    for id, entry in there.items():
        if id not in english:
            if not _helps(id, there):
                faults.append(f"unused message '{id}': English has none of that name")
            continue
        allowed = set().union(*[all_args(known, id, attribute) for attribute in english[id].args])
        used = set().union(*[all_args(both, id, attribute) for attribute in entry.args])
        faults += [f"{id}: wrong argument ${name}" for name in sorted(used - allowed - {"name"})]
        faults += _own_faults(entry, both)
    return faults


def _helps(id: str, there: dict[str, Entry]) -> bool:
    """Return whether another message of the same translation refers to it."""
    return any([id in refers for entry in there.values() for refers in entry.refers.values()])


# ---------------------------------------------------------------- the pseudo-language


class _Pseudo(Transformer):
    """Changes text and leaves placeables as they are."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 (Fluent's name)
        return ftl.TextElement(pseudo_text(str(node.value)))


def pseudo_text(text: str) -> str:
    """Return the text with accents and 40% longer: letters are doubled, vowels first."""
    letters = [at for at, char in enumerate(text) if char.isalpha()]
    vowels = [at for at in letters if text[at].lower() in "aeiouy"]
    due = -(-len("".join(text.split())) * LONGER // 1)
    doubled = set([*vowels, *[at for at in letters if at not in set(vowels)]][: int(due)])
    longer = "".join([char * (2 if at in doubled else 1) for at, char in enumerate(text)])
    return longer.translate(ACCENTS)


def pseudo(into: Path | None = None, root: Path = ROOT) -> list[Path]:
    """Write the pseudo-language beside English, or below another folder; return the files."""
    made: list[Path] = []
    for place in places(root):
        base = place.folder if into is None else into / place.folder.relative_to(root)
        for source in place.files(ENGLISH):
            target = base / PSEUDO / source.name
            target.parent.mkdir(parents=True, exist_ok=True)
            tree = _Pseudo().visit(FluentParser(with_spans=False).parse(source.read_text(encoding="utf-8")))
            target.write_text(FluentSerializer().serialize(tree), encoding="utf-8")
            made.append(target)
    return made


def main(words: list[str]) -> None:
    match words:
        case ["new", language]:
            made = new(language)
            print("\n".join([path.relative_to(ROOT).as_posix() for path in made]) or "nothing is missing")
        case ["check"]:
            faults = check()
            print("\n".join([*faults, f"{len(faults)} faults"]) if faults else "all catalogues are complete")
            sys.exit(bool(faults))
        case ["typography"]:
            changed = typography.write()
            print("\n".join([path.relative_to(ROOT).as_posix() for path in changed]) or "nothing is missing")
        case ["pseudo", *rest] if len(rest) < 2:
            made = pseudo(Path(rest[0]).resolve() if rest else None)
            print(f"{len(made)} files of {PSEUDO}")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
