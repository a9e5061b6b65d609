// What a page states of tokens that a reader has changed is what was published, while what stands
// beside it is drawn with the change: such values and ratios are struck out, their verdicts are
// hidden, and a tag says why. Loaded with the changes.
"use strict";

{
  const places = "tr, .token, .token-uses > li, .token-list > li, .token-overview > *";
  // Where only one context is shown, which the change may leave as it is.
  const inOneContext = ":is(.contrast-rows, .token-values) *";
  let tags = [];
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];

  const tag = (place, words) => {
    const made = document.createElement("span");
    made.className = "tag outdated-tag";
    made.lang = words.lang;
    made.textContent = words.edited;
    place.append(" ", made);
    tags.push(made);
  };
  const tagPlace = (place) =>
    place.querySelector(":scope > .token-header > .token-tags") ??
    [...place.querySelectorAll(":scope > td")].findLast((cell) => cell.querySelector(".verdict")) ??
    place.querySelector(":scope > td:has(> code)") ??
    (place.matches("tr") ? place.lastElementChild : place);

  // What is drawn otherwise than without a stylesheet, each by a text that says how it is drawn.
  const changed = (elements, sheet, drawn) => {
    const now = elements.map(drawn);
    sheet.disabled = true;
    const before = elements.map(drawn);
    sheet.disabled = false;
    return elements.filter((_, index) => now[index] !== before[index]);
  };
  const valueOf = (element) => getComputedStyle(element).getPropertyValue("--value");
  const headOf = (element) =>
    getComputedStyle(element).getPropertyValue("--f") + getComputedStyle(element, "::before").background;

  const clear = () => {
    for (const one of tags) one.remove();
    tags = [];
    for (const one of document.querySelectorAll(".is-outdated")) one.classList.remove("is-outdated");
  };

  const mark = (paths, sheet, words) => {
    const drawn = [...document.querySelectorAll("main [data-token]")].filter(({ dataset }) =>
      paths.has(dataset.token),
    );
    const fixed = drawn.filter((element) => element.matches(inOneContext));
    const same = new Set(fixed);
    for (const element of changed(fixed, sheet, valueOf)) same.delete(element);
    const found = new Set();
    for (const element of drawn) {
      const place = same.has(element) ? undefined : element.closest(places);
      if (place) found.add(place);
    }
    for (const place of found) {
      place.classList.add("is-outdated");
      if (words.edited) tag(tagPlace(place), words);
    }
    // The head of a table sums up its rows.
    const tables = [...found].map((place) => place.closest("details.contrast-table"));
    for (const table of new Set(tables.filter(Boolean))) {
      const head = table.querySelector("summary");
      head.classList.add("is-outdated");
      if (words.edited) tag(head.querySelector(".contrast-results"), words);
    }
    // A cell of the matrix depends on the heads of its row and its column.
    for (const head of changed([...document.querySelectorAll(".matrix th")], sheet, headOf)) {
      head.classList.add("is-outdated");
      if (words.edited) tag(head, words);
    }
  };

  // The rules for the cells of the matrix, which are too many to be touched one by one.
  const matrixRules = () =>
    [...document.querySelectorAll(".matrix thead .is-outdated")].map((head) => {
      const column = [...head.classList].find((name) => /^c\d+$/.test(name));
      return `.matrix tbody .${column} { text-decoration: line-through; b { display: none; } }`;
    });

  // Marks what a state of the changes makes outdated, which its stylesheet draws.
  window.catalogChanges.mark = ({ list, affected = list.map(({ path }) => path), words }, sheet) => {
    clear();
    if (list.length > 0) mark(new Set(affected), sheet, words);
    rules.replaceSync(matrixRules().join("\n"));
  };
}
