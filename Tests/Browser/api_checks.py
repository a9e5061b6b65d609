"""What a reader does on the pages of the API and of coverage: filters, follows names, unfolds."""

import asyncio

from browser import guarded

FILTER = "#symbol-filter"
MISSING = "details.coverage-missing"


async def run(site, origins, browser, results):
    checks = []
    largest = site.largest_of_each_kind()
    for page in site.opened:
        address = origins["file"] + page.path
        if page.kind == "api":
            checks.append((f"filter of the API: {page.path}", overview(browser, address)))
        elif page.kind == "coverage":
            checks.append((f"lists of coverage: {page.path}", lists(browser, address)))
    results.record("there are pages of the API", [] if checks else ["there are none"])
    if "symbol" in largest:
        path = largest["symbol"].path
        address = origins["file"] + path
        checks += [
            (f"filter of members: {path}", filter_of(browser, address, ".symbol")),
        ]
        path = with_linked_names(site) or path
        checks.append((f"names in declarations: {path}", names(browser, origins["file"] + path)))
    for kind in {"api", "symbol", "coverage"} & set(largest):
        path = largest[kind].path
        checks.append((f"320 pixels: {path}", narrow(browser, origins["file"] + path)))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def overview(browser, address):
    """A type is found by the name of a member; groups without a match are hidden."""
    async with browser.page(address) as page:
        problems = await filtering(page, ".api-entry")
        entry = page.locator(".api-entry").first
        words = (await entry.get_attribute("data-name")).split()
        await page.fill(FILTER, words[-1])
        if not await entry.is_visible():
            problems.append(f"{words[0]} is not found by {words[-1]}")
        return problems


async def filter_of(browser, address, selector):
    async with browser.page(address) as page:
        return await filtering(page, selector)


async def filtering(page, selector):
    """Nonsense shows nothing and says so; an empty field shows everything."""
    problems = []
    shown = page.locator(f"{selector}:visible")
    total = await page.locator(selector).count()
    await page.fill(FILTER, "nothing-is-called-this")
    if await shown.count() or not await page.locator(".filter-note").last.text_content():
        problems.append("a search without results does not say so")
    await page.fill(FILTER, "")
    if await shown.count() != total:
        problems.append("an empty search does not show everything")
    return problems


def with_linked_names(site):
    """The largest page of a type whose declarations name another type of the system."""
    pages = (page for page in site.pages.values() if page.kind == "symbol")
    texts = {page.path: (site.folder / page.path).read_text(encoding="utf-8") for page in pages}
    linked = [path for path, text in texts.items() if 'class="code-link"' in text]
    return max(linked, key=lambda path: (len(texts[path]), path), default=None)


async def names(browser, address):
    """A name of a type in a declaration leads to its page, by keyboard too."""
    async with browser.page(address) as page:
        link = page.locator(".code-link").first
        if not await link.count():
            return ["no declaration names a type of the system"]
        name = await link.text_content()
        await link.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_load_state()
        text = await page.locator("main").text_content()
        return [] if name in text else [f"the link of {name} leads to another page"]


async def lists(browser, address):
    """What is missing unfolds by keyboard, and its first link leads to a place that is there."""
    async with browser.page(address) as page:
        folded = page.locator(f"{MISSING}:has(a)").first
        if not await folded.count():
            return []
        link = folded.locator("a").first
        if await link.is_visible():
            return ["a closed list is shown"]
        await folded.locator("summary").focus()
        await page.keyboard.press("Enter")
        if not await link.is_visible():
            return ["Enter does not open a list"]
        await link.click()
        await page.wait_for_load_state()
        if not await page.locator(":target, h1").first.is_visible():
            return ["a link of a list leads to no place"]
        return []


async def narrow(browser, address):
    """Nothing makes a page of a phone's width scroll sideways."""
    async with browser.page(address, width=320, height=800) as page:
        width = await page.evaluate("() => document.documentElement.scrollWidth")
        return [] if width <= 320 else [f"the page is {width} pixels wide"]
