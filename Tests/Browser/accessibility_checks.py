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
# What is asked outside of --all: of a page of each kind, and of the further states of a page.
OF_KINDS = ("light", "dark", "dark with more contrast")
OF_STATES = ("light with more contrast", "dark")
# What a page consists of is the same in every appearance: there only these can change their answer.
RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"]
# The samples of a contrast table show what its rows tell in words, failing pairs included, and are
# hidden from assistive technology.
CONTEXT = {"exclude": [[".sample"]]}


# Whether a part of a target lies beyond the edge of what scrolls, or below what stays at its top,
# where a reader scrolls it into view.
IS_SCROLLED_OUT = """(selector) => {
  const element = document.querySelector(selector);
  let box = element?.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  if (!box) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const edge = box.getBoundingClientRect();
  const staying = [...box.querySelectorAll("*")]
    .filter((other) => getComputedStyle(other).position === "sticky" && !other.contains(element))
    .map((other) => other.getBoundingClientRect())
    .filter((frame) => frame.top <= edge.top + 1);
  const start = Math.max(edge.top, ...staying.map((frame) => frame.bottom));
  return top < start || bottom > edge.bottom;
}"""


async def run(site, origins, browser, results):
    pages = site.largest_of_each_kind().values()
    appearances = tuple(MEDIA) if site.opens_all else OF_KINDS
    await asyncio.gather(
        *(check(page, origins["http"], browser, appearances, results) for page in pages))


async def check(target, origin, browser, appearances, results):
    """Asks axe about one page again and again, as the reader's preferences change."""
    async with browser.page(origin + target.path, reduced_motion="reduce") as page:
        for name, work in in_each_appearance(page, appearances=appearances):
            await guarded(f"axe in {name}: {target.path}", results, work)


def in_each_appearance(page, without=(), appearances=tuple(MEDIA)):
    """The name of each appearance, with the work that asks axe about the page in it."""
    for number, name in enumerate(appearances):
        yield name, violations_in(MEDIA[name], page, without, RULES_OF_COLOUR if number else ())


async def violations_in(media, page, without, only):
    await page.emulate_media(**media)
    return await violations(page, without, only)


async def violations(page, without=(), only=()):
    """What axe finds by all of its rules but some, or by a few of them alone."""
    options = {"resultTypes": ["violations"]}
    if only:
        rules = [rule for rule in only if rule not in without]
        options["runOnly"] = {"type": "rule", "values": rules}
    else:
        # Targets of 24 px are WCAG 2.2, which axe leaves out unless it is asked for.
        options["rules"] = {"target-size": {"enabled": True}}
        options["rules"] |= {rule: {"enabled": False} for rule in without}
    found = await Axe().run(page, context=CONTEXT, options=options)
    return [
        f"{violation['id']} ({violation['impact']}): {describe(node)}"
        for violation in found.response["violations"] for node in violation["nodes"]
        if not await is_scrolled_out(page, violation, node)
    ]


async def is_scrolled_out(page, violation, node):
    """Whether axe misses a part of a target that is there, but scrolled out of view."""
    if violation["id"] != "target-size" or not isinstance(node["target"][-1], str):
        return False
    return await page.evaluate(IS_SCROLLED_OUT, node["target"][-1])


def describe(node):
    """Where it is and what is wrong; a place in a shadow tree is a list of selectors."""
    parts = (part if isinstance(part, str) else " >>> ".join(part) for part in node["target"])
    place = " ".join(parts)
    causes = node["any"] + node["all"] + node["none"]
    return f"{place}: {causes[0]['message']}" if causes else place
