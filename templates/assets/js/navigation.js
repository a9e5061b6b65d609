// Scrolls the list of pages, and nothing else, so that the page being read is in sight.
"use strict";

{
  const navigation = document.querySelector("#navigation");
  const current = navigation?.querySelector('[aria-current="page"]');

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
}
