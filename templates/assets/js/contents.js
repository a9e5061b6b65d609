// Marks in the table of contents the section that is being read.
"use strict";

{
  const links = new Map(
    [...document.querySelectorAll(".contents li a")].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...links.keys()]
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null);

  const list = document.querySelector(".contents");
  let marked = null;

  // A long list follows the page; only the list is scrolled.
  const reveal = (link) => {
    const frame = list.getBoundingClientRect();
    const item = link.getBoundingClientRect();
    if (item.top >= frame.top && item.bottom <= frame.bottom) return;
    list.scrollTop += item.top - frame.top - (frame.height - item.height) / 2;
  };

  // Where the list is folded into a button, a link in it leads away from it.
  list?.addEventListener("click", (event) => {
    if (event.target.closest("a") && list.matches(":popover-open")) list.hidePopover();
  });

  // What the address names is being read while it is in the upper half, although another heading
  // stands beside it.
  const named = () => {
    const heading = document.querySelector(":target");
    if (!headings.includes(heading)) return undefined;
    const { top } = heading.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2 ? heading : undefined;
  };

  const passed = () => {
    const limit = innerHeight / 4;
    let current = headings[0];
    for (const heading of headings) {
      if (heading.getBoundingClientRect().top < limit) current = heading;
    }
    return current;
  };

  const mark = () => {
    const link = links.get((named() ?? passed()).id);
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    marked = link;
    reveal(link);
  };

  if (headings.length > 0) {
    let isScheduled = false;
    addEventListener(
      "scroll",
      () => {
        if (isScheduled) return;
        isScheduled = true;
        requestAnimationFrame(() => {
          isScheduled = false;
          mark();
        });
      },
      { passive: true },
    );
    addEventListener("hashchange", mark);
    mark();
  }
}
