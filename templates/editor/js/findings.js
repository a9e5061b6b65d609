// The list of what is wrong. Each finding leads to its place; F8 leads from one to the next.

// How many are listed; who has more begins with the first.
const limit = 200;

export class Findings {
  // goTo(line, column) moves the caret to a place.
  constructor(list, goTo) {
    this.list = list;
    this.goTo = goTo;
    this.shown = [];
    this.current = -1;
    list.addEventListener("click", (event) => {
      const place = event.target.closest("button");
      if (place) this.go([...list.querySelectorAll("button")].indexOf(place));
    });
  }

  show(findings) {
    // Equal findings keep their elements, and with them the focus.
    const text = JSON.stringify(findings);
    if (text === this.text) return;
    this.text = text;
    this.current = -1;
    this.shown = findings.slice(0, limit);
    this.list.replaceChildren(...this.shown.map(item));
    if (findings.length > limit) {
      this.list.append(element("li", "finding-more", `and ${findings.length - limit} more`));
    }
  }

  next(step) {
    const count = this.shown.length;
    if (count > 0) this.go((this.current + step + count + (this.current < 0 && step < 0)) % count);
  }

  go(index) {
    this.current = index;
    const { line, column } = this.shown[index];
    this.goTo(line ?? 1, column ?? 1);
  }
}

const element = (name, className, text) => {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
};

const item = ({ severity, message, line, column, notes, suggestion, example }) => {
  const entry = element("li", `finding finding-${severity}`);
  const button = element("button", "finding-place");
  button.type = "button";
  const place = line ? `Line ${line}, column ${column ?? 1}` : "Document";
  button.append(
    element("span", "finding-severity", severity),
    " ",
    element("span", "finding-message", message),
    " ",
    element("span", "finding-line", place),
  );
  entry.append(button);
  const texts = [...notes.map((note) => note.message), suggestion].filter(Boolean);
  entry.append(...texts.map((text) => element("p", "finding-note", text)));
  if (example) entry.append(element("pre", "finding-example", example));
  return entry;
};
