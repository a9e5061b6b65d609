// What a reader has changed of the tokens of a system holds on all of its pages. It is kept with the
// address of the system's files, which keeps systems and sites apart.
"use strict";

{
  const folder = new URL(".", document.currentScript.src).href;
  const outline = document.querySelector("#siteNavigation")?.dataset.outline;
  const key = outline && "catalog.tokens." + new URL(".", new URL(outline, location.href)).href;

  const made = (address) => {
    if (!address.endsWith(".css")) {
      return Object.assign(document.createElement("script"), { src: address });
    }
    return Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  };

  // Loads a script or a stylesheet once.
  const loaded = new Map();
  const load = (address) => {
    if (!loaded.has(address)) {
      loaded.set(
        address,
        new Promise((resolve, reject) => {
          const element = made(address);
          element.addEventListener("load", resolve);
          element.addEventListener("error", reject);
          document.head.append(element);
        }),
      );
    }
    return loaded.get(address);
  };

  // What shows that there are changes.
  const loadChanges = () =>
    Promise.all(["../css/token-changes.css", "token-changes.js"].map((name) => load(folder + name)));

  window.catalogChanges = { key, folder, load, loadChanges };
  try {
    if (key && sessionStorage.getItem(key)) loadChanges().catch(() => {});
  } catch {
    // A page from disk, or a reader who forbids storage: a change holds for its page.
  }
}
