"""Tests a built site: run.py [--all] [--without-search] SITE [PART…]

Parts: files, loading, frame, behavior, examples, stage, address, inside, folds, panel, standalone,
editor, live, tokens, contrast, matrix, api, search, systems, accessibility; all of them when none is
named. The files of all pages are read first, without a browser. Then pages are opened from disk, from a server, and below a path:
with --all every page, otherwise those that differ in kind. The search compares with what the Swift
tests wrote last; --without-search leaves it for a time when they have run. What `catalog render`
draws and the editor of `catalog serve` are those of the tool that CATALOG_TOOL names.
Exit status: 0 when all is well, 1 when a check failed, 2 when there is no site.
"""

import asyncio
import sys
import time

import accessibility_checks
import address_checks
import api_checks
import behavior_checks
import browser
import contrast_checks
import editor_checks
import example_checks
import file_checks
import fold_checks
import frame_checks
import inside_checks
import live_checks
import loading_checks
import matrix_checks
import search_checks
import stage_checks
import standalone_checks
import system_checks
import token_checks
import token_panel_checks
from browser import guarded
from results import Results
from server import SUB_PATH, serving
from site_files import Site

BROWSER_PARTS = {
    "loading": loading_checks,
    "frame": frame_checks,
    "behavior": behavior_checks,
    "examples": example_checks,
    "stage": stage_checks,
    "address": address_checks,
    "inside": inside_checks,
    "folds": fold_checks,
    "panel": token_panel_checks,
    "standalone": standalone_checks,
    "editor": editor_checks,
    "live": live_checks,
    "tokens": token_checks,
    "contrast": contrast_checks,
    "matrix": matrix_checks,
    "api": api_checks,
    "search": search_checks,
    "systems": system_checks,
    "accessibility": accessibility_checks,
}
PARTS = ["files", *BROWSER_PARTS]
# Parts that wait for the tool, beside which the browser has time for the others.
TOOL_PARTS = ["stage", "standalone", "editor", "live"]


def main(arguments):
    options = {"--all", "--without-search"} & set(arguments)
    opens_all = "--all" in options
    folder, *parts = [word for word in arguments if word not in options] or [""]
    parts = parts or [part for part in PARTS if part != "search" or "--without-search" not in options]
    if not folder or not set(parts) <= set(PARTS):
        usage = f"run.py [--all] [--without-search] SITE [{'|'.join(PARTS)}]…"
        print(f"usage: {usage}", file=sys.stderr)
        return 2
    start = time.monotonic()
    site = Site(folder, opens_all)
    if not site.pages:
        print(f"{folder} holds no pages", file=sys.stderr)
        return 2
    results = Results()
    if "files" in parts:
        file_checks.run(site, results)
    tell("files", start)
    print(f"browsers open {len(site.opened)} of {len(site.pages)} pages", flush=True)
    if set(parts) & set(BROWSER_PARTS):
        asyncio.run(run_in_browser(site, parts, results))
    return 0 if results.report() else 1


async def run_in_browser(site, parts, results):
    with serving(site.folder) as root:
        origins = {
            "file": site.folder.as_uri() + "/",
            "http": root,
            "a sub-path": root.rstrip("/") + SUB_PATH,
        }
        async with browser.running() as chromium:
            async def in_turn(names):
                for name in names:
                    start = time.monotonic()
                    work = BROWSER_PARTS[name].run(site, origins, chromium, results)
                    await guarded(f"part: {name}", results, finished(work))
                    tell(name, start)

            wanted = [name for name in BROWSER_PARTS if name in parts]
            await asyncio.gather(
                in_turn([name for name in wanted if name in TOOL_PARTS]),
                in_turn([name for name in wanted if name not in TOOL_PARTS]),
            )


async def finished(work):
    """What is wrong with a part that comes to its end: nothing."""
    await work
    return []


def tell(name, start):
    """Prints how long a part took."""
    print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
