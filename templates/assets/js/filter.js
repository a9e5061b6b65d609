// Search fields that hide what does not match: data-filter is a selector of what they filter. The
// words stand on the script's own element.
"use strict";

const filterWords = document.currentScript.dataset;

// Case and accents make no difference: "темный" finds "тёмный", "bezier" finds "Bézier".
const foldedText = (text) => text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "");

for (const field of document.querySelectorAll("input[data-filter]")) {
  const items = [...document.querySelectorAll(field.dataset.filter)];
  const texts = items.map((item) => foldedText(item.dataset.name ?? item.textContent));
  const isItem = new Set(items);
  const groups = [...document.querySelectorAll("section")].filter(
    (section) =>
      !isItem.has(section) &&
      !section.contains(field) &&
      items.some((item) => section.contains(item)),
  );

  // What choices.js leaves out counts as little as what does not match.
  const isShown = (item) => !item.hidden && !item.hasAttribute("data-out");
  const entryOf = (section) => {
    const id = CSS.escape(section.getAttribute("aria-labelledby") ?? "");
    return document.querySelector(`.contents a[href="#${id}"]`)?.closest("li");
  };
  const entries = groups.map(entryOf);

  const note = document.createElement("span");
  note.className = "filter-note";
  note.setAttribute("role", "status");
  field.after(note);

  const filter = () => {
    const words = foldedText(field.value).split(/\s+/).filter(Boolean);
    const hasValue = window.catalogValues?.finder(field.value);
    items.forEach((item, index) => {
      const isNamed = words.every((word) => texts[index].includes(word));
      item.hidden = !isNamed && !hasValue?.(item);
    });
    groups.forEach((group, index) => {
      group.hidden = !items.some((item) => isShown(item) && group.contains(item));
      if (entries[index]) entries[index].hidden = group.hidden;
    });
    note.textContent = items.some(isShown) ? "" : filterWords.nothing;
  };

  field.addEventListener("input", filter);
  if (field.value || !items.every(isShown)) filter();
}
