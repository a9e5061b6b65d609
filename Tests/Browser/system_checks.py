"""What several systems in one site owe each other: tokens that never meet, and pages that name the
same page in another language from both sides."""

import asyncio
import posixpath
import re
from urllib.parse import unquote

from browser import guarded

ALTERNATE = re.compile(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">')
LANGUAGE = re.compile(r'<html lang="([^"]+)"')

# What the tokens of a system make of the stage they are drawn on, and of the page around it.
PROPERTIES = """(elements) => elements.map((element) => {
  const style = getComputedStyle(element);
  const names = [...element.computedStyleMap().keys()].filter((name) => name.startsWith("--"));
  return [element.dataset.system ?? "", names.map((name) => [name, style.getPropertyValue(name)])];
})"""


async def run(site, origins, browser, results):
    results.record("pages in two languages name each other", one_sided(site))
    checks = []
    for page in site.pages.values():
        if page.kind == "catalog":
            address = origins["file"] + page.path
            checks.append(("tokens of two systems", own_tokens(browser, address, origins["file"])))
    await asyncio.gather(*(guarded(name, results, work) for name, work in checks))


def one_sided(site):
    """The pages that another language leads to, and that do not lead back."""
    texts = {path: (site.folder / path).read_text() for path in site.pages}
    languages = {path: LANGUAGE.search(text).group(1) for path, text in texts.items()}
    leads = {path: set(alternates(path, text)) for path, text in texts.items()}
    problems = []
    for path, pairs in leads.items():
        for language, target in pairs:
            if languages.get(target) != language:
                problems.append(f"{path} says that {target} is in {language}")
            elif (languages[path], path) not in leads[target]:
                problems.append(f"{target} does not name {path}")
    return problems


def alternates(path, text):
    for language, address in ALTERNATE.findall(text):
        if "://" not in address:
            target = posixpath.join(posixpath.dirname(path), unquote(address))
            yield language, posixpath.normpath(target)


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
