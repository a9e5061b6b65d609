// A button that copies what stands beside it: code blocks, and names marked with data-copy.
"use strict";

{
  const label = "Copy";

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
      setTimeout(() => (element.textContent = label), 1600);
    });
    return element;
  };

  for (const block of document.querySelectorAll("pre.code")) {
    const frame = document.createElement("div");
    frame.className = "copyable";
    block.replaceWith(frame);
    frame.append(block, button(block.textContent, "Copy code"));
  }
  for (const name of document.querySelectorAll("[data-copy]")) {
    name.after(button(name.textContent, "Copy " + name.textContent));
  }
}
