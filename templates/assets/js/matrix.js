// Filters the matrix of contrast by the names of its tokens and by result, and judges its ratios for
// other sizes of text. The choice is kept in the address, so that a view can be linked to.
"use strict";

{
  const form = document.querySelector(".matrix-filter");
  const table = document.querySelector(".matrix");
  const note = form.querySelector(".filter-note");

  // What a ratio must reach for AA and for AAA.
  const thresholds = { normal: [4.5, 7], large: [3, 4.5], graphic: [3, Infinity] };

  const named = (header) => ({ element: header, name: header.dataset.name.toLowerCase() });
  const columns = [...table.tHead.rows[0].querySelectorAll("th")].map(named);
  const rows = [...table.tBodies[0].rows].map((row) => ({
    element: row,
    name: row.cells[0].dataset.name.toLowerCase(),
    cells: [...row.cells].slice(1).map((cell) => {
      const ratio = Number.parseFloat(cell.textContent);
      return { element: cell, ratio, word: cell.querySelector("b") };
    }),
  }));

  const judge = (ratio, [good, best], isText) => {
    if (ratio < good) return "fails";
    if (!isText) return "passes";
    return ratio < best ? "AA" : "AAA";
  };

  // Words are changed only when the size is: there may be tens of thousands of them.
  let size = "normal";
  const resize = (next) => {
    if (next === size) return;
    size = next;
    for (const row of rows) {
      for (const { element, ratio, word } of row.cells) {
        if (Number.isNaN(ratio)) continue;
        word.textContent = judge(ratio, thresholds[size], size !== "graphic");
        const isFailing = word.textContent === "fails";
        element.classList.toggle("f", isFailing);
        element.classList.toggle("p", !isFailing);
      }
    }
  };

  const matchers = {
    "": () => true,
    fails: ({ ratio }) => ratio < thresholds[size][0],
    passes: ({ ratio }) => ratio >= thresholds[size][0],
    AAA: ({ ratio }) => ratio >= thresholds[size][1],
    open: ({ ratio }) => Number.isNaN(ratio),
  };

  const matches = (name, text) =>
    text.toLowerCase().split(/\s+/).every((word) => name.includes(word));

  const filter = () => {
    resize(form.elements.size.value);
    const isWanted = matchers[form.elements.result.value];
    const inColumn = columns.map(({ name }) => matches(name, form.elements.background.value));
    const counts = columns.map(() => 0);
    let total = 0;
    for (const row of rows) {
      const isRow = matches(row.name, form.elements.text.value);
      let found = 0;
      row.cells.forEach((cell, index) => {
        cell.isIn = isRow && inColumn[index] && isWanted(cell);
        if (cell.isIn) {
          found += 1;
          counts[index] += 1;
        }
      });
      row.isIn = found > 0;
      total += found;
    }
    columns.forEach(({ element }, index) => {
      element.hidden = counts[index] === 0;
    });
    for (const row of rows) {
      row.element.hidden = !row.isIn;
      if (!row.isIn) continue;
      row.cells.forEach(({ element, isIn }, index) => {
        element.hidden = counts[index] === 0;
        element.classList.toggle("out", !isIn);
      });
    }
    const all = rows.length * columns.length;
    note.textContent = total === all ? `${all} pairs` : `${total} of ${all} pairs`;
  };

  // The address, and with it the other sheets, has what differs from the start.
  const keep = () => {
    const address = new URL(location.href);
    for (const field of form.elements) {
      if (field.value && field.value !== "normal") {
        address.searchParams.set(field.name, field.value);
      } else {
        address.searchParams.delete(field.name);
      }
    }
    for (const link of document.querySelectorAll(".matrix-sheets a")) {
      link.search = address.search;
    }
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // A browser may forbid it for a page from disk: the view cannot be linked then.
    }
  };

  const restore = () => {
    const chosen = new URLSearchParams(location.search);
    for (const field of form.elements) {
      const value = chosen.get(field.name);
      if (value === null) continue;
      if (field.options && ![...field.options].some((option) => option.value === value)) continue;
      field.value = value;
    }
  };

  const update = () => {
    filter();
    keep();
  };

  // On a narrow screen the list of sheets scrolls; the one that is open is in sight.
  const current = document.querySelector(".matrix-sheets [aria-current]");
  if (current) {
    const list = current.closest("ul");
    list.scrollTop = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }

  restore();
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  update();
}
