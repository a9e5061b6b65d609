// A field with its results: they appear as one types, the arrows go through them, Enter opens the
// first and, with Ctrl or ⌘, opens it in a new tab.
"use strict";

{
  const search = window.catalogSearch;
  const element = (name, className, ...content) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...content);
    return made;
  };

  // How long a key waits for the next one, in milliseconds: less than a reader notices.
  const pause = 12;

  class SearchView {
    // - Parameters: panel: the element with the form, the note and the results;
    //   options: isGrouped, limit, whenAsked.
    constructor(panel, options) {
      this.panel = panel;
      this.options = options;
      this.limit = options.limit;
      this.words = panel.dataset;
      this.form = panel.querySelector("form");
      this.field = panel.querySelector('input[type="search"]');
      this.group = panel.querySelector("[data-search-group]");
      this.system = panel.querySelector("[data-search-system]");
      this.note = panel.querySelector(".search-note");
      this.list = panel.querySelector(".search-results");
      this.asked = 0;
      this.groupNames = new Map(
        [...this.group.options].filter(({ value }) => value).map((option) => [
          option.value,
          option.textContent,
        ]),
      );
      this.connect();
      // The next question says what did not come.
      search.ranking().catch(() => {});
    }

    connect() {
      this.field.addEventListener("input", () => this.askSoon());
      for (const filter of [this.group, this.system]) {
        filter.addEventListener("change", () => this.ask());
      }
      this.panel.addEventListener("keydown", (event) => this.press(event));
      this.form.addEventListener("submit", (event) => this.submit(event));
      this.list.addEventListener("click", (event) => {
        if (event.target.closest("a[href]")) search.recent.add(this.field.value);
      });
    }

    get links() {
      return [...this.list.querySelectorAll("a.search-result, button.search-recent")];
    }

    // Enter opens the first result once it is there; before that search.js leads to the results.
    submit(event) {
      if (this.options.isPage) {
        event.preventDefault();
        search.recent.add(this.field.value);
        return;
      }
      const first = this.list.querySelector("a.search-result");
      if (!first || this.list.dataset.query !== this.field.value) return;
      event.preventDefault();
      first.click();
    }

    press(event) {
      const links = this.links;
      const position = links.indexOf(document.activeElement);
      const isField = event.target === this.field;
      if (event.isComposing) return;
      if (event.key === "ArrowDown" && (isField || position >= 0)) {
        event.preventDefault();
        links[position + 1]?.focus();
      } else if (event.key === "ArrowUp" && position >= 0) {
        event.preventDefault();
        (links[position - 1] ?? this.field).focus();
      } else if (event.key === "Enter" && isField && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        const first = this.list.querySelector("a.search-result");
        if (!first) return;
        search.recent.add(this.field.value);
        window.open(first.href, "_blank", "noopener");
      } else if (position >= 0 && event.key.length === 1 && !event.metaKey && !event.ctrlKey) {
        // Whoever types on wants to narrow the results.
        if (event.key !== " ") this.field.focus();
      }
    }

    // Keys that follow each other at once are answered together.
    askSoon() {
      clearTimeout(this.waiting);
      this.asked += 1;
      search.typing();
      this.waiting = setTimeout(() => this.ask(), pause);
    }

    // Answers what stands in the field. An answer that comes after the next question is dropped.
    async ask() {
      this.asked += 1;
      const number = this.asked;
      const text = this.field.value;
      this.options.whenAsked?.(this);
      try {
        const ranking = await search.ranking();
        this.fillSystems(ranking.head.systems);
        if (text.trim() === "") {
          if (number === this.asked) this.showRecent();
          return;
        }
        const query = {
          text,
          group: this.group.value,
          systems: this.system.value ? [this.system.value] : [],
          language: document.documentElement.lang,
          system: this.words.from,
        };
        const found = await ranking.results(query, this.limit);
        if (number === this.asked) this.show(found, text, ranking);
      } catch {
        if (number !== this.asked) return;
        this.list.replaceChildren();
        this.note.textContent = this.words.missing;
      }
    }

    fillSystems(systems) {
      if (this.system.options.length > 1) return;
      if (systems.length < 2) {
        this.system.closest("label").hidden = true;
        return;
      }
      this.system.append(...systems.map(([slug, name]) => new Option(name, slug)));
      if (this.options.system) this.system.value = this.options.system;
    }

    showRecent() {
      const texts = search.recent.all();
      this.note.textContent = "";
      this.list.dataset.query = "";
      this.list.replaceChildren();
      if (texts.length === 0) return;
      const clear = element("button", "search-clear", this.words.clear);
      clear.type = "button";
      clear.addEventListener("click", () => {
        search.recent.clear();
        this.showRecent();
        this.field.focus();
      });
      const items = texts.map((text) => {
        const button = element("button", "search-recent", text);
        button.type = "button";
        button.addEventListener("click", () => {
          this.field.value = text;
          this.field.focus();
          this.ask();
        });
        return element("li", "", button);
      });
      this.list.append(
        element("div", "search-head", element("h2", "search-group", this.words.recent), clear),
        element("ul", "", ...items),
      );
    }

    show({ results, hasMore }, text, ranking) {
      const isFound = search.marks.tester(ranking.words, text);
      const made = results.map((result) => [result, this.item(result, ranking.words, isFound)]);
      this.list.dataset.query = text;
      this.list.replaceChildren(...(this.options.isGrouped ? this.groups(made) : this.flat(made)));
      if (hasMore) this.list.append(this.more(text));
      const shown = text.length > 60 ? text.slice(0, 60) + "…" : text;
      this.note.textContent =
        results.length === 0
          ? this.words.none.replace("[query]", () => shown)
          : this.words.count.replace("[count]", String(results.length) + (hasMore ? "+" : ""));
    }

    // Where the rest of the results is: on the page of results, or after those that are shown.
    more(text) {
      if (!this.options.isPage) {
        const link = element("a", "search-more", this.words.all);
        const asked = { q: text.slice(0, 256), kind: this.group.value, system: this.system.value };
        const given = Object.entries(asked).filter(([, value]) => value);
        link.href = `${this.form.action}?${new URLSearchParams(given)}`;
        return link;
      }
      const button = element("button", "search-more", this.words.more);
      button.type = "button";
      button.addEventListener("click", async () => {
        const count = this.links.length;
        this.limit += this.options.limit;
        await this.ask();
        this.links[count]?.focus();
      });
      return button;
    }

    flat(made) {
      return [element("ol", "search-flat", ...made.map(([, item]) => item))];
    }

    groups(made) {
      const groups = new Map();
      for (const [result, item] of made) {
        groups.set(result.group, [...(groups.get(result.group) ?? []), item]);
      }
      return [...groups].map(([group, items], number) => {
        const id = `search-group-${number}`;
        const title = element("h2", "search-group", this.groupNames.get(group) ?? group);
        title.id = id;
        const section = element("section", "", title, element("ul", "", ...items));
        section.setAttribute("aria-labelledby", id);
        return section;
      });
    }

    // What a swatch is: the colour and, where one was asked for, how far from it the swatch is and
    // where the token has it.
    colorFacts({ color, near }) {
      if (!near) return [color];
      // A hundredth of OKLab is about what an eye can tell.
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      const away = (Math.sqrt(near.away) / 10).toLocaleString(document.documentElement.lang, digits);
      return [color, near.away === 0 ? this.words.same : `ΔE ${away}`, near.context];
    }

    item(result, words, isFound) {
      const { marked, excerpt } = search.marks;
      const link = element("a", "search-result");
      link.href = this.words.root + result.address;
      if (result.color) {
        const swatch = element("span", "search-swatch");
        swatch.style.backgroundColor = result.color;
        link.append(swatch);
      }
      const title = element("span", "search-title", ...marked(result.title, words, isFound));
      const place = [
        this.options.isGrouped ? "" : this.groupNames.get(result.group),
        result.place,
        this.system.options.length > 1 ? result.system[1] : "",
      ];
      const named = [...new Set(place.filter(Boolean))].join(" · ");
      const where = element("span", "search-place", named);
      link.append(title, where);
      const text = [...this.colorFacts(result), excerpt(result.text, words, isFound)]
        .filter(Boolean)
        .join(" · ");
      if (text) link.append(element("span", "search-text", ...marked(text, words, isFound)));
      if (result.language !== document.documentElement.lang) {
        title.lang = result.language;
        link.querySelector(".search-text")?.setAttribute("lang", result.language);
      }
      return element("li", "", link);
    }
  }

  search.SearchView = SearchView;
}
