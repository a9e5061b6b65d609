// Search fields that hide what does not match: data-filter is a selector of what they filter.
"use strict";

for (const field of document.querySelectorAll("input[data-filter]")) {
  const items = [...document.querySelectorAll(field.dataset.filter)];
  const texts = items.map((item) => (item.dataset.name ?? item.textContent).toLowerCase());
  const groups = [...new Set(items.map((item) => item.closest("section:not([data-name])")))];

  const filter = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    items.forEach((item, index) => {
      item.hidden = !words.every((word) => texts[index].includes(word));
    });
    for (const group of groups) {
      if (group && !items.includes(group)) {
        group.hidden = !items.some((item) => group.contains(item) && !item.hidden);
      }
    }
  };

  field.addEventListener("input", filter);
  field.parentElement.hidden = false;
  if (field.value) filter();
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, select, textarea, [contenteditable]");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector("#page-filter");
  if (field?.checkVisibility()) {
    event.preventDefault();
    field.focus();
  }
});
