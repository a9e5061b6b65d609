"""What a reader does on the pages of the tokens: searches, tries motion, unfolds."""

import asyncio

from browser import guarded

SEARCH = "#token-filter"
ITEM = ".token-list > li"
FOLDED = "details.token-contexts"
MOTION = ".token-swatch .swatch[tabindex]"

# Whether motion begins when the element takes the focus, two frames later at most; motion that
# takes no time never does.
MOVES = """element => new Promise((resolve) => {
  element.addEventListener("transitionrun", () => resolve(true), { once: true });
  element.focus();
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(false)));
})"""
TAKES_TIME = """element =>
  getComputedStyle(element, "::after").transitionDuration.split(", ").some((time) => time !== "0s")"""


async def run(site, origins, browser, results):
    checks = []
    for page in site.opened:
        address = origins["file"] + page.path
        if page.kind == "tokens":
            checks.append((f"search of tokens: {page.path}", search(browser, address)))
        elif page.kind == "token-group":
            checks += [
                (f"motion: {page.path}", motion(browser, address)),
                (f"folded values: {page.path}", folded(browser, address)),
            ]
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def search(browser, address):
    """A token is found by its name, its CSS name and its type, and nothing by nonsense."""
    async with browser.page(address) as page:
        problems = []
        items = page.locator(ITEM)
        shown = page.locator(f"{ITEM}:visible")
        total = await items.count()
        for word in (await items.last.get_attribute("data-name")).split()[:2]:
            await page.fill(SEARCH, word.upper())
            if not await items.last.is_visible() or await shown.count() == total:
                problems.append(f"{word} shows {await shown.count()} of {total} tokens")
        await page.fill(SEARCH, "nothing-is-called-this")
        if await shown.count() or not await page.locator(".filter-note").last.text_content():
            problems.append("a search without results does not say so")
        await page.fill(SEARCH, "")
        if await shown.count() != total:
            problems.append("an empty search does not show all tokens")
        return problems


async def motion(browser, address):
    """Motion plays for the keyboard as well, and not for those who want less of it."""
    problems = []
    for preference in ("no-preference", "reduce"):
        async with browser.page(address, reduced_motion=preference) as page:
            for swatch in await page.locator(MOTION).all():
                is_wanted = preference != "reduce" and await swatch.evaluate(TAKES_TIME)
                moves = await swatch.evaluate(MOVES)
                if moves != is_wanted:
                    verb = "moves" if moves else "does not move"
                    token = await swatch.get_attribute("data-token")
                    problems.append(f"{token} {verb} on focus with {preference}")
    return problems


async def folded(browser, address):
    """Folded values open by keyboard, and on paper."""
    async with browser.page(address) as page:
        first = page.locator(FOLDED).first
        if not await first.count():
            return []
        problems = []
        table = first.locator("table")
        if await table.is_visible():
            problems.append("the values are open before they were asked for")
        await page.emulate_media(media="print")
        if not await table.is_visible():
            problems.append("the values are not on paper")
        await page.emulate_media(media="screen")
        await first.locator("summary").first.focus()
        await page.keyboard.press("Enter")
        if not await table.is_visible():
            problems.append("Enter does not open the values")
        return problems
