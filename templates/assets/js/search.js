// Opens the search with / and with Ctrl or ⌘ and K. What answers is loaded when it is first needed.
"use strict";

{
  const { folder, load } = window.catalogLoading;
  const dialog = document.querySelector("#siteSearch");
  const page = document.querySelector("#search-page");
  const loadEngine = () => load(folder + "search/engine.js");

  const fail = (panel) => () => {
    panel.querySelector(".search-note").textContent = panel.dataset.missing;
  };

  // The dialog.
  let view;

  const open = () => {
    if (!dialog || dialog.open) return;
    // Where the list of pages is open over a narrow page, it makes room.
    document.querySelector("#siteNavigation:popover-open")?.hidePopover();
    dialog.showModal();
    dialog.querySelector('input[type="search"]').select();
    loadEngine().then(() => {
      view ??= new window.catalogSearch.SearchView(dialog, { isGrouped: true, limit: 24 });
      view.ask();
    }, fail(dialog));
  };

  const focusPage = () => page.querySelector('input[type="search"]').select();

  if (dialog) {
    for (const link of document.querySelectorAll(".search-link")) {
      link.setAttribute("aria-haspopup", "dialog");
      link.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
      link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      });
    }
    dialog.querySelector(".search-close").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
      const isLink = event.target.closest("a[href]") && !event.metaKey && !event.ctrlKey;
      if (event.target === dialog || isLink) dialog.close();
    });
  }

  document.addEventListener("keydown", (event) => {
    // For a moment a field of a dialog that was closed still has the focus.
    const field = event.target.closest?.("input, select, textarea, [contenteditable]");
    const isTyping = field?.checkVisibility();
    const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if ((!isSlash && !isK) || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    if (page) focusPage();
    else open();
  });

  // No page sends a form, as its policy says: what was asked goes into the address of the results.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form.matches(".search-form, .start-search")) return;
    event.preventDefault();
    const address = new URL(form.getAttribute("action"), location.href);
    for (const [name, value] of new FormData(form)) {
      if (value) address.searchParams.set(name, String(value).slice(0, 256));
    }
    location.assign(address);
  });

  // The page of results, whose address has the question.
  if (page) {
    const given = new URLSearchParams(location.search);
    const field = page.querySelector('input[type="search"]');
    field.value = given.get("q") ?? "";
    const group = page.querySelector("[data-search-group]");
    group.value = [...group.options].some(({ value }) => value === given.get("kind"))
      ? given.get("kind")
      : "";
    const whenAsked = (view) => {
      const address = new URL(location.href);
      const values = { q: view.field.value, kind: view.group.value, system: view.system.value };
      for (const [name, value] of Object.entries(values)) {
        if (value) address.searchParams.set(name, value.slice(0, 256));
        else if (name !== "system" || view.system.options.length > 1) {
          address.searchParams.delete(name);
        }
      }
      try {
        history.replaceState(null, "", address);
      } catch {
        // Some browsers keep the addresses of pages from a disk as they are.
      }
    };
    loadEngine().then(() => {
      const options = { isPage: true, limit: 20, whenAsked, system: given.get("system") };
      const view = new window.catalogSearch.SearchView(page, options);
      view.ask();
      if (!field.value) field.focus();
    }, fail(page));
  }
}
