"""What `catalog render` prints: pages that need no other file and look as they do on the site."""

import asyncio
import tempfile
from pathlib import Path

import accessibility_checks
from browser import guarded, listen
from preview_server import ROOT, TOOL

# Whether the first component drew something, with the styles of its system.
IS_DRAWN = """() => {
  const node = document.querySelector(".stage .node");
  return Boolean(node?.shadowRoot?.querySelector("style")) && node.getBoundingClientRect().height > 8;
}"""
# How a stage looks to what stands on it.
STAGE = """() => {
  const style = getComputedStyle(document.querySelector(".stage"));
  return [style.backgroundColor, style.color, style.font];
}"""


async def run(site, origins, browser, results):
    with tempfile.TemporaryDirectory() as folder:
        site_root = origins["http"]
        screens = chosen("*/examples/*.yaml", site)
        checks = {screen: drawn(screen, folder, site_root, browser) for screen in screens}
        for guide in chosen("*/guides/agent-*.md", site):
            checks[guide] = read(guide, folder, browser)
        await asyncio.gather(
            *(
                guarded(f"standalone: {file.relative_to(ROOT)}", results, work)
                for file, work in checks.items()
            )
        )


def chosen(pattern, site):
    """The documents of the content, or only the longest of each system if not all are opened."""
    documents = sorted((ROOT / "content").glob(pattern))
    if site.opens_all:
        return documents
    longest = {}
    for document in sorted(documents, key=lambda document: document.stat().st_size):
        longest[document.parts[-3]] = document
    return sorted(longest.values())


async def page_of(document, folder):
    """The page of a document, in a folder where nothing else lies."""
    page = Path(folder) / f"{document.parts[-3]}-{document.stem}.html"
    with page.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            TOOL, "render", str(document), "--content", str(ROOT / "content"), stdout=output
        )
        if await process.wait() != 0:
            raise RuntimeError(f"catalog render {document} ended with {process.returncode}")
    return page


async def drawn(screen, folder, site, browser):
    """A screen, beside the examples of its system on the site."""
    page = await page_of(screen, folder)
    problems = await opened(page, browser, without=excused(screen))
    examples = f"{site}{screen.parts[-3]}/examples.html"
    for scheme in ("light", "dark"):
        async with browser.page(page.as_uri(), color_scheme=scheme) as alone:
            if not await alone.evaluate(IS_DRAWN):
                problems.append(f"{scheme}: nothing is drawn")
            found = await alone.evaluate(STAGE)
        async with browser.page(examples, color_scheme=scheme) as published:
            expected = await published.evaluate(STAGE)
        if found != expected:
            problems.append(f"{scheme}: the stage is {found}, and on the site {expected}")
    return problems


def excused(screen):
    """The rules of axe that a drawing of a screen need not keep: it has no title of its own, and a
    system can give reasons against ratios, for which `catalog contrast` asks."""
    system = (screen.parents[1] / "system.yaml").read_text(encoding="utf-8")
    reasoned = ["color-contrast"] if "\n  exceptions:" in system else []
    return ["page-has-heading-one", *reasoned]


async def read(guide, folder, browser):
    return await opened(await page_of(guide, folder), browser)


async def opened(page, browser, without=()):
    """What the browser and axe complain about when a page is opened from the disk."""
    problems = []
    async with browser.blank_page(reduced_motion="reduce") as tab:
        complaints = listen(tab)
        requests = []
        tab.on("request", lambda request: requests.append(request.url))
        await tab.goto(page.as_uri(), wait_until="load")
        for name, work in accessibility_checks.in_each_appearance(
                tab, without, accessibility_checks.OF_STATES):
            problems += [f"{name}: {violation}" for violation in await work]
        problems += complaints
        problems += [f"loads {url}" for url in requests if url != page.as_uri()]
    return problems
