"""The address of a component's page: what a link within it, Back and a copied link lead to."""

import asyncio

from browser import guarded, near_stage

# What the reader has chosen of how the page is seen, and what is drawn by it.
CONTEXTS = """() => ({
  chosen: Object.fromEntries([...document.querySelectorAll("[data-stage-axis]")]
    .map((select) => [select.dataset.stageAxis, select.value])),
  ...document.documentElement.dataset,
  stage: document.querySelector("#stage-preview [data-system], #stage-preview > .stage").dataset.platform ?? "",
})"""
# The last value of each axis is not the one that a page comes with.
KEEP = """() => {
  localStorage.setItem("catalog.appearance", "dark");
  for (const select of document.querySelectorAll(".axes select")) {
    localStorage.setItem(`catalog.${select.dataset.axis}`, select.options[select.options.length - 1].value);
  }
}"""

PICTURE = """(name) => {
  const example = document.getElementById(name).closest(".example");
  const header = document.querySelector(".site-header").getBoundingClientRect().bottom;
  const { top, bottom } = example.getBoundingClientRect();
  return {
    isInSight: top >= header && bottom <= innerHeight,
    marked: document.querySelector(".contents [aria-current]")?.hash,
  };
}"""


async def run(site, origins, browser, results):
    pages = [page for page in site.pages.values() if page.kind == "component"]
    if not pages:
        return
    http, largest = origins["http"], max(pages, key=lambda page: page.size).path
    checks = {
        f"a link within the page: {largest}": within(browser, http + largest),
        f"a copied link: {largest}": copied(browser, http + largest),
        f"a link to an example: {largest}": linked(browser, http + largest),
    }
    for page in largest_with_text(site, pages):
        checks[f"back from a text: {page.path}"] = back(browser, http + page.path)
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks.items()))


def largest_with_text(site, pages):
    """The largest page whose component has a prop with any text."""
    found = [page for page in pages if b'maxlength="1000"' in (site.folder / page.path).read_bytes()]
    return sorted(found, key=lambda page: page.size)[-1:]


async def within(browser, address):
    """A link within the page leaves what is kept of the contexts, and what is on the stage."""
    async with browser.page(address) as page:
        await page.evaluate(KEEP)
        await page.reload()
        await near_stage(page)
        before = await page.evaluate(CONTEXTS)
        problems = []
        for name in ("props", "accessibility"):
            await page.evaluate("(name) => document.querySelector(`.contents a[href='#${name}']`).click()", name)
            if await page.evaluate(CONTEXTS) != before:
                problems.append(f"#{name}: {await page.evaluate(CONTEXTS)}, not {before}")
        for _ in range(2):
            await page.go_back()
            if await page.evaluate(CONTEXTS) != before:
                problems.append(f"back: {await page.evaluate(CONTEXTS)}, not {before}")
        return problems


async def back(browser, address):
    """Back shows the text of before in its field too, where typing then makes a step of its own."""
    async with browser.page(address) as page:
        await near_stage(page)
        field = page.locator('.control input[type="text"]').first
        before = await field.input_value()
        await field.press_sequentially("XYZ")
        await page.go_back()
        after = await field.input_value()
        problems = [] if after == before else [f"the field says {after!r}, not {before!r}"]
        await field.press_sequentially("B")
        await page.go_back()
        if page.url != address or await field.input_value() != before:
            problems.append(f"back from what was typed then leads to {page.url}")
        return problems


async def copied(browser, address):
    """A copied link shows somebody else what its reader sees, also of what was kept before."""
    async with browser.page(address, permissions=["clipboard-read", "clipboard-write"]) as page:
        await page.evaluate(KEEP)
        await page.reload()
        await near_stage(page)
        seen = await page.evaluate(CONTEXTS)
        await page.click("#stageLink")
        await page.wait_for_function("() => document.getElementById('stageCalled').textContent")
        link = await page.evaluate("navigator.clipboard.readText()")
    async with browser.page(link) as other:
        found = await other.evaluate(CONTEXTS)
    return [] if found == seen else [f"{link} shows {found}, not {seen}"]


async def linked(browser, address):
    """A link to an example leads to its name and its picture, and to its place among the contents."""
    problems = []
    for width in (1440, 390):
        async with browser.page(address, width=width, reduced_motion="reduce") as page:
            names = await page.eval_on_selector_all(
                ".gallery .example-name", "(names) => names.map(({ id }) => id)")
            for name in names[1:3]:
                await page.goto(f"{address}#{name}")
                await page.wait_for_function("() => window.catalogStage.read")
                await page.wait_for_timeout(100)
                seen = await page.evaluate(PICTURE, name)
                if not seen["isInSight"]:
                    problems.append(f"the picture of #{name} is not in sight at {width} px")
                if width == 1440 and seen["marked"] != f"#{name}":
                    problems.append(f"#{name} is marked as {seen['marked']}")
    return problems
