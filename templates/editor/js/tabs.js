// Tabs by the WAI-ARIA pattern: one of them is a stop of the Tab key, arrows lead to the others.

export const wireTabs = (list) => {
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const select = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
  };
  list.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) select(tab);
  });
  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(event.target);
    const targets = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    if (index < 0 || !Object.hasOwn(targets, event.key)) return;
    event.preventDefault();
    const tab = tabs.at(targets[event.key] % tabs.length);
    select(tab);
    tab.focus();
  });
};
