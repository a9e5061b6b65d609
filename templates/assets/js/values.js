// Values of tokens in any notation: #8e8e93 finds rgb(142 142 147), 0.5rem finds 8px, 0.15 s finds
// 150ms. What can be found stands on each item in data-values; the colours are read as in the search.
"use strict";

window.catalogSearch ??= {};
import "./search/colors.js";

{
  const { read } = window.catalogSearch.colors;
  const units = { px: 1, pt: 1, rem: 16, ms: 1, s: 1000 };

  // A colour, a length in pixels or a time in milliseconds; null for what is no value.
  const value = (text) => {
    const color = read(text);
    if (color) return { kind: "color", numbers: [...color.lab, color.alpha], margin: 3 };
    const plain = text.toLowerCase().trim().replace(/(\d),(?=\d)/g, "$1.");
    const [, digits, unit] = plain.match(/^(-?(?:\d+\.?\d*|\.\d+))\s*(px|pt|rem|ms|s)$/) ?? [];
    if (unit === undefined) return null;
    const kind = unit.endsWith("s") ? "time" : "length";
    return { kind, numbers: [Number(digits) * units[unit]], margin: 0.001 };
  };

  const isSame = (one, other) =>
    one.kind === other?.kind &&
    one.numbers.every((number, index) => Math.abs(number - other.numbers[index]) <= one.margin);

  const known = new WeakMap();
  const valuesOf = (item) => {
    if (!known.has(item)) known.set(item, (item.dataset.values ?? "").split("|").map(value));
    return known.get(item);
  };

  // Whether an item has the value that a question is; false for any other question.
  window.catalogValues = {
    finder(question) {
      const asked = value(question);
      return (item) => asked !== null && valuesOf(item).some((other) => isSame(asked, other));
    },
  };
}
