"""The stage of component pages: what a page draws and writes for given props is what the tool does.

The states of a page are opened by their addresses, as a reader's are. The tool is asked once for each
by the editor of `catalog serve`, which draws agent YAML and writes it as Swift.
"""

import asyncio
import http.client
import json
import random
import re
import urllib.parse
from contextlib import asynccontextmanager

from browser import guarded, listen
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
const axes = [...document.querySelectorAll(".axes select")].map((select) => select.dataset.attribute);
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
DATA = "() => JSON.parse(document.getElementById('stageData').textContent)"


async def run(site, origins, browser, results):
    pages = [page.path for page in site.pages.values() if page.kind == "component"]
    if not pages:
        return
    async with editor() as address:
        await asyncio.gather(
            *(
                guarded(f"stage as the tool: {path}", results, parity(path, origins, browser, address))
                for path in pages
            )
        )


@asynccontextmanager
async def editor():
    """The address of the editor over the whole content."""
    server = await asyncio.create_subprocess_exec(
        TOOL, "serve", str(ROOT / "content"), "--port", "0",
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
        data = await page.evaluate(DATA)
        queries = states(data, random.Random(path))
        found = await page.evaluate(STATES, queries)
        answers = await asyncio.to_thread(ask, address, data["system"], found)
        drawn = await page.evaluate(DRAWN, [answer["html"] or "<p class=stage>" for answer in answers])
    # Code that an example gives itself holds as long as nothing of it is changed.
    examples = {example_query(example): example for example in data["examples"]}
    own = {
        state["yaml"]: examples[query].get("swift")
        for query, state in zip(queries, found) if query in examples
    }
    for query, state, answer, html in zip(queries, found, answers, drawn):
        expected = {
            "html": html, "yaml": answer["yaml"], "swift": own.get(state["yaml"]) or answer["swift"],
            "ignored": "",
        }
        if answer["yaml"] is None:
            problems.append(f"?{query} is wrong: {answer['diagnostics'][0]['message']}")
            continue
        for name, value in expected.items():
            if state[name] != value:
                problems.append(f"?{query[:80]}: {name} {difference(state[name], value)}")
    return problems


def example_query(example):
    return urllib.parse.urlencode({"example": example["anchor"].removeprefix("example-")})


def states(data, chance):
    """The addresses of all examples, each with every value of every prop that has a few, with texts
    and numbers, and with other children."""
    root = data["components"][data["name"]]
    queries = []
    for number, example in enumerate(data["examples"]):
        start = {"example": example["anchor"].removeprefix("example-")}
        queries.append(start)
        for prop in root["props"]:
            queries += [{**start, prop["name"]: value} for value in values(prop, number, chance)]
        if data["offers"] and number == 0:
            names = [offer["c"] for offer in data["offers"]]
            queries += [{**start, "children": ".".join(name)} for name in [names[:2], *zip(names)]]
    queries += [mixed(data, root, chance) for _ in range(4)]
    return [urllib.parse.urlencode(query) for query in queries]


def values(prop, number, chance):
    if prop["kind"] == "boolean":
        return ["true", "false"]
    if "values" in prop:
        return prop["values"]
    if prop["kind"] in ("integer", "number"):
        return [text for text in NUMBERS if prop["kind"] == "number" or re.fullmatch(r"-?\d+", text)]
    if prop["kind"] == "token":
        return []
    texts = HOSTILE if number == 0 else chance.sample(HOSTILE, 2)
    return [*texts, "".join(chance.choices(ALPHABET, k=chance.randint(1, 60)))]


def mixed(data, root, chance):
    """Several props at once."""
    query = {"example": chance.choice(data["examples"])["anchor"].removeprefix("example-")}
    for prop in root["props"]:
        choices = values(prop, 1, chance)
        if choices and chance.random() < 0.7:
            query[prop["name"]] = chance.choice(choices)
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
