// Marks in the table of contents the section that is being read.
"use strict";

{
  const links = new Map(
    [...document.querySelectorAll(".contents a")].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const headings = [...links.keys()]
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null);

  const mark = () => {
    const limit = innerHeight / 4;
    let current = headings[0];
    for (const heading of headings) {
      if (heading.getBoundingClientRect().top < limit) current = heading;
    }
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
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
    mark();
  }
}
