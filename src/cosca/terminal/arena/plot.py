"""The plot of a comparison. Matplotlib comes with the extra `plot` and is loaded only if a plot is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cosca
from cosca.terminal.arena.matches import GameResult
from cosca.terminal.arena.statistics import ArenaSummary, Teams, block_means, estimate, whole_blocks

ENDINGS = (".pdf", ".png", ".svg")
A, B, EVEN, INK = "#b23a4e", "#a7b0ba", "#3b4754", "#20262d"


def check_plot(path: Path) -> None:
    """Raise BadOption if the plot cannot be drawn, before any game is played."""
    if path.suffix.lower() not in ENDINGS:
        raise cosca.BadOption(why="plot-ending", facts={"file": str(path), "known": list(ENDINGS)})
    try:
        import matplotlib as _  # noqa: F401
    except ImportError:
        raise cosca.BadOption(why="no-matplotlib") from None


def draw(path: Path, summary: ArenaSummary, results: Sequence[GameResult], teams: Teams) -> None:
    """Write the plot: A's running share, and the shares by seat and by family."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt
    from matplotlib.ticker import PercentFormatter

    style: dict[Any, Any] = {
        "font.size": 9,
        "text.color": INK,
        "axes.labelcolor": INK,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "svg.fonttype": "none",
        "svg.hashsalt": "cosca",
    }
    with plt.rc_context(style):
        figure: Any = plt.figure(figsize=(9, 6.2), layout="constrained")
        figure.get_layout_engine().set(w_pad=0.12, h_pad=0.08)
        top, below = figure.subfigures(2, 1, height_ratios=(1.25, 1))
        axes = top.subplots()
        _running(axes, summary, results, teams)
        groups = [name for name in ("by_seat", "by_family") if summary["a"][name]]
        ratios = [1.5 + len(summary["a"][name]) for name in groups]
        pair = below.subplots(1, len(groups), sharey=True, squeeze=False, width_ratios=ratios)[0] if groups else ()
        for bars, name in zip(pair, groups, strict=True):
            _bars(bars, summary, name)
        for plot in (axes, *pair):
            plot.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
            plot.axhline(summary["even"], color=EVEN, linewidth=1, linestyle=(0, (4, 3)), zorder=3)
            plot.set_axisbelow(True)
            plot.grid(axis="y", color="#e3e6ea", linewidth=0.7)
        low, high = summary["interval"]
        figure.suptitle(
            f"{summary['a']['bot']} (A) against {summary['b']['bot']} (B) in {summary['title']}\n"
            f"{summary['games']} games: A has {summary['share']:.1%} of the wins "
            f"({low:.1%} – {high:.1%}); even would be {summary['even']:.1%}",
            fontsize=10.5,
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
        plt.close(figure)


def _running(axes: Any, summary: ArenaSummary, results: Sequence[GameResult], teams: Teams) -> None:
    means = block_means(whole_blocks(results, teams), teams)
    steps = range(max(1, len(means) // 400), len(means) + 1, max(1, len(means) // 400))  # no finer than is visible
    shown = [(n * len(teams), estimate(means[:n], len(teams))) for n in dict.fromkeys([*steps, len(means)])]
    games = [n for n, _ in shown]
    low, high = [point.low for _, point in shown], [point.high for _, point in shown]
    marker = "o" if len(shown) == 1 else None
    axes.fill_between(games, low, high, color=A, alpha=0.16, linewidth=0, label="95% interval")
    axes.plot(games, [point.share for _, point in shown], color=A, linewidth=1.8, marker=marker, label="share of A")
    axes.plot([], [], color=EVEN, linewidth=1, linestyle=(0, (4, 3)), label=f"even: {summary['even']:.0%}")
    axes.set_xlim(0, games[-1] * 1.01)
    axes.set_ylim(0, 1.02)
    axes.set_xlabel("games")
    axes.set_ylabel("A's share of the wins")
    axes.legend(frameon=False, loc="best", ncols=3)


def _bars(axes: Any, summary: ArenaSummary, group: str) -> None:
    names = sorted(set(summary["a"][group]) | set(summary["b"][group]))
    for side, colour, off in (("a", A, -0.2), ("b", B, 0.2)):
        entries = [(i, summary[side][group][name]) for i, name in enumerate(names) if name in summary[side][group]]
        heights = [entry["share"] for _, entry in entries]
        reach = [
            [max(0.0, entry["share"] - entry["interval"][0]) for _, entry in entries],
            [max(0.0, entry["interval"][1] - entry["share"]) for _, entry in entries],
        ]
        axes.bar(
            [i + off for i, _ in entries],
            heights,
            0.38,
            color=colour,
            label=side.upper(),
            zorder=2,
            yerr=reach,
            error_kw={"ecolor": INK, "elinewidth": 0.8, "capsize": 2, "zorder": 4},
        )
    axes.set_xticks(range(len(names)), [name.replace("_", " ") for name in names])
    axes.tick_params(axis="x", length=0)
    axes.set_xlim(-0.6, len(names) - 0.4)
    axes.set_ylim(0, 1.02)
    axes.set_title("share of wins by seat" if group == "by_seat" else "by family", fontsize=9.5, loc="left")
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1.0, 0.98), ncols=2, handlelength=1.2)
