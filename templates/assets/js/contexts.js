// The selects in the header set the context every preview is drawn in, and the site's own
// appearance and contrast with it. A stage that fixes an axis keeps it.
"use strict";

{
  const preferences = window.catalogPreferences;
  const form = document.querySelector(".axes");
  const stages = [...document.querySelectorAll("[data-system]")];
  const fixed = new Map(stages.map((stage) => [stage, new Set(stage.getAttributeNames())]));

  const apply = (axis, attribute, value) => {
    if (axis === "appearance" || axis === "contrast") {
      preferences.apply(document.documentElement, attribute, value);
    }
    for (const stage of stages) {
      if (!fixed.get(stage).has(attribute)) preferences.apply(stage, attribute, value);
    }
  };

  for (const select of form?.querySelectorAll("select") ?? []) {
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
