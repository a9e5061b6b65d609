"""The stage of component pages: what a page draws and writes for given props is what the tool does.

The states of a page are opened by their addresses, as a reader's are. The tool is asked once for
each by the editor of `catalog serve`, which draws agent YAML and writes it as Swift.
"""

import asyncio
import http.client
import itertools
import json
import random
import re
import urllib.parse
from contextlib import asynccontextmanager
from decimal import Decimal

import accessibility_checks
from browser import guarded, listen, near_stage
from preview_server import PATIENCE, ROOT, TOOL, started

# Letters that end markup, strings, names and lines, that cannot be seen, or that are several.
HOSTILE = [
    "<script>alert(1)</script>", "\"'`><img src=x onerror=alert(1)>", "</template></ds-node>&amp;",
    "{{text}}{{#a}}", "\\(name)\\u{41}\"", "a\nb\r\nc\td", "\u202eabc\u2066\ufeff\u2028\0\x7f\x85",
    "👩‍👩‍👧‍👦 é e\u0301 한국어 ﬁ Σς", "true", "3.10", "~", "- a: #b", "for", "copy selection_1",
    "ǆungla straße", "١٢٣", " ", "x" * 90, "word " * 30,
]
ALPHABET = "aA0 _-.<>&\"'\\\n\t{}#:é\u0301ß👍🏽\u200d\u00a0\ud7ff\ufffd"
NUMBERS = ["0", "-0", "7", "-12", "0.5", "2.0", "0.00001", "-0.000015", "123456789.25", "1000000"]

# Bounds of a number, and what it is by them: decimals have no exact double.
BOUNDS = {"minimum": 0.1, "maximum": 12, "step": 0.2}
NEAREST = {
    "0.1": "0.1", "0.7": "0.7", "8.3": "8.3", "11.9": "11.9", "12": "11.9", "99999": "11.9",
    "-5": "0.1", "0": "0.1", "0.75": "0.7", "3.02": "3.1",
}

# What a stage holds as text, with shadow trees and without their stylesheets; `axes` may be set by
# the page on elements that declare tokens.
SERIALIZE = """
const serialize = (node, axes) => {
  if (node.nodeType === 3) return JSON.stringify(node.data);
  if (node.nodeType !== 1 || ["LINK", "STYLE"].includes(node.nodeName)) return "";
  const isAxis = (name) => node.hasAttribute("data-system") && axes.includes(name);
  const names = node.getAttributeNames().filter((name) => !isAxis(name)).sort();
  const inside = (parent) => [...parent.childNodes].map((child) => serialize(child, axes)).join("");
  return `<${node.localName}${names.map((name) =>
    ` ${name}=${JSON.stringify(node.getAttribute(name))}`).join("")}>` +
    (node.shadowRoot ? `#shadow{${inside(node.shadowRoot)}}` : "") + inside(node) + "</>";
};
const axes = [...document.querySelectorAll(".axes select")]
  .map((select) => select.dataset.attribute);
const inside = (stage) => [...stage.childNodes].map((child) => serialize(child, axes)).join("");
"""
# Opens each address without leaving the page, and reads what is there.
STATES = "(queries) => {" + SERIALIZE + """
  const text = (selector) => document.querySelector(selector).textContent;
  return queries.map((query) => {
    history.pushState(null, "", location.pathname + "?" + query);
    dispatchEvent(new PopStateEvent("popstate"));
    return {
      html: inside(document.querySelector("#stage-preview > .stage")),
      swift: text("#stage-swift code"), yaml: text("#stage-yaml code"),
      ignored: document.getElementById("stageIgnored").hidden ? "" : text("#stageIgnored"),
    };
  });
}"""
DRAWN = "(documents) => {" + SERIALIZE + """
  return documents.map((html) =>
    inside(Document.parseHTMLUnsafe(html).querySelector(".stage")));
}"""
# What an address names that is no prop; a prop of such a name has a prefix.
RESERVED = """() => ["example", "children", "code",
  ...[...document.querySelectorAll(".axes select")].map((select) => select.dataset.axis),
  ...[...document.querySelectorAll("[data-stage-view]")]
    .map((select) => select.dataset.stageView)]"""
DATA = "() => JSON.parse(document.getElementById('stageData').textContent)"


def own(data):
    """What the stage knows of the component that the page is about."""
    return data["components"][data["name"]]


# What a reader perceives of the stage.
STATE = "() => {" + SERIALIZE + """
  const text = (selector) => document.querySelector(selector)?.textContent;
  const stage = document.querySelector("#stage-preview > .stage");
  return {
    html: inside(stage), swift: text("#stage-swift code"), yaml: text("#stage-yaml code"),
    width: stage.style.inlineSize, direction: stage.dir, background: stage.style.background,
    appearance: document.documentElement.dataset.appearance ?? "",
    ignored: document.getElementById("stageIgnored").hidden ? "" : text("#stageIgnored"),
  };
}"""
# What the page has before its stage is touched, which the script leaves as it is.
AS_DRAWN = "() => {" + SERIALIZE + """
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  const texts = (selector) => all(selector, (element) => element.textContent.trim());
  return {
    stage: inside(document.querySelector("#stage-preview > .stage")),
    fields: all("#stageControls :is(input, select)",
      ({ type, value, checked }) => [type, /radio|checkbox/.test(type) ? checked : value]),
    buttons: all("#stageControls button", ({ textContent, ariaLabel, disabled }) =>
      [textContent, ariaLabel, disabled]),
    children: texts(".live-children > li"), label: texts("#stageLabel"),
    code: texts("#stageBody .example-source code"),
    pictures: all(".example-show", (button) => button.getAttribute("aria-pressed")),
    contexts: all("#stageGroups .stage", inside), names: texts("#stageGroups .context-label"),
  };
}"""
# The token panel has its rows, and all contexts are drawn.
OPENED = """() => (!document.getElementById("stageTokens") ||
    document.querySelector(".token-panel .token-rows")) &&
  [...document.querySelectorAll("#stageGroups .node")].every((node) => node.shadowRoot)"""
# The selects that are narrower than their longest choice.
CUT = """() => [...document.querySelectorAll(".live-contexts select")].filter((select) => {
  const { width } = select.getBoundingClientRect();
  Object.assign(select.style, { inlineSize: "max-content", flex: "none", maxInlineSize: "none" });
  const needed = select.getBoundingClientRect().width;
  select.removeAttribute("style");
  return needed > width + 0.5;
}).map((select) => select.parentElement.firstChild.textContent)"""
# The appearance of the stage after an event of the window.
DRAWN_IN = """(event) => {
  dispatchEvent(new Event(event));
  return document.querySelector("#stage-preview > .stage").closest("[data-appearance]").dataset.appearance;
}"""
# The sizes of all texts on the stage.
FONTS = """() => {
  const texts = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
      ? [parseFloat(getComputedStyle(element).fontSize)] : [],
    ...element.shadowRoot ? texts(element.shadowRoot) : [],
  ]);
  return texts(document.querySelector("#stage-preview > .stage"));
}"""
TEXT_SIZES = ROOT / "Tests/ContentTests/Data/dynamic-type.json"
# Some colours of the platform miss their level: the contrast tables of the system say so, and why.
EXCUSED = "ios-design-system"
# Addresses that are wrong, each with the names that the page says it ignored: those of wrong values,
# and misspelt ones.
WRONG = [
    ("widht=375&exampel=x&Dir=rtl", ["widht", "exampel", "Dir"]),
    ("example=there-is-none", ["example"]),
    ("children=9.Nothing.<img>", ["children"]),
    ("width=1e9&dir=up&backdrop=url(x)", ["width", "dir", "backdrop"]),
    ("appearance=purple", ["appearance"]),
    ("dir=<img src=x onerror=alert(1)>", ["dir"]),
]
# Addresses with what is for others, or for the whole page, of which nothing is said.
FOREIGN = [
    "utm_source=letter&fbclid=1", "nothing=here&__proto__=x&constructor=y", "appearance=dark",
    "%E0%A4%A=%ZZ&%00=1", "<img src=x onerror=alert(1)>=1",
]


async def run(site, origins, browser, results):
    pages = [page for page in site.pages.values() if page.kind == "component"]
    if not pages:
        return
    http, largest = origins["http"], max(pages, key=lambda page: page.size).path
    checks = {
        f"stage by hand over {name}: {largest}": by_hand(browser, origins[name] + largest)
        for name in ("file", "http", "a sub-path")
    }
    for page in largest_with_sizes(site, pages):
        checks[f"sizes of text: {page.path}"] = text_sizes(browser, http + page.path)
    checks |= {
        f"first touch over {name}: {largest}": first_touch(browser, origins[name] + largest)
        for name in ("file", "http")
    }
    checks[f"asked for by an address: {largest}"] = asked(browser, http + largest)
    for page in with_number(site, pages):
        checks[f"bounds of a number: {page.path}"] = bounded(browser, http + page.path)
    checks |= {
        f"widths of a stage: {largest}": widths(browser, http + largest),
        f"choices beside a stage: {largest}": uncut(browser, http + largest),
        f"a stage on paper: {largest}": paper(browser, http + largest),
        f"wrong address of a stage: {largest}": wrong(browser, http + largest),
        f"long address of a stage: {largest}": long(browser, http + largest),
        f"address and memory: {largest}": memory(browser, http + largest),
        f"all contexts: {largest}": contexts(browser, http + largest),
    }
    for page in {page.system: page for page in sorted(pages, key=lambda page: page.size)}.values():
        is_whole = page.path == largest or site.opens_all
        for width in (1440, 390) if is_whole else (390,):
            checks[f"axe on a stage of {width} px: {page.path}"] = accessible(
                browser, http + page.path, width, is_whole,
                ["color-contrast"] if page.system == EXCUSED else [])
    async with editor({page.system for page in pages}) as address:
        for page in pages if site.opens_all else sample(pages):
            checks[f"stage as the tool: {page.path}"] = parity(page.path, origins, browser, address)
        await asyncio.gather(*(guarded(name, results, work) for name, work in checks.items()))


def sample(pages):
    """The largest page of each system, and every eighth of all."""
    largest = {page.path.split("/")[0]: page for page in sorted(pages, key=lambda page: page.size)}
    return {page.path: page for page in [*largest.values(), *pages[::8]]}.values()


def largest_with_sizes(site, pages):
    """The largest page of each system that offers sizes of text."""
    found = [page for page in pages if b'data-stage-view="textSize"' in
             (site.folder / page.path).read_bytes()]
    return {page.system: page for page in sorted(found, key=lambda page: page.size)}.values()


def with_number(site, pages):
    """The smallest page with a field for any number."""
    found = [page for page in pages if re.search(
        rb'<input type="number"[^>]* step="any"', (site.folder / page.path).read_bytes())]
    return sorted(found, key=lambda page: page.size)[:1]


@asynccontextmanager
async def editor(systems):
    """The address of the editor over the systems that have components."""
    server = await asyncio.create_subprocess_exec(
        TOOL, "serve", str(ROOT / "content"), "--port", "0",
        *(f"--system={system}" for system in sorted(systems)),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )
    try:
        address = await asyncio.wait_for(started(server.stdout), PATIENCE)
        reading = asyncio.create_task(server.stdout.read())
        yield address
        reading.cancel()
    finally:
        if server.returncode is None:
            server.terminate()
            await server.wait()


async def parity(path, origins, browser, address):
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(origins["http"] + path)
        if not await page.locator("#stageData").count():
            return ["there is no stage"]
        before = await page.evaluate(AS_DRAWN)
        await near_stage(page)
        after = await page.evaluate(AS_DRAWN)
        problems += [
            f"{name} was {before[name]} before the stage was touched, then {after[name]}"
            for name in before if before[name] != after[name]
        ]
        data = await page.evaluate(DATA)
        queries = states(data, await page.evaluate(RESERVED), random.Random(path))
        found = await page.evaluate(STATES, queries)
        answers = await asyncio.to_thread(ask, address, data["system"], found)
        documents = [answer["html"] or "<p class=stage>" for answer in answers]
        drawn = await page.evaluate(DRAWN, documents)
    # Code that an example gives itself holds as long as nothing of it is changed.
    examples = {example_query(example): example for example in data["examples"]}
    own = {
        (query, state["yaml"]): examples[query].get("swift")
        for query, state in zip(queries, found) if query in examples
    }
    for query, state, answer, html in zip(queries, found, answers, drawn):
        given = own.get((query.split("&")[0], state["yaml"]))
        expected = {
            "html": html, "yaml": answer["yaml"], "swift": given or answer["swift"], "ignored": "",
        }
        if answer["yaml"] is None:
            problems.append(f"?{query} is wrong: {answer['diagnostics'][0]['message']}")
            continue
        for name, value in expected.items():
            if state[name] != value:
                problems.append(f"?{query[:80]}: {name} {difference(state[name], value)}")
    return problems


async def by_hand(browser, address):
    """Controls change the picture, the code and the address; the way back and a copy lead there."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        await near_stage(page)
        first = await page.evaluate(STATE)
        data = await page.evaluate(DATA)
        states = [first]
        for prop in own(data)["props"][:4]:
            if await change(page, prop):
                states.append(await page.evaluate(STATE))
        if len(states) < 2 or states[-1]["yaml"] == first["yaml"]:
            problems.append("no control changes anything")
        for name, value in [("dir", "rtl"), ("width", "375"), ("backdrop", "stripes")]:
            await page.select_option(f'[data-stage-view="{name}"]', value)
        seen = await page.evaluate(STATE)
        if (seen["direction"], seen["width"]) != ("rtl", "375px"):
            problems.append(f"the stage is seen as {seen['direction']}, {seen['width']}")
        async with browser.page(page.url) as other:
            copied = await other.evaluate(STATE)
        if copied != seen:
            problems.append(f"the copied address {page.url} shows {copied}, not {seen}")
        for _ in range(2):
            await page.go_back()
        for state in reversed(states):
            await page.go_back()
            if await page.evaluate(STATE) != state:
                problems.append(f"back leads to {await page.evaluate(STATE)}, not {state}")
                break
    return problems


async def widths(browser, address):
    """A width that is asked for is the one that is drawn, in a window of any width."""
    problems = []
    for window in (1440, 390):
        async with browser.page(address, width=window) as page:
            await near_stage(page)
            stage = page.locator("#stage-preview > .stage")
            for width in (375, 768, 1200):
                await page.evaluate(STATES, [f"width={width}"])
                drawn = (await stage.bounding_box())["width"]
                if drawn != width:
                    problems.append(f"{width} px are {drawn} px in a window of {window} px")
            if await page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                problems.append(f"the page scrolls sideways at {window} px")
    return problems


async def uncut(browser, address):
    """Every choice of a context has the room that its name needs."""
    problems = []
    for width in (1440, 390):
        async with browser.page(address, width=width) as page:
            problems += [f"{name} is cut at {width} px" for name in await page.evaluate(CUT)]
    return problems


async def paper(browser, address):
    """Paper has the stage where it shows what no example does, without its controls, and light."""
    async with browser.page(address + "?appearance=dark") as page:
        await page.emulate_media(media="print")
        live = page.locator(".live")
        problems = ["the first example is printed twice"] if await live.is_visible() else []
        await page.emulate_media(media="screen")
        await near_stage(page)
        await change(page, own(await page.evaluate(DATA))["props"][0])
        await page.emulate_media(media="print")
        if not await live.is_visible():
            problems.append("what was changed is not printed")
        if await page.locator(".live-controls").is_visible():
            problems.append("the controls are printed")
        appearances = []
        for event in ("beforeprint", "afterprint"):
            appearances.append(await page.evaluate(DRAWN_IN, event))
        if appearances != ["light", "dark"]:
            problems.append(f"what is drawn is {appearances} on paper and after it")
        return problems


async def text_sizes(browser, address):
    """Each text of the preview grows with the setting, and as much as Apple's styles do."""
    sizes = json.loads(TEXT_SIZES.read_text())["ios"]["categories"]
    styles = {category["hig_name"].split()[0]: category["styles"] for category in sizes}
    async with browser.page(address) as page:
        await near_stage(page)
        before = await page.evaluate(FONTS)
        problems = [] if before else ["no text is drawn"]
        for name in ("xSmall", "xxxLarge", "AX5"):
            await page.select_option('[data-stage-view="textSize"]', name)
            grown = {
                style["size_pt"]: styles[name][key]["size_pt"]
                for key, style in styles["Large"].items()
            }
            for old, new in zip(before, await page.evaluate(FONTS)):
                wanted = grown.get(old, old * grown[17] / 17)
                if abs(new - wanted) > 0.01:
                    problems.append(f"{old} px is {new} px at {name}, not {wanted}")
        await page.select_option('[data-stage-view="textSize"]', "")
        if await page.evaluate(FONTS) != before:
            problems.append("the default setting is another than before")
        return problems


async def first_touch(browser, address):
    """What a reader does before the script of the stage is there is done when it is."""
    async with browser.blank_page() as page:
        problems = listen(page)
        coming = asyncio.Event()

        async def hold(route):
            await coming.wait()
            await route.continue_()

        await page.route("**/stage/engine.js", hold)
        await page.goto(address)
        data = await page.evaluate(DATA)
        changed = [prop for prop in own(data)["props"][:4] if await change(page, prop)]
        await page.select_option('[data-stage-view="dir"]', "rtl")
        await page.locator("summary:has-text('Tokens')").first.click()
        coming.set()
        await page.wait_for_function("() => document.querySelector('#stage-preview > .stage').dir")
        early = await page.evaluate(STATE)
        await page.wait_for_selector(".token-panel .token-rows")
        address_of_early = page.url
        await page.unroute("**/stage/engine.js")
        await page.goto(address)
        await near_stage(page)
        for prop in changed:
            await change(page, prop)
        await page.select_option('[data-stage-view="dir"]', "rtl")
        late = await page.evaluate(STATE)
        if early != late or address_of_early != page.url:
            problems.append(f"{address_of_early} shows {early}, not {page.url} {late}")
        return problems


async def asked(browser, address):
    """The first example is not seen where the address asks for another, as long as there is hope."""
    stage = "#stage-preview > .stage"
    problems = []
    for script, ending in itertools.product(("stage.js", "stage/engine.js"), ("continue_", "abort")):
        async with browser.blank_page() as page:
            coming = asyncio.Event()

            async def hold(route):
                await coming.wait()
                await getattr(route, ending)()

            await page.route(f"**/js/{script}", hold)
            await page.goto(f"{address}?dir=rtl", wait_until="commit")
            await page.wait_for_selector("[data-opening] .live-layout", state="attached")
            if await page.is_visible(stage):
                problems.append(f"the first example is seen before {script} is there")
            coming.set()
            await page.wait_for_selector(stage)
    return problems


async def change(page, prop):
    """Gives a prop another value by its control, and tells whether there was one."""
    control = page.locator(f'.control[data-prop="{prop["name"]}"]')
    radios = control.locator('input[type="radio"]:not(:checked)')
    if await radios.count():
        await radios.last.check()
    elif await control.locator("select").count():
        options = control.locator("option")
        chosen = await control.locator("select").input_value()
        values = [await option.get_attribute("value") or await option.text_content()
                  for option in await options.all()]
        await control.locator("select").select_option(next(v for v in values if v != chosen))
    elif await control.locator('input[type="checkbox"]').count():
        await control.locator("input").click()
    elif await control.locator('input[type="number"]').count():
        await control.locator("input").fill(numbers(prop)[-1])
    elif await control.locator("input").count():
        await control.locator("input").press_sequentially(" <b>")
    else:
        return False
    return True


async def bounded(browser, address):
    """A number outside of the bounds of its prop, or between its steps, is shown as the nearest that
    is right, and told as ignored; a field does not take it."""
    async with browser.blank_page() as page:
        problems = listen(page)

        async def bind(route):
            answer = await route.fetch()
            head, kind, rest = (await answer.text()).partition('"kind":"number",')
            await route.fulfill(
                response=answer, body=f'{head}{kind}{json.dumps(BOUNDS)[1:-1]},{rest}')

        await page.route(address, bind)
        await page.goto(address)
        await near_stage(page)
        props = own(await page.evaluate(DATA))["props"]
        name = next(prop["name"] for prop in props if "step" in prop)
        field = page.locator(f'.control[data-prop="{name}"] input')
        for given, shown in NEAREST.items():
            query = urllib.parse.urlencode({name: given})
            state, = await page.evaluate(STATES, [query])
            if not re.search(rf"^  {name}: {shown}$", state["yaml"], re.MULTILINE):
                problems.append(f"{query} shows {state['yaml']!r}")
            if (name in state["ignored"]) != (given != shown):
                problems.append(f"{query} is told as {state['ignored']!r}")
            await field.fill(given)
            if await field.get_attribute("aria-invalid") != (None if given == shown else "true"):
                problems.append(f"the field of {name} does not judge {given}")
        return problems


async def wrong(browser, address):
    """What means nothing in an address is ignored and named, and nothing of it becomes markup."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        right = await page.evaluate(STATE)
        for query, names in WRONG + [(query, []) for query in FOREIGN]:
            await page.goto(f"{address}?{query}")
            state = await page.evaluate(STATE)
            if state["html"] != right["html"]:
                problems.append(f"?{query} shows {difference(state['html'], right['html'])}")
            missing = [name for name in names if name not in state["ignored"]]
            if missing:
                problems.append(f"?{query}: {missing} are not named by {state['ignored']!r}")
            if state["ignored"] and not names:
                problems.append(f"?{query} is told as {state['ignored']!r}")
            if await page.locator("img[src=x]").count():
                problems.append(f"?{query} became markup")
    return problems


async def long(browser, address):
    """A text of 100 kB is cut, and the page says so."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        await near_stage(page)
        data = await page.evaluate(DATA)
        props = own(data)["props"]
        name = next((prop["name"] for prop in props if prop["kind"] == "string"), None)
        query = urllib.parse.urlencode({name or "nothing": "<i>" * 33_000})
        await page.evaluate(STATES, [query])
        state = await page.evaluate(STATE)
        if name and (name not in state["ignored"] or state["yaml"].count("<i>") != 333):
            problems.append(f"{state['yaml'].count('<i>')} of it are there: {state['ignored']}")
    return problems


async def memory(browser, address):
    """An address wins over what is kept until the reader chooses again."""
    async with browser.page(address + "?appearance=dark") as page:
        appearance = lambda: page.evaluate("document.documentElement.dataset.appearance ?? ''")
        problems = [] if await appearance() == "dark" else ["the address does not win"]
        # What the reader's system asks for is chosen by leaving the choice to it.
        await page.click(".appearance-button")
        await page.reload()
        if await appearance() != "":
            problems.append(f"a reload undoes the choice: {await appearance()}")
        await page.goto(address)
        if await appearance() != "":
            problems.append(f"the choice is not kept: {await appearance()}")
    return problems


async def contexts(browser, address):
    """Below the stage it is drawn in every context, each of which looks like no other."""
    async with browser.page(address) as page:
        groups = page.locator("#stageGroups > li")
        if not await groups.count():
            return ["there are none"]
        await page.locator("summary:has(#contexts)").click()
        await groups.first.scroll_into_view_if_needed()
        await page.wait_for_function(
            "() => document.querySelector('#stageGroups .node')?.shadowRoot")
        drawn = await page.locator("#stageGroups .stage > .node").count()
        labels = await page.locator("#stageGroups .context-label").all_text_contents()
        problems = [] if drawn == len(labels) else [f"{drawn} of {len(labels)} are drawn"]
        if len(set(labels)) < len(labels):
            problems.append(f"two have one name: {labels}")
        return problems


async def accessible(browser, address, width, is_whole, without):
    """What axe finds after changes with everything open; of a whole page also as it comes, and seen
    another way."""
    async with browser.page(address, width=width, reduced_motion="reduce") as page:
        problems = await axe(page, "untouched", without) if is_whole else []
        await near_stage(page)
        data = await page.evaluate(DATA)
        for prop in own(data)["props"][:4]:
            await change(page, prop)
        await page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")
        await page.wait_for_function(OPENED)
        problems += await axe(page, "changed and open", without)
        if not is_whole:
            return problems
        for name, value in (("dir", "rtl"), ("textSize", "AX5"), ("backdrop", "stripes")):
            select = page.locator(f'[data-stage-view="{name}"]')
            if await select.count():
                await select.select_option(value)
        # What lies over stripes is as readable as the reader who chose them wants.
        return problems + await axe(page, "seen another way", ["color-contrast"])


async def axe(page, state, without):
    return [
        f"{state}, {name}: {violation}"
        for name, work in accessibility_checks.in_each_appearance(
            page, without, accessibility_checks.OF_STATES)
        for violation in await work
    ]


def example_query(example):
    return urllib.parse.urlencode({"example": example["anchor"].removeprefix("example-")})


def states(data, reserved, chance):
    """The addresses of all examples, each with every value of every prop that has a few, with texts
    and numbers, and with other children."""
    root = own(data)
    names = {prop["name"]: prop["name"] for prop in root["props"]}
    names |= {name: f"prop.{name}" for name in names if name in reserved}
    queries = []
    for number, example in enumerate(data["examples"]):
        start = {"example": example["anchor"].removeprefix("example-")}
        queries.append(start)
        for prop in root["props"]:
            name, chosen = names[prop["name"]], values(prop, number, chance)
            queries += [{**start, name: value} for value in chosen]
        if data["offers"] and number == 0:
            offered = [offer["c"] for offer in data["offers"]]
            lists = [offered[:2], *zip(offered)]
            queries += [{**start, "children": ".".join(children)} for children in lists]
    queries += [mixed(data, root["props"], names, chance) for _ in range(4)]
    return [urllib.parse.urlencode(query) for query in queries]


def values(prop, number, chance):
    if prop["kind"] == "boolean":
        return ["true", "false"]
    if "values" in prop:
        return prop["values"]
    if prop["kind"] in ("integer", "number"):
        return numbers(prop)
    if prop["kind"] == "token":
        return []
    texts = HOSTILE if number == 0 else chance.sample(HOSTILE, 2)
    return [*texts, "".join(chance.choices(ALPHABET, k=chance.randint(1, 60)))]


def numbers(prop):
    """Numbers that a prop takes; its bounds are among them."""
    shape = r"-?\d+" if prop["kind"] == "integer" else r".+"
    bounds = [prop[name] for name in ("minimum", "maximum") if name in prop]
    texts = [text for text in NUMBERS if re.fullmatch(shape, text)] + [f"{bound:g}" for bound in bounds]
    return [text for text in dict.fromkeys(texts) if takes(prop, Decimal(text))]


def takes(prop, number):
    lowest, highest, step = (
        None if prop.get(name) is None else Decimal(str(prop[name]))
        for name in ("minimum", "maximum", "step"))
    if (lowest is not None and number < lowest) or (highest is not None and number > highest):
        return False
    return step is None or (number - (lowest or 0)) % step == 0


def mixed(data, props, names, chance):
    """Several props at once."""
    query = {"example": chance.choice(data["examples"])["anchor"].removeprefix("example-")}
    for prop in props:
        choices = values(prop, 1, chance)
        if choices and chance.random() < 0.7:
            query[names[prop["name"]]] = chance.choice(choices)
    return query


def ask(address, system, states):
    """What the tool makes of the YAML of each state, over one connection."""
    host = urllib.parse.urlsplit(address).netloc
    connection = http.client.HTTPConnection(host, timeout=60)
    answers = []
    for state in states:
        connection.request(
            "POST", f"/_catalog/agent?system={system}", (state["yaml"] + "\n").encode(),
            {"Content-Type": "text/plain; charset=utf-8"})
        answers.append(json.loads(connection.getresponse().read()))
    connection.close()
    return answers


def difference(found, expected):
    """The first place where two texts differ."""
    place = next(
        (i for i, pair in enumerate(zip(found, expected)) if pair[0] != pair[1]),
        min(len(found), len(expected)))
    start = max(0, place - 30)
    return f"is {found[start:place + 50]!r}, not {expected[start:place + 50]!r}"
