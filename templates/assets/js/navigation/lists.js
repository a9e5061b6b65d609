// The lists of pages that a reader asks the navigation for: those of a closed section, and those
// whose titles have some words. All titles of the system stand in one script, loaded once.
"use strict";

{
  const { load } = window.catalogLoading;
  const navigation = document.querySelector("#siteNavigation");
  const { outline, root, deprecated, nothing, more } = navigation.dataset;
  const longest = 200;

  // The sections; none when the script is not there.
  const loadOutline = async () => {
    await load(outline).catch(() => {});
    return (window.catalogOutline ?? []).map(([id, title, pages]) => ({ id, title, pages }));
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

  // Lists the pages of a section below its title, or takes the list away.
  const toggle = async (section, button) => {
    const found = (await loadOutline()).find(({ id }) => id === section.dataset.section);
    const list = section.querySelector("ul");
    if (list) {
      list.hidden = !list.hidden;
      button.setAttribute("aria-expanded", String(!list.hidden));
    } else if (found) {
      const list = document.createElement("ul");
      list.append(...found.pages.slice(0, longest).map((page) => item(page)));
      section.append(list);
      button.setAttribute("aria-expanded", "true");
    }
  };

  const field = navigation.querySelector("#pageFilter");
  const results = navigation.querySelector(".navigation-results");
  const lists = navigation.querySelector(".navigation-sections");
  const note = navigation.querySelector(".filter-note");

  const moreText = (count) => more.replace("[count]", String(count - longest));

  const show = (sections) => {
    const words = foldedText(field.value).split(/\s+/).filter(Boolean);
    if (words.length === 0) return;
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

  // Shows the pages that match the field in place of the sections.
  const filter = () => {
    const isEmpty = field.value.trim() === "";
    results.hidden = isEmpty;
    lists.hidden = !isEmpty;
    if (isEmpty) {
      results.replaceChildren();
      note.textContent = "";
    } else {
      loadOutline().then(show);
    }
  };

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

  window.catalogNavigation = { loadOutline, toggle, filter };
}
