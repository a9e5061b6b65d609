"""What a reader does on the pages of contrast: unfolds tables, copies values."""

import asyncio

from browser import guarded

TABLE = "details.contrast-table"


async def run(site, origins, browser, results):
    checks = []
    for page in site.opened:
        address = origins["file"] + page.path
        if page.kind == "contrast":
            checks += [
                (f"tables of pairs: {page.path}", tables(browser, address)),
                (f"values to copy: {page.path}", values(browser, address)),
                (f"links to tables: {page.path}", links(browser, address)),
                (f"pairs on a phone: {page.path}", on_phone(browser, address)),
            ]
    results.record("there are pages of contrast", [] if checks else ["there are none"])
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def tables(browser, address):
    """A closed table stays closed on paper, and opens by keyboard."""
    async with browser.page(address) as page:
        problems = []
        closed = page.locator(f"{TABLE}:not([open])")
        if not await closed.count():
            return []
        name = await closed.first.locator(".contrast-name").text_content()
        table = page.locator(TABLE, has_text=name).first.locator("table")
        await page.emulate_media(media="print")
        if await table.is_visible():
            problems.append("a closed table is on paper")
        if not await closed.first.locator(".contrast-name").is_visible():
            problems.append("the head of a closed table is not on paper")
        await page.emulate_media(media="screen")
        if await table.is_visible():
            problems.append("a closed table is shown")
        await closed.first.locator("summary").focus()
        await page.keyboard.press("Enter")
        if not await table.is_visible():
            problems.append("Enter does not open a table")
        return problems


async def links(browser, address):
    """A pair of the list leads to its table, open, also where scripts are forbidden."""
    problems = []
    for has_scripts in (True, False):
        async with browser.page(address, java_script_enabled=has_scripts) as page:
            link = page.locator(".contrast-pairs tbody tr:not(.contrast-group) th a").first
            if not await link.count():
                return []
            await link.click()
            await page.wait_for_load_state()
            table = page.locator(f"{TABLE}:has(:target)")
            if not await table.count():
                problems.append("a link of the list leads to no table")
            elif not await table.locator("table").is_visible():
                problems.append(f"its table is closed, scripts {'on' if has_scripts else 'off'}")
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


async def on_phone(browser, address):
    """All that is said of a pair is read on a phone without scrolling sideways."""
    async with browser.page(address, width=390, height=844) as page:
        return await page.evaluate("""() =>
          [...document.querySelectorAll(".contrast-pairs")].flatMap((table) => {
            const frame = table.closest(".table-scroll");
            const cells = [...table.querySelectorAll("tbody :is(th, td)")];
            return [
              ...(frame.scrollWidth > frame.clientWidth ? [`${table.caption.textContent} scrolls`] : []),
              ...cells.filter((cell) => cell.textContent.trim() && !cell.checkVisibility())
                .map((cell) => `${cell.textContent.trim()} is hidden`),
            ];
          })""")
