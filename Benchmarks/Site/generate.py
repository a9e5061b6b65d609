"""Writes a catalog of any size, and the same guides for Hugo and MkDocs Material.

The same seed and numbers give the same bytes, on any machine.
"""

import argparse
import pathlib
import shutil

from guides import PER_FOLDER, GuideMaker
from layouts import CatalogLayout, HugoLayout, MkDocsLayout
from system import System


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path, help="is replaced")
    parser.add_argument("--guides", type=int, default=1000)
    parser.add_argument("--components", type=int, default=4, help="beside the three of the starter")
    parser.add_argument("--tokens", type=int, default=24, help="beside those of the starter")
    parser.add_argument("--swift-files", type=int, default=8, help="beside those of components")
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--for", dest="tools", nargs="*", default=["catalog", "hugo", "mkdocs"],
        choices=["catalog", "hugo", "mkdocs"], help="the tools to write the guides for")
    return parser.parse_args()


def layouts(options, system):
    folder = options.folder
    make = {
        "catalog": lambda: CatalogLayout(folder / "catalog", system),
        "hugo": lambda: HugoLayout(folder / "hugo"),
        "mkdocs": lambda: MkDocsLayout(folder / "mkdocs"),
    }
    return [make[tool]() for tool in options.tools]


def main():
    options = arguments()
    shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(parents=True)
    system = System(options.seed, options.tokens, options.components, options.swift_files)
    maker = GuideMaker(options.seed, options.guides, system.spans)
    targets = layouts(options, system)
    for index in range(options.guides):
        made = [maker.introduction(index)] if index % PER_FOLDER == 0 else []
        for guide in [*made, maker.guide(index)]:
            for target in targets:
                target.write(guide)


if __name__ == "__main__":
    main()
