// The outcome of a document: its drawing and its code. They stay while the text has errors, marked as
// older than the text.
import { wireCopying } from "./copying.js";
import { Drawing } from "./drawing.js";
import { StageControls } from "./stage-controls.js";
import { wireTabs } from "./tabs.js";

export class Result {
  constructor(pane, announce) {
    this.age = pane.querySelector(".result-age");
    this.frame = pane.querySelector(".drawing");
    this.drawing = new Drawing(this.frame);
    this.controls = new StageControls(pane.querySelector(".stage-controls"), this.frame);
    this.code = {
      swift: codePanel(pane.querySelector("#panel-swift"), "Copy Swift", announce),
      yaml: codePanel(pane.querySelector("#panel-yaml"), "Copy YAML", announce),
    };
    wireTabs(pane.querySelector("[role=tablist]"));
  }

  // What the drawings of a system need; an older drawing is not one of this system.
  prepare({ axes, stylesheet }, { isOther }) {
    this.controls.offer(axes);
    this.drawing.forgetStyles();
    replaceTokens(stylesheet);
    if (isOther) this.clear();
  }

  clear() {
    this.drawing.forget();
    for (const panel of Object.values(this.code)) panel.show("", "");
    this.age.hidden = true;
  }

  // Shows a valid document, or that what is shown is older than the text.
  async show(answer) {
    if (!answer.valid) {
      this.age.hidden = this.frame.childElementCount === 0;
      return;
    }
    this.age.hidden = true;
    this.code.swift.show(answer.swift, answer.swiftMarkup);
    this.code.yaml.show(answer.yaml, answer.yamlMarkup);
    if (await this.drawing.show(answer.html)) this.controls.apply({ isNew: true });
  }
}

// A panel with code, as the server has coloured it, and a button that copies it.
const codePanel = (panel, label, announce) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tool-button";
  button.textContent = label;
  const frame = document.createElement("div");
  frame.className = "code-frame";
  panel.append(button, frame);
  let code = "";
  wireCopying(button, () => code, announce);
  return {
    show(text, markup) {
      if (text === code && frame.childElementCount > 0) return;
      code = text;
      button.disabled = text === "";
      frame.innerHTML = markup;
    },
  };
};

// The old stylesheet stays until the new one is there, so that the drawing keeps its colours.
const replaceTokens = (stylesheet) => {
  const old = document.querySelectorAll("link.tokens");
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.className = "tokens";
  link.href = `/${stylesheet}?${Date.now()}`;
  const leave = () => old.forEach((one) => one.remove());
  link.addEventListener("load", leave);
  link.addEventListener("error", leave);
  document.head.append(link);
};
