// The button in the header: one press shows the other of light and dark, the next what the reader's
// system asks for. A stage that fixes its appearance keeps it.
"use strict";

{
  const preferences = window.catalogPreferences;
  const button = document.querySelector(".appearance-button");
  const stages = document.querySelectorAll(
    "[data-system]:not([data-appearance]), [data-contexts]",
  );
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  const ofReader = () => (isDark.matches ? "dark" : "light");
  const opposite = (appearance) => (appearance === "dark" ? "light" : "dark");
  let choice = preferences.chosen("appearance");

  const shown = () => (choice === "light" || choice === "dark" ? choice : ofReader());

  const draw = (appearance) => {
    for (const element of [document.documentElement, ...stages]) {
      preferences.apply(element, "data-appearance", appearance);
    }
  };

  const apply = () => {
    draw(choice);
    button?.setAttribute("aria-label", button.dataset[opposite(shown())]);
  };

  button?.addEventListener("click", () => {
    const next = opposite(shown());
    choice = next === ofReader() ? "auto" : next;
    preferences.set("appearance", choice);
    apply();
  });
  isDark.addEventListener("change", apply);
  // Paper is light, and so is what is drawn on it.
  addEventListener("beforeprint", () => draw("light"));
  addEventListener("afterprint", () => draw(choice));
  apply();
}
