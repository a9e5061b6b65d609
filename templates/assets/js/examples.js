// Turns the parts of each example, Preview, Swift and Agent YAML, into tabs. Where the preview has
// room of its own, the stylesheet keeps it in sight and its tab away.
//
// Which code is shown is one choice for all examples: preferences.js sets it on the root before the
// page is drawn, so that nothing moves when this script runs. The words stand on the script's own
// element.
"use strict";

{
  const preferences = window.catalogPreferences;
  const root = document.documentElement;
  const words = document.currentScript.dataset;

  // Where there is a stage, the examples are pictures that it shows.
  const bodies = [...document.querySelectorAll(".example-body")].filter(
    (body) => !body.closest(".live ~ section .gallery"),
  );
  const examples = bodies.map((body) => {
    const list = body.querySelector(".example-tabs");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", words.forms);
    const tabs = [...body.querySelectorAll(":scope > [data-part]")].map((panel) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.id = `${panel.id}-tab`;
      tab.className = "example-tab";
      tab.dataset.form = panel.dataset.part;
      tab.textContent = words[panel.dataset.part];
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", panel.id);
      list.append(tab);
      return { tab, panel, part: panel.dataset.part };
    });
    return { body, tabs };
  });

  const shownCode = ({ body }) =>
    root.dataset.code === "auto" ? body.dataset.first : root.dataset.code;

  // The tabs that the stylesheet shows, and the one of them that is chosen.
  const read = (example) => {
    const visible = example.tabs.filter(({ tab }) => tab.checkVisibility());
    const isPreview =
      visible[0]?.part === "preview" && !example.body.classList.contains("shows-code");
    return { visible, chosen: isPreview ? "preview" : shownCode(example) };
  };

  const describe = (example, { visible, chosen }) => {
    for (const entry of example.tabs) {
      const { tab, panel, part } = entry;
      const isChosen = part === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (visible.includes(entry)) {
        panel.setAttribute("role", "tabpanel");
        panel.removeAttribute("aria-label");
        panel.setAttribute("aria-labelledby", tab.id);
      } else {
        panel.setAttribute("role", "group");
        panel.removeAttribute("aria-labelledby");
        panel.setAttribute("aria-label", words[part]);
      }
    }
  };

  // All sizes are asked for before anything is changed.
  const describeAll = () => {
    const states = examples.map(read);
    examples.forEach((example, index) => describe(example, states[index]));
  };

  // Examples above this one may change their height with it: the tab stays where it is.
  const choose = (example, part, anchor) => {
    const before = anchor.getBoundingClientRect().top;
    example.body.classList.toggle("shows-code", part !== "preview");
    if (part !== "preview") {
      root.dataset.code = part;
      preferences.set("code", part);
    }
    describeAll();
    const moved = anchor.getBoundingClientRect().top - before;
    scrollBy({ top: moved, behavior: "instant" });
  };

  const next = (key, index, count) => {
    switch (key) {
      case "ArrowRight":
        return (index + 1) % count;
      case "ArrowLeft":
        return (index + count - 1) % count;
      case "Home":
        return 0;
      case "End":
        return count - 1;
      default:
        return undefined;
    }
  };

  for (const example of examples) {
    for (const { tab, part } of example.tabs) {
      tab.addEventListener("click", () => choose(example, part, tab));
      tab.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const { visible } = read(example);
        const index = visible.findIndex((entry) => entry.tab === tab);
        const target = visible[next(event.key, index, visible.length)];
        if (!target) return;
        event.preventDefault();
        choose(example, target.part, target.tab);
        target.tab.focus();
      });
    }
  }

  // A link may lead to one form of an example: #example-error-yaml.
  const open = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    for (const example of examples) {
      const entry = example.tabs.find(({ panel }) => panel.id === id);
      if (!entry) continue;
      choose(example, entry.part, entry.tab);
      example.body.scrollIntoView();
    }
  };

  describeAll();
  open();
  addEventListener("hashchange", open);

  let isScheduled = false;
  addEventListener("resize", () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      describeAll();
    });
  });
}
