"""Tests a built site: run.py SITE [PART…]

Parts: files, loading, behavior, examples, standalone, editor, tokens, contrast, matrix, api,
systems, accessibility; all of them when none is named. The site's files are read first, without a browser;
then pages are opened from disk, from a server, and below a path. What `catalog render` draws and the
editor of `catalog serve` are those of the tool that CATALOG_TOOL names.
Exit status: 0 when all is well, 1 when a check failed, 2 when there is no site.
"""

import asyncio
import sys
import time

import accessibility_checks
import api_checks
import behavior_checks
import browser
import contrast_checks
import editor_checks
import example_checks
import file_checks
import loading_checks
import matrix_checks
import standalone_checks
import system_checks
import token_checks
from results import Results
from server import SUB_PATH, serving
from site_files import Site

BROWSER_PARTS = {
    "loading": loading_checks,
    "behavior": behavior_checks,
    "examples": example_checks,
    "standalone": standalone_checks,
    "editor": editor_checks,
    "tokens": token_checks,
    "contrast": contrast_checks,
    "matrix": matrix_checks,
    "api": api_checks,
    "systems": system_checks,
    "accessibility": accessibility_checks,
}
PARTS = ["files", *BROWSER_PARTS]


def main(arguments):
    parts = arguments[1:] or PARTS
    if not arguments or not set(parts) <= set(PARTS):
        print(f"usage: run.py SITE [{'|'.join(PARTS)}]…", file=sys.stderr)
        return 2
    site = Site(arguments[0])
    if not site.pages:
        print(f"{arguments[0]} holds no pages", file=sys.stderr)
        return 2
    results = Results()
    if "files" in parts:
        timed("files", lambda: file_checks.run(site, results))
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
            for name in (part for part in BROWSER_PARTS if part in parts):
                start = time.monotonic()
                await BROWSER_PARTS[name].run(site, origins, chromium, results)
                print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)


def timed(name, work):
    start = time.monotonic()
    work()
    print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
