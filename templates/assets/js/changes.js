// What a reader has changed of the tokens of a system holds on all of its pages. It is kept with the
// address of the system's files, which keeps systems and sites apart.
"use strict";

{
  const { folder, load } = window.catalogLoading;
  const outline = document.querySelector("#siteNavigation")?.dataset.outline;
  const key = outline && "catalog.tokens." + new URL(".", new URL(outline, location.href)).href;

  // What shows that there are changes.
  const loadChanges = () =>
    Promise.all([
      load(folder + "../css/token-changes.css"),
      load(folder + "outdated.js").then(() => load(folder + "token-changes.js")),
    ]);

  window.catalogChanges = { key, loadChanges };
  try {
    if (key && sessionStorage.getItem(key)) loadChanges().catch(() => {});
  } catch {
    // A page from disk, or a reader who forbids storage: a change holds for its page.
  }
}
