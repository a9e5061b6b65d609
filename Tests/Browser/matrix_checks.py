"""What a reader does on the sheets of a matrix: filters pairs, changes what they are for."""

import asyncio

from browser import guarded, listen

ROW = ".matrix tbody tr"
CELL = ".matrix tbody td"
NOTE = ".matrix-filter .filter-note"
# The text colours that are shown, by name.
ROW_NAMES = f"{ROW}:not([hidden]) th"
WORDS = """() => [...document.querySelectorAll(".matrix tbody td")]
  .filter((cell) => getComputedStyle(cell).visibility === "visible" && cell.checkVisibility())
  .map((cell) => cell.querySelector("b").textContent)"""
# Whether the samples of a matrix show more than one colour and are no text of the page.
SAMPLES = """() => {
  const cells = [...document.querySelectorAll(".matrix tbody td")];
  const colors = new Set(cells.map((cell) => getComputedStyle(cell, "::before").backgroundImage));
  return { colors: colors.size, columns: document.querySelectorAll(".matrix thead th").length };
}"""
PAGE_WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Beyond the time that the page waits for a reader who types.
PAUSE = 300


async def run(site, origins, browser, results):
    checks = []
    for page in site.opened:
        if page.kind == "contrast-matrix":
            work = plain(browser, origins["file"] + page.path)
            checks.append((f"matrix without scripts: {page.path}", work))
    results.record("there is a matrix", [] if checks else ["there is none"])
    largest = site.largest_of_each_kind().get("contrast-matrix")
    if largest:
        for name, origin in origins.items():
            work = matrix(browser, origin + largest.path)
            checks.append((f"matrix filter over {name}: {largest.path}", work))
        address = origins["file"] + largest.path
        parts = {
            "sizes": sizes, "sheets": sheets, "narrow screen": narrow, "edge": edge,
            "empty filter": nothing, "paper": paper, "samples": samples,
        }
        for name, check in parts.items():
            checks.append((f"matrix, {name}: {largest.path}", check(browser, address)))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def choose(page, name, value):
    """Sets a field of the filter and waits for the page to follow."""
    field = page.locator(f'.matrix-filter [name="{name}"]')
    if await field.evaluate("field => field.localName") == "select":
        await field.select_option(value)
    else:
        await field.fill(value)
    await page.wait_for_timeout(PAUSE)


async def plain(browser, address):
    """Without scripts all pairs are there, and nothing that would need them."""
    async with browser.page(address, java_script_enabled=False) as page:
        problems = []
        if await page.locator(f"{CELL}:visible").count() != await page.locator(CELL).count():
            problems.append("a pair is not visible")
        if await page.locator(".matrix-filter").is_visible():
            problems.append("the filter is visible but cannot work")
        return problems


async def matrix(browser, address):
    """Rows are filtered by name and pairs by result; the address keeps it, and the count is told."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        total = await page.locator(CELL).count()
        name = await page.locator(ROW_NAMES).last.get_attribute("data-name")
        await choose(page, "text", name.upper())
        shown = await page.locator(ROW_NAMES).evaluate_all(
            "headers => headers.map((header) => header.dataset.name)"
        )
        if name not in shown or any(name not in other for other in shown):
            problems.append(f"the filter {name} shows {shown}")
        await choose(page, "result", "fails")
        words = await page.evaluate(WORDS)
        if set(words) - {"fails"}:
            problems.append(f"the filter for failing pairs shows {set(words)}")
        note = await page.text_content(NOTE)
        if note != f"{len(words)} of {total} pairs":
            problems.append(f"{len(words)} of {total} pairs are shown, and the page says '{note}'")
        await page.reload()
        if await page.text_content(NOTE) != note:
            problems.append("the address does not keep the filter")
        return problems


async def nothing(browser, address):
    """Where no pair matches, the page says so, and a button brings all back."""
    async with browser.page(address) as page:
        problems = []
        await choose(page, "text", "nothing-is-called-this")
        if await page.locator(".matrix-frame").is_visible():
            problems.append("an empty table is shown")
        button = page.get_by_role("button", name="Reset the filter")
        if not await button.is_visible():
            return [*problems, "there is no button that brings the pairs back"]
        await button.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(PAUSE)
        if await page.locator(f"{CELL}:visible").count() != await page.locator(CELL).count():
            problems.append("the button does not bring all pairs back")
        if await page.evaluate("() => document.activeElement.name") != "text":
            problems.append("the focus is lost with the button")
        return problems


async def sizes(browser, address):
    """Large text needs no more contrast than small, and shapes no more than large text."""
    async with browser.page(address) as page:
        problems = []
        counts = {}
        for size in ("normal", "large", "graphic"):
            await choose(page, "size", size)
            rules = await page.locator(".matrix-rule:visible").evaluate_all(
                "rules => rules.map((rule) => rule.dataset.size)"
            )
            if rules != [size]:
                problems.append(f"for the size {size} the rules for {rules} are shown")
            words = await page.evaluate(WORDS)
            counts[size] = words.count("fails")
            if size == "graphic" and {"AA", "AAA"} & set(words):
                problems.append("a level is shown for what is no text")
        if not counts["normal"] >= counts["large"] >= counts["graphic"]:
            problems.append(f"the numbers of failing pairs are {counts}")
        return problems


async def sheets(browser, address):
    """The sheets for other contexts take the filter along."""
    async with browser.page(address) as page:
        links = page.locator(".matrix-sheets a:not([aria-current])")
        if not await links.count():
            return []
        await choose(page, "result", "AAA")
        await links.first.click()
        await page.wait_for_load_state()
        value = await page.input_value('.matrix-filter select[name="result"]')
        return [] if value == "AAA" else ["the filter is lost on the next sheet"]


async def narrow(browser, address):
    """On a narrow screen the sheets are folded under the name of the open one."""
    problems = []
    for has_scripts in (True, False):
        async with browser.page(
            address, width=390, height=800, java_script_enabled=has_scripts
        ) as page:
            summary = page.locator(".matrix-sheets summary")
            if not await summary.count():
                return problems
            current = page.locator(".matrix-sheets [aria-current]")
            label = await current.get_attribute("aria-label")
            if await summary.text_content() != label:
                problems.append(f"the fold does not name the sheet {label}")
            if await current.is_visible():
                problems.append("the sheets are not folded")
            await summary.click()
            if not await current.is_visible():
                problems.append("the sheets do not unfold")
            await page.set_viewport_size({"width": 1280, "height": 800})
            if await summary.is_visible():
                problems.append("a wide screen shows the fold")
    return problems


async def edge(browser, address):
    """A shadow tells of columns beyond the edge, until the last one is in sight."""
    async with browser.page(address, width=390, height=800) as page:
        view = page.locator(".matrix-view.has-more")
        problems = [] if await view.count() else ["nothing tells of hidden columns"]
        await page.eval_on_selector(
            ".matrix-frame", "frame => frame.scrollLeft = frame.scrollWidth"
        )
        await page.wait_for_timeout(PAUSE)
        if await view.count():
            problems.append("the last column is in sight, and more are told of")
        if await page.locator(".axes").is_visible():
            problems.append("contexts can be chosen that the table does not follow")
        return problems


async def paper(browser, address):
    """On paper nothing is cut off or stuck, and the filter holds."""
    async with browser.page(address) as page:
        await choose(page, "result", "fails")
        words = await page.evaluate(WORDS)
        await page.emulate_media(media="print")
        problems = [] if await page.evaluate(WORDS) == words else ["the filter does not hold"]
        if await page.locator(".matrix-filter").is_visible():
            problems.append("the filter is printed")
        overflow = await page.eval_on_selector(
            ".matrix-frame", "element => getComputedStyle(element).overflowY"
        )
        if overflow != "visible":
            problems.append(f"the frame of the matrix is printed with overflow {overflow}")
        return problems


async def samples(browser, address):
    """Every column is drawn in its own colours, and the page itself does not scroll sideways."""
    problems = []
    async with browser.page(address, width=320, height=800) as page:
        drawn = await page.evaluate(SAMPLES)
        if not 1 < drawn["colors"] <= drawn["columns"]:
            problems.append(f"{drawn['columns']} columns are drawn in {drawn['colors']} ways")
        if await page.evaluate(PAGE_WIDTH) > 0:
            problems.append("the page scrolls sideways")
    return problems
