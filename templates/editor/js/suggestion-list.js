// Shows what can stand at the caret while a person types, as a list box whose choice the field names
// (WAI-ARIA, aria-activedescendant). Arrows choose, Enter and Tab take, Escape closes.
import { suggestionsAt } from "./suggestions.js";

// How many are listed; a person types another letter rather than read more.
const limit = 50;

export class SuggestionList {
  // place() gives the rectangle of the caret in the window.
  constructor(source, place) {
    this.source = source;
    this.place = place;
    this.vocabulary = null;
    this.found = null;
    this.element = document.createElement("ul");
    Object.assign(this.element, { id: "suggestions", className: "suggestions", hidden: true });
    this.element.setAttribute("role", "listbox");
    this.element.setAttribute("aria-label", "Suggestions");
    document.body.append(this.element);
    const { field } = source;
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.element.id);
    field.addEventListener("input", (event) => this.follow(event));
    // Before the field's own keys.
    field.addEventListener("keydown", (event) => this.press(event), { capture: true });
    field.addEventListener("blur", () => this.close());
    field.addEventListener("click", () => this.close());
    const follow = ({ target }) => {
      if (this.isOpen && target !== this.element) this.moveTo(this.place());
    };
    addEventListener("scroll", follow, { capture: true, passive: true });
    // The field keeps the focus while the list is used.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) this.take([...this.element.children].indexOf(item));
    });
  }

  get isOpen() {
    return this.found !== null;
  }

  // Typing opens the list; what comes by other ways does not.
  follow(event) {
    const isTyped = event.inputType === "insertText" && event.data?.length === 1;
    if (isTyped || (this.isOpen && event.inputType === "deleteContentBackward")) {
      this.open({ isAsked: false });
    } else {
      this.close();
    }
  }

  open({ isAsked }) {
    const { source, vocabulary } = this;
    if (!vocabulary || source.field.selectionStart !== source.field.selectionEnd) return;
    const found = suggestionsAt(source.text, source.caret, vocabulary);
    const typed = source.text.slice(found.start, found.end);
    const isDone = !isAsked && found.items[0]?.name === typed;
    const isBlank = typed === "" && /^[ -]*$/.test(source.text.slice(0, found.start).split("\n").at(-1));
    if (found.items.length === 0 || isDone || (isBlank && !isAsked)) {
      this.close();
      return;
    }
    this.found = { ...found, items: found.items.slice(0, limit) };
    this.element.replaceChildren(...this.found.items.map(option));
    this.element.hidden = false;
    this.choose(0);
    this.moveTo(this.place());
  }

  close() {
    if (!this.isOpen) return;
    this.found = null;
    this.element.hidden = true;
    this.source.field.removeAttribute("aria-activedescendant");
  }

  choose(index) {
    const items = [...this.element.children];
    this.index = (index + items.length) % items.length;
    items.forEach((item, number) => item.setAttribute("aria-selected", number === this.index));
    items[this.index].scrollIntoView({ block: "nearest" });
    this.source.field.setAttribute("aria-activedescendant", items[this.index].id);
  }

  take(index) {
    const { start, end, items } = this.found;
    this.close();
    this.source.replace(start, end, items[index].text);
    // Behind a key its values come next.
    this.open({ isAsked: false });
  }

  press(event) {
    const isAsking =
      (event.key === " " && event.ctrlKey) || (event.key === "ArrowDown" && event.altKey);
    if (isAsking) {
      event.preventDefault();
      this.open({ isAsked: true });
      return;
    }
    if (!this.isOpen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = {
      ArrowDown: () => this.choose(this.index + 1),
      ArrowUp: () => this.choose(this.index - 1),
      Enter: () => this.take(this.index),
      Tab: () => this.take(this.index),
      Escape: () => this.close(),
    };
    if (event.shiftKey || !Object.hasOwn(actions, event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    actions[event.key]();
  }

  // Below the caret, or above it where there is no room.
  moveTo(caret) {
    const { style } = this.element;
    const box = this.element.getBoundingClientRect();
    const isBelow = caret.bottom + box.height <= innerHeight || caret.top < box.height;
    style.insetInlineStart = `${Math.max(0, Math.min(caret.left, innerWidth - box.width - 8))}px`;
    style.insetBlockStart = `${isBelow ? caret.bottom : caret.top - box.height}px`;
  }
}

const option = ({ name, detail }, index) => {
  const item = document.createElement("li");
  item.id = `suggestion-${index}`;
  item.setAttribute("role", "option");
  const title = document.createElement("span");
  title.className = "suggestion-name";
  title.textContent = name;
  const note = document.createElement("span");
  note.className = "suggestion-detail";
  note.textContent = detail;
  item.append(title, " ", note);
  return item;
};
