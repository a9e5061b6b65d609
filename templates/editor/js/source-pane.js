// The text with its colours, its marks and its suggestions.
import { Findings } from "./findings.js";
import { indexOfColumn, startOfLine, wordAt } from "./places.js";
import { SourceField } from "./source-field.js";
import { SourceLines } from "./source-lines.js";
import { SuggestionList } from "./suggestion-list.js";

export class SourcePane {
  // onChange() is called after every change of the text, by whatever way.
  constructor(pane, onChange) {
    this.source = new SourceField(pane.querySelector("textarea"));
    this.lines = new SourceLines(pane.querySelector(".source-lines"));
    this.frame = pane.querySelector(".source");
    this.findings = new Findings(pane.querySelector(".findings-list"), (line, column) =>
      this.goTo(line, column),
    );
    // Before the suggestions hear of a change, whose place is told from the lines.
    this.source.field.addEventListener("input", () => {
      this.lines.show(this.source.text);
      onChange();
    });
    this.suggestions = new SuggestionList(this.source, () => this.caretBox());
    pane.addEventListener("keydown", (event) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      this.findings.next(event.shiftKey ? -1 : 1);
    });
    this.lines.show(this.source.text);
  }

  get text() {
    return this.source.text;
  }

  // Replaces the text; what was there can be brought back by undoing.
  set text(text) {
    this.source.replaceAll(text);
  }

  // Sets the first text, which there is nothing to undo before.
  begin(text) {
    this.source.field.value = text;
    // The field has other line breaks than the text may have had.
    this.lines.show(this.source.text);
  }

  show(findings) {
    this.findings.show(findings);
    const severities = new Map();
    for (const { severity, line } of findings) {
      if (line && (severity === "error" || !severities.has(line))) severities.set(line, severity);
    }
    this.lines.mark(severities);
    this.underline(findings);
  }

  // Underlines the words that findings are about, where a browser can do so without more elements.
  underline(findings) {
    if (!("highlights" in CSS)) return;
    for (const severity of ["error", "warning"]) {
      const ranges = findings
        .filter((finding) => finding.severity === severity && finding.line)
        .slice(0, 200)
        .map(({ line, column }) => {
          const { start, end } = wordAt(this.lines.lines[line - 1] ?? "", column ?? 1);
          return this.lines.range(line, start, end);
        });
      CSS.highlights.set(severity, new Highlight(...ranges.filter(Boolean)));
    }
  }

  goTo(line, column) {
    const text = this.lines.lines[line - 1] ?? "";
    const start = startOfLine(this.lines.lines, line);
    const word = wordAt(text, column);
    const end = Math.min(word.end, text.length);
    this.source.select(start + Math.min(word.start, end), start + end);
    this.reveal(this.lines.range(line, word.start, end)?.getBoundingClientRect());
  }

  // Scrolls so that a place in the text is in sight.
  reveal(box) {
    if (!box) return;
    this.source.field.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    const frame = this.frame.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom) {
      this.frame.scrollTop += box.top - frame.top - frame.height / 2;
    }
    if (box.left < frame.left || box.right > frame.right) {
      this.frame.scrollLeft += box.left - frame.left - frame.width / 2;
    }
  }

  caretBox() {
    const before = this.text.slice(0, this.source.caret).split("\n");
    const column = before.at(-1).length;
    const range = this.lines.range(before.length, column, column);
    const box = range?.getBoundingClientRect();
    // An empty line has no text to measure.
    return box?.height ? box : this.lines.element.children[before.length - 1].getBoundingClientRect();
  }
}
