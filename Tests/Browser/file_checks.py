"""Checks of a site's files: links, anchors, ids, languages, downloads, the security policy.

No browser is needed, so all pages are asked.
"""

import functools
import gzip
import json
import posixpath
import re
from urllib.parse import unquote, urlsplit

POLICY = "; ".join([
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
])
# What a page may load, as the first that a reader opens.
REQUESTS = 10
KILOBYTES = 60
# What each system's tokens are published as, besides JSON.
TOKEN_FILES = ["tokens.css", "Tokens.swift"]


def run(site, results):
    for page in site.pages.values():
        results.record(f"policy: {page.path}", policy_problems(page))
        results.record(f"structure: {page.path}", structure_problems(page))
        results.record(f"links: {page.path}", link_problems(page, site))
        results.record(f"weight: {page.path}", weight_problems(page, site))
        if page.kind == "tokens":
            results.record(f"downloads: {page.path}", download_problems(page, site))
    results.record("pages in two languages name each other", one_sided(site))
    for path in sorted(site.files):
        if path.endswith(".css"):
            text = (site.folder / path).read_text(encoding="utf-8")
            results.record(f"stylesheet: {path}", stylesheet_problems(path, text, site))
        elif re.search(r"assets/outline(-[a-z]+)?\.js$", path):
            results.record(f"outline: {path}", outline_problems(path, site))


def policy_problems(page):
    problems = [] if page.policy == POLICY else [f"the policy is '{page.policy}'"]
    return problems + [f"the policy refuses {found}" for found in page.unsafe]


def structure_problems(page):
    problems = [f"the id '{name}' is there twice" for name in page.repeated_ids]
    if not page.language:
        problems.append("the page names no language")
    if not page.title.strip():
        problems.append("the page has no title")
    if not page.kind:
        problems.append("the body does not say what kind of page it is")
    if page.heading_levels.count(1) != 1:
        problems.append(f"the page has {page.heading_levels.count(1)} headings of level 1")
    return problems + heading_problems(page.heading_levels)


def weight_problems(page, site):
    """The page with everything that it loads, as a server sends it."""
    targets = {page.path}
    for address in page.loads:
        path = urlsplit(address).path
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), unquote(path)))
        if target in site.files and not target.endswith((".html", ".md", ".xml")):
            targets.add(target)
    size = sum(sent_size(site.folder / target) for target in targets)
    problems = []
    if len(targets) > REQUESTS:
        problems.append(f"{len(targets)} files are loaded, not {REQUESTS} at most")
    if size > KILOBYTES * 1000:
        problems.append(f"{size / 1000:.1f} kB are loaded, not {KILOBYTES} at most")
    return problems


@functools.cache
def sent_size(file):
    return len(gzip.compress(file.read_bytes(), 6))


def heading_problems(levels):
    """Levels that are left out below the page's title; what stands before it is navigation."""
    levels = levels[levels.index(1):] if 1 in levels else []
    return [
        f"a heading of level {below} follows one of level {above}"
        for above, below in zip(levels, levels[1:]) if below > above + 1
    ]


def link_problems(page, site):
    problems = []
    for address in page.loads:
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            problems.append(f"loads from elsewhere: {address}")
        else:
            problems += target_problems(address, page, site)
    for address in page.links:
        parts = urlsplit(address)
        if not parts.scheme and not parts.netloc:
            problems += target_problems(address, page, site)
        elif parts.scheme not in ("http", "https", "mailto"):
            problems.append(f"a link of an unexpected kind: {address}")
    return sorted(set(problems))


def target_problems(address, page, site):
    """What is wrong with a relative address of a page."""
    parts = urlsplit(address)
    if parts.path.startswith("/"):
        return [f"{address} works only at the root of a server"]
    path = page.path
    if parts.path:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), unquote(parts.path)))
        if path.startswith(".."):
            return [f"{address} leaves the site"]
        if parts.path.endswith("/") or path == ".":
            return [f"{address} names a folder, which shows no page when opened from a disk"]
    if path not in site.files:
        return [f"{address} leads to no file"]
    fragment = unquote(parts.fragment)
    if fragment and path in site.pages and fragment not in site.pages[path].ids:
        return [f"{address} leads to no anchor"]
    return []


def stylesheet_problems(path, text, site):
    problems = []
    for address in re.findall(r"""url\(\s*["']?([^"')]+)""", text) + re.findall(
        r"""@import\s+["']([^"']+)""", text
    ):
        if address.startswith("data:"):
            continue
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
        if target not in site.files:
            problems.append(f"{address} leads to no file")
    return problems


def outline_problems(path, site):
    """The script with all pages leads to pages that are there, and says what they are called."""
    text = (site.folder / path).read_text(encoding="utf-8")
    sections = json.loads(text.removeprefix("catalogOutline = ").rstrip().removesuffix(";"))
    folder = posixpath.dirname(posixpath.dirname(path))
    problems = [] if sections else ["it holds no section"]
    for _, title, pages in sections:
        for name, address, *_ in pages:
            target = posixpath.normpath(posixpath.join(folder, unquote(urlsplit(address).path)))
            if not name or not title:
                problems.append(f"{address} has no title")
            if target not in site.pages:
                problems.append(f"{address} leads to no page")
    return problems


def download_problems(page, site):
    """The files for other tools are linked and there."""
    targets = [joined(page.path, address) for address in page.downloads]
    problems = [f"{target} is not there" for target in targets if target not in site.files]
    names = {target.rsplit("/", 1)[-1] for target in targets}
    problems += [f"{name} is not linked" for name in TOKEN_FILES if name not in names]
    if not any(name.endswith(".json") for name in names):
        problems.append("no JSON is linked")
    return problems


def one_sided(site):
    """The pages that another language leads to, and that do not lead back."""
    leads = {page.path: set(alternates(page)) for page in site.pages.values()}
    problems = []
    for path, pairs in leads.items():
        for language, target in pairs:
            if target not in site.pages or site.pages[target].language != language:
                problems.append(f"{path} says that {target} is in {language}")
            elif (site.pages[path].language, path) not in leads[target]:
                problems.append(f"{target} does not name {path}")
    return problems


def alternates(page):
    return [
        (language, joined(page.path, address))
        for language, address in page.alternates if "://" not in address
    ]


def joined(path, address):
    """The file that a relative address on a page leads to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(address)))
