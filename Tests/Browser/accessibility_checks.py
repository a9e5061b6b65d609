"""axe on a page of every kind, in every appearance that a reader can ask a browser for."""

import asyncio

from axe_playwright_python.async_playwright import Axe

from browser import guarded

MEDIA = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "light with more contrast": {"color_scheme": "light", "contrast": "more"},
    "dark with more contrast": {"color_scheme": "dark", "contrast": "more"},
}
GRAVE = ("serious", "critical")
# The samples of a contrast table show what its rows tell in words, failing pairs included, and are
# hidden from assistive technology.
CONTEXT = {"exclude": [[".sample"]]}


async def run(site, origins, browser, results):
    pages = site.largest_of_each_kind().values()
    await asyncio.gather(*(check(page, origins["http"], browser, results) for page in pages))


async def check(target, origin, browser, results):
    """Asks axe about one page again and again, as the reader's preferences change."""
    async with browser.page(origin + target.path, reduced_motion="reduce") as page:
        for name, media in MEDIA.items():
            await page.emulate_media(**media)
            await guarded(f"axe in {name}: {target.path}", results, violations(page))


async def violations(page, without=()):
    rules = {rule: {"enabled": False} for rule in without}
    options = {"resultTypes": ["violations"], "rules": rules}
    found = await Axe().run(page, context=CONTEXT, options=options)
    return [
        f"{violation['id']} ({violation['impact']}): {describe(node)}"
        for violation in found.response["violations"] if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def describe(node):
    """Where it is and what is wrong; a place in a shadow tree is a list of selectors."""
    parts = (part if isinstance(part, str) else " >>> ".join(part) for part in node["target"])
    place = " ".join(parts)
    causes = node["any"] + node["all"] + node["none"]
    return f"{place}: {causes[0]['message']}" if causes else place
