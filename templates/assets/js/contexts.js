// The selects in the header set the context every preview is drawn in, and the site's own
// appearance and contrast with it. A stage that fixes an axis keeps it.
"use strict";

{
  const preferences = window.catalogPreferences;
  const form = document.querySelector(".axes");
  const stages = [...document.querySelectorAll("[data-system]")];
  const fixed = new Map(stages.map((stage) => [stage, new Set(Object.keys(stage.dataset))]));

  const apply = (axis, value) => {
    if (axis === "appearance" || axis === "contrast") {
      preferences.apply(document.documentElement, axis, value);
    }
    for (const stage of stages) {
      if (!fixed.get(stage).has(axis)) preferences.apply(stage, axis, value);
    }
  };

  for (const select of form?.querySelectorAll("select") ?? []) {
    const axis = select.dataset.axis;
    const chosen = preferences.chosen(axis);
    if (chosen && [...select.options].some((option) => option.value === chosen)) {
      select.value = chosen;
    }
    apply(axis, select.value);
    select.addEventListener("change", () => {
      preferences.set(axis, select.value);
      apply(axis, select.value);
    });
  }
}
