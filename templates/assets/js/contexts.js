// The selects in the header set the context every preview is drawn in, and the site's own
// appearance and contrast with it. A stage that fixes an axis keeps it.
"use strict";

{
  const preferences = window.catalogPreferences;
  const form = document.querySelector(".axes");
  const selects = [...(form?.querySelectorAll("select") ?? [])];
  const fixed = new Map();

  const note = (stages) => {
    for (const stage of stages) fixed.set(stage, new Set(stage.getAttributeNames()));
  };
  note(document.querySelectorAll("[data-system], [data-contexts]"));

  const apply = (axis, attribute, value, stages = fixed.keys()) => {
    if (axis === "appearance" || axis === "contrast") {
      preferences.apply(document.documentElement, attribute, value);
    }
    for (const stage of stages) {
      if (!fixed.get(stage).has(attribute)) preferences.apply(stage, attribute, value);
    }
  };

  window.catalogContexts = {
    // Draws everything in the context that a select shows, without keeping the choice.
    apply: ({ dataset, value }) => apply(dataset.axis, dataset.attribute, value),

    // What has just been drawn inside of an element gets the contexts of the page.
    refresh(element) {
      for (const stage of fixed.keys()) if (!stage.isConnected) fixed.delete(stage);
      const drawn = [...element.querySelectorAll("[data-system]")];
      if (!fixed.has(element)) drawn.push(element);
      note(drawn);
      for (const { dataset, value } of selects) {
        apply(dataset.axis, dataset.attribute, value, drawn);
      }
    },
  };

  for (const select of selects) {
    const { axis, attribute } = select.dataset;
    const chosen = preferences.chosen(axis);
    if (chosen && [...select.options].some((option) => option.value === chosen)) {
      select.value = chosen;
    }
    apply(axis, attribute, select.value);
    select.addEventListener("change", () => {
      preferences.set(axis, select.value);
      apply(axis, attribute, select.value);
    });
  }
}
