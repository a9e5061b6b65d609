/// The script that previewed pages load. It is kept as text here so that it is part of the binary
/// and of no published site.
///
/// It sets styles through the CSS object model and text through `textContent`: the first is what
/// the pages' policy allows, the second keeps markup in a message from becoming part of the page.
/// It listens only while its page is visible, since a browser allows few connections to one host.
enum ReloadScript {
  static let path = "/_catalog/reload.js"

  static let source = #"""
    (function () {
      "use strict";

      const version = document.currentScript.dataset.version;
      const address = "/_catalog/events?version=" + encodeURIComponent(version);
      let events = null;
      let root = null;

      const style = `
        :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
        section, p.lost { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif;
          color-scheme: light dark; color: light-dark(#1b1b1f, #f4f4f6);
          background: light-dark(#ffffff, #1b1b1f); }
        section { max-block-size: 60vh; overflow: auto; padding: 1rem 1.25rem; border-radius: .5rem;
          border: .25rem solid light-dark(#b3261e, #ff8a80); box-sizing: border-box; }
        p.lost { inline-size: fit-content; padding: .25rem .75rem; border: 1px solid;
          border-radius: .25rem; }
        h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
        ul { margin: 0; padding-inline-start: 1.25rem; }
        li { margin-block-end: .75rem; overflow-wrap: anywhere; }
        li p { margin: 0; }
        code { font-family: ui-monospace, monospace; }
        button { float: inline-end; min-block-size: 2.75rem; min-inline-size: 2.75rem;
          font: inherit; padding: .25rem .75rem; margin-inline-start: 1rem; }
        :focus-visible { outline: .1875rem solid light-dark(#0b57d0, #a8c7fa);
          outline-offset: .125rem; }
      `;

      function element(name, text) {
        const made = document.createElement(name);
        if (text) { made.textContent = text; }
        return made;
      }

      // A shadow tree, so that the site's styles and these do not meet.
      function container() {
        if (root) { return root; }
        const host = element("div");
        root = host.attachShadow({ mode: "open" });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        root.adoptedStyleSheets = [sheet];
        document.body.append(host);
        return root;
      }

      function remove(selector) {
        const shown = root && root.querySelector(selector);
        if (shown) { shown.remove(); }
      }

      function place(problem) {
        return [problem.path, problem.line, problem.column]
          .filter(function (part) { return part !== undefined && part !== null; }).join(":");
      }

      function item(problem) {
        const entry = element("li");
        entry.append(element("p", problem.severity + ": " + problem.message));
        if (place(problem)) {
          const line = element("p");
          line.append(element("code", place(problem)));
          entry.append(line);
        }
        for (const note of problem.notes || []) {
          entry.append(element("p", typeof note === "string" ? note : note.message));
        }
        if (problem.suggestion) { entry.append(element("p", problem.suggestion)); }
        return entry;
      }

      function show(problems) {
        remove("section");
        if (problems.length === 0) { return; }
        const section = element("section");
        section.setAttribute("role", "alert");
        section.setAttribute("aria-label", "Problems in the content");
        // A long list scrolls, and what scrolls must be reachable by keyboard.
        section.tabIndex = 0;
        const close = element("button", "Close");
        close.type = "button";
        close.addEventListener("click", function () { section.remove(); });
        section.addEventListener("keydown", function (event) {
          if (event.key === "Escape") { section.remove(); }
        });
        const count = problems.length === 1 ? "1 problem" : problems.length + " problems";
        const list = element("ul");
        problems.forEach(function (problem) { list.append(item(problem)); });
        section.append(close, element("h2", count + " in the content"), list);
        container().append(section);
      }

      function showLost() {
        if (root && root.querySelector("p.lost")) { return; }
        const note = element("p", "The preview server does not answer");
        note.className = "lost";
        note.setAttribute("role", "status");
        container().prepend(note);
      }

      function listen() {
        if (events) { return; }
        events = new EventSource(address);
        events.addEventListener("open", function () { remove("p.lost"); });
        events.addEventListener("reload", function () { location.reload(); });
        events.addEventListener("diagnostics", function (event) {
          show(JSON.parse(event.data).diagnostics);
        });
        events.addEventListener("error", function () {
          showLost();
          // A browser that has given up is started again; one that tries by itself is left alone.
          if (events && events.readyState === EventSource.CLOSED) {
            rest();
            setTimeout(update, 1000);
          }
        });
      }

      function rest() {
        if (events) { events.close(); }
        events = null;
      }

      function update() {
        if (document.visibilityState === "visible") { listen(); } else { rest(); }
      }

      document.addEventListener("visibilitychange", update);
      window.addEventListener("pagehide", rest);
      window.addEventListener("pageshow", update);
      update();
    })();

    """#
}
