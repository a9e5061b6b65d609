"""What a reader does on the pages of contrast: unfolds tables, copies values, filters the matrix."""

import asyncio

from browser import guarded, listen

TABLE = "details.contrast-table"
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


async def run(site, origins, browser, results):
    checks = []
    for page in site.pages.values():
        address = origins["file"] + page.path
        if page.kind == "contrast":
            checks += [
                (f"tables of pairs: {page.path}", tables(browser, address)),
                (f"values to copy: {page.path}", values(browser, address)),
            ]
        elif page.kind == "contrast-matrix":
            checks.append((f"matrix without scripts: {page.path}", plain(browser, address)))
    kinds = site.largest_of_each_kind()
    results.record(
        "there are pages of contrast",
        [f"no page is of the kind {kind}" for kind in ("contrast", "contrast-matrix")
         if kind not in kinds],
    )
    if "contrast-matrix" in kinds:
        path = kinds["contrast-matrix"].path
        for name, origin in origins.items():
            checks.append((f"matrix filter over {name}: {path}", matrix(browser, origin + path)))
        address = origins["file"] + path
        checks += [
            (f"matrix sizes: {path}", sizes(browser, address)),
            (f"matrix sheets: {path}", sheets(browser, address)),
            (f"matrix on paper: {path}", paper(browser, address)),
            (f"matrix samples: {path}", samples(browser, address)),
        ]
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def tables(browser, address):
    """A table is there on paper, and opens by keyboard."""
    async with browser.page(address) as page:
        problems = []
        closed = page.locator(f"{TABLE}:not([open])")
        if not await closed.count():
            return []
        name = await closed.first.locator(".contrast-name").text_content()
        table = page.locator(TABLE, has_text=name).first.locator("table")
        await page.emulate_media(media="print")
        if not await table.is_visible():
            problems.append("a closed table is not on paper")
        await page.emulate_media(media="screen")
        if await table.is_visible():
            problems.append("a closed table is shown")
        await closed.first.locator("summary").focus()
        await page.keyboard.press("Enter")
        if not await table.is_visible():
            problems.append("Enter does not open a table")
        return problems


async def values(browser, address):
    """What would pass can be copied, and selected where scripts are forbidden."""
    problems = []
    for has_scripts in (True, False):
        async with browser.page(address, java_script_enabled=has_scripts) as page:
            count = await page.locator(".contrast-value").count()
            buttons = await page.locator(".contrast-value + .copy-button").count()
            if has_scripts and buttons != count:
                problems.append(f"{buttons} of {count} values can be copied")
            if not has_scripts and buttons:
                problems.append("there are buttons that cannot work")
            if count and not await page.locator(".contrast-value").first.is_visible():
                problems.append("a value of a failing pair is not shown")
    return problems


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
        await page.fill('.matrix-filter input[name="text"]', name.upper())
        shown = await page.locator(ROW_NAMES).evaluate_all(
            "headers => headers.map((header) => header.dataset.name)"
        )
        if name not in shown or any(name not in other for other in shown):
            problems.append(f"the filter {name} shows {shown}")
        await page.select_option('.matrix-filter select[name="result"]', "fails")
        words = await page.evaluate(WORDS)
        if set(words) - {"fails"}:
            problems.append(f"the filter for failing pairs shows {set(words)}")
        note = await page.text_content(NOTE)
        if note != f"{len(words)} of {total} pairs":
            problems.append(f"{len(words)} of {total} pairs are shown, and the page says '{note}'")
        await page.reload()
        if await page.text_content(NOTE) != note:
            problems.append("the address does not keep the filter")
        await page.fill('.matrix-filter input[name="text"]', "nothing-is-called-this")
        if await page.evaluate(WORDS):
            problems.append("a name that no token has shows pairs")
        return problems


async def sizes(browser, address):
    """Large text passes with less contrast, and what is no text has no AAA."""
    async with browser.page(address) as page:
        problems = []
        counts = {}
        for size in ("normal", "large", "graphic"):
            await page.select_option('.matrix-filter select[name="size"]', size)
            words = await page.evaluate(WORDS)
            counts[size] = words.count("fails")
            if size == "graphic" and {"AA", "AAA"} & set(words):
                problems.append("a level is shown for what is no text")
        if not counts["normal"] >= counts["large"] == counts["graphic"]:
            problems.append(f"the numbers of failing pairs are {counts}")
        return problems


async def sheets(browser, address):
    """The sheets for other contexts take the filter along."""
    async with browser.page(address) as page:
        links = page.locator(".matrix-sheets a:not([aria-current])")
        if not await links.count():
            return []
        await page.select_option('.matrix-filter select[name="result"]', "AAA")
        await links.first.click()
        await page.wait_for_load_state()
        value = await page.input_value('.matrix-filter select[name="result"]')
        return [] if value == "AAA" else ["the filter is lost on the next sheet"]


async def paper(browser, address):
    """On paper nothing is cut off or stuck, and the filter holds."""
    async with browser.page(address) as page:
        await page.select_option('.matrix-filter select[name="result"]', "fails")
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
