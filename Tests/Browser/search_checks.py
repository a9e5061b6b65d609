"""The search: opened by keys, answering as one types, on a page of its own, from a server and a disk."""

import asyncio
import os
from pathlib import Path

from playwright.async_api import TimeoutError

from browser import guarded, listen

FIELD = '#siteSearch input[type="search"]'
PAGE_FIELD = '#search-page input[type="search"]'
RESULT = "a.search-result"
IS_OPEN = "() => document.querySelector('#siteSearch').open"
FOCUSED_RESULT = "() => [...document.querySelectorAll('a.search-result')].indexOf(document.activeElement)"

# What is typed, and the beginning of the address that the first result has.
QUESTIONS = [
    ("BadgeLevel", "foundation-ui/api/foundationui/badgelevel.html"),
    ("badgelvel", "foundation-ui/api/foundationui/badgelevel.html"),
    ("enum BadgeLevel: Sendable", "foundation-ui/api/foundationui/badgelevel.html"),
    ("Indicator", "foundation-ui/components/indicator.html"),
    ("tokens/alias-missing", "catalog/guides/reference-diagnostics-sources.html#tokensalias-missing"),
]
# What makes no result, and must make no trouble either.
HOSTILE = [
    "zeppelinfahrt",
    "<img src=x onerror=alert(1)>",
    "\u0000\u0007\u001b[31m",
    "!@#$%^&*(){}[]|\\",
    "%00%ff%zz",
]
LONG = "contrast " * 1200
# The same colour in several notations.
NOTATIONS = ["#dc2626", "rgb(220 38 38)", "rgb(220, 38, 38)", "hsl(0 72.2% 50.6%)",
             "oklch(0.577 0.215 27.33)", "DC2626"]

# What the pages find, asked in one go: [[system, language, text]] to the addresses.
ANSWERS = """async (questions) => {
  const ranking = await window.catalogSearch.ranking();
  const answers = [];
  for (const [system, language, text] of questions) {
    const query = { text, group: "", systems: [], language, system };
    const { results } = await ranking.results(query, 10);
    answers.push(results.map((result) => result.address));
  }
  return answers;
}"""


async def run(site, origins, browser, results):
    kinds = site.largest_of_each_kind()
    if "component" not in kinds:
        return
    path = kinds["component"].path
    checks = [(f"search questions: {text}", question(browser, origins["file"] + path, text, start))
              for text, start in QUESTIONS]
    checks += [(f"search of what is not there: {text!r}", hostile(browser, origins["file"], text))
               for text in HOSTILE]
    for name, origin in origins.items():
        checks.append((f"search by keys over {name}", keys(browser, origin + path)))
        checks.append((f"page of results over {name}", results_page(browser, origin)))
        checks.append((f"more results over {name}", more_results(browser, origin)))
        checks.append((f"Enter on the start page over {name}", enter_on_start(browser, origin)))
        checks.append((f"Enter before there are results over {name}", enter_early(browser, origin + path)))
    checks += [(f"search for a colour: {text}", color(browser, origins["http"] + path, text))
               for text in NOTATIONS]
    checks += [
        ("search for the name of a colour", color_name(browser, origins["http"] + path)),
        ("search as the tool searches", parity(browser, origins["http"] + path)),
        ("search with one piece missing", one_missing(browser, origins["http"] + path)),
        ("search while typing", typing(browser, origins["http"] + path)),
        ("search that is long", long_question(browser, origins["http"])),
        ("search that was asked before", recent(browser, origins["http"] + "index.html")),
        ("search whose pieces are missing", missing(browser, origins["http"] + path)),
        ("search without scripts", without_scripts(browser, origins["http"] + path)),
    ]
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def asked(page, text):
    """The addresses of the results, the best first."""
    await page.keyboard.press("/")
    await page.fill(FIELD, text)
    await page.wait_for_function(
        "text => document.querySelector('#siteSearch .search-results').dataset.query === text", arg=text)
    return await page.eval_on_selector_all(
        RESULT, "links => links.map((link) => link.getAttribute('href'))")


async def question(browser, address, text, start):
    """The first result is the page that answers."""
    async with browser.page(address) as page:
        found = await asked(page, text)
        wanted = "../" * 2 + start
        return [] if found and found[0].startswith(wanted) else [f"found {found[:3]}, not {wanted}"]


async def keys(browser, address):
    """Slash, Control and K open it; arrows go through the results; Enter opens; Escape closes."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        problems = []
        await page.goto(address)
        await page.keyboard.press("Control+k")
        if not await page.evaluate(IS_OPEN):
            return ["Control and K do not open the search"]
        await page.keyboard.press("Escape")
        if await page.evaluate(IS_OPEN):
            problems.append("Escape does not close the search")
        found = await asked(page, "badge")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
        if await page.evaluate(FOCUSED_RESULT) != 1:
            problems.append("arrows do not go through the results")
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/badge.html*")
        if not found[0].split("#")[0].endswith("badge.html"):
            problems.append(f"Enter does not open the first result, {found[0]}")
        return problems + complaints


async def results_page(browser, origin):
    """The page of results answers its address, keeps the address up to date, and filters."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(origin + "search.html?q=contrast&kind=guide")
        await page.wait_for_selector(RESULT)
        problems = []
        hrefs = await page.eval_on_selector_all(
            RESULT, "links => links.map((link) => link.getAttribute('href'))")
        if not all("guides/" in href or "components/" in href for href in hrefs):
            problems.append(f"a filter for guides shows {hrefs[:4]}")
        await page.fill(PAGE_FIELD, "motion")
        try:
            await page.wait_for_function("() => location.search.includes('q=motion')")
        except TimeoutError:
            problems.append("the address does not follow the question")
        return problems + complaints


async def more_results(browser, origin):
    """All results are those of the same kind and system; more of them take the focus."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        problems = []
        await page.goto(origin + "index.html")
        await asked(page, "color")
        await page.select_option("#siteSearch [data-search-group]", "token")
        await page.select_option("#siteSearch [data-search-system]", index=1)
        chosen = await page.input_value("#siteSearch [data-search-system]")
        await page.click("#siteSearch .search-more")
        await page.wait_for_selector(f"#search-page {RESULT}")
        for name, value in (("kind", "token"), ("system", chosen)):
            if await page.input_value(f'#search-page [name="{name}"]') != value:
                problems.append(f"all results are not those of {name} {value}")
        await page.goto(origin + "search.html?q=color")
        await page.wait_for_selector(f"#search-page {RESULT}")
        count = await page.locator(RESULT).count()
        await page.press(".search-more", "Enter")
        try:
            await page.wait_for_function(f"(count) => ({FOCUSED_RESULT})() === count", arg=count)
        except TimeoutError:
            problems.append("the first of more results has not the focus")
        return problems + complaints


async def enter_on_start(browser, origin):
    """The field of the start page leads to the results, and Enter there stays with them."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(origin + "index.html")
        await page.fill("#start-search", "contrast & colour")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/search.html?q=contrast*")
        await page.wait_for_selector(RESULT)
        problems = []
        if await page.input_value(PAGE_FIELD) != "contrast & colour":
            problems.append("the results are not those of the question")
        address = page.url
        await page.press(PAGE_FIELD, "Enter")
        if page.url != address:
            problems.append(f"Enter leads from the results to {page.url}")
        return problems + complaints


async def enter_early(browser, address):
    """Enter in the dialog leads to the page of results where there are none yet."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address)
        await page.keyboard.press("/")
        await page.evaluate(
            "() => { const form = document.querySelector('#siteSearch form');"
            " form.querySelector('input').value = 'badge'; form.requestSubmit(); }")
        await page.wait_for_url("**/search.html?q=badge")
        await page.wait_for_selector(RESULT)
        return complaints


async def hostile(browser, origin, text):
    """Says that nothing was found, and runs nothing of what was typed."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(origin + "index.html")
        await asked(page, text)
        problems = []
        if await page.locator("#siteSearch .search-results img").count():
            problems.append("what was typed became an element")
        if not await page.locator("#siteSearch .search-note").inner_text():
            problems.append("nothing is said")
        return problems + complaints


async def long_question(browser, origin):
    """A question of ten thousand characters is answered from its beginning."""
    async with browser.page(origin + "index.html") as page:
        return [] if await asked(page, LONG) else ["nothing was found"]


async def color(browser, address, text):
    """A colour finds tokens that have it, each with a swatch, how far it is, and where."""
    async with browser.page(address) as page:
        found = await asked(page, text)
        problems = []
        if not found or "/tokens/" not in found[0]:
            problems.append(f"a colour finds {found[:2]}")
        if not await page.locator(".search-swatch").count():
            problems.append("a colour has no swatch")
        first, *others = await page.locator(".search-text").all_inner_texts()
        if not first.startswith("#dc2626 · same colour"):
            problems.append(f"the first result is {first!r}")
        if not any("ΔE" in other for other in others):
            problems.append("no result tells its distance")
        return problems


async def color_name(browser, address):
    """The name of a colour that is no word of the site finds the colours that are near."""
    async with browser.page(address) as page:
        found = await asked(page, "crimson")
        tokens = [href for href in found if "/tokens/" in href]
        return [] if tokens else [f"crimson finds {found[:3]}"]


async def parity(browser, address):
    """The pages find what the tool finds, in the same order, for every question of its tests."""
    path = Path(os.environ.get("CATALOG_SEARCH_RESULTS", ""))
    if not path.is_file():
        return ["there are no results of the tool: run `make test-swift` first"]
    lines = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    async with browser.page(address) as page:
        await asked(page, "badge")
        answers = await page.evaluate(ANSWERS, [line[:3] for line in lines])
    problems = [f"{text!r} finds {answer[:3]}, the tool {wanted[:3]}"
                for (_, _, text, *wanted), answer in zip(lines, answers) if answer != wanted]
    return problems if lines else ["there are no questions"]


async def one_missing(browser, address):
    """Without the piece that one word needs, the search says so, and answers the next question."""
    async with browser.blank_page() as page:
        await page.goto(address)
        await asked(page, "badge")
        await page.route("**/assets/search/t*.js", lambda route: route.abort())
        await page.fill(FIELD, "typography")
        note = "() => document.querySelector('#siteSearch .search-note').textContent"
        try:
            await page.wait_for_function(f"() => ({note})().includes('could not be loaded')")
        except TimeoutError:
            return ["the search does not say that a piece is missing"]
        await page.unroute("**/assets/search/t*.js")
        return [] if await asked(page, "typography ") else ["nothing is found afterwards"]


async def typing(browser, address):
    """Keys that follow each other at once are answered together, by what stands there at last."""
    async with browser.page(address) as page:
        await asked(page, "b")
        await page.evaluate("""() => {
          window.shown = [];
          const list = document.querySelector("#siteSearch .search-results");
          new MutationObserver(() => window.shown.push(list.dataset.query)).observe(list, {
            attributes: true, attributeFilter: ["data-query"] });
          const field = document.querySelector('#siteSearch input[type="search"]');
          for (const text of ["ba", "bad", "badg", "badge"]) {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }""")
        await page.wait_for_function(
            "() => document.querySelector('#siteSearch .search-results').dataset.query === 'badge'")
        shown = await page.evaluate("window.shown")
        return [] if shown == ["badge"] else [f"answers were shown for {shown}"]


async def recent(browser, address):
    """A question that was answered stands there when the field is empty."""
    async with browser.page(address) as page:
        await asked(page, "badge")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/badge.html*")
        await page.keyboard.press("/")
        texts = page.locator(".search-recent")
        await texts.first.wait_for()
        return [] if await texts.all_inner_texts() == ["badge"] else ["the question is not kept"]


async def missing(browser, address):
    """Where a piece of the index does not come, the search says so and the page goes on."""
    async with browser.blank_page() as page:
        await page.route("**/assets/search/*.js", lambda route: route.abort())
        await page.goto(address)
        await page.keyboard.press("/")
        await page.fill(FIELD, "badge")
        note = page.locator("#siteSearch .search-note")
        try:
            await page.wait_for_function(
                "() => document.querySelector('#siteSearch .search-note').textContent !== ''")
        except TimeoutError:
            return ["nothing is said where the index is missing"]
        await page.keyboard.press("Escape")
        return [] if await note.text_content() else ["the note is empty"]


async def without_scripts(browser, address):
    """The link in the header leads to a page that says what the search needs."""
    async with browser.page(address, java_script_enabled=False) as page:
        await page.click(".search-link")
        await page.wait_for_url("**/search.html*")
        text = await page.locator("main").inner_text()
        problems = [] if "script" in text.lower() else ["the page does not say that it needs scripts"]
        if await page.locator(PAGE_FIELD).is_visible():
            problems.append("there is a field that does nothing")
        return problems
