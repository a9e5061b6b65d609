// Buttons that copy, and say in their own words whether that was allowed.

const shownFor = 1600;

// text() gives what is copied, now or later; announce(message) tells those who do not see the button.
export const wireCopying = (button, text, announce) => {
  const label = button.textContent;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(await text());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed";
    }
    announce(button.textContent);
    setTimeout(() => {
      button.textContent = label;
    }, shownFor);
  });
};
