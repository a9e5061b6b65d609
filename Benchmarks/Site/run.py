"""Times `catalog` beside Hugo, MkDocs Material and the floor, on the same guides in one run.

  run.py --guides 100 1000 10000      a table for each number of guides, and how the times grow
  run.py --content ../../content      a catalog as it is; `catalog` and the floor only
  run.py --serve --guides 1000        how long an edit takes to reach a browser
"""

import argparse
import pathlib
import subprocess
import sys

import serve
import tables
import tools
from tools import BUILD, HERE

TOOL = HERE.parents[1] / ".build" / "release" / "catalog"
# Seconds; MkDocs Material is left out where it would take longer.
PATIENCE = 120


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--guides", type=int, nargs="+", default=[100, 1000, 10000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tool", type=pathlib.Path, default=TOOL, help="the catalog to time")
    parser.add_argument("--without", nargs="*", default=[], choices=["hugo", "mkdocs"])
    parser.add_argument("--content", type=pathlib.Path, help="time this catalog instead")
    parser.add_argument("--serve", action="store_true", help="time edits under 'catalog serve'")
    parser.add_argument("--edits", type=int, default=40, help="of which a fourth are of each kind")
    return parser.parse_args()


def generate(count, options, layouts):
    folder = BUILD / f"guides-{count}"
    subprocess.run(
        [sys.executable, HERE / "generate.py", folder, "--guides", str(count), "--seed",
         options.seed, "--for", *layouts], check=True)
    return folder


def generated(count, options, left_out):
    """The tools for a number of guides, and the folder to remove afterwards."""
    others = [name for name in ("hugo", "mkdocs") if name not in left_out]
    folder = generate(count, options, ["catalog", *others])
    made = with_floor(options.tool.resolve(), folder / "catalog", folder)
    makers = {"hugo": tools.hugo, "mkdocs": tools.mkdocs}
    made += [makers[name](folder / name, folder / f"{name}-site") for name in others]
    return made, folder


def with_floor(tool, content, folder):
    catalog = tools.catalog(tool, content.resolve(), folder / "catalog-site")
    floor = tools.Floor(content.resolve(), catalog.output, folder / "floor-site")
    return [catalog, floor, tools.Again(catalog)]


def rounds(chosen, count):
    """The costs of each tool, one for each round; the tools take turns, so that none is timed
    while the machine happens to be busier."""
    costs = {tool.name: [] for tool in chosen}
    # What one round had first, the next has later; the floor and the second build follow their
    # catalog.
    groups = [chosen[:3], *([tool] for tool in chosen[3:])]
    for number in range(count):
        turn = number % len(groups)
        for tool in sum(groups[turn:] + groups[:turn], []):
            tool.clear()
            costs[tool.name].append(tool.run())
    return costs


def compare(options):
    found, seconds_each = {}, 0
    for count in sorted(options.guides):
        slow = ["mkdocs"] if seconds_each * count > PATIENCE else []
        chosen, folder = generated(count, options, [*options.without, *slow])
        costs = rounds(chosen, options.rounds)
        found[count] = costs
        print(tables.comparison(f"{count:,} guides", costs, options.rounds), flush=True)
        tell_more(chosen[0], options)
        for cost in costs.get("MkDocs Material", []):
            seconds_each = max(seconds_each, cost.wall / count)
        tools.put_away(folder)
    if len(found) > 1:
        print(tables.growth(found))


def tell_more(built, options):
    """What commands cost that write no site, and where the time of a build goes."""
    content = built.command[2]
    costs = rounds(tools.commands(options.tool.resolve(), content), options.rounds)
    print(tables.commands("catalog", costs), flush=True)
    print(tables.stages(*tools.Stages(built).report()), flush=True)


def time_content(options):
    folder = BUILD / "content"
    folder.mkdir(parents=True, exist_ok=True)
    chosen = with_floor(options.tool.resolve(), options.content, folder)
    costs = rounds(chosen, options.rounds)
    print(tables.comparison(str(options.content), costs, options.rounds))
    tell_more(chosen[0], options)
    tools.put_away(folder)


def main():
    options = arguments()
    try:
        compare_as_asked(options)
    finally:
        tools.remove_what_was_put_away()


def compare_as_asked(options):
    if not options.tool.exists():
        sys.exit(f"{options.tool} is missing: run 'make release'")
    BUILD.mkdir(exist_ok=True)
    if options.serve:
        for count in options.guides:
            folder = generate(count, options, ["catalog"])
            print(serve.report(options.tool.resolve(), folder / "catalog", count, options.edits))
            tools.put_away(folder)
        return
    if options.content:
        return time_content(options)
    tools.install()
    compare(options)


if __name__ == "__main__":
    main()
