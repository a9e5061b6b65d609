// The text below the field, line by line, with its colours and its marks. The field itself is
// transparent and lies over it, so that both scroll as one. Only lines that differ are made anew.
import { tokens } from "./yaml-tokens.js";

// Documents with more lines stay without colours: a hundred thousand elements make a page slow.
const colorLimit = 5000;

export class SourceLines {
  constructor(element) {
    this.element = element;
    this.lines = [];
  }

  show(text) {
    const lines = text.split("\n");
    const old = this.lines;
    const least = Math.min(lines.length, old.length);
    let head = 0;
    while (head < least && lines[head] === old[head]) head += 1;
    let tail = 0;
    while (tail < least - head && lines.at(-1 - tail) === old.at(-1 - tail)) tail += 1;

    const { children } = this.element;
    for (let count = old.length - tail - head; count > 0; count -= 1) children[head].remove();
    const isColored = lines.length <= colorLimit;
    const made = lines
      .slice(head, lines.length - tail)
      .map((line) => lineElement(line, isColored));
    const next = children[head] ?? null;
    for (const element of made) this.element.insertBefore(element, next);
    this.lines = lines;
  }

  // Marks lines by the gravest finding in them; a map from line numbers to severities.
  mark(severities) {
    for (const line of this.element.querySelectorAll(".has-error, .has-warning")) {
      line.classList.remove("has-error", "has-warning");
    }
    for (const [number, severity] of severities) {
      this.element.children[number - 1]?.classList.add(`has-${severity}`);
    }
  }

  // The part of a line between two indexes; null when there is no such line.
  range(number, start, end) {
    const line = this.element.children[number - 1];
    if (!line) return null;
    const range = document.createRange();
    range.selectNodeContents(line);
    let index = 0;
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const rest = node.data.length;
      if (start >= index && start <= index + rest) range.setStart(node, start - index);
      if (end >= index && end <= index + rest) range.setEnd(node, end - index);
      index += rest;
    }
    return range;
  }
}

const lineElement = (line, isColored) => {
  const element = document.createElement("span");
  element.className = "line";
  for (const [kind, text] of isColored ? tokens(line) : [[null, line]]) {
    if (kind === null) {
      element.append(text);
      continue;
    }
    const part = document.createElement("span");
    part.className = `tok-${kind}`;
    part.textContent = text;
    element.append(part);
  }
  return element;
};
