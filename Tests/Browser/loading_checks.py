"""Pages load without a complaint, from disk and from a server, and fit narrow screens."""

import asyncio

from browser import PARALLEL, guarded, listen

# 320 CSS pixels is a small phone, and a desktop window at 400 %.
WIDTHS = [320, 640, 1280]

# The innermost elements that stick out of the page, by their box or by a text that does not break.
# What is inside a box that scrolls or clips on its own is not looked at.
OVERFLOW = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const describe = (element) => element.tagName.toLowerCase()
    + (element.id ? "#" + element.id : "")
    + [...element.classList].map((name) => "." + name).join("");
  const find = (element) => {
    const box = element.getBoundingClientRect();
    const isVisible = getComputedStyle(element).overflowX === "visible";
    const inner = isVisible ? [...element.children].flatMap(find) : [];
    if (inner.length > 0) return inner;
    const width = isVisible ? Math.max(box.width, element.scrollWidth) : box.width;
    return box.width > 0 && box.left + width > root.clientWidth + 0.5 ? [describe(element)] : [];
  };
  const found = find(document.body);
  return found.length > 0 ? [...new Set(found)].slice(0, 3) : ["something in a shadow tree"];
}"""


async def run(site, origins, browser, results):
    queue = [(page.path, "file") for page in site.opened]
    # References are relative, and all of them are followed on the disk; a page of each kind shows
    # that a server changes nothing.
    kinds = site.largest_of_each_kind().values()
    queue += [(page.path, name) for name in ("http", "a sub-path") for page in kinds]
    await asyncio.gather(*(work(queue, origins, browser, results) for _ in range(PARALLEL)))


async def work(queue, origins, browser, results):
    """Takes pages from the queue; one tab opens them all, which is faster than a tab for each."""
    async with browser.blank_page(width=WIDTHS[0], height=800) as page:
        complaints = listen(page)
        while queue:
            path, name = queue.pop()
            complaints.clear()
            check = f"loads over {name}: {path}"
            await guarded(check, results, load(page, origins[name] + path, complaints))
            if name == "file":
                await guarded(f"narrow: {path}", results, overflow_problems(page))


async def load(page, address, complaints):
    await page.goto(address, wait_until="load")
    # Scripts that run after the page has loaded may still complain.
    await page.wait_for_timeout(20)
    return list(complaints)


async def overflow_problems(page):
    problems = []
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": 800})
        problems += [
            f"at {width} px the page scrolls sideways because of {element}"
            for element in await page.evaluate(OVERFLOW)
        ]
    return problems
