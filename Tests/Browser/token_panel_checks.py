"""The token panel of component pages: a change shows at once, on all pages of its system, and what a
page measures of it is what `catalog contrast` does.
"""

import asyncio
import json
import subprocess
import tempfile
from pathlib import Path

import accessibility_checks
from browser import guarded, listen
from preview_server import ROOT, TOOL

VECTORS = ROOT / "Tests/ColorScienceTests/Data/color-vectors.json"
# What is no value of any field.
HOSTILE = [
    "<img src=x onerror=alert(1)>", "#12345", "red; } * { display: none", "url(javascript:alert(1))",
    "1e999", "--", "NaN", "0x10", "\u202e12", "var(--x)", "oklch(1 2)", "x" * 200,
]
OPEN = "() => document.getElementById('stageTokens').open = true"
READY = "() => document.querySelector('.token-panel .token-rows')"

# What the engine makes of colours in the notation of CSS.
COLORS = """(texts) => texts.map((text) => {
  const { colors, contrast } = catalogTokens;
  const color = colors.read(text);
  if (!color) return null;
  const { rgb, alpha } = colors.srgb(color);
  const on = (ground) => contrast.ratio([colors.read(ground), color].map(contrast.seen));
  return {
    rgb, alpha, isInside: colors.isInside(rgb), clip: colors.hex(colors.clipped(rgb)),
    hex: colors.hex(colors.mapped(rgb)), white: on("#ffffff"), black: on("#000000"),
  };
})"""
LAYERS = """(pairs) => pairs.map((layers) => {
  const { colors, contrast } = catalogTokens;
  const read = ([hex, alpha]) => ({ ...colors.read(hex), alpha });
  return contrast.ratio(layers.map(read).map(contrast.seen));
})"""
# What the engine measures of the pairs of the page in some contexts, with what would pass.
MEASURED = """(asked) => asked.map(([colors, context]) => {
  const { measuring, defaults } = catalogTokens;
  const same = (pair) => pair.colors.join() === colors.join();
  return catalogStage.data.panel.pairs.filter(same).map((pair) => {
    const all = { ...defaults, ...context };
    const { stack, ...result } = measuring.measure(pair, all) ?? {};
    const isBelow = result.ratio < pair.required && pair.judged && !measuring.excuse(pair, all);
    const advice = isBelow ? measuring.advice(pair, { stack }, all) : [];
    return { ...result, advice: advice.map(({ path, color, ratio }) => ({ path, color, ratio })) };
  });
})"""
# The token of each type that is to be changed first: one that states its value.
EDITABLE = """() => {
  const { tokens, resolve, contextOf, values } = catalogTokens;
  const context = contextOf(document.querySelector("#stage-preview > .stage"));
  return catalogStage.data.panel.tokens.map((path) => resolve(path, context)).filter(Boolean)
    .map(({ path, type, value, chain }) =>
      ({ path, type, css: tokens.get(path).css, chain, text: values.css[type](value) }));
}"""
# Values that are kept as they were written, each as the panel shows it.
KEPT = [
    ("1.5em", "1.5em"), (True, "true"), ({"value": 2, "unit": "em"}, "2em"),
    ([{"value": 2, "unit": "px"}, "auto"], "2px, auto"),
    ({"from": {"value": 2, "unit": "px"}, "to": [1, None]},
     '{"from":{"value":2,"unit":"px"},"to":[1,null]}'),
    ([{"a": 1}], '[{"a":1}]'),
]
# What would pass is searched for once the reader pauses.
SEARCHED = "() => document.querySelector('.token-pairs').ariaBusy === 'false'"
# What is still stated of a token beside a sample, or in a column, that a change draws otherwise.
STATED = """(path) => {
  const isStruck = (element) => getComputedStyle(element).textDecorationLine === "line-through";
  const problems = [];
  for (const row of document.querySelectorAll(".contrast-pairs tr")) {
    if (!row.querySelector(`[data-token="${path}"]`)) continue;
    if (![...row.querySelectorAll(".contrast-ratio")].every(isStruck)) problems.push("a ratio");
    if (row.querySelector(".verdict")?.checkVisibility()) problems.push("a verdict");
    if (!row.querySelector(".outdated-tag")) problems.push("a row without a tag");
  }
  const head = document.querySelector(`.matrix thead th[data-name="${path}"]`);
  // The change may be one for other contexts than those of the matrix.
  const isChanged = head && getComputedStyle(head, "::before").background.includes("18, 171, 86");
  for (const cell of isChanged ? document.querySelectorAll(`.matrix tbody .${head.classList[0]}`) : []) {
    if (!isStruck(cell)) problems.push(`${cell.textContent} in the matrix`);
  }
  const value = document.getElementById(path.replaceAll(".", "-"))?.querySelector(".token-value");
  if (value && !isStruck(value)) problems.push("a value");
  return problems.map((problem) => `${problem} stands for ${path}`);
}"""
PROPERTY = """(name) => getComputedStyle(document.querySelector(
  "[data-system]:not(html)")).getPropertyValue(name).trim()"""


async def run(site, origins, browser, results):
    pages = [page for page in site.pages.values() if page.kind == "component"]
    if not pages:
        return
    largest = {page.system: page for page in sorted(pages, key=lambda page: page.size)}
    chosen = list(largest.values())
    path, http = chosen[-1].path, origins["http"]
    other = next((page.path for page in chosen if page.system != chosen[-1].system), None)
    walk = next(page.path for page in site.pages.values()
                if page.system == chosen[-1].system and page.kind == "token-group")
    checks = {
        "colours in the page as in the tool": vectors(browser, http + path),
        f"forms of a change: {path}": forms(browser, http + path),
        f"nothing but values: {path}": hostile(browser, http + path),
        f"panel by keyboard: {path}": keyboard(browser, http + path),
    }
    stating = [http + page.path for page in site.pages.values()
               if page.system == chosen[-1].system
               and page.kind in ("contrast", "contrast-matrix", "token-group")]
    checks[f"what a change makes outdated: {path}"] = outdated(browser, http + path, stating)
    for name in ("file", "http", "a sub-path"):
        origin = origins[name]
        checks[f"a change over {name}: {path}"] = change(
            browser, origin + path, origin + walk, other and origin + other)
    for width in (1440, 390):
        work = accessible(browser, http + path, width)
        checks[f"axe on the token panel of {width} px: {path}"] = work
    measured = await asyncio.to_thread(tool, "contrast", "content", "--format", "json")
    systems = {one["system"]: one["pairs"] for one in json.loads(measured)["systems"]}
    for page in pages if site.opens_all else sample(chosen, pages):
        checks[f"contrast as the tool: {page.path}"] = parity(
            browser, http + page.path, systems.get(page.system, []))
    measured = []
    for page in chosen:
        checks[f"contrast with changes: {page.path}"] = remeasured(
            browser, http + page.path, measured)
        checks[f"references of tokens: {page.path}"] = references(browser, http + page.path)
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks.items()))
    results.record("contrast follows a change", [] if measured else ["no pair is measured anew"])


def sample(chosen, pages):
    """The largest page of each system, and every sixth of all."""
    return {page.path: page for page in [*chosen, *pages[::6]]}.values()


def tool(*arguments, given=None):
    """What the tool prints; pairs that miss their level are no fault here."""
    answer = subprocess.run(
        [TOOL, *arguments], cwd=ROOT, input=given, text=True, capture_output=True, check=False)
    return answer.stdout


async def opened(page, address):
    """Opens the panel of a page."""
    await page.goto(address)
    await page.evaluate(OPEN)
    await page.wait_for_function(READY)


async def vectors(browser, address):
    """The colours of the vectors, and their contrast, are the same as those of the tool."""
    data = json.loads(VECTORS.read_text())
    colors = [vector["css"] for vector in data["vectors"]]
    given = "".join(f"{css} on {ground}\n" for css in colors for ground in ("white", "black"))
    lines = (await asyncio.to_thread(
        tool, "contrast", "-", "--format", "json", given=given)).splitlines()
    ratios = [json.loads(line)["ratio"] for line in lines]
    pairs = [
        [[layer, 1] if isinstance(layer, str) else [layer["hex"], layer["alpha"]]
         for layer in [*pair["background_layers_bottom_to_top"], pair["foreground"]]]
        for pair in data["pairs"]
    ]
    async with browser.blank_page() as page:
        problems = listen(page)
        await opened(page, address)
        found = await page.evaluate(COLORS, colors)
        layered = await page.evaluate(LAYERS, pairs)
    if len(ratios) != 2 * len(colors):
        problems.append(f"the tool measures {len(ratios)} pairs of {2 * len(colors)}")
    for index, (vector, color) in enumerate(zip(data["vectors"], found)):
        if color is None:
            problems.append(f"{vector['css']} is no colour")
            continue
        white, black = ratios[2 * index:2 * index + 2]
        right = {
            "alpha": abs(color["alpha"] - vector["alpha"]) < 1e-9,
            "sRGB": all(abs(a - b) < 1e-4
                        for a, b in zip(color["rgb"], vector["srgb_unclamped"])),
            "gamut": color["isInside"] == vector["in_srgb_gamut"],
            "clip": color["clip"] == vector["hex_clip"],
            "mapping": far(color["hex"], vector["hex"]) <= vector["tolerance_8bit"],
            "contrast": is_near(color["white"], white) and is_near(color["black"], black),
        }
        wrong = [name for name, isRight in right.items() if not isRight]
        if wrong:
            problems.append(f"{vector['css']}: {', '.join(wrong)} in {color}")
    for pair, ratio in zip(data["pairs"], layered):
        if not is_near(ratio, pair["contrast_unrounded_composite"], 1e-6):
            problems.append(f"{pair['id']}: {ratio}, not {pair['contrast_unrounded_composite']}")
    return problems


def is_near(found, expected, limit=1e-9):
    return found is not None and expected is not None and abs(found - expected) <= limit


def far(one, other):
    return max(abs(int(one[i:i + 2], 16) - int(other[i:i + 2], 16)) for i in (1, 3, 5))


async def parity(browser, address, pairs):
    """Every row that the tool measures of a component is measured so by its page."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await page.goto(address)
        if not await page.locator("#stageTokens").count():
            return problems
        await page.evaluate(OPEN)
        await page.wait_for_function(READY)
        name = await page.evaluate("() => catalogStage.data.name")
        rows = [
            (pair, row, context)
            for pair in pairs
            if pair.get("component") == name and pair["origin"] in ("declared", "drawn")
            for row in pair["rows"] for context in contexts(row)
        ]
        asked = [
            [[*pair["over"], pair["background"], pair["foreground"]], context]
            for pair, _, context in rows
        ]
        found = await page.evaluate(MEASURED, asked)
    for (pair, row, context), measured in zip(rows, found):
        place = f"{pair['name']} in {context}"
        if not any(is_as(row, one) for one in measured):
            problems.append(f"{place}: {measured}, not {row}")
    if rows and not found:
        problems.append("nothing is measured")
    return problems


def contexts(row, limit=8):
    """The contexts of a row, each as one choice."""
    choices = [{}]
    for modifier, names in row["contexts"].items():
        choices = [{**choice, modifier: name} for choice in choices for name in names]
    return choices[:limit]


def is_as(row, measured):
    """Whether a page measures what a row of the tool says, and advises one of the same colours."""
    if row["ratio"] is not None:
        if not is_near(measured.get("ratio"), row["ratio"]):
            return False
        stated = [(one["token"], one["value"]["components"]) for one in row.get("advice", [])]
        given = [(one["path"], one["color"]["components"]) for one in measured["advice"]]
        return all(is_stated(one, stated) for one in given) and bool(given) == bool(stated)
    if "bounds" in row:
        return (is_near(measured.get("lowest"), row["bounds"]["lowest"])
                and is_near(measured.get("highest"), row["bounds"]["highest"]))
    return "ratio" not in measured and "lowest" not in measured


def is_stated(one, stated):
    path, parts = one
    return any(
        path == other and all(a == b or is_near(a, b, 1e-9) for a, b in zip(parts, numbers))
        for other, numbers in stated)


# What is wrong with the custom properties of all tokens, in the default context and in each that
# differs from it in one modifier.
PROPERTIES = """() => {
  const { facts, tokens, resolve, contextOf, values } = catalogTokens;
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const others = facts.modifiers.flatMap(({ attribute, contexts }) =>
    contexts.map(([context]) => [[attribute, context]]));
  return [[], ...others].flatMap((attributes) => {
    const probe = document.createElement("div");
    probe.setAttribute("data-system", facts.system);
    for (const [name, value] of attributes) probe.setAttribute(name, value);
    document.body.append(probe);
    const style = getComputedStyle(probe);
    const context = contextOf(probe);
    const wrong = [...tokens].filter(([, token]) => token.css).flatMap(([path, token]) => {
      const found = resolve(path, context);
      const wanted = found
        ? values.declarations(found.type, token.css, found.value) : [[token.css, ""]];
      return wanted
        .filter(([name, value]) => plain(style.getPropertyValue(name)) !== plain(value))
        .map(([name, value]) =>
          `${attributes} ${name}: ${style.getPropertyValue(name)}, not ${value}`);
    });
    probe.remove();
    return wrong;
  });
}"""
# Changes a token of every simple type in the default context, and a colour in every other.
CHANGES = """() => {
  const { facts, tokens, change, resolve, defaults, values } = catalogTokens;
  const next = {
    color: () => ({ colorSpace: "oklch", components: [0.7, 0.2, 150], alpha: 0.5 }),
    dimension: () => ({ value: 1.25, unit: "rem" }), duration: () => ({ value: 0.9, unit: "s" }),
    number: () => 0.25, fontWeight: () => "heavy", cubicBezier: () => [0.1, -1, 0.9, 2],
  };
  const colors = [];
  const seen = new Set();
  for (const [path] of tokens) {
    const found = resolve(path, defaults);
    if (!found) continue;
    if (found.type === "color") colors.push(path);
    for (const { type, place } of values.leaves(found.type, found.value)) {
      const key = `${found.type} ${type} ${found.chain.length > 0}`;
      if (seen.has(key)) continue;
      seen.add(key);
      change(path, place, next[type](), defaults);
    }
  }
  for (const [index, modifier] of facts.modifiers.entries()) {
    for (const [context] of modifier.contexts) {
      for (const path of colors.slice(index * 3, index * 3 + 8)) {
        const one = { ...defaults, [modifier.name]: context };
        if (resolve(path, one)) change(path, [], next.color(), one);
      }
    }
  }
  return catalogChanges.state.count;
}"""


async def references(browser, address):
    """The stylesheet has what the panel makes of definitions and references, and with changes what
    it makes of these."""
    async with browser.blank_page() as page:
        problems = listen(page)
        await opened(page, address)
        problems += await page.evaluate(PROPERTIES)
        if not await page.evaluate(CHANGES):
            problems.append("nothing is changed")
        changed = await page.evaluate(PROPERTIES)
        return problems + [f"with changes {one}" for one in changed]


async def edit(page, path, text):
    """Types a colour into the first field of a token."""
    row = page.locator(".token-edit", has=page.locator("summary", has_text=path)).filter(
        has=page.locator(f"summary > code:text-is({json.dumps(path)})")).first
    if await row.get_attribute("open") is None:
        await row.locator("summary").click()
    field = row.locator(".token-field > input").first
    await field.fill(text)
    await field.press("Tab")
    return row


async def first_color(page):
    """The first colour that the component draws with."""
    found = await page.evaluate(EDITABLE)
    return next(token for token in found if token["type"] == "color")


async def change(browser, address, walk, other):
    """A change shows at once, survives the way to other pages of the system, and is undone there."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await opened(page, address)
        token = await first_color(page)
        before = await page.evaluate(PROPERTY, token["css"])
        await edit(page, token["path"], "#12ab56")
        if await page.evaluate(PROPERTY, token["css"]) != "#12ab56":
            problems.append(f"{token['css']} is {await page.evaluate(PROPERTY, token['css'])}")
        line = page.locator(".token-changes")
        if "1" not in (await line.text_content() or ""):
            problems.append("nothing says that a token is changed")
        await page.goto(walk)
        await line.wait_for(timeout=5000)
        if await page.evaluate(PROPERTY, token["css"]) != "#12ab56":
            problems.append("the change is lost on another page")
        if other:
            await page.goto(other)
            await page.wait_for_load_state("load")
            if await line.count():
                problems.append("another system says that its tokens are changed")
        await page.goto(address)
        await line.wait_for(timeout=5000)
        await page.evaluate(OPEN)
        await page.wait_for_function(READY)
        if not await page.locator(".token-edit .tag:visible").count():
            problems.append("the panel does not mark the token that is changed")
        await page.goto(walk)
        await line.locator("button").click()
        if await line.count() or await page.evaluate(PROPERTY, token["css"]) != before:
            problems.append("the change is not undone")
        await page.reload()
        if await line.count():
            problems.append("what was undone comes back")
        return problems


async def outdated(browser, address, others):
    """What other pages state of a changed token is struck out, until the change is undone."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await opened(page, address)
        token = await first_color(page)
        await edit(page, token["path"], "#12ab56")
        line = page.locator(".token-changes")
        count = 0
        for other in others:
            await page.goto(other)
            await line.wait_for(timeout=5000)
            await page.wait_for_load_state("load")
            count += await page.locator(".is-outdated").count()
            problems += await page.evaluate(STATED, token["path"])
        if not count:
            problems.append("no page marks what is outdated")
        await line.locator("button").click()
        await page.wait_for_function(
            "() => !document.querySelector('.is-outdated, .outdated-tag')", timeout=5000)
        return problems


async def remeasured(browser, address, measured):
    """Pairs that a change concerns are measured again, and one press takes what passes."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await opened(page, address)
        found = await page.evaluate("""() => {
          const { measuring, defaults, resolve, values } = catalogTokens;
          const { pairs, tokens } = catalogStage.data.panel;
          const isPlain = ({ value: { alpha = 1, colorSpace } }) =>
            alpha === 1 && colorSpace === "srgb";
          for (const pair of pairs.filter(({ judged, excused }) => judged && !excused)) {
            const stack = measuring.measure(pair, defaults)?.stack ?? [];
            const shown = tokens.includes(pair.colors.at(-1));
            if (!shown || stack.length !== 2 || !stack.every(isPlain)) continue;
            const ground = values.css.color(stack[0].value);
            return { name: pair.name, path: pair.colors.at(-1), ground };
          }
        }""")
        if not found:
            return problems
        measured.append(found["name"])
        await edit(page, found["path"], found["ground"])
        item = page.locator(".token-pairs li", has_text=found["name"]).first
        if "1.00 : 1" not in (await item.text_content() or ""):
            problems.append(f"a colour on itself has {await item.text_content()}")
        if not await item.locator(".verdict.is-fail").count():
            problems.append("a pair that fails is not said to")
        await page.wait_for_function(SEARCHED)
        use = item.locator("button")
        if not await use.count():
            return problems + ["nothing that would pass is offered"]
        await use.first.click()
        if not await item.locator(".verdict.is-pass").count():
            problems.append(f"what is offered does not pass: {await item.text_content()}")
        return problems


async def forms(browser, address):
    """A change is copied as a document that the tool reads, as CSS and as Swift."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await opened(page, address)
        kept = await page.evaluate(
            "(all) => all.map((value) => catalogTokens.values.css.other(value))",
            [value for value, _ in KEPT])
        problems += [f"{value} is shown as {text}, not {shown}"
                     for (value, shown), text in zip(KEPT, kept) if text != shown]
        token = await first_color(page)
        await edit(page, token["path"], "#12ab56")
        dtcg, css, swift = await page.evaluate("""() => {
          const { dtcg, css, swift } = catalogTokens.forms;
          return [dtcg(), css(), swift()];
        }""")
    with tempfile.TemporaryDirectory() as folder:
        isResolver = "resolutionOrder" in json.loads(dtcg)
        file = Path(folder) / f"patch.{'resolver' if isResolver else 'tokens'}.json"
        file.write_text(dtcg)
        found = await asyncio.to_thread(tool, "tokens", "export", str(file), "--format", "css")
    for name, text in {"DTCG": found, "CSS": css}.items():
        if f"{token['css']}: #12ab56;" not in text:
            problems.append(f"{name} has no {token['css']}: {text[:300]} from {dtcg[:300]}")
    if ":root" not in css:
        problems.append(f"the CSS has no scope: {css[:200]}")
    if "SwiftUI.Color(.sRGB, red: 0.07" not in swift or "static let" not in swift:
        problems.append(f"the Swift is {swift[:300]}")
    return problems


async def hostile(browser, address):
    """What is no value is told beside its field and changes nothing."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await opened(page, address)
        kinds = {token["type"]: token for token in await page.evaluate(EDITABLE)}
        for kind, token in kinds.items():
            row = page.locator(".token-edit").filter(
                has=page.locator(f"summary > code:text-is({json.dumps(token['path'])})")).first
            await row.locator("summary").click()
            fields = row.locator(".token-field > input")
            for index in range(await fields.count()):
                field = fields.nth(index)
                right = await field.input_value()
                for text in HOSTILE:
                    await field.fill(text)
                    if await field.get_attribute("aria-invalid") != "true":
                        problems.append(f"{kind} takes {text!r} for a value")
                    if not await row.locator(".token-error:visible").count():
                        problems.append(f"{kind} does not say what is wrong with {text!r}")
                await field.blur()
                if await field.input_value() != right:
                    problems.append(f"{kind} shows {await field.input_value()}, not {right}")
        if await page.locator(".token-changes").count():
            problems.append("something is changed")
        if await page.locator("img[src=x]").count():
            problems.append("something became markup")
        # What is kept may be anything too.
        await page.evaluate("""() => sessionStorage.setItem(catalogChanges.key,
          JSON.stringify({ list: "<img src=x>", css: 1, count: "<img src=x>" }))""")
        await page.reload()
        await page.wait_for_timeout(200)
        if await page.locator(".token-changes, img[src=x]").count():
            problems.append("what is kept and wrong is shown")
        return problems


async def keyboard(browser, address):
    """A token is changed without a pointer, and a screen reader is told."""
    async with browser.blank_page(height=1200) as page:
        problems = listen(page)
        await page.goto(address)
        await page.focus("#stageTokens > summary")
        await page.keyboard.press("Enter")
        await page.wait_for_function(READY)
        token = await first_color(page)
        summary = page.locator(
            f".token-edit > summary:has(> code:text-is({json.dumps(token['path'])}))").first
        await summary.focus()
        await page.keyboard.press("Enter")
        field = page.locator(".token-edit[open] .token-field > input").first
        await field.focus()
        await page.keyboard.press("Control+A")
        await page.keyboard.type("oklch(0.6 0.1 200)")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Tab")
        said = await page.locator(".token-panel > [role=status]").text_content()
        if token["path"] not in said:
            problems.append(f"a screen reader hears {said!r}")
        if await page.evaluate(PROPERTY, token["css"]) == token["text"]:
            problems.append("nothing is changed")
        return problems


async def accessible(browser, address, width):
    """What axe finds with changes, a mistake and the line in the frame; and targets too small."""
    async with browser.blank_page(width=width, height=1200, reduced_motion="reduce") as page:
        await opened(page, address)
        token = await first_color(page)
        # The least difference: what the preview shows stays readable.
        nearly = await page.evaluate("""(path) => {
          const { colors, resolve, defaults } = catalogTokens;
          const { rgb, alpha } = colors.srgb(resolve(path, defaults).value);
          const [red, ...others] = colors.mapped(rgb);
          return colors.hex([red + (red > 0.5 ? -1 : 1) / 255, ...others], alpha);
        }""", token["path"])
        row = await edit(page, token["path"], nearly)
        await row.locator(".token-field > input").first.fill("nothing")
        small = await page.evaluate("""() =>
          [...document.querySelectorAll(".token-panel :is(button, input, select, summary), " +
            ".token-changes button, .live-tokens > summary")]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { width, height } = element.getBoundingClientRect();
              return width < 24 || height < 24;
            }).map((element) => element.outerHTML.slice(0, 80))""")
        wide = await page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        problems = [f"too small: {one}" for one in small]
        if wide > 0:
            problems.append(f"the page is {wide} px too wide")
        for name, work in accessibility_checks.in_each_appearance(
                page, appearances=accessibility_checks.OF_STATES):
            problems += [f"{name}: {violation}" for violation in await work]
        return problems
