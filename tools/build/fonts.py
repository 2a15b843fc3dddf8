"""Generate the page's font subsets, web/src/styles/fonts.css and fonts-extended.css: python -m tools.build.fonts

A face is split into two files: the letters, digits and symbols of the English texts, in web/src/fonts, and all the
rest, as in the packages of node_modules (fonts-extended.css, loaded after the page); a browser fetches that
only if a text has such a letter. Until the first is loaded, a font of the reader's system is used, scaled to the same
widths and heights to avoid layout shift. The generated files are committed, so only this tool needs:
pip install fonttools==4.68.0 brotli==1.2.1
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from fontTools import subset  # pyright: ignore[reportMissingImports]
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingImports]

WEB = Path(__file__).resolve().parents[2] / "web"
FONTS, STYLES = WEB / "src" / "fonts", WEB / "src" / "styles" / "fonts.css"
REST = STYLES.with_name("fonts-extended.css")
PACKAGES = WEB / "node_modules" / "@fontsource"
SIGNS = "·×àèéìòù‹›•°–—‘’“”…←↑→↓−\u00a0\u2009\u2011\u202f"
FEATURES = ["kern", "liga", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"]
# By package: the family, its faces, and the kind of the fallback font.
FACES = {
    "barlow": ("Barlow", ("400", "400-italic", "500", "600", "700"), "sans"),
    "barlow-condensed": ("Barlow Condensed", ("500", "600", "700"), "sans"),
    "bodoni-moda": ("Bodoni Moda", ("500", "700", "700-italic", "900"), "serif"),
    "eb-garamond": ("EB Garamond", ("400", "400-italic", "500", "600"), "serif"),
}
# Average width of an English letter in fonts of common systems, in em; the fonts of one line are equally wide.
USUAL = "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      "
STAND_INS = {
    "sans": {"Arial": (0.4563, ("Arial", "Liberation Sans", "Helvetica")), "DejaVu": (0.5226, ("DejaVu Sans",))},
    "serif": {"Times": (0.4172, ("Times New Roman", "Liberation Serif")), "DejaVu": (0.5270, ("DejaVu Serif",))},
}  # fmt: skip


def file_of(package: str, face: str) -> str:
    return f"{package}-latin-{face}{'' if '-' in face else '-normal'}.woff2"


def small(package: str, face: str) -> tuple[Path, set[int]]:
    """Generate the subset of a face and return the letters that it has."""
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True)
    options.name_IDs = [0, 1, 2, 13, 14]  # copyright and licence
    font: Any = subset.load_font(str(PACKAGES / package / "files" / file_of(package, face)), options)
    wanted = {*range(0x20, 0x7F), *map(ord, SIGNS)} & set(font.getBestCmap())
    work = subset.Subsetter(options)
    work.populate(unicodes=wanted)
    work.subset(font)
    path = FONTS / f"{package}-{face}.woff2"
    subset.save_font(font, str(path), options)
    return path, wanted


def ranges(letters: set[int]) -> str:
    """Return the letters as a CSS unicode-range."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def stand_ins(package: str, family: str, kind: str) -> str:
    """Return fallback faces of the reader's system, scaled to the width and height of the family."""
    font: Any = TTFont(PACKAGES / package / "files" / file_of(package, FACES[package][1][0]))
    em, widths, letters = font["head"].unitsPerEm, font["hmtx"], font.getBestCmap()
    average = sum(widths[letters[ord(each)]][0] for each in USUAL) / len(USUAL) / em
    lines: list[str] = []
    for name, (width, places) in STAND_INS[kind].items():
        share = average / width
        high = {part: abs(getattr(font["hhea"], part)) / em / share for part in ("ascent", "descent", "lineGap")}
        sources = ", ".join(f'local("{place}")' for place in places)
        lines.append(
            f'@font-face {{\n  font-family: "{family} as {name}";\n'
            f"  src: {sources};\n"
            f"  size-adjust: {share:.1%};\n  ascent-override: {high['ascent']:.1%};\n"
            f"  descent-override: {high['descent']:.1%};\n  line-gap-override: {high['lineGap']:.1%};\n}}\n"
        )
    return "".join(lines)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    imports, faces, ins, total = [], [], [], 0
    for package, (family, names, kind) in FACES.items():
        shutil.copyfile(PACKAGES / package / "LICENSE", FONTS / f"{package}.LICENSE.txt")
        ins.append(stand_ins(package, family, kind))
        for face in names:
            imports.append(f'@import "@fontsource/{package}/{face}.css";\n')
            path, letters = small(package, face)
            total += path.stat().st_size
            print(f"{path.stat().st_size:>7}  {path.name}")
            weight, _, style = face.partition("-")
            faces.append(
                f'@font-face {{\n  font-family: "{family}";\n  font-style: {style or "normal"};\n'
                f"  font-weight: {weight};\n"
                f'  font-display: swap;\n  src: url("../fonts/{path.name}") format("woff2");\n'
                f"  unicode-range: {ranges(letters)};\n}}\n"
            )
    made = "/* Made by tools/build/fonts.py. The later of two faces wins, so fonts-extended.css comes first. */\n\n"
    REST.write_text(made + "".join(imports))
    STYLES.write_text(made + "".join(faces) + "\n/* What stands in until they are there. */\n" + "".join(ins))
    print(f"{total:>7}  in all")


if __name__ == "__main__":
    main()
