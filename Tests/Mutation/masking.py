"""Swift source with all that is not code blanked out, so that patterns find operators alone."""

import re

_OPENER = re.compile(r'#*"""|#*"')


def masked(text):
    """The text with comments, strings and regular expressions as spaces, at the same length."""
    result = list(text)
    position = 0
    while position < len(text):
        end = _end_of_token(text, position)
        if end > position:
            for index in range(position, end):
                if text[index] != "\n":
                    result[index] = " "
            position = end
        else:
            position += 1
    return "".join(result)


def _end_of_token(text, position):
    """Where a comment, string or regular expression at the position ends; itself if none starts."""
    if text.startswith("//", position):
        end = text.find("\n", position)
        return len(text) if end < 0 else end
    if text.startswith("/*", position):
        return _end_of_comment(text, position)
    if text[position] in '"#':
        opener = _OPENER.match(text, position)
        return _end_of_string(text, opener) if opener else position
    if text[position] == "/":
        return _end_of_regex(text, position)
    return position


def _end_of_comment(text, position):
    depth, position = 1, position + 2
    while position < len(text) and depth:
        pair = text[position:position + 2]
        depth += {"/*": 1, "*/": -1}.get(pair, 0)
        position += 2 if pair in ("/*", "*/") else 1
    return position


def _end_of_string(text, opener):
    hashes = opener[0].count("#")
    closer = opener[0][hashes:] + "#" * hashes
    escape = "\\" + "#" * hashes
    position = opener.end()
    while position < len(text):
        if text.startswith(closer, position):
            return position + len(closer)
        if text.startswith(escape + "(", position):
            position = _end_of_parentheses(text, position + len(escape))
        elif text.startswith(escape, position):
            position += len(escape) + 1
        else:
            position += 1
    return position


def _end_of_parentheses(text, position):
    """Behind the parenthesis that closes the one at the position."""
    depth = 0
    while position < len(text):
        end = _end_of_token(text, position)
        if end > position:
            position = end
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
        if depth == 0:
            break
    return position


def _end_of_regex(text, position):
    """A regular expression stands where a value does, and starts with no space."""
    before = text[:position].rstrip(" ")[-1:]
    if before not in "(=,:[{" or text[position + 1:position + 2] in (" ", "\n", ""):
        return position
    found = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/").match(text, position)
    return found.end() if found else position
