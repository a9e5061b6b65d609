// The list of pages: scrolls to the page being read. What opens other sections and finds pages by
// their titles is loaded when it is first needed.
"use strict";

{
  const { folder, load } = window.catalogLoading;
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
    const withLists = (use) =>
      load(folder + "navigation/lists.js").then(() => use(window.catalogNavigation), () => {});

    // A closed section is a link to the page that lists it, and a button that lists it here.
    for (const section of navigation.querySelectorAll(".navigation-section.is-closed")) {
      const title = section.querySelector(".navigation-title");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "navigation-toggle";
      button.setAttribute("aria-expanded", "false");
      button.setAttribute(
        "aria-label", navigation.dataset.show.replace("[title]", title.textContent));
      title.append(button);
      button.addEventListener("click", () => withLists(({ toggle }) => toggle(section, button)));
    }

    const field = navigation.querySelector("#pageFilter");
    const filter = () => withLists(({ filter }) => filter());
    field.addEventListener("input", filter);
    field.addEventListener("focus", () => withLists(({ loadOutline }) => loadOutline()), {
      once: true,
    });
    if (field.value) filter();
  }
}
