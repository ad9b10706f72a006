"""The map as text: every area at its place, with what is there."""

from __future__ import annotations

from rich.text import Text

from dawnbreach.cli.darkest_doom.names import SIGNS, STYLES, Names
from dawnbreach.cli.layout import text
from dawnbreach.darkest_doom.content import Area

LONGEST, SHORTEST = 14, 2
"""Letters of a short name."""
SIZE = 1000
"""Both sides of the drawing in the pack."""


class Atlas:
    """Draws the areas of a view in rows, by their coordinates."""

    def __init__(self, names: Names, width: int) -> None:
        self.names, self.view, self.width = names, names.view, width
        self.own = names.own_area
        self.near = [one["area"] for one in names.view["near"]]
        self.short = short_names({area.id: names.area(area.id) for area in names.content.areas})

    def draw(self, height: int) -> list[Text]:
        """The whole map in so many lines."""
        low = min(area.y for area in self.names.content.areas)
        high = max(area.y for area in self.names.content.areas)
        rows: list[list[Area]] = [[] for _ in range(height)]
        for area in sorted(self.names.content.areas, key=lambda a: (a.x, a.id)):
            rows[round((area.y - low) * (height - 1) / max(high - low, 1))].append(area)
        return [self.row(row) for row in rows]

    def row(self, areas: list[Area]) -> Text:
        """Areas from west to east, with names as long as there is room."""
        for letters in range(LONGEST, SHORTEST - 1, -1):
            labels = [self.label(area, letters) for area in areas]
            if sum(label.cell_len + 1 for label in labels) <= self.width:
                break
        starts = placed([area.x * self.width // SIZE for area in areas], [x.cell_len for x in labels], self.width)
        line = Text()
        for start, label in zip(starts, labels, strict=True):
            line = text(line, " " * (start - line.cell_len), label)
        return line[: self.width]

    def label(self, area: Area, letters: int) -> Text:
        """`#North[§2 1]`: a Citadel with two tendrils, where Guardian 1 stands."""
        style = "bold reverse" if area.id == self.own else "underline" if area.id in self.near else ""
        name = text((f"{SIGNS[area.kind]}{shortened(self.short[area.id], letters)}", style))
        here = self.here(area.id)
        return text(name, "[", Text(" ").join(here), "]") if here else name

    def here(self, area: str) -> list[Text]:
        """What is in an area, in signs."""
        building = self.names.building(area)
        found = [Text(f"§{building['tendrils']}", "magenta")] if building and building["tendrils"] else []
        found += [Text(str(g["number"] + 1), STYLES[g["colour"]]) for g in self.names.people(area)]
        found += [Text(sign, "bold red") for sign, _ in self.names.monsters(area)]
        found += [Text("o", "magenta")] if area in self.view["abysses"] else []
        return found + [Text(f"t{owner + 1}") for owner in self.names.traps(area)]


def placed(middles: list[int], lengths: list[int], width: int) -> list[int]:
    """Where labels begin so that each is near its middle and none touches another."""
    starts: list[int] = []
    free = 0
    for middle, length in zip(middles, lengths, strict=True):
        starts.append(max(middle - length // 2, free))
        free = starts[-1] + length + 1
    end = width
    for number in range(len(starts) - 1, -1, -1):
        starts[number] = max(min(starts[number], end - lengths[number]), 0)
        end = starts[number] - 1
    return starts


def short_names(names: dict[str, str]) -> dict[str, str]:
    """The first word of a name where only one has it, else the first and the last: `Door Noose`."""
    first = [name.split()[0] for name in names.values()]
    words = {key: name.split() for key, name in names.items()}
    return {key: w[0] if first.count(w[0]) == 1 or len(w) == 1 else f"{w[0]} {w[-1]}" for key, w in words.items()}


def shortened(name: str, letters: int) -> str:
    """`Door Noose` in 8 letters is `D.Noose`."""
    first, _, last = name.partition(" ")
    return name if len(name) <= letters else f"{first[:1]}.{last}"[:letters] if last else name[:letters]
