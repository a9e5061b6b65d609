"""The editor of `catalog serve`: a document is typed, checked, drawn, and carried by a link."""

import asyncio
import base64
import zlib

import accessibility_checks
from browser import guarded, listen
from preview_server import previewing

SYSTEM = "foundation-ui"
SUMMARY = ".findings-summary"
DRAWN = ".drawing .node"
EDITOR = "_catalog/editor/"
BADGE = "component: Badge\nprops:\n  text: New\n  level: info\n"
WRONG = "component: Badge\nprops:\n  text: New\n  level: infos\n"

CARET = "() => document.querySelector('#source').selectionStart"
CARET_EDGE = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".line"));
  return range.getBoundingClientRect().right;
}"""
IS_COUNT = """count =>
  document.querySelectorAll("[data-agent-yaml] .editor-link").length === count"""
IS_TEXT = "text => document.querySelector('#source').value === text"
EXAMPLES = """system => fetch(`systems/${system}.json`)
  .then((answer) => answer.json()).then(({ examples }) => examples)"""
FOCUSED = "() => document.activeElement.id"
HAS_SHADOW = "node => node.shadowRoot !== null && node.shadowRoot.childElementCount > 0"
IS_STYLED = "node => node.shadowRoot.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0)"
IS_AS_WIDE = """width =>
  document.querySelector(".drawing > .stage")?.getBoundingClientRect().width === width"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
BACKGROUND = "element => getComputedStyle(element).backgroundColor"


async def run(site, origins, browser, results):
    results.record("no published page has the editor", published(site))
    async with previewing() as preview:
        address = preview.address + EDITOR
        checks = {
            "typing": typing(browser, address),
            "findings": findings(browser, address),
            "typing before the catalog is known": early(browser, address),
            "keys of the field": keys(browser, address),
            "suggestions": suggestions(browser, address),
            "a link carries the document": carried(browser, address),
            "damaged links": damaged(browser, address),
            "a damaged link over a document": damaged_later(browser, address),
            "too much text": too_large(browser, address),
            "examples and systems": examples(browser, address),
            "examples by keyboard": chooser(browser, address),
            "contexts and width": contexts(browser, address),
            "code": code(browser, address),
            "markup in a text": markup(browser, address),
            "room": room(browser, address),
            "axe": accessible(browser, address),
            "pages lead to the editor": linked(browser, preview.address),
        }
        await asyncio.gather(
            *(guarded(f"editor: {name}", results, work) for name, work in checks.items())
        )
        # It changes the content, and so comes last.
        await guarded("editor: content changes", results, content_changes(browser, preview))


def published(site):
    return [path for path in sorted(site.files) if "_catalog" in path or path.startswith("editor/")]


def link(text, system=SYSTEM):
    """The fragment of a document, made by another implementation than the page's."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"#system={system}&yaml={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


async def said(page, text):
    """Waits until the summary says something."""
    await page.locator(SUMMARY, has_text=text).wait_for(timeout=10_000)


def control(page, name):
    return page.locator(".stage-controls label", has_text=name).locator("select")


async def text_of(page):
    return await page.input_value("#source")


async def typing(browser, address):
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address + link(""))
        await page.locator("#source").click()
        # The field itself begins a new line where the last one began.
        await page.keyboard.type("component: Badge\nprops:\ntext: New\n", delay=5)
        await page.keyboard.type("level: info", delay=5)
        await page.keyboard.press("Escape")
        await said(page, "Valid, 1 node")
        problems = []
        if await text_of(page) != BADGE.rstrip("\n"):
            problems.append(f"the text is {await text_of(page)!r}")
        node = page.locator(DRAWN)
        await node.wait_for()
        if await node.get_attribute("data-component") != "Badge":
            problems.append("no badge is drawn")
        if not await node.evaluate(HAS_SHADOW) or not await node.evaluate(IS_STYLED):
            problems.append("the badge has no shadow tree with styles")
        if "New" not in await node.text_content():
            problems.append("the badge does not say what was typed")
    return complaints + problems


async def early(browser, address):
    """What is typed while the page is still asking for the catalog is kept and checked."""
    typed = asyncio.Event()

    async def answer_late(route):
        await typed.wait()
        await route.continue_()

    problems = []
    for fragment in ("", link(WRONG)):
        typed.clear()
        async with browser.blank_page() as page:
            await page.route("**/systems.json", answer_late)
            await page.goto(address + fragment)
            await page.fill("#source", BADGE)
            # Longer than the text rests before the address follows it.
            await page.wait_for_timeout(500)
            typed.set()
            await said(page, "Valid")
            if await text_of(page) != BADGE:
                problems.append(f"{fragment!r}: the text becomes {await text_of(page)!r}")
            if await page.locator("#notice").is_visible():
                problems.append(f"{fragment!r}: {await page.locator('#notice').inner_text()}")
            await page.wait_for_function(
                "link => location.hash !== link && location.hash.length > 20", arg=fragment)
    return problems


async def findings(browser, address):
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address + link(BADGE))
        await said(page, "Valid")
        await page.fill("#source", WRONG)
        await said(page, "1 error")
        problems = []
        finding = page.locator(".finding button")
        told = await finding.inner_text()
        if "infos" not in told or "Line 4, column 10" not in told:
            problems.append(f"the finding reads {told!r}")
        if await page.locator(".line.has-error").count() != 1:
            problems.append("the line is not marked")
        if await page.locator(DRAWN).count() != 1 or await page.locator(".result-age").is_hidden():
            problems.append("the last valid drawing does not stay, and say so")
        for go in ("Enter", "F8"):
            await page.evaluate("document.querySelector('#source').setSelectionRange(0, 0)")
            await (finding if go == "Enter" else page.locator("#source")).focus()
            await page.keyboard.press(go)
            place = await page.evaluate(FOCUSED), await page.evaluate(CARET)
            if place != ("source", WRONG.index("infos")):
                problems.append(f"{go} does not lead to the place")
        await page.wait_for_function(
            "() => document.querySelector('#announcement').textContent === '1 error'")
        await page.fill("#source", BADGE)
        await said(page, "Valid")
        if await page.locator(".finding").count() or await page.locator(".has-error").count():
            problems.append("a finding stays after it was mended")
    return complaints + problems


async def keys(browser, address):
    async with browser.page(address + link("props:")) as page:
        await said(page, "error")
        problems = []
        field = page.locator("#source")
        await field.focus()
        await page.keyboard.press("Control+End")
        await page.keyboard.press("Enter")
        if await text_of(page) != "props:\n  ":
            problems.append("Enter below an open key does not indent")
        await page.keyboard.press("Tab")
        if await text_of(page) != "props:\n    ":
            problems.append("Tab does not indent")
        await page.keyboard.press("Shift+Tab")
        if await text_of(page) != "props:\n  ":
            problems.append("Shift and Tab do not take the indentation back")
        for _ in range(3):
            await page.keyboard.press("Control+Z")
        if await text_of(page) != "props:":
            problems.append(f"undoing leads to {await text_of(page)!r}")
        await page.keyboard.press("Escape")
        await page.keyboard.press("Tab")
        if await page.evaluate(FOCUSED) == "source":
            problems.append("the Tab key does not leave the field after Escape")
        await field.focus()
        await page.keyboard.press("Escape")
        await page.keyboard.press("Shift+Tab")
        if await page.evaluate(FOCUSED) == "source":
            problems.append("Shift and Tab do not leave the field after Escape")
    return problems


async def suggestions(browser, address):
    async with browser.page(address + link("")) as page:
        problems = []
        field = page.locator("#source")
        await field.click()
        # Nothing is suggested before the components are known.
        await said(page, "error")
        options = page.locator("#suggestions li")

        async def expect(typed, name, result):
            await page.keyboard.type(typed)
            names = await options.locator(".suggestion-name").all_inner_texts()
            if name not in names:
                problems.append(f"{typed!r} suggests {names}")
                return
            for _ in range(names.index(name)):
                await page.keyboard.press("ArrowDown")
            active = await field.get_attribute("aria-activedescendant")
            if name not in await page.locator(f"#{active}").inner_text():
                problems.append(f"the field does not name the choice of {name}")
            await page.keyboard.press("Enter")
            if await text_of(page) != result:
                problems.append(f"taking {name} leads to {await text_of(page)!r}")

        await page.keyboard.type("  co")
        caret = await page.evaluate(CARET_EDGE)
        box = await page.locator("#suggestions").bounding_box()
        if abs(box["x"] - caret) > 2:
            problems.append(f"the suggestions are at {box['x']} px, the caret at {caret} px")
        await page.keyboard.press("Escape")
        await page.fill("#source", "")
        await expect("comp", "component", "component: ")
        await expect("Bad", "Badge", "component: Badge")
        await page.keyboard.press("Enter")
        await expect("pro", "props", "component: Badge\nprops:")
        await page.keyboard.press("Enter")
        await expect("lev", "level", "component: Badge\nprops:\n  level: ")
        await expect("war", "warning", "component: Badge\nprops:\n  level: warning")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Control+Space")
        names = await options.locator(".suggestion-name").all_inner_texts()
        if "text" not in names or "level" in names:
            problems.append(f"the props that are left are {names}")
        await page.keyboard.press("Escape")
        if await page.locator("#suggestions").is_visible():
            problems.append("Escape does not close the suggestions")
    return problems


async def carried(browser, address):
    text = BADGE.replace("New", "“Ünïcode” 🎨")
    async with browser.page(address + link("")) as page:
        await page.fill("#source", text)
        await said(page, "Valid")
        await page.wait_for_function("() => location.hash.length > 60")
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await page.click("#copy-link")
        await page.locator("#copy-link", has_text="Copied").wait_for()
        copied = await page.evaluate("() => navigator.clipboard.readText()")
    problems = []
    async with browser.page(copied) as page:
        await said(page, "Valid")
        if await text_of(page) != text or await page.input_value("#system") != SYSTEM:
            problems.append(f"the link opens {await text_of(page)!r}")
        await page.evaluate(f"location.hash = {link(BADGE)!r}")
        await page.wait_for_function(IS_TEXT, arg=BADGE)
    plain = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    async with browser.page(f"{address}#system={SYSTEM}&text={plain}") as page:
        await said(page, "Valid")
        if await text_of(page) != text:
            problems.append(f"the plain link opens {await text_of(page)!r}")
    return problems


async def damaged(browser, address):
    whole = link(BADGE)
    links = {
        "cut": (whole[:-8], "This link is damaged"),
        "not base64": (f"#system={SYSTEM}&yaml=%%%", "This link is damaged"),
        "not deflated": (f"#system={SYSTEM}&yaml=AAAA", "This link is damaged"),
        "not UTF-8": (f"#system={SYSTEM}&text=_w", "This link is damaged"),
        "huge": (link("a" * (4 << 20)), "This link is damaged"),
        "of another catalog": (link(BADGE, "none"), "This catalog has no system “none”"),
    }
    problems = []
    for name, (fragment, message) in links.items():
        async with browser.page(address + fragment) as page:
            await page.locator("#notice", has_text=message).wait_for(timeout=10_000)
            await said(page, "Valid" if name == "of another catalog" else "error")
            if name != "of another catalog" and await text_of(page):
                problems.append(f"a link that is {name} opens {await text_of(page)!r}")
    return problems


async def damaged_later(browser, address):
    """The text that is there stays, and the link is told of."""
    async with browser.page(address + link(BADGE)) as page:
        await said(page, "Valid")
        await page.evaluate(f"location.hash = '#system={SYSTEM}&yaml=AAAA'")
        await page.locator("#notice", has_text="This link is damaged").wait_for(timeout=10_000)
        problems = []
        if await text_of(page) != BADGE:
            problems.append(f"the text becomes {await text_of(page)!r}")
        await page.evaluate(f"location.hash = {link(WRONG)!r}")
        await page.wait_for_function(IS_TEXT, arg=WRONG)
        await page.locator("#notice").wait_for(state="hidden")
    return problems


async def too_large(browser, address):
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address + link(BADGE))
        await said(page, "Valid")
        await page.fill("#source", "#" * ((1 << 20) + 1))
        await said(page, "Not checked: a document has at most 1048576 bytes.")
        if await page.locator("#tidy").is_enabled():
            complaints.append("what was never checked can be tidied")
    return complaints


async def chooser(browser, address):
    """Arrows lead through the examples, and the focus stays."""
    async with browser.page(address + link(BADGE)) as page:
        await said(page, "Valid")
        known = await page.evaluate(EXAMPLES, SYSTEM)
        problems = []
        await page.focus("#example")
        for example in known[:3]:
            await page.keyboard.press("ArrowDown")
            await page.wait_for_function(IS_TEXT, arg=example["yaml"])
            if await page.evaluate(FOCUSED) != "example":
                problems.append("loading an example takes the focus")
        await page.focus("#source")
        if await page.input_value("#example") != "":
            problems.append("the chooser names an example that may have been changed since")
    return problems


async def examples(browser, address):
    """Every example is valid in the editor, and loading one can be undone."""
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address)
        await said(page, "Valid")
        problems = []
        for option in await page.locator("#system option").all():
            system = await option.get_attribute("value")
            await page.select_option("#system", system)
            # The stylesheet of its tokens is asked for when its examples are known.
            await page.locator(f'link.tokens[href*="{system}/"]').last.wait_for(state="attached")
            known = await page.evaluate(EXAMPLES, system)
            for index, example in enumerate(known):
                before = await text_of(page)
                await page.select_option("#example", str(index))
                await page.wait_for_function(IS_TEXT, arg=example["yaml"])
                await page.locator("#tidy:disabled").wait_for()
                await said(page, "Valid")
        await page.focus("#source")
        await page.keyboard.press("Control+Z")
        if await text_of(page) != before:
            problems.append("an example that was loaded cannot be undone")
    return complaints + problems


async def contexts(browser, address):
    async with browser.page(address + link(BADGE)) as page:
        await said(page, "Valid")
        problems = []
        colors = set()
        appearance = control(page, "Appearance")
        for value in ("light", "dark"):
            await appearance.select_option(value)
            colors.add(await page.locator(".drawing > .stage").evaluate(BACKGROUND))
        if len(colors) != 2:
            problems.append(f"the background of the stage is {colors} in light and in dark")
        await page.fill("#source", BADGE.replace("New", "Other"))
        await page.locator(DRAWN, has_text="Other").wait_for()
        if await page.locator('.drawing > .stage[data-appearance="dark"]').count() != 1:
            problems.append("a new drawing forgets the appearance")
        await control(page, "Width").select_option("390")
        await page.wait_for_function(IS_AS_WIDE, arg=390)
    return problems


async def code(browser, address):
    untidy = "component:   Badge\nprops: {text: New, level: info}\n"
    async with browser.page(address + link(untidy)) as page:
        await said(page, "Valid")
        problems = []
        await page.focus("#tab-preview")
        await page.keyboard.press("ArrowRight")
        swift = await page.locator("#panel-swift pre").inner_text()
        if "Badge(text: \"New\", level: .info)" not in swift:
            problems.append(f"the Swift code is {swift!r}")
        await page.keyboard.press("End")
        yaml = await page.locator("#panel-yaml pre").inner_text()
        if yaml.splitlines()[:2] != ["component: Badge", "props:"]:
            problems.append(f"the tidy YAML is {yaml!r}")
        await page.click("#tidy")
        await page.locator("#tidy:disabled").wait_for()
        if (await text_of(page)).strip() != yaml.strip():
            problems.append("the document is not tidied")
    return problems


async def markup(browser, address):
    """Markup in a text stays text: in the lines, the drawing, the findings and the code."""
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(address + link(BADGE.replace("New", f"'{evil}'")))
        await said(page, "Valid")
        await page.fill("#source", f"component: '{evil}'\n'{evil}': 1\n")
        await said(page, "error")
        problems = []
        if await page.locator(":is(.source, .findings, #result) :is(img, script)").count():
            problems.append("markup of the document became part of the page")
        if evil not in (await page.locator(".findings").inner_text()):
            problems.append("the finding does not show what was written")
    return complaints + problems


async def room(browser, address):
    problems = []
    for width in (320, 768, 960, 1280, 1920):
        async with browser.page(address + link(WRONG), width=width, height=800) as page:
            await said(page, "1 error")
            if await page.evaluate(OVERFLOW) > 0:
                problems.append(f"the page is wider than a window of {width} px")
            for selector in (".source", SUMMARY, "#panel-preview", "#copy-link"):
                if not await page.locator(selector).is_visible():
                    problems.append(f"{selector} is not visible at {width} px")
    return problems


async def accessible(browser, address):
    problems = []
    for text, summary in ((BADGE, "Valid"), (WRONG, "1 error")):
        for width in (1440, 390):
            options = {"width": width, "reduced_motion": "reduce"}
            async with browser.page(address + link(text), **options) as page:
                await said(page, summary)
                for name, work in accessibility_checks.in_each_appearance(
                        page, appearances=accessibility_checks.OF_STATES):
                    place = f"{summary}, {width} px, {name}"
                    problems += [f"{place}: {violation}" for violation in await work]
    return problems


async def linked(browser, address):
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(f"{address}{SYSTEM}/")
        problems = []
        await page.get_by_role("link", name="Open the agent YAML editor").click()
        await said(page, "Valid")
        await page.goto(f"{address}{SYSTEM}/components/badge.html")
        listings = await page.locator("[data-agent-yaml]").count()
        links = page.get_by_role("link", name="Edit this agent YAML")
        await links.first.wait_for(state="attached")
        await page.wait_for_function(IS_COUNT, arg=listings)
        await page.goto(await links.first.evaluate("link => link.href"))
        await said(page, "Valid")
        if "component: Badge" not in await text_of(page):
            problems.append(f"the link of an example opens {await text_of(page)!r}")
    return complaints + problems


async def content_changes(browser, preview):
    """The drawing and the suggestions follow the content, and the text is not lost."""
    badge = preview.content / SYSTEM / "components/badge"
    async with browser.blank_page() as page:
        complaints = listen(page)
        await page.goto(preview.address + EDITOR + link(BADGE))
        await said(page, "Valid")
        await page.evaluate("() => { window.isSame = true; }")
        with badge.joinpath("component.yaml").open("a", encoding="utf-8") as manifest:
            size = manifest.tell()
            manifest.write("\nnonsense: 1\n")
        await page.locator("#problems", has_text="The content has an error").wait_for()
        with badge.joinpath("component.yaml").open("a", encoding="utf-8") as manifest:
            manifest.truncate(size)
        await page.locator("#problems").wait_for(state="hidden")
        with badge.joinpath("preview.css").open("a", encoding="utf-8") as styles:
            styles.write("\n:host { font-style: italic; }\n")
        await page.wait_for_function(
            f"() => getComputedStyle(document.querySelector('{DRAWN}')).fontStyle === 'italic'")
        problems = []
        if await text_of(page) != BADGE or not await page.evaluate("() => window.isSame"):
            problems.append("the text is lost, or the page was reloaded")
    return complaints + problems
