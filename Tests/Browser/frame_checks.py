"""What surrounds every page: one line of header, contents, choices, and the scripts that wait."""

import asyncio
from urllib.parse import unquote, urlsplit

from browser import guarded, near_stage

# From a small phone to a wide desktop, with those around which the header changes.
WIDTHS = [320, 360, 390, 480, 640, 768, 896, 1000, 1090, 1290, 1600]
# The kinds that surround their content differently; --all looks at every kind.
KINDS = {"catalog", "system", "component", "guide", "token-group", "contrast-matrix", "search"}
# The scripts that a component's page loads before a reader touches it, in bytes as published.
SCRIPT_BYTES = 25_000

# The parts of the header that are shown, and how they stand to each other.
HEADER = """() => {
  const bar = document.querySelector(".site-bar");
  const box = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll(":is(a, button)")].filter((part) => part.checkVisibility());
  const names = (part) => part.className || part.textContent.trim();
  const problems = [];
  if (box.height > 64) problems.push(`the header is ${box.height} pixels high`);
  for (const part of parts) {
    const own = part.getBoundingClientRect();
    if (own.left < -0.5 || own.right > innerWidth + 0.5) problems.push(`${names(part)} is cut off`);
    if (own.top < box.top || own.bottom > box.bottom) problems.push(`${names(part)} sticks out`);
    if (own.width < 20) problems.push(`${names(part)} is ${own.width} pixels wide`);
  }
  const edges = parts.map((part) => part.getBoundingClientRect())
    .sort((one, other) => one.left - other.left);
  edges.slice(1).forEach((edge, index) => {
    if (edge.left < edges[index].right - 0.5) problems.push("two parts of the header overlap");
  });
  return problems;
}"""
# How far below the header a heading stands that a link leads to.
BELOW = """(id) => document.getElementById(id).getBoundingClientRect().top
  - document.querySelector(".site-header").getBoundingClientRect().bottom"""
BACKGROUND = "element => getComputedStyle(element).backgroundColor"


async def run(site, origins, browser, results):
    checks = []
    for kind, page in site.largest_of_each_kind().items():
        address = origins["file"] + page.path
        if kind not in KINDS and not site.opens_all:
            continue
        checks += [
            (f"header: {page.path}", header(browser, address)),
            (f"large text on a phone: {page.path}", large_text(browser, address)),
            (f"headings in view: {page.path}", headings(browser, address)),
            (f"contents: {page.path}", contents(browser, address)),
            (f"appearance button: {page.path}", appearance(browser, address)),
            (f"choices that do something: {page.path}", choices(browser, address)),
        ]
    components = [page for page in site.pages.values() if page.kind == "component"]
    largest = {page.system: page for page in sorted(components, key=lambda page: page.size)}
    for page in largest.values():
        checks.append((f"scripts of {page.path}", scripts(browser, site, origins["http"], page)))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def scripts(browser, site, origin, target):
    """What redraws the stage is loaded when a reader comes near it, and not before."""
    async with browser.blank_page() as page:
        loaded = []
        page.on("request", lambda request: request.resource_type == "script" and loaded.append(
            unquote(urlsplit(request.url).path).lstrip("/")))
        await page.goto(origin + target.path, wait_until="networkidle")
        size = sum((site.folder / path).stat().st_size for path in loaded)
        before = len(loaded)
        problems = []
        if not 0 < size <= SCRIPT_BYTES:
            problems.append(f"{size} bytes of scripts are loaded, not {SCRIPT_BYTES} at most")
        if await page.locator("#stageData").count():
            await near_stage(page)
            if loaded[before:] != ["assets/js/stage/engine.js"]:
                problems.append(f"near the stage {loaded[before:]} are loaded")
        return problems


async def header(browser, address):
    """The header is one line at every width, and nothing in it is cut off."""
    async with browser.page(address) as page:
        problems = []
        for width in WIDTHS:
            await page.set_viewport_size({"width": width, "height": 800})
            problems += [f"at {width} px: {each}" for each in await page.evaluate(HEADER)]
        return problems


async def headings(browser, address):
    """A link to a heading leads to where it can be read."""
    problems = []
    async with browser.page(address, reduced_motion="reduce") as page:
        ids = await page.eval_on_selector_all(
            "main :is(h2, h3)[id]", "(all) => all.map((heading) => heading.id)")
        for width in (390, 1000):
            await page.set_viewport_size({"width": width, "height": 800})
            for name in {*ids[:1], *ids[len(ids) // 2:][:1]}:
                await page.evaluate("(id) => { location.hash = ''; location.hash = id; }", name)
                below = await page.evaluate(BELOW, name)
                if below < 0:
                    problems.append(f"at {width} px #{name} lies {-below:.0f} px under the header")
    return problems


async def contents(browser, address):
    """Where there is no room beside the text, a button opens the contents of the page."""
    problems = []
    async with browser.page(address, width=1289) as page:
        button = page.locator(".contents-button")
        if not await button.count():
            return []
        listed = page.locator("#pageContents")
        if await listed.is_visible():
            problems.append("the contents are open before they were asked for")
        await button.click()
        if not await listed.is_visible():
            problems.append("the button does not open the contents")
        await listed.locator("li a").first.click()
        if await listed.is_visible():
            problems.append("the contents stay open when a heading was chosen")
        await page.set_viewport_size({"width": 1440, "height": 900})
        if not await listed.is_visible() or await button.is_visible():
            problems.append("on a wide screen the contents do not stand beside the text")
    return problems


async def appearance(browser, address):
    """One press shows the other appearance, and the next page has it too."""
    async with browser.page(address, color_scheme="light") as page:
        problems = []
        button = page.locator(".appearance-button")
        light = await page.eval_on_selector("html", BACKGROUND)
        name = await button.get_attribute("aria-label")
        await button.click()
        dark = await page.eval_on_selector("html", BACKGROUND)
        if light == dark:
            problems.append(f"the background stays {light}")
        if await button.get_attribute("aria-label") == name:
            problems.append("the button does not say what it does next")
        await page.reload()
        if await page.eval_on_selector("html", BACKGROUND) != dark:
            problems.append("the choice is forgotten when the page is loaded again")
        await page.locator(".appearance-button").click()
        if await page.eval_on_selector("html", BACKGROUND) != light:
            problems.append("the next press does not lead back")
        return problems


async def choices(browser, address):
    """A page offers choices only where something on it can follow them."""
    async with browser.page(address) as page:
        count = await page.locator(".axes select").count()
        drawn = await page.locator("[data-system]").count()
        return ["there are choices, and nothing is drawn"] if count and not drawn else []


async def large_text(browser, address):
    """With text twice as large, which halves a phone, a page does not scroll sideways."""
    async with browser.page(address, width=195, height=422) as page:
        width, name = await page.evaluate("""() => [
          document.documentElement.scrollWidth,
          document.querySelector(".site-name a:last-child").getBoundingClientRect().width]""")
    problems = [f"it is {width} pixels wide, not 195"] if width > 195 else []
    return problems + ([f"its name has {name} pixels"] if name < 40 else [])
