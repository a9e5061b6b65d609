/// The part of ``ReloadScript`` that shows what is wrong with the content, over the page: the findings
/// of the files that the page is made from first, then those elsewhere, and of a kind of which there
/// are many how many more there are.
///
/// It reads the variables of the script around it.
enum ReloadOverlay {
  static let source = #"""
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
        h3 { margin: .5rem 0; font-size: 1rem; }
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

      function list(title, found) {
        const part = document.createDocumentFragment();
        if (title) { part.append(element("h3", title)); }
        const items = element("ul");
        found.forEach(function (problem) { items.append(item(problem)); });
        part.append(items);
        return part;
      }

      function isHere(problem) { return sources.includes(problem.path); }

      // Of many problems of one kind the server sends the first ones, and counts the others.
      function rest() {
        const part = document.createDocumentFragment();
        for (const group of more) {
          const word = group.severity + (group.count === 1 ? "" : "s");
          const files = group.files === 1 ? "1 file" : group.files + " files";
          const line = group.count + " more " + word + " of this kind in " + files;
          part.append(element("p", line + " [" + group.id + "]"));
        }
        return part;
      }

      // Those of this page come first.
      function lists() {
        const here = own.length > 0 ? own : problems.filter(isHere);
        const others = problems.filter(function (problem) { return !isHere(problem); });
        if (here.length === 0) { return [list("", others), rest()]; }
        if (others.length === 0) { return [list("", here), rest()]; }
        return [list("On this page", here), list("Elsewhere", others), rest()];
      }

      function count() {
        const hidden = more.reduce(function (sum, group) { return sum + group.count; }, 0);
        const all = problems.length + hidden;
        return all === 1 ? "1 problem" : all + " problems";
      }

      function show() {
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
        section.append(close, element("h2", count() + " in the content"), ...lists());
        container().append(section);
      }

      function showLost() {
        if (root && root.querySelector("p.lost")) { return; }
        const note = element("p", "The preview server does not answer");
        note.className = "lost";
        note.setAttribute("role", "status");
        container().prepend(note);
      }

    """#
}
