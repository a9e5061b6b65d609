// What a reader has changed of the tokens of a system holds on all of its pages. It is kept with the
// address of the system's files, which keeps systems and sites apart.
"use strict";

{
  const folder = new URL(".", document.currentScript.src).href;
  const outline = document.querySelector("#siteNavigation")?.dataset.outline;
  const key = outline && "catalog.tokens." + new URL(".", new URL(outline, location.href)).href;

  // Loads a script once.
  const loaded = new Map();
  const load = (address) => {
    if (!loaded.has(address)) {
      loaded.set(
        address,
        new Promise((resolve, reject) => {
          const script = document.createElement("script");
          script.addEventListener("load", resolve);
          script.addEventListener("error", reject);
          script.src = address;
          document.head.append(script);
        }),
      );
    }
    return loaded.get(address);
  };

  window.catalogChanges = { key, folder, load };
  try {
    if (key && sessionStorage.getItem(key)) load(folder + "token-changes.js").catch(() => {});
  } catch {
    // A page from disk, or a reader who forbids storage: a change holds for its page.
  }
}
