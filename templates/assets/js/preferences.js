// Runs before the page is drawn, so that a reader who chose dark never sees light flash by.
// Preferences are kept per axis: appearance, contrast, platform.
"use strict";

window.catalogPreferences = {
  get(axis) {
    try {
      return localStorage.getItem("catalog." + axis);
    } catch {
      return null;
    }
  },

  set(axis, value) {
    try {
      localStorage.setItem("catalog." + axis, value);
    } catch {
      // A page from disk, or a reader who forbids storage: the choice holds for this page.
    }
    this.amendAddress(axis, value);
  },

  // What the address says wins until the reader chooses again: a reload keeps the later choice.
  amendAddress(axis, value) {
    const address = new URL(location.href);
    if (!address.searchParams.has(axis)) return;
    address.searchParams.set(axis, value);
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // Some browsers refuse it to a page from disk.
    }
  },

  // An address can carry a choice, ?appearance=dark, which wins over what was kept.
  chosen(axis) {
    return new URLSearchParams(location.search).get(axis) ?? this.get(axis);
  },

  apply(element, attribute, value) {
    if (!value || value === "auto") {
      element.removeAttribute(attribute);
    } else {
      element.setAttribute(attribute, value);
    }
  },
};

for (const axis of ["appearance", "contrast"]) {
  const preferences = window.catalogPreferences;
  preferences.apply(document.documentElement, "data-" + axis, preferences.chosen(axis));
}

// Which code of an example is shown: the one that was chosen last, or "auto", the one that the
// example was written for.
{
  const code = window.catalogPreferences.chosen("code");
  document.documentElement.dataset.code = code === "swift" || code === "yaml" ? code : "auto";
}

// A stage that the address asks something of is not seen with its first example. Once the deferred
// scripts have run, or could not be loaded, the stage itself says whether it is still opening.
if (location.search !== "" || /^#example-/.test(location.hash)) {
  const root = document.documentElement;
  root.dataset.opening = "";
  addEventListener("DOMContentLoaded", () => delete root.dataset.opening);
}
