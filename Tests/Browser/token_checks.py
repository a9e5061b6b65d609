"""What a reader does on the pages of the tokens: searches, tries motion, unfolds."""

import asyncio
import re

from browser import guarded

SEARCH = "#token-filter"
ITEM = ".token-list > li"
FOLDED = "details.token-contexts"
MOTION = ".token-swatch .swatch[tabindex]"

WIDTH = "() => document.documentElement.scrollWidth"
# Of each token the values of the rows that are marked, and the value beside its names.
CHOSEN = """(tokens) => tokens.map((token) => {
  const isShown = (element) => getComputedStyle(element).display !== "none";
  const rows = [...token.querySelectorAll(".token-chosen")].filter(isShown);
  const shown = token.querySelector(".token-value .by-context");
  const text = [...shown?.children ?? []].filter(isShown).map((form) => form.textContent).join();
  return [token.id, rows.map((mark) => {
    const cells = mark.closest("tr").querySelectorAll("td");
    return cells[1].querySelector("code")?.textContent ?? text;
  }), text];
})"""
# Whether the heading of a token is within the window two frames later.
LANDS = """(name) => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { top } = document.getElementById(name).getBoundingClientRect();
    resolve(top >= 0 && top < innerHeight - 24);
  }));
})"""
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
            checks += [
                (f"search of tokens: {page.path}", search(browser, address)),
                (f"values of tokens: {page.path}", values(browser, address, ITEM)),
                (f"notations of values: {page.path}", notations(browser, address)),
            ]
        elif page.kind == "token-group":
            checks += [
                (f"motion: {page.path}", motion(browser, address)),
                (f"folded values: {page.path}", folded(browser, address)),
                (f"chosen value: {page.path}", chosen(browser, address)),
                (f"links to tokens: {page.path}", landing(browser, address)),
                (f"values of tokens: {page.path}", values(browser, address, ".token-overview > li")),
            ]
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def landing(browser, address):
    """A link to a token that was out of sight leads to it, when the page opens and afterwards."""
    async with browser.page(address) as page:
        names = await page.eval_on_selector_all(
            "section.token", "(tokens) => tokens.map((token) => token.id)")
        chosen = [names[len(names) // 2], names[-1]] if names else []
        problems = []
        for name in chosen:
            await page.evaluate("(name) => { location.hash = name; }", name)
            if not await page.evaluate(LANDS, name):
                problems.append(f"#{name} is not in sight when it is chosen")
    for name in chosen:
        async with browser.page(f"{address}#{name}") as page:
            if not await page.evaluate(LANDS, name):
                problems.append(f"#{name} is not in sight when the page opens")
    return problems


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


# Of each item the hexadecimal value that is shown, and the colour of its swatch as one.
SHOWN = """(items) => items.flatMap((item) => {
  const swatch = item.querySelector(".swatch-color");
  const text = item.innerText.match(/#[0-9a-f]{6}$/m)?.[0];
  if (!swatch || !text) return [];
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  context.fillStyle = getComputedStyle(swatch).getPropertyValue("--value");
  return [[swatch.dataset.token, text, context.fillStyle]];
})"""


async def values(browser, address, items):
    """A colour that is printed is that of its swatch, in light and in dark, with and without
    scripts, and the two differ."""
    problems = []
    seen = {}
    for scheme in ("light", "dark"):
        for has_scripts in (True, False):
            options = {"color_scheme": scheme, "java_script_enabled": has_scripts}
            async with browser.page(address, **options) as page:
                for token, text, color in await page.eval_on_selector_all(items, SHOWN):
                    if text != color:
                        problems.append(f"{token} is {color} in {scheme} and says {text}")
                    seen.setdefault(token, {}).setdefault(scheme, set()).add(text)
    problems += [
        f"{token} says {sorted(texts)} in {scheme}"
        for token, schemes in seen.items() for scheme, texts in schemes.items() if len(texts) > 1
    ]
    async with browser.page(address, color_scheme="light") as page:
        await page.click(".appearance-button")
        for token, text, color in await page.eval_on_selector_all(items, SHOWN):
            if text != color:
                problems.append(f"{token} is {color} where dark is chosen and says {text}")
    return problems


# Asks each question once, and names those that leave out a token that has the value.
FOUND = """({ search, item, questions }) => {
  const field = document.querySelector(search);
  const items = [...document.querySelectorAll(item)]
    .map((element) => [element, (element.dataset.values ?? "").split("|")]);
  return questions.filter(([question, value]) => {
    field.value = question;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    const having = items.filter(([, values]) => values.includes(value));
    return !having.length || having.some(([element]) => !element.checkVisibility());
  });
}"""


async def notations(browser, address):
    """A token is found by a value of any of its contexts in other notations."""
    async with browser.page(address) as page:
        lists = await page.eval_on_selector_all(
            f"{ITEM}[data-values]", "(items) => items.map((item) => item.dataset.values)")
        values = dict.fromkeys(value for one in lists for value in one.split("|"))
        asked = [(question, value) for value in values for question in others(value)]
        missed = await page.evaluate(FOUND, {"search": SEARCH, "item": ITEM, "questions": asked})
        problems = [f"{question} does not find {value}" for question, value in missed]
        await page.fill(SEARCH, "rgb(1 254 3)")
        if await page.locator(f"{ITEM}:visible").count():
            problems.append("a colour that nothing has finds something")
        return problems


def others(value):
    """The same in other notations."""
    if re.fullmatch("#[0-9a-f]{6}", value):
        channels = [int(value[start:start + 2], 16) for start in (1, 3, 5)]
        return [value.upper(), "rgb({} {} {})".format(*channels), "rgb({}, {}, {})".format(*channels)]
    number, unit = re.fullmatch(r"(-?[\d.]+)?(.*)", value).groups()
    if number and unit == "px":
        return [f"{number} pt", f"{float(number) / 16}rem"]
    if number and unit == "ms":
        return [f"{float(number) / 1000} s", f"{number} ms"]
    return []


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
        await page.set_viewport_size({"width": 390, "height": 900})
        if await page.evaluate(WIDTH) > 390:
            problems.append("on a phone open values make the page scroll sideways")
        return problems


async def chosen(browser, address):
    """One row of each table of values is marked, whose value is the one that the token shows."""
    problems = []
    for scheme in ("light", "dark"):
        for has_scripts in (True, False):
            options = {"color_scheme": scheme, "java_script_enabled": has_scripts}
            async with browser.page(address, **options) as page:
                rows = await page.eval_on_selector_all(".token:has(.token-values)", CHOSEN)
                problems += [
                    f"{token} has {values} marked in {scheme}, and says {text!r}"
                    for token, values, text in rows
                    if len(values) != 1 or text and not text.startswith(values[0])
                ]
    return problems
