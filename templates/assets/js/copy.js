// A button that copies what stands beside it: code blocks, and code marked with data-copy.
// data-copy-name says what a value is that is no name itself.
// Declarations of the API and what commands print are for reading and get none.
// The words stand on the script's own element; [name] in them is what is copied.
"use strict";

{
  const words = document.currentScript.dataset;
  const named = (name) => words.copyNamed.replace("[name]", () => name);
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");

  const button = (source, name) => {
    const element = document.createElement("button");
    element.type = "button";
    element.className = "copy-button";
    element.textContent = words.copy;
    element.setAttribute("aria-label", name);
    element.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(source.textContent);
        element.textContent = words.copied;
      } catch {
        element.textContent = words.denied;
      }
      status.textContent = element.textContent;
      setTimeout(() => {
        element.textContent = words.copy;
        status.textContent = "";
      }, 1600);
    });
    return element;
  };

  for (const block of document.querySelectorAll("pre.code:not(.output)")) {
    if (block.matches(":is(.symbol, .symbol-subject) > .code")) continue;
    const title = block.parentElement.querySelector(":scope > .code-label");
    if (title) {
      title.append(button(block, named(title.textContent)));
    } else {
      const frame = document.createElement("div");
      frame.className = "copyable";
      block.replaceWith(frame);
      frame.append(block, button(block, words.copyCode));
    }
  }
  // Names in closed tables of values, of which a page may have a thousand, get theirs when opened.
  const addButtons = (names) => {
    for (const name of names) {
      name.after(button(name, named(name.dataset.copyName ?? name.textContent)));
    }
  };
  const names = [...document.querySelectorAll("code[data-copy]")];
  addButtons(names.filter((name) => !name.closest(".token-contexts:not([open])")));
  for (const table of document.querySelectorAll(".token-contexts:not([open])")) {
    table.addEventListener(
      "toggle", () => addButtons(table.querySelectorAll("code[data-copy]")), { once: true });
  }
  document.body.append(status);
}
