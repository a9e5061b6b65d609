"""What is folded away on the pages of components: links open it, and paper shows it."""

import asyncio

from browser import guarded

FOLDED = "main details:not([open])"
# The stage is not on paper as long as it shows the first example, with what is folded in its preview.
NOT_ON_PAPER = """(parts) => {
  const outermost = (node) => {
    const { host } = node.getRootNode();
    return host ? outermost(host) : node;
  };
  return parts
    .filter((part) => part.getClientRects().length === 0 && !outermost(part).closest(".live"))
    .map((part) => part.className || part.localName);
}"""
# An id of each kind that lies in something folded away.
INSIDE = """() => {
  const inside = [...document.querySelectorAll("main details details [id], main .fold [id]")];
  const kinds = new Map(inside.map((element) => [element.className || element.localName, element]));
  return [...kinds.values()].map((element) => element.id);
}"""
# Whether an element is drawn, in no closed fold, and within the window.
SHOWN = """(id) => {
  const element = document.getElementById(id);
  const { top } = element.getBoundingClientRect();
  return element.checkVisibility() && top > -innerHeight / 2 && top < innerHeight;
}"""


async def run(site, origins, browser, results):
    pages = [page for page in site.opened if page.kind == "component"]
    checks = []
    for page in pages:
        address = origins["file"] + page.path
        checks += [
            (f"links to what is folded: {page.path}", links(browser, address)),
            (f"folds on paper: {page.path}", paper(browser, address)),
        ]
    results.record("there are pages of components", [] if pages else ["there are none"])
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def links(browser, address):
    """An anchor inside of a closed fold opens it, when the page loads and afterwards."""
    problems = []
    async with browser.page(address, reduced_motion="reduce") as page:
        if await page.locator(".fold[open]").count():
            problems.append("something is open before it was asked for")
        ids = await page.evaluate(INSIDE)
        for name in ids:
            await page.evaluate("(name) => { location.hash = name; }", name)
            await page.wait_for_timeout(50)
            if not await page.evaluate(SHOWN, name):
                problems.append(f"#{name} is not shown when it is chosen")
    for name in ids[:3]:
        async with browser.page(f"{address}#{name}", reduced_motion="reduce") as page:
            await page.wait_for_timeout(100)
            if not await page.evaluate(SHOWN, name):
                problems.append(f"#{name} is not shown when the page opens")
    return problems


async def paper(browser, address):
    """Everything is on paper, but for what is there to be used."""
    async with browser.page(address) as page:
        await page.emulate_media(media="print")
        hidden = await page.eval_on_selector_all(
            FOLDED + " > :not(summary):not(.needs-scripts):not(.token-panel)",
            NOT_ON_PAPER)
        return [f"{name} is not on paper" for name in sorted(set(hidden))]
