"""The figures of a league as a picture. Needs matplotlib, which comes with `stella-table[lab]`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .games import PEOPLE
from .standings import Estimate, League

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS: Final = (".png", ".svg")
COLOURS: Final = ("#3b6ea8", "#d9812b", "#4f8262", "#a8437b", "#6a5fa8", "#8a7a2b")
SHAPES: Final = ("o", "s", "^", "D", "v", "P")
"""Besides the colour, so that nobody has to tell lines apart by colour alone."""


def draw(league: League, file: Path, title_of: Callable[[str], str]) -> None:
    """Write the plot to `file`, a PNG or an SVG by its name. The same league yields the same picture."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    seats = sorted({standing.seats for standing in league.standings})
    pairs = [standing for standing in league.standings if len(standing.bots) == 2]
    with mpl.rc_context({"svg.hashsalt": "stella", "font.size": 10}):
        figure = Figure(figsize=(11 if pairs else 6, 5), layout="constrained")
        axes = figure.subplots(1, 2 if pairs else 1, squeeze=False)[0]
        names = list(dict.fromkeys(each.bots[0] for each in league.standings if len(each.bots) == 1))
        for number, name in enumerate(names):
            shares = [_alone(league, name, size) for size in seats]
            places = [size + 0.06 * (number - (len(names) - 1) / 2) for size in seats]
            _errors(axes[0], places, shares, number, title_of(name))
        axes[0].set_title("One bot among people")
        axes[0].set_xlabel("Players")
        axes[0].set_xticks(seats)
        _common(axes[0])
        if pairs:
            _draw_people(axes[1], league, title_of)
            axes[1].set_title("People among two bots")
            _common(axes[1])
        metadata = {"Date": None} if file.suffix == ".svg" else {"Software": None}
        figure.savefig(file, dpi=150, metadata=metadata)


def _alone(league: League, name: str, seats: int) -> Estimate:
    return next(
        each.share_of(name) for each in league.standings if (each.seats, each.bots) == (seats, (name,))
    )


def _draw_people(axes: Axes, league: League, title_of: Callable[[str], str]) -> None:
    """The share of people at tables with two bots, by the bots."""
    seats = sorted({standing.seats for standing in league.standings})
    pairs = list(dict.fromkeys(each.bots for each in league.standings if len(each.bots) == 2))
    found = {(each.seats, each.bots): each.share_of(PEOPLE) for each in league.standings}
    for number, size in enumerate(seats):
        places = [place + 0.15 * (number - (len(seats) - 1) / 2) for place in range(len(pairs))]
        _errors(
            axes,
            places,
            [found[size, bots] for bots in pairs],
            number,
            f"{size} players",
            line="none",
        )
    names = [" + ".join(title_of(bot) for bot in bots) for bots in pairs]
    axes.set_xticks(range(len(pairs)), names, rotation=60, ha="right")


def _errors(
    axes: Axes, places: list[float], shares: list[Estimate], number: int, label: str, line: str = "-"
) -> None:
    axes.errorbar(
        places,
        [each.mean for each in shares],
        yerr=[
            [max(each.mean - each.low, 0) for each in shares],
            [max(each.high - each.mean, 0) for each in shares],
        ],
        color=COLOURS[number % len(COLOURS)],
        marker=SHAPES[number % len(SHAPES)],
        linestyle=line,
        capsize=3,
        label=label,
    )


def _common(axes: Axes) -> None:
    axes.axhline(1, color="#888888", linestyle=":", linewidth=1)
    axes.set_ylim(0, 1.15 * axes.get_ylim()[1])  # room for the legend
    axes.set_ylabel("Win share (1 is fair)")
    axes.legend(frameon=False, loc="upper center", ncols=2)
