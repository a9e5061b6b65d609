// Choices that narrow a list: data-choices is a selector of what is listed, and each select with
// data-choice="name" within leaves what has its value in data-name.
"use strict";

for (const container of document.querySelectorAll("[data-choices]")) {
  const items = [...document.querySelectorAll(container.dataset.choices)];
  const selects = [...container.querySelectorAll("select[data-choice]")];
  const hasValue = (item, select) =>
    item.dataset[select.dataset.choice].split("|").includes(select.value);

  const narrow = () => {
    for (const item of items) {
      const isOut = selects.some((select) => select.value && !hasValue(item, select));
      item.toggleAttribute("data-out", isOut);
    }
    // The filter beside the choices says when nothing is left.
    container.querySelector("input[data-filter]")?.dispatchEvent(new Event("input"));
  };

  container.addEventListener("change", narrow);
  // A browser that returns to the page keeps what was chosen.
  narrow();
}
