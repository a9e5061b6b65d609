// Filters the matrix of contrast by the names of its tokens and by result, and judges its ratios for
// other sizes of text. The choice is kept in the address, so that a view can be linked to.
//
// A matrix may have tens of thousands of cells. What is known of them is kept in flat lists, a cell
// is touched only when its state changes, and columns are hidden by a rule and not cell by cell. The
// words come from the page: from the tag of this script and from the note of the filter.
"use strict";

{
  const words = document.currentScript.dataset;
  const form = document.querySelector(".matrix-filter");
  const fields = [...form.elements].filter((field) => field.name);
  const { text, background, size, result } = form.elements;
  const note = form.querySelector(".filter-note");
  const all = note.textContent;
  const empty = document.querySelector(".matrix-empty");
  const view = document.querySelector(".matrix-view");
  const frame = view.querySelector(".matrix-frame");
  const table = view.querySelector(".matrix");
  // How long a reader who is typing is waited for, in milliseconds.
  const patience = 150;
  // How many cells are brought back in a frame, so that the page answers in between.
  const batch = 4000;

  const columnNames = [...table.tHead.rows[0].querySelectorAll("th")].map((header) =>
    header.dataset.name.toLowerCase(),
  );
  const rows = [...table.tBodies[0].rows];
  const rowNames = rows.map((row) => row.cells[0].dataset.name.toLowerCase());
  // Row by row, as everything that is said of all cells.
  const cells = rows.flatMap((row) => [...row.querySelectorAll("td")]);
  const ratios = Float64Array.from(cells, (cell) =>
    Number.parseFloat(cell.firstChild.data?.replace(words.decimal, ".")),
  );
  const isOut = new Uint8Array(cells.length);

  const columnRules = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, columnRules];

  // What a ratio must reach: what the system asks for, and AAA where there is one.
  const thresholds = (option) => ({
    required: Number(option.dataset.required),
    best: option.dataset.best ? Number(option.dataset.best) : Infinity,
    isText: option.dataset.best !== "",
  });
  const judge = (ratio, { required, best, isText }) => {
    if (ratio < required) return "fails";
    if (!isText) return "passes";
    return ratio < best ? "AA" : "AAA";
  };

  let judged = size.selectedOptions[0];
  const resize = () => {
    const next = size.selectedOptions[0];
    if (next === judged) return;
    const [before, after] = [judged, next].map(thresholds);
    judged = next;
    cells.forEach((cell, index) => {
      const ratio = ratios[index];
      if (Number.isNaN(ratio)) return;
      const level = judge(ratio, after);
      if (level === judge(ratio, before)) return;
      cell.querySelector("b").firstChild.data = words[level] ?? level;
      cell.classList.toggle("f", level === "fails");
      cell.classList.toggle("p", level !== "fails");
    });
    for (const rule of document.querySelectorAll(".matrix-rule")) {
      rule.hidden = rule.dataset.size !== next.value;
    }
  };

  const matcher = () => {
    const { required, best } = thresholds(judged);
    switch (result.value) {
      case "fails":
        return (ratio) => ratio < required;
      case "passes":
        return (ratio) => ratio >= required;
      case "AAA":
        return (ratio) => ratio >= Math.max(required, best);
      case "open":
        return (ratio) => Number.isNaN(ratio);
      default:
        return () => true;
    }
  };

  const matching = (names, field) => {
    const words = field.value.toLowerCase().split(/\s+/);
    return names.map((name) => words.every((word) => name.includes(word)));
  };

  // Says whether other columns than before are hidden.
  let columnRule = "";
  const hideColumns = (counts) => {
    const hidden = counts.flatMap((count, index) => (count === 0 ? [`.matrix .c${index}`] : []));
    const rule = hidden.length ? `${hidden.join()} { display: none; }` : "";
    if (rule === columnRule) return false;
    columnRule = rule;
    columnRules.replaceSync(rule);
    return true;
  };

  let revealing;
  const showRows = (counts, areColumnsNew) => {
    cancelAnimationFrame(revealing);
    const size = Math.ceil(batch / columnNames.length);
    const wanted = rows.filter((row, index) => counts[index] > 0);
    rows.forEach((row, index) => {
      if (counts[index] === 0) row.hidden = true;
    });
    if (areColumnsNew) {
      for (const row of wanted.slice(size)) row.hidden = true;
    }
    const waiting = wanted.filter((row) => row.hidden);
    const reveal = () => {
      for (const row of waiting.splice(0, size)) row.hidden = false;
      if (waiting.length) revealing = requestAnimationFrame(reveal);
    };
    reveal();
  };

  // A cell that is left out, in a row and a column that have others, keeps its place.
  const hideCells = (isWanted, rowCounts, columnCounts) => {
    for (let row = 0; row < rows.length; row += 1) {
      if (rowCounts[row] === 0) continue;
      for (let column = 0; column < columnNames.length; column += 1) {
        if (columnCounts[column] === 0) continue;
        const index = row * columnNames.length + column;
        const isLeftOut = isWanted(ratios[index]) ? 0 : 1;
        if (isOut[index] === isLeftOut) continue;
        isOut[index] = isLeftOut;
        cells[index].classList.toggle("out", isLeftOut === 1);
      }
    }
  };

  const filter = () => {
    const isWanted = matcher();
    const inRow = matching(rowNames, text);
    const inColumn = matching(columnNames, background);
    const rowCounts = rows.map(() => 0);
    const columnCounts = columnNames.map(() => 0);
    let total = 0;
    ratios.forEach((ratio, index) => {
      const column = index % columnNames.length;
      const row = (index - column) / columnNames.length;
      if (!inRow[row] || !inColumn[column] || !isWanted(ratio)) return;
      rowCounts[row] += 1;
      columnCounts[column] += 1;
      total += 1;
    });
    view.hidden = total === 0;
    empty.hidden = total > 0;
    if (total > 0) {
      hideCells(isWanted, rowCounts, columnCounts);
      showRows(rowCounts, hideColumns(columnCounts));
    }
    note.textContent =
      total === cells.length ? all : note.dataset.shown.replace("[shown]", total);
  };

  // The address, and with it the other sheets, has what differs from the start.
  const keep = () => {
    const address = new URL(location.href);
    for (const field of fields) {
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
    for (const field of fields) {
      const value = chosen.get(field.name);
      if (value === null) continue;
      if (field.options && ![...field.options].some((option) => option.value === value)) continue;
      field.value = value;
    }
  };

  // Whether there are columns beyond the edge, which the stylesheet shows by a shadow.
  const markEdge = () => {
    const rest = frame.scrollWidth - frame.clientWidth - Math.abs(frame.scrollLeft);
    view.classList.toggle("has-more", rest > 1);
  };

  let waiting;
  const update = () => {
    clearTimeout(waiting);
    resize();
    filter();
    markEdge();
    keep();
  };

  restore();
  update();
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(update, event.target.localName === "input" ? patience : 0);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    update();
  });
  form.addEventListener("reset", () => {
    // Fields have their values only after the event; the button is about to go.
    waiting = setTimeout(() => {
      update();
      text.focus();
    }, 0);
  });
  frame.addEventListener("scroll", markEdge, { passive: true });
  window.addEventListener("resize", markEdge);
}
