/// The script that previewed pages load. It is kept as text here so that it is part of the binary
/// and of no published site.
///
/// A change of the page loads it again, and puts back where the reader was; a change of stylesheets
/// alone puts new ones in the place of the old, also in the shadow trees that previews are drawn in.
///
/// It sets styles through the CSS object model and text through `textContent`: the first is what
/// the pages' policy allows, the second keeps markup in a message from becoming part of the page.
/// What is wrong is shown by the part that ``ReloadOverlay`` holds. The script listens only while its
/// page is visible, since a browser allows few connections to one host.
enum ReloadScript {
  static let path = "/_catalog/reload.js"

  static let source = variables + ReloadOverlay.source + page

  private static let variables = #"""
    (function () {
      "use strict";

      const page = location.pathname;
      const kept = "catalog.preview " + page;
      let version = document.currentScript.dataset.version;
      let sources = [];
      let problems = [];
      // Kinds of which not all are among the problems, and those of this page where it has more.
      let more = [];
      let own = [];
      let events = null;
      let root = null;

    """#

  private static let page = #"""
      function roots(from) {
        const found = [from];
        from.querySelectorAll("*").forEach(function (each) {
          if (each.shadowRoot) { found.push(...roots(each.shadowRoot)); }
        });
        return found;
      }

      // The next version of each stylesheet that is still loading, by the one that it replaces.
      const loading = new Map();

      // The old stylesheet stays until the new one has been loaded, so that nothing flashes.
      function replace(link) {
        if (loading.has(link)) { loading.get(link).remove(); }
        const next = link.cloneNode();
        const address = new URL(link.href);
        address.searchParams.set("version", version);
        next.href = address.href;
        next.addEventListener("load", function () { loading.delete(link); link.remove(); });
        next.addEventListener("error", function () { loading.delete(link); next.remove(); });
        loading.set(link, next);
        link.after(next);
      }

      function restyle(paths) {
        const coming = new Set(loading.values());
        for (const tree of roots(document)) {
          for (const link of tree.querySelectorAll("link[rel=stylesheet]")) {
            const address = new URL(link.href);
            const path = decodeURIComponent(address.pathname).slice(1);
            const isOurs = address.origin === location.origin && !coming.has(link);
            if (isOurs && paths.includes(path)) { replace(link); }
          }
        }
      }

      // Elements by names that are the same in the next version of the page: the nearest id and the
      // place among those of their kind below it.
      function named(selector) {
        const counts = {};
        const found = new Map();
        document.querySelectorAll(selector).forEach(function (each) {
          const owner = each.closest("[id]");
          const id = owner ? owner.id : "";
          counts[id] = (counts[id] || 0) + 1;
          found.set(id + " " + counts[id], each);
        });
        return found;
      }

      function states(selector, read) {
        return Array.from(named(selector), function (entry) { return [entry[0], read(entry[1])]; });
      }

      const fields = "input:not([type=file]):not([type=password]), select, textarea";
      const tabs = "[role=tab][aria-selected=true]";

      function keep() {
        const state = {
          x: scrollX, y: scrollY, focus: document.activeElement && document.activeElement.id,
          details: states("details", function (each) { return each.open; }),
          fields: states(fields, function (each) { return [each.value, each.checked]; }),
          tabs: Array.from(document.querySelectorAll(tabs), function (each) { return each.id; }),
          scrolled: states("[id]", function (each) { return each.scrollTop; })
            .filter(function (entry) { return entry[1] > 0; }),
        };
        try { sessionStorage.setItem(kept, JSON.stringify(state)); } catch { /* Not allowed. */ }
      }

      function taken() {
        try {
          const text = sessionStorage.getItem(kept);
          sessionStorage.removeItem(kept);
          return JSON.parse(text);
        } catch {
          return null;
        }
      }

      function each(selector, entries, restore) {
        const found = named(selector);
        for (const [name, value] of entries) {
          if (found.has(name)) { restore(found.get(name), value); }
        }
      }

      // Runs after the page's own scripts, which hear of every choice as if it were made now.
      function restore() {
        const state = taken();
        if (!state) { return; }
        each("details", state.details, function (element, open) { element.open = open; });
        each(fields, state.fields, function (field, [value, checked]) {
          if (field.value === value && field.checked === checked) { return; }
          field.value = value;
          if (checked !== undefined && checked !== null) { field.checked = checked; }
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new Event("change", { bubbles: true }));
        });
        for (const id of state.tabs) {
          const tab = id && document.getElementById(id);
          if (tab && tab.getAttribute("aria-selected") !== "true") { tab.click(); }
        }
        each("[id]", state.scrolled, function (element, top) { element.scrollTop = top; });
        const focused = state.focus && document.getElementById(state.focus);
        if (focused) { focused.focus({ preventScroll: true }); }
        scrollTo({ left: state.x, top: state.y, behavior: "instant" });
      }

      function listen() {
        if (events) { return; }
        events = new EventSource("/_catalog/events?page=" + encodeURIComponent(page)
          + "&version=" + encodeURIComponent(version));
        events.addEventListener("open", function () { remove("p.lost"); });
        events.addEventListener("reload", function () { keep(); location.reload(); });
        events.addEventListener("styles", function (event) {
          const change = JSON.parse(event.data);
          version = change.version;
          restyle(change.paths);
        });
        events.addEventListener("sources", function (event) { sources = JSON.parse(event.data); });
        events.addEventListener("diagnostics", function (event) {
          const found = JSON.parse(event.data);
          problems = found.diagnostics;
          more = found.more || [];
          own = [];
          show();
        });
        events.addEventListener("own", function (event) {
          own = JSON.parse(event.data).diagnostics;
          show();
        });
        events.addEventListener("error", function () {
          showLost();
          // A browser that has given up is started again; one that tries by itself is left alone.
          if (events && events.readyState === EventSource.CLOSED) {
            stop();
            setTimeout(update, 1000);
          }
        });
      }

      function stop() {
        if (events) { events.close(); }
        events = null;
      }

      function update() {
        if (document.visibilityState === "visible") { listen(); } else { stop(); }
      }

      document.addEventListener("visibilitychange", update);
      window.addEventListener("pagehide", stop);
      window.addEventListener("pageshow", update);
      restore();
      update();
    })();

    """#
}
