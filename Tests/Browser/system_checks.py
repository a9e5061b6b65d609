"""What several systems in one site owe each other, tokens that never meet; and their start pages."""

import asyncio

from browser import guarded

# What the tokens of a system make of the stage they are drawn on, and of the page around it.
PROPERTIES = """(elements) => elements.map((element) => {
  const style = getComputedStyle(element);
  const names = [...element.computedStyleMap().keys()].filter((name) => name.startsWith("--"));
  return [element.dataset.system ?? "", names.map((name) => [name, style.getPropertyValue(name)])];
})"""

SIZES = """(links) => links.map((link) => {
  const { width, height } = link.getBoundingClientRect();
  return [link.title, width, height];
})"""


async def run(site, origins, browser, results):
    checks = []
    for page in site.opened:
        if page.kind == "catalog":
            address = origins["file"] + page.path
            checks.append(("tokens of two systems", own_tokens(browser, address, origins["file"])))
        if page.kind == "system":
            work = glance(browser, origins["file"] + page.path)
            checks.append((f"colours at a glance: {page.path}", work))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


async def glance(browser, address):
    """A colour that is shown can be seen, and hit with a finger."""
    async with browser.page(address) as page:
        sizes = await page.eval_on_selector_all(".glance a", SIZES)
    return [f"{name} is {width} by {height}" for name, width, height in sizes if min(width, height) < 24]


async def own_tokens(browser, address, root):
    """Each stage of the start page has the tokens that its system's own pages give it."""
    async with browser.page(address) as page:
        stages = await page.eval_on_selector_all(".system-preview [data-system]", PROPERTIES)
        around = await page.eval_on_selector_all(":root", PROPERTIES)
    problems = [] if len(stages) > 1 else ["there are no two systems with a preview"]
    site_names = {name for name, _ in around[0][1]}
    for system, found in stages:
        async with browser.page(f"{root}{system}/index.html") as page:
            alone = await page.eval_on_selector_all("main [data-system]", PROPERTIES)
        expected = dict(alone[0][1]) if alone else {}
        problems += [
            f"{name} of {system} is '{value}', not '{expected.get(name)}'"
            for name, value in found
            if value != expected.get(name)
        ]
        if not set(expected) - site_names:
            problems.append(f"{system} has no tokens of its own")
    return problems[:10]
