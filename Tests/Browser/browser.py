"""A browser for the checks: pages in contexts of their own, and what they complain about."""

import asyncio
import os
import shutil
import traceback
from contextlib import asynccontextmanager

from playwright.async_api import Error, async_playwright

# The shell, which draws pages and has no window, does so with less than half of the work.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
# Pages open at the same time: two for each core keeps both busy while pages wait for files.
PARALLEL = 2 * (os.cpu_count() or 2)


class Browser:
    """A running browser that opens a limited number of pages at a time."""

    def __init__(self, browser):
        self.browser = browser
        self.slots = asyncio.Semaphore(PARALLEL)

    @asynccontextmanager
    async def blank_page(self, width=1280, height=900, **context_options):
        """An empty page in a context of its own."""
        async with self.slots:
            context = await self.browser.new_context(
                viewport={"width": width, "height": height}, **context_options
            )
            try:
                yield await context.new_page()
            finally:
                await context.close()

    @asynccontextmanager
    async def page(self, address, **options):
        """A page opened at an address."""
        async with self.blank_page(**options) as page:
            await page.goto(address, wait_until="load")
            yield page


async def near_stage(page):
    """Comes near the stage of a component's page, whose script is loaded then."""
    await page.hover("#stage")
    await page.wait_for_function("() => window.catalogStage.read")


async def guarded(check, results, work):
    """Records what a check's work finds wrong; when the work ends early, why it did is what is wrong."""
    try:
        results.record(check, await work)
    except Error as error:
        results.record(check, [error.message.splitlines()[0]])
    # A mistake in one check shall not hide what the others find.
    except Exception as error:
        results.record(check, traceback.format_exception(error)[-2:])


def listen(page):
    """Collects what a page logs as an error or warning, throws, or fails to load."""
    complaints = []

    def console(message):
        if message.type in ("error", "warning"):
            complaints.append(f"console: {message.text}")

    def response(answer):
        if answer.status >= 400:
            complaints.append(f"{answer.status} for {answer.url}")

    def failure(request):
        # What is still under way when a page is left is given up, and missed by nobody.
        if request.failure != "net::ERR_ABORTED":
            complaints.append(f"{request.failure} for {request.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: complaints.append(f"thrown: {error}"))
    page.on("requestfailed", failure)
    page.on("response", response)
    return complaints


@asynccontextmanager
async def running():
    """The system's Chromium, or the one that Playwright installed."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield Browser(browser)
        finally:
            await browser.close()
