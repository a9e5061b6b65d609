"""Costs as text: medians, with the least and the most of the rounds behind them."""

from statistics import median

FIGURES = ["wall s", "CPU s", "memory MB"]


def figures(cost):
    return {"wall s": cost.wall, "CPU s": cost.cpu, "memory MB": cost.memory}


def spread(values, digits=2):
    if len(values) == 1:
        return f"{values[0]:.{digits}f}"
    return f"{median(values):.{digits}f} ({min(values):.{digits}f}–{max(values):.{digits}f})"


def ratios(costs, others, figure):
    """Round by round, so that a busy moment counts for both."""
    return [figures(cost)[figure] / figures(other)[figure] for cost, other in zip(costs, others)]


def comparison(title, costs, rounds):
    rows = [["", *FIGURES, "files", "MB written"]]
    for name, found in costs.items():
        values = [spread([figures(cost)[figure] for cost in found],
                         0 if figure == "memory MB" else 2) for figure in FIGURES]
        rows.append([name, *values, f"{found[-1].files:,}", f"{found[-1].size:.1f}"])
    text = f"{title}, rounds: {rounds}, median (least–most)\n\n{aligned(rows)}"
    for other in ("Hugo", "floor"):
        if other in costs:
            text += f"\n\nTimes {other}\n\n{aligned(relative(costs, other))}"
    return text + "\n"


def commands(title, costs):
    """What commands cost that write no site."""
    rows = [[title, *FIGURES]]
    for name, found in costs.items():
        values = [spread([figures(cost)[figure] for cost in found],
                         0 if figure == "memory MB" else 2) for figure in FIGURES]
        rows.append([name, *values])
    return aligned(rows) + "\n"


def stages(said, shares):
    """Where the time of a build went, as it tells itself, and what its bytes are."""
    start = said.find("stage ")
    whole = sum(size for _, size in shares.values())
    rows = [["", "files", "MB", "share"]]
    for part, (files, size) in sorted(shares.items(), key=lambda share: -share[1][1]):
        rows.append([part, f"{files:,}", f"{size:.1f}", f"{size / whole:.0%}"])
    return f"{said[start:].rstrip()}\n\n{aligned(rows)}\n"


def relative(costs, other):
    rows = [["", *(figure.split()[0] for figure in FIGURES)]]
    for name, found in costs.items():
        if name not in ("floor", other):
            rows.append(
                [name, *(spread(ratios(found, costs[other], figure)) for figure in FIGURES)])
    return rows


def growth(found):
    """The time for one guide at each size; linear tools have the same everywhere."""
    names = list(dict.fromkeys(name for costs in found.values() for name in costs))
    rows = [["ms for each guide", *names]]
    for count, costs in found.items():
        row = [f"{count:,} guides"]
        for name in names:
            each = [cost.wall * 1000 / count for cost in costs.get(name, [])]
            row.append(spread(each) if each else "")
        rows.append(row)
    return aligned(rows) + "\n"


def aligned(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths))).rstrip()
        for row in rows)
