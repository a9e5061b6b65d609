"""Pages under `catalog serve`: an edit shows without losing the reader's place and choices."""

import re

import token_panel_checks
from browser import guarded, listen
from preview_server import previewing

SYSTEM = "foundation-ui"
GUIDE = f"{SYSTEM}/guides/"
BADGE = f"{SYSTEM}/components/badge"
MARK = "() => { window.isSame = true; }"
IS_SAME = "() => window.isSame === true"
SCROLLED = "() => Math.round(scrollY)"
# The overlay is in a shadow tree, which selectors reach.
OVERLAY = "section[aria-label='Problems in the content']"
# Agent YAML of a component that no system has, which is an error.
MISTAKE = "\n```yaml agent\ncomponent: Nowhere\n```\n"
ACCENT = "getComputedStyle(document.body).getPropertyValue('--live-check').trim()"
LOADED = "() => document.readyState === 'complete'"


async def run(site, origins, browser, results):
    async with previewing(templates=True) as preview:
        checks = {
            "an edited guide keeps the reader's place": guide(browser, preview),
            "styles are put in place": styles(browser, preview),
            "a token is put in place": tokens(browser, preview),
            "choices stay": choices(browser, preview),
            "findings of the page come first": findings(browser, preview),
            "many findings are counted": many(browser, preview),
        }
        # Each changes the content that all share.
        for name, work in checks.items():
            await guarded(f"live: {name}", results, work)
    # A page that is loaded again, since an earlier check put its file back, would lose what is typed.
    async with previewing() as preview:
        await guarded(
            "live: a changed token is written into its file", results, written(browser, preview))


def edited(path, change):
    """Writes a changed text, and gives the one before."""
    text = path.read_text(encoding="utf-8")
    path.write_text(change(text), encoding="utf-8")
    return text


def long_guide(preview, holding=""):
    """The longest guide of a system, which scrolls, among those that hold a text."""
    found = [
        path for path in (preview.content / GUIDE).glob("[!i]*.md")
        if holding in path.read_text(encoding="utf-8")
    ]
    return max(found, key=lambda path: path.stat().st_size)


async def guide(browser, preview):
    path = long_guide(preview)
    problems = []
    async with browser.blank_page(height=500) as page:
        complaints = listen(page)
        await page.goto(f"{preview.address}{GUIDE}{path.stem}.html")
        await page.evaluate("() => scrollTo({ top: 400, behavior: 'instant' })")
        before = await page.evaluate(SCROLLED)
        text = edited(path, lambda text: text + "\nA sentence of the live check.\n")
        await page.get_by_text("A sentence of the live check.").wait_for(state="attached")
        await page.wait_for_function(LOADED)
        await page.wait_for_function("top => Math.abs(scrollY - top) <= 2", arg=before)
        path.write_text(text, encoding="utf-8")
        await page.get_by_text("A sentence of the live check.").wait_for(state="detached")
        if before == 0:
            problems.append("the page does not scroll, so nothing was asked")
    return complaints + problems


async def styles(browser, preview):
    """A stylesheet of the theme, and one of a preview, are exchanged without a reload."""
    problems = []
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(f"{preview.address}{BADGE}.html")
        await page.evaluate(MARK)
        edited(preview.templates / "assets/css/base.css",
               lambda text: text + "\nbody { --live-check: seen; }\n")
        await page.wait_for_function(f"() => {ACCENT} === 'seen'")
        edited(preview.content / BADGE / "preview.css",
               lambda text: text + "\n:host { font-style: italic; }\n")
        await page.wait_for_function(
            "() => [...document.querySelectorAll('.node')].some("
            "node => getComputedStyle(node).fontStyle === 'italic')")
        if not await page.evaluate(IS_SAME):
            problems.append("the page was loaded again")
    return complaints + problems


async def tokens(browser, preview):
    """A page without values takes the new tokens in place; one that prints them is loaded again."""
    path = long_guide(preview, holding="```yaml agent")
    file = preview.content / SYSTEM / "tokens/foundation.tokens.json"
    number = re.compile(r'("value":\s*)(\d+(?:\.\d+)?)')
    problems = []
    async with browser.blank_page() as page:
        complaints = listen(page)
        sheets = []
        page.on("response", lambda answer: sheets.append(answer.url))
        await page.goto(f"{preview.address}{GUIDE}{path.stem}.html")
        await page.evaluate(MARK)
        sheets.clear()
        text = edited(file, lambda text: number.sub(
            lambda found: f"{found[1]}{float(found[2]) + 1:g}", text, count=1))
        if not number.search(text):
            return ["the token file has no value to change"]
        async with page.expect_response(re.compile(r"tokens\.css\?version=")):
            pass
        if not await page.evaluate(IS_SAME):
            problems.append("a page that shows no value was loaded again")
        file.write_text(text, encoding="utf-8")
    return complaints + problems


async def written(browser, preview):
    """What a reader changed of a token stands in its file when they ask for it, and nothing else of
    the file is another."""
    folder = preview.content / SYSTEM / "tokens"
    before = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.json")}
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await token_panel_checks.opened(page, f"{preview.address}{BADGE}.html")
        button = page.get_by_role("button", name="Write to the token files")
        if not await button.is_disabled():
            problems.append("there is something to write before anything is changed")
        token = await token_panel_checks.first_color(page)
        await token_panel_checks.edit(page, token["path"], "#12ab56")
        await button.click()
        # The page is loaded again, and tells then what was written.
        told = page.locator(".token-actions [role=status]", has_text="Written to")
        await told.wait_for(state="attached")
        if await page.evaluate("() => catalogTokens.changes.size") != 0:
            problems.append("the change is still there beside the file")
        await page.wait_for_function(
            f"() => ({token_panel_checks.PROPERTY})('{token['css']}') === '#12ab56'")
    changed = {
        path: value_changed(text, path.read_text(encoding="utf-8"))
        for path, text in before.items() if text != path.read_text(encoding="utf-8")
    }
    if len(changed) != 1 or any(
            "#12ab56" not in text or text.count("\n") > 4 for text in changed.values()):
        problems.append(f"not one colour has changed: {changed}")
    return problems


def value_changed(old, new):
    """What stands in a new text between the lines at its start and end that it has of the old."""
    old, new = old.splitlines(), new.splitlines()
    shortest = min(len(old), len(new))
    start = next((i for i in range(shortest) if old[i] != new[i]), shortest)
    end = next((i for i in range(shortest - start) if old[-1 - i] != new[-1 - i]), shortest - start)
    return "\n".join(new[start:len(new) - end])


async def choices(browser, preview):
    """What a reader has opened and chosen on a component's page is as it was after an edit."""
    problems = []
    # Where there is room for one part of an example at a time, each has tabs of its own.
    async with browser.blank_page(width=390) as page:
        complaints = listen(page)
        await page.goto(f"{preview.address}{BADGE}.html")
        tab = page.locator("[role=tab][aria-selected=false]:visible").first
        name = await tab.get_attribute("id")
        await tab.click()
        details = page.locator("main details:not([open])").first
        has_details = await details.count() > 0
        if has_details:
            await details.locator("summary").first.click()
        opened = await page.locator("main details[open]").count()
        edited(preview.content / BADGE / "component.yaml",
               lambda text: re.sub(r"(?m)^summary: .*$", "summary: Seen by the live check.", text))
        await page.locator("main", has_text="Seen by the live check.").first.wait_for()
        await page.wait_for_function(LOADED)
        await page.wait_for_function(
            "id => document.getElementById(id)?.getAttribute('aria-selected') === 'true'", arg=name)
        if has_details and await page.locator("main details[open]").count() != opened:
            problems.append("what was opened is closed")
    return complaints + problems


async def findings(browser, preview):
    path = long_guide(preview)
    other = next(one for one in sorted((preview.content / GUIDE).glob("[!i]*.md")) if one != path)
    problems = []
    async with browser.blank_page() as page:
        await page.goto(f"{preview.address}{GUIDE}{path.stem}.html")
        texts = [
            (one, edited(one, lambda text: text + MISTAKE))
            for one in (other, path)
        ]
        overlay = page.locator(OVERLAY)
        await overlay.locator("h3", has_text="Elsewhere").wait_for()
        titles = await overlay.locator("h3").all_inner_texts()
        if titles != ["On this page", "Elsewhere"]:
            problems.append(f"the lists are {titles}")
        first = await overlay.locator("li").first.inner_text()
        if path.name not in first:
            problems.append(f"the first finding is {first!r}")
        for one, text in texts:
            one.write_text(text, encoding="utf-8")
        await overlay.wait_for(state="detached")
    return problems


async def many(browser, preview):
    """Of many findings the first are shown and the others counted; those of the page are there."""
    path = long_guide(preview)
    problems = []
    async with browser.blank_page() as page:
        await page.goto(f"{preview.address}{GUIDE}{path.stem}.html")
        guides = sorted((preview.content / GUIDE).glob("[!i]*.md"))
        texts = [(one, edited(one, lambda text: text + 80 * MISTAKE)) for one in guides]
        overlay = page.locator(OVERLAY)
        await overlay.get_by_text(re.compile(r"more errors of this kind in")).wait_for()
        if await overlay.locator("li").count() > 200:
            problems.append("the overlay lists everything")
        first = await overlay.locator("li").first.inner_text()
        if path.name not in first:
            problems.append(f"the first finding is {first!r}")
        for one, text in texts:
            one.write_text(text, encoding="utf-8")
        await overlay.wait_for(state="detached")
    return problems
