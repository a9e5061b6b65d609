// A button that copies what stands beside it: code blocks, and names marked with data-copy.
// data-copy-name says what a value is that is no name itself.
// Declarations of the API and what commands print are for reading and get none.
"use strict";

{
  const label = "Copy";
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");

  const button = (text, name) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "copy-button";
    element.textContent = label;
    element.setAttribute("aria-label", name);
    element.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        element.textContent = "Copied";
      } catch {
        element.textContent = "Not allowed";
      }
      status.textContent = element.textContent;
      setTimeout(() => {
        element.textContent = label;
        status.textContent = "";
      }, 1600);
    });
    return element;
  };

  for (const block of document.querySelectorAll("pre.code:not(.output)")) {
    if (block.matches(":is(.symbol, .symbol-subject) > .code")) continue;
    const text = block.textContent;
    const title = block.parentElement.querySelector(":scope > .code-label");
    if (title) {
      title.append(button(text, `Copy ${title.textContent}`));
    } else {
      const frame = document.createElement("div");
      frame.className = "copyable";
      block.replaceWith(frame);
      frame.append(block, button(text, "Copy code"));
    }
  }
  for (const name of document.querySelectorAll("[data-copy]")) {
    name.after(button(name.textContent, `Copy ${name.dataset.copyName ?? name.textContent}`));
  }
  document.body.append(status);
}
