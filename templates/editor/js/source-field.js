// The field a document is typed into: indentation by keys, changes that can be undone, and moves to
// a place. Tab indents; after Escape it moves the focus, as everywhere else (WCAG 2.1.2).

const step = "  ";

export class SourceField {
  constructor(field) {
    this.field = field;
    this.tabLeaves = false;
    field.addEventListener("keydown", (event) => this.press(event));
    field.addEventListener("blur", () => {
      this.tabLeaves = false;
    });
  }

  get text() {
    return this.field.value;
  }

  get caret() {
    return this.field.selectionStart;
  }

  // Replaces a part of the text as if it had been typed.
  replace(start, end, text) {
    const { field } = this;
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, end);
    // Deprecated, and the one way there is that keeps what can be undone.
    const isDone =
      text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
    if (isDone) return;
    field.setRangeText(text, start, end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  replaceAll(text) {
    if (text === this.text) return;
    this.replace(0, this.text.length, text);
    this.field.setSelectionRange(0, 0);
  }

  select(start, end) {
    this.field.focus({ preventScroll: true });
    this.field.setSelectionRange(start, end);
  }

  press(event) {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") {
      this.tabLeaves = true;
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Tab" && isPlain && !this.tabLeaves) {
      event.preventDefault();
      this.indent(event.shiftKey);
    } else if (event.key === "Enter" && isPlain && !event.shiftKey) {
      event.preventDefault();
      this.breakLine();
    }
    if (event.key !== "Shift" && event.key !== "Tab") this.tabLeaves = false;
  }

  // Moves the lines of the selection by a step; without a selection a step is put at the caret.
  indent(isOutward) {
    const { selectionStart, selectionEnd } = this.field;
    if (!isOutward && selectionStart === selectionEnd) {
      this.replace(selectionStart, selectionEnd, step);
      return;
    }
    const start = this.text.lastIndexOf("\n", selectionStart - 1) + 1;
    const lines = this.text.slice(start, selectionEnd).split("\n");
    const moved = lines.map((line) => {
      if (isOutward) return line.startsWith(step) ? line.slice(step.length) : line.trimStart();
      return line === "" ? line : step + line;
    });
    const first = moved[0].length - lines[0].length;
    const all = moved.join("\n");
    if (all === lines.join("\n")) return;
    this.replace(start, selectionEnd, all);
    const from = Math.max(start, selectionStart + first);
    this.field.setSelectionRange(selectionStart === selectionEnd ? from : start, start + all.length);
    if (selectionStart === selectionEnd) this.field.setSelectionRange(from, from);
  }

  // A new line begins below the last one, a step deeper below a key without a value.
  breakLine() {
    const { selectionStart, selectionEnd } = this.field;
    const start = this.text.lastIndexOf("\n", selectionStart - 1) + 1;
    const line = this.text.slice(start, selectionStart);
    const [lead] = line.match(/^ *(?:- +)*/);
    const isOpen = /^ *(?:- +)*[\w-]+:\s*$/.test(line);
    const indent = " ".repeat(lead.length) + (isOpen ? step : "");
    this.replace(selectionStart, selectionEnd, "\n" + indent);
  }
}
