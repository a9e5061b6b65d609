// The list of pages: scrolls to the page being read, opens other sections, and finds pages by their
// titles. All titles of the system stand in one script, which is loaded when it is first needed.
"use strict";

{
  const navigation = document.querySelector("#siteNavigation");
  const current = navigation?.querySelector('[aria-current="page"]');

  // Scrolls the list, and nothing else, so that the page being read is in sight.
  const reveal = () => {
    const list = navigation.getBoundingClientRect();
    const item = current.getBoundingClientRect();
    if (item.top >= list.top && item.bottom <= list.bottom) return;
    navigation.scrollTop += item.top - list.top - (list.height - item.height) / 2;
  };

  if (current) {
    reveal();
    // On a narrow screen the list has no size before it is opened.
    navigation.addEventListener("toggle", (event) => {
      if (event.newState === "open") reveal();
    });
  }

  if (navigation) connect(navigation);

  function connect(navigation) {
    const { outline, root, deprecated, nothing, more, show: showPages } = navigation.dataset;
    const longest = 200;
    let sections;

    // Calls back with the sections; with none when the script is not there.
    const load = (use) => {
      if (sections) return use(sections);
      const script = document.createElement("script");
      script.src = outline;
      const finish = () => {
        sections = (window.catalogOutline ?? []).map(([id, title, pages]) => ({ id, title, pages }));
        use(sections);
      };
      script.addEventListener("load", finish);
      script.addEventListener("error", finish);
      document.head.append(script);
    };

    const item = ([title, path, isDeprecated], section) => {
      const link = document.createElement("a");
      link.href = root + path;
      link.textContent = title;
      if (link.href === location.href.replace(/[?#].*$/, "")) {
        link.setAttribute("aria-current", "page");
      }
      if (isDeprecated) {
        const tag = document.createElement("span");
        tag.className = "tag tag-deprecated";
        tag.textContent = deprecated;
        link.append(" ", tag);
      }
      if (section) {
        const place = document.createElement("span");
        place.className = "navigation-place";
        place.textContent = section;
        link.append(place);
      }
      const item = document.createElement("li");
      item.append(link);
      return item;
    };

    // A closed section is a link to the page that lists it, and a button that lists it here.
    for (const section of navigation.querySelectorAll(".navigation-section.is-closed")) {
      const title = section.querySelector(".navigation-title");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "navigation-toggle";
      button.setAttribute("aria-expanded", "false");
      button.setAttribute("aria-label", showPages.replace("[title]", title.textContent));
      title.append(button);
      button.addEventListener("click", () => {
        const list = section.querySelector("ul");
        if (list) {
          list.hidden = !list.hidden;
          button.setAttribute("aria-expanded", String(!list.hidden));
          return;
        }
        load((sections) => {
          const found = sections.find(({ id }) => id === section.dataset.section);
          if (!found) return;
          const list = document.createElement("ul");
          list.append(...found.pages.slice(0, longest).map((page) => item(page)));
          section.append(list);
          button.setAttribute("aria-expanded", "true");
        });
      });
    }

    const field = navigation.querySelector("#pageFilter");
    const results = navigation.querySelector(".navigation-results");
    const lists = navigation.querySelector(".navigation-sections");
    const note = navigation.querySelector(".filter-note");

    const show = (sections) => {
      const words = foldedText(field.value).split(/\s+/).filter(Boolean);
      const found = [];
      let count = 0;
      for (const { title: section, pages } of sections) {
        for (const page of pages) {
          const text = foldedText(`${page[0]} ${section}`);
          if (!words.every((word) => text.includes(word))) continue;
          count += 1;
          if (found.length < longest) found.push(item(page, section));
        }
      }
      results.replaceChildren(...found);
      note.textContent = count === 0 ? nothing : count > longest ? moreText(count) : "";
    };

    const moreText = (count) => more.replace("[count]", String(count - longest));

    const filter = () => {
      const isEmpty = field.value.trim() === "";
      results.hidden = isEmpty;
      lists.hidden = !isEmpty;
      if (isEmpty) {
        results.replaceChildren();
        note.textContent = "";
      } else {
        load(show);
      }
    };

    field.addEventListener("input", filter);
    field.addEventListener("focus", () => load(() => {}), { once: true });
    if (field.value) filter();

    // Enter opens the first page that was found; the arrows go through the list.
    navigation.addEventListener("keydown", (event) => {
      const links = [...results.querySelectorAll("a")];
      if (results.hidden || links.length === 0) return;
      const position = links.indexOf(document.activeElement);
      if (event.key === "Enter" && event.target === field) {
        event.preventDefault();
        links[0].click();
      } else if (event.key === "ArrowDown" && position + 1 < links.length) {
        event.preventDefault();
        links[position + 1].focus();
      } else if (event.key === "ArrowUp" && position >= 0) {
        event.preventDefault();
        (links[position - 1] ?? field).focus();
      }
    });
  }
}
