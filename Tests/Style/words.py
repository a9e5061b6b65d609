"""Looks for phrases of words.txt in the English texts, and says what to write instead.

Code does not count: fenced blocks and code spans of markdown are skipped, and of Swift only comments
are read. The reference pages are generated from elsewhere, pages of corrections may speak of
documents, and a section "Words" quotes what it advises against.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("words.txt")
TEXTS = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "templates/strings/en.yaml"]
KINDS = {".md", ".yaml", ".json", ".swift"}
# Phrases about documents, which a page of corrections is there to use.
OF_DOCUMENTS = {"source document", "the document says", "the document states"}


class Phrase(NamedTuple):
    text: str
    replacement: str
    pattern: re.Pattern


def phrases():
    """The phrases of the list, and the complaints about its lines."""
    found, complaints = [], []
    for number, line in enumerate(LIST.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        text, arrow, replacement = (part.strip() for part in line.partition(" -> "))
        if not (text and arrow and replacement):
            complaints.append(f"{LIST.name}:{number}: write 'phrase -> replacement'")
        elif any(text.lower() == phrase.text.lower() for phrase in found):
            complaints.append(f"{LIST.name}:{number}: '{text}' is there twice")
        else:
            words = re.escape(text).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
            found.append(Phrase(text, replacement, re.compile(rf"\b{words}\b", re.IGNORECASE)))
    return found, complaints


def texts():
    """The files that are read, in a fixed order."""
    content = sorted(
        path for path in (ROOT / "content").rglob("*")
        if path.suffix in KINDS and not path.name.startswith("reference-"))
    return [ROOT / name for name in TEXTS] + content


def prose(path):
    """The lines of a file that are text, each with its number."""
    fence, quotes = None, False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if path.suffix == ".md" and mark:
            if fence is None:
                fence = mark[1]
            elif line.strip().startswith(fence) and not line.strip().strip(fence[0]):
                fence = None
            continue
        if line.startswith("## ") and fence is None:
            quotes = line.strip() == "## Words"
        if fence is not None or quotes:
            continue
        if path.suffix == ".swift":
            line = line.partition("//")[2]
        yield number, re.sub(r"`[^`]*`", "`…`", line)


def findings(path, listed):
    """What is wrong in a file, one line for each place."""
    allowed = OF_DOCUMENTS if path.name == "corrections.md" else set()
    for number, line in prose(path):
        for phrase in listed:
            if phrase.text not in allowed and (match := phrase.pattern.search(line)):
                yield (f"{path.relative_to(ROOT)}:{number}: '{match[0]}'"
                       f" -> {phrase.replacement}")


def main():
    listed, complaints = phrases()
    complaints += [line for path in texts() for line in findings(path, listed)]
    if not complaints:
        return 0
    print("\n".join(complaints), file=sys.stderr)
    print("CONTRIBUTING.md says which words we use.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
