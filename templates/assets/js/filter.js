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
    for (const group of groups) {
      group.hidden = !items.some((item) => !item.hidden && group.contains(item));
    }
    note.textContent = items.some((item) => !item.hidden) ? "" : filterWords.nothing;
  };

  field.addEventListener("input", filter);
  if (field.value) filter();
}
