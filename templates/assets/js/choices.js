// Choices that narrow a list: a container with data-choices, a selector of what is listed, gets a
// select for each of its data-choice-NAME attributes, with the values of data-NAME of the items.
"use strict";

for (const container of document.querySelectorAll("[data-choices]")) {
  const items = [...document.querySelectorAll(container.dataset.choices)];
  const selects = [];
  const values = (item, name) => item.dataset[name].split("|").filter(Boolean);

  const narrow = () => {
    for (const item of items) {
      const isOut = selects.some(
        ({ name, select }) => select.value && !values(item, name).includes(select.value),
      );
      item.toggleAttribute("data-out", isOut);
    }
  };

  for (const [key, label] of Object.entries(container.dataset)) {
    if (!key.startsWith("choice") || key === "choices") continue;
    const name = key.slice("choice".length).toLowerCase();
    const options = new Set(items.flatMap((item) => values(item, name)));
    if (options.size < 2) continue;
    const select = document.createElement("select");
    select.append(new Option(container.dataset.any, ""));
    for (const option of options) select.append(new Option(option, option));
    select.addEventListener("change", narrow);
    const field = document.createElement("label");
    field.className = "axis";
    field.append(label, select);
    container.append(field);
    selects.push({ name, select });
  }
}
