"""What a reader does: switches contexts, filters pages, uses the keyboard, forbids scripts."""

import asyncio

from playwright.async_api import TimeoutError

from browser import guarded, listen

# The first preview of an example, which follows the switches of the page for every axis.
STAGE = ".example-preview .stage"
APPEARANCE = ".appearance-button"
PLATFORM = 'select[data-stage-axis="platform"]'
NAVIGATION_LINKS = "#siteNavigation .navigation-sections li a"

BACKGROUND = "element => getComputedStyle(element).backgroundColor"
FONT_SIZE = "element => parseFloat(getComputedStyle(element).fontSize)"
FOCUSED = "() => document.activeElement?.id || document.activeElement?.className || ''"
FOCUS_IS_IN_MENU = "() => document.querySelector('#siteNavigation').contains(document.activeElement)"
IS_OPEN = "() => document.querySelector('#siteNavigation').matches(':popover-open')"
DRAWN_NODES = """() => [...document.querySelectorAll(".example-preview .node")].map((node) => {
  const box = node.getBoundingClientRect();
  return { hasRoot: node.shadowRoot !== null, width: box.width, height: box.height };
})"""


async def run(site, origins, browser, results):
    kinds = site.largest_of_each_kind()
    results.record("there is a component page", [] if "component" in kinds else ["none was found"])
    checks = [
        (f"without scripts: {page.path}", without_scripts(browser, origins["file"], page))
        for page in kinds.values()
    ]
    if "components" in kinds:
        path = kinds["components"].path
        checks.append((f"choices: {path}", choices(browser, origins["http"] + path)))
    if "component" in kinds:
        path = kinds["component"].path
        for name, origin in origins.items():
            checks.append((f"appearance over {name}: {path}", appearance(browser, origin + path)))
            checks.append((f"platform over {name}: {path}", platform(browser, origin + path)))
        address = origins["http"] + path
        checks += [
            (f"kept choice: {path}", kept_choice(browser, address)),
            (f"skip link: {path}", skip_link(browser, address)),
            (f"menu by keyboard: {path}", menu(browser, address)),
            (f"menu on a wide screen: {path}", wide_menu(browser, address)),
            (f"filter: {path}", page_filter(browser, address)),
            (f"filter from a disk: {path}", page_filter(browser, origins["file"] + path)),
            (f"closed section: {path}", closed_section(browser, address)),
        ]
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def appearance(browser, address):
    """Appearance changes the site and its stages."""
    async with browser.blank_page(color_scheme="light") as page:
        complaints = listen(page)
        await page.goto(address)
        colors = {}
        for value in ("dark", "light"):
            await page.click(APPEARANCE)
            for part in ("html", STAGE):
                colors[part, value] = await page.eval_on_selector(part, BACKGROUND)
    return complaints + [
        f"the background of {part} is {colors[part, 'light']} in light and in dark"
        for part in ("html", STAGE) if colors[part, "light"] == colors[part, "dark"]
    ]


async def platform(browser, address):
    """Platform changes a size that a token gives."""
    async with browser.page(address) as page:
        sizes = []
        for option in await page.locator(f"{PLATFORM} option").all():
            await page.select_option(PLATFORM, await option.get_attribute("value"))
            sizes.append(await page.eval_on_selector(STAGE, FONT_SIZE))
    return [] if len(set(sizes)) > 1 else [f"the font sizes of the stage are {sizes}"]


async def kept_choice(browser, address):
    """A choice holds when the page is opened again."""
    async with browser.page(address, color_scheme="light") as page:
        name = await page.get_attribute(APPEARANCE, "aria-label")
        await page.click(APPEARANCE)
        await page.reload()
        problems = []
        if await page.get_attribute(APPEARANCE, "aria-label") == name:
            problems.append("the button does not know the choice")
        if await page.get_attribute("html", "data-appearance") != "dark":
            problems.append("the page does not follow the choice")
        return problems


async def without_scripts(browser, origin, target):
    """All content is there, and no control that would do nothing."""
    async with browser.page(origin + target.path, java_script_enabled=False) as page:
        problems = []
        if not await page.locator("main h1").is_visible():
            problems.append("the heading is not visible")
        for selector in (".axes", ".appearance-button", "input[data-filter]", ".matrix-filter", ".copy-button"):
            if await page.locator(f"{selector}:visible").count() > 0:
                problems.append(f"{selector} is visible but cannot work")
        nodes = await page.evaluate(DRAWN_NODES)
    if target.kind in ("component", "screens") and not nodes:
        problems.append("no preview is drawn")
    if any(not node["hasRoot"] for node in nodes):
        problems.append("a preview has no shadow tree")
    if nodes and not any(node["width"] and node["height"] for node in nodes):
        problems.append("no preview takes any room")
    return problems


async def skip_link(browser, address):
    """The first stop of the Tab key leads past the navigation."""
    async with browser.page(address) as page:
        problems = []
        await page.keyboard.press("Tab")
        if await page.evaluate(FOCUSED) != "skip-link":
            problems.append("the first stop of the Tab key is not the skip link")
        elif not await page.locator(".skip-link").is_visible():
            problems.append("the focused skip link is not visible")
        await page.keyboard.press("Enter")
        if await page.evaluate(FOCUSED) != "pageMain":
            problems.append("the skip link does not move the focus to the content")
        return problems


async def menu(browser, address):
    """On a phone the list of pages opens and closes by keyboard, and gives the focus back."""
    async with browser.page(address, width=390, height=800) as page:
        problems = []
        if await page.locator("#siteNavigation").is_visible():
            problems.append("the list of pages is open before it was asked for")
        await page.locator(".menu-button").focus()
        await page.keyboard.press("Enter")
        if not await page.evaluate(IS_OPEN):
            problems.append("Enter on the menu button does not open the list of pages")
        await page.keyboard.press("Tab")
        if not await page.evaluate(FOCUS_IS_IN_MENU):
            problems.append("the Tab key does not lead into the open list")
        await page.keyboard.press("Escape")
        if await page.evaluate(IS_OPEN):
            problems.append("Escape does not close the list of pages")
        if (await page.evaluate(FOCUSED)).split()[:1] != ["menu-button"]:
            problems.append("the focus does not go back to the menu button")
        return problems


async def wide_menu(browser, address):
    """On a wide screen the list of pages is always there."""
    async with browser.page(address) as page:
        problems = []
        if not await page.locator("#siteNavigation").is_visible():
            problems.append("the list of pages is hidden")
        if await page.locator(".menu-button").is_visible():
            problems.append("the menu button is shown")
        return problems


async def page_filter(browser, address):
    """The filter finds pages of all sections and goes away again."""
    async with browser.page(address) as page:
        problems = []
        found = page.locator(".navigation-results a")
        await page.fill("#pageFilter", await page.locator(NAVIGATION_LINKS).last.inner_text())
        try:
            await found.first.wait_for()
        except TimeoutError:
            problems.append("a page's name in the filter finds nothing")
        if await page.locator(".navigation-sections").is_visible():
            problems.append("the sections stand beside what was found")
        await page.keyboard.press("ArrowDown")
        if await page.evaluate("() => document.activeElement.closest('.navigation-results')") is None:
            problems.append("the arrow key does not lead to what was found")
        await page.fill("#pageFilter", "")
        if await found.count() or not await page.locator(".navigation-sections").is_visible():
            problems.append("an empty filter does not bring the sections back")
        return problems


async def closed_section(browser, address):
    """A closed section opens in place, lists its pages, and closes again."""
    async with browser.page(address) as page:
        toggle = page.locator(".navigation-toggle").first
        if not await toggle.count():
            return []
        problems = []
        links = page.locator(".navigation-section:has([aria-expanded='true']) li a")
        await toggle.click()
        try:
            await links.first.wait_for()
        except TimeoutError:
            return ["a closed section lists nothing when it is opened"]
        if await toggle.get_attribute("aria-expanded") != "true":
            problems.append("an open section says that it is closed")
        await toggle.click()
        if await toggle.get_attribute("aria-expanded") != "false" or await links.count():
            problems.append("an open section does not close")
        return problems


async def choices(browser, address):
    """Choices that leave nothing say so, alone and with the filter, and list no section."""
    async with browser.page(address) as page:
        problems = []
        rows = page.locator(".component-row")
        note = page.locator(".page-tools .filter-note")
        entries = page.locator("#pageContents li:not([hidden])")
        nothing = page.locator("[data-choice]").first
        every = await entries.count()
        # A choice that no component has stands for two that none has together.
        await nothing.evaluate("(select) => select.append(new Option('none of them'))")
        await nothing.select_option("none of them")
        if await rows.filter(visible=True).count() or not await note.text_content():
            problems.append("nothing is listed, and nothing says so")
        if await entries.count() >= every:
            problems.append("the contents lead to sections without components")
        await nothing.select_option("")
        if await note.text_content() or await entries.count() != every:
            problems.append("what was left out does not come back")
        await page.locator("[data-choice]").first.select_option(index=1)
        others = rows.filter(visible=False)
        if not await others.count():
            return problems
        name = await others.first.locator("th").text_content()
        if not await rows.filter(visible=True).filter(has_text=name).count():
            await page.fill("#component-filter", name)
            if not await note.text_content():
                problems.append("a name that the choice leaves out is said to match")
        return problems
