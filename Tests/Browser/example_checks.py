"""Examples: their parts as tabs, wide and narrow, by keyboard, kept, linked to and printed."""

import asyncio

from playwright.async_api import TimeoutError

from browser import guarded, listen

BODY = ".example-body"
WIDE, NARROW = 1440, 390

# What a reader of the first example perceives: the tabs there are, and the parts that are shown.
STATE = """() => {
  const body = document.querySelector(".example-body");
  const tabs = [...body.querySelectorAll('[role="tab"]')].filter((tab) => tab.checkVisibility());
  const parts = [...body.querySelectorAll(":scope > [data-part]")];
  const panel = (tab) => document.getElementById(tab.getAttribute("aria-controls"));
  return {
    tabs: tabs.map((tab) => tab.textContent),
    chosen: tabs.filter((tab) => tab.ariaSelected === "true").map((tab) => tab.textContent),
    stops: tabs.filter((tab) => tab.tabIndex === 0).map((tab) => tab.textContent),
    shown: parts.filter((part) => part.checkVisibility()).map((part) => part.dataset.part),
    wrong: tabs.filter((tab) =>
      panel(tab).getAttribute("role") !== "tabpanel" ||
      panel(tab).getAttribute("aria-labelledby") !== tab.id ||
      panel(tab).checkVisibility() !== (tab.ariaSelected === "true")
    ).map((tab) => tab.textContent),
    focused: document.activeElement?.textContent,
  };
}"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Previews move while the stylesheets of their shadow trees arrive.
      const moved = entry.sources.map(({ node }) => node?.parentElement?.closest(".example-body"));
      const names = entry.sources.map(({ node }) => node?.className ?? "a text");
      window.shifts.push(...names.filter((name, index) => moved[index] && name !== "node"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
# A browser scrolls there smoothly.
IN_SIGHT = """(name) => {
  const top = document.getElementById(name).getBoundingClientRect().top;
  return top >= 0 && top < innerHeight;
}"""
HIDDEN_PARTS = """() => [...document.querySelectorAll(".example .example-body > [data-part]")]
  .filter((part) => !part.checkVisibility()).map((part) => part.id)"""
NUMBERED_TEXTS = """() => [...document.querySelectorAll(".mistake-source pre")]
  .map((block) => block.textContent).filter((text) => !/^(component|view): /.test(text))"""
SHOWS_TEXT = """([place, text]) => {
  const element = document.querySelector(place);
  return element.textContent === text && element.checkVisibility();
}"""


async def run(site, origins, browser, results):
    kinds = site.largest_of_each_kind()
    checks = []
    for kind in ("component", "screens"):
        if kind not in kinds:
            continue
        path = kinds[kind].path
        for name in ("file", "http"):
            address = origins[name] + path
            checks += [
                (f"tabs over {name}: {path}", tabs(browser, address)),
                (f"narrow tabs over {name}: {path}", narrow_tabs(browser, address)),
                (f"link to a form over {name}: {path}", link(browser, address)),
            ]
        address = origins["http"] + path
        checks += [
            (f"kept form: {path}", kept(browser, address)),
            (f"steady examples: {path}", steady(browser, address)),
            (f"examples without scripts: {path}", without_scripts(browser, address)),
            (f"examples on paper: {path}", printed(browser, address)),
            (f"tabs in forced colours: {path}", forced(browser, address)),
        ]
    if "screens" in kinds:
        address = origins["http"] + kinds["screens"].path
        checks.append(("numbers of lines are no text", numbers(browser, address)))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


def compare(state, **expected):
    return [
        f"{name} is {state[name]}, not {value}"
        for name, value in {**expected, "wrong": []}.items() if state[name] != value
    ]


async def tabs(browser, address):
    """With room the preview stays, and keys lead from one code to the other and around."""
    async with browser.blank_page(width=WIDE) as page:
        problems = listen(page)
        await page.goto(address)
        both = ["Swift", "Agent YAML"]
        problems += compare(
            await page.evaluate(STATE), tabs=both, chosen=["Swift"], stops=["Swift"],
            shown=["preview", "swift"])
        await page.focus(f'{BODY} [role="tab"][aria-selected="true"]')
        for key, title, part in [
            ("ArrowRight", "Agent YAML", "yaml"), ("ArrowRight", "Swift", "swift"),
            ("ArrowLeft", "Agent YAML", "yaml"), ("Home", "Swift", "swift"),
            ("End", "Agent YAML", "yaml"),
        ]:
            await page.keyboard.press(key)
            problems += compare(
                await page.evaluate(STATE), chosen=[title], stops=[title],
                shown=["preview", part], focused=title)
    return problems


async def narrow_tabs(browser, address):
    """Without room the preview is a tab, the first."""
    async with browser.page(address, width=NARROW) as page:
        three = ["Preview", "Swift", "Agent YAML"]
        problems = compare(
            await page.evaluate(STATE), tabs=three, chosen=["Preview"], shown=["preview"])
        await page.click(f'{BODY} [role="tab"]:text-is("Agent YAML")')
        problems += compare(await page.evaluate(STATE), chosen=["Agent YAML"], shown=["yaml"])
        await page.set_viewport_size({"width": WIDE, "height": 900})
        await page.wait_for_function(
            "() => document.querySelector('[data-part=preview]').role === 'group'")
        problems += compare(
            await page.evaluate(STATE), chosen=["Agent YAML"], shown=["preview", "yaml"])
    return problems


async def link(browser, address):
    """An address leads to one form of an example."""
    async with browser.page(address, width=NARROW) as page:
        part = page.locator(f'{BODY} > [data-part="yaml"]').last
        name = await part.get_attribute("id")
        await page.goto(f"{address}#{name}")
        # Where there is a stage, it is what shows the example.
        if await page.locator("#stageData").count():
            text = await part.text_content()
            part, name = page.locator("#stage-yaml"), "stage"
            # What draws it is loaded when the address asks for an example.
            await page.wait_for_function(SHOWS_TEXT, arg=["#stage-yaml", text])
        if not await part.is_visible():
            return [f"{name} is not shown"]
        try:
            await page.wait_for_function(IN_SIGHT, arg=name, timeout=3000)
        except TimeoutError as error:
            return [f"{name} is not in sight: {error.message.splitlines()[0]}"]
        return []


async def kept(browser, address):
    """The form that was chosen is that of all examples, and of the next page."""
    async with browser.page(address, width=WIDE) as page:
        await page.locator(f'{BODY} [role="tab"]:text-is("Agent YAML")').last.click()
        problems = compare(await page.evaluate(STATE), chosen=["Agent YAML"])
        await page.reload()
        problems += compare(
            await page.evaluate(STATE), chosen=["Agent YAML"], shown=["preview", "yaml"])
    return problems


async def steady(browser, address):
    """Nothing moves while scripts run, and a tab that is chosen stays where it is."""
    async with browser.blank_page(width=WIDE) as page:
        await page.add_init_script(f"({SHIFTS})()")
        await page.goto(address)
        await page.wait_for_timeout(300)
        problems = [f"{name} moved" for name in await page.evaluate("window.shifts")]
        tab = page.locator(f'{BODY} [role="tab"]:text-is("Agent YAML")').last
        await tab.scroll_into_view_if_needed()
        before = await tab.bounding_box()
        await tab.click()
        after = await tab.bounding_box()
        if abs(before["y"] - after["y"]) > 1:
            problems.append(f"the tab went from {before['y']} to {after['y']}")
    return problems


async def without_scripts(browser, address):
    """All parts are shown, and no tabs."""
    body = f".example {BODY}"
    async with browser.page(address, width=WIDE, java_script_enabled=False) as page:
        parts = page.locator(f"{body} > [data-part], {body} .code-label")
        hidden = [part for part in await parts.all() if not await part.is_visible()]
        problems = [f"{len(hidden)} parts are hidden"] if hidden else []
        if await page.locator(".example-tabs:visible").count():
            problems.append("there are tabs")
    return problems


async def printed(browser, address):
    """Paper has all parts, each with its name."""
    async with browser.page(address, width=WIDE) as page:
        await page.emulate_media(media="print")
        problems = [f"{name} is hidden" for name in await page.evaluate(HIDDEN_PARTS)]
        labels = page.locator(f".example {BODY} .code-label > span")
        if not await labels.first.is_visible():
            problems.append("the code has no name")
    return problems


async def numbers(browser, address):
    """The text of a wrong document, which is what is copied, has no numbers of lines."""
    async with browser.page(address) as page:
        return [f"a document reads {text[:40]!r}" for text in await page.evaluate(NUMBERED_TEXTS)]


async def forced(browser, address):
    """Where colours are forced, the chosen tab has a line that the others have not."""
    async with browser.page(address, width=WIDE, forced_colors="active") as page:
        tabs = page.locator("[role=tab]:visible")
        lines = await tabs.evaluate_all(
            "(tabs) => tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).borderBlockEndWidth])")
        return [
            f"a tab has a line of {line}, chosen: {chosen}"
            for chosen, line in lines if (chosen == "true") != (line != "0px")
        ]
