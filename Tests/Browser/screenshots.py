"""Takes the pictures of README.md: screenshots.py SITE FOLDER."""

import asyncio
import sys
from pathlib import Path

from browser import running
from server import serving

# By the names of their files: an address, whether in dark, and what is brought to the top.
PICTURES = {
    "start": ("index.html", "light", None),
    "component": ("foundation-ui/components/card.html", "light", None),
    "contrast": ("foundation-ui/contrast/matrix.html", "dark", None),
}
# Bytes that a picture may have, as it is part of the repository.
LIMIT = 150_000


async def take(browser, root, folder):
    for name, (address, scheme, anchor) in PICTURES.items():
        options = {"width": 1280, "height": 800, "color_scheme": scheme}
        async with browser.page(root + address, **options) as page:
            if anchor:
                await page.locator(anchor).scroll_into_view_if_needed()
            await page.evaluate("document.fonts.ready")
            path = Path(folder, name + ".png")
            await page.screenshot(path=path, animations="disabled")
            size = path.stat().st_size
            if size > LIMIT:
                sys.exit(f"{path} has {size} bytes, more than {LIMIT}")
            print(f"{path}: {size} bytes")


async def main(site, folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    async with running() as browser:
        with serving(site) as root:
            await take(browser, root, folder)


if len(sys.argv) != 3:
    sys.exit("usage: screenshots.py SITE FOLDER")
asyncio.run(main(*sys.argv[1:]))
