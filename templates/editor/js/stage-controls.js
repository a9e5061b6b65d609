// The switches beside the preview: its width, and the contexts of the system's tokens. A part of the
// drawing that fixes an axis keeps it.

const widths = [
  ["auto", "As wide as here"],
  ["320", "320 px"],
  ["390", "390 px"],
  ["768", "768 px"],
  ["1024", "1024 px"],
  ["1440", "1440 px"],
];

export class StageControls {
  constructor(form, frame) {
    this.form = form;
    this.frame = frame;
    this.axes = [];
    this.width = control("Width", widths);
    this.width.select.addEventListener("change", () => {
      frame.dataset.width = this.width.select.value;
    });
    form.replaceChildren(this.width.label);
  }

  // Offers the axes of a system; what was chosen holds where there is such a choice.
  offer(axes) {
    const chosen = new Map(this.axes.map(({ name, select }) => [name, select.value]));
    this.axes = axes.map(({ name, attribute, label, options }) => {
      const made = control(label, options.map((option) => [option.value, option.label]));
      const values = options.map((option) => option.value);
      const initial = options.find((option) => option.isDefault)?.value ?? values[0];
      made.select.value = values.includes(chosen.get(name)) ? chosen.get(name) : initial;
      made.select.addEventListener("change", () => this.apply());
      return { name, attribute, ...made };
    });
    this.form.replaceChildren(this.width.label, ...this.axes.map(({ label }) => label));
  }

  // Puts a drawing that has just been made, or is shown, in the chosen contexts.
  apply({ isNew = false } = {}) {
    const stages = [...this.frame.querySelectorAll("[data-system]")];
    if (isNew) this.fixed = new Map(stages.map((part) => [part, new Set(part.getAttributeNames())]));
    for (const { attribute, select } of this.axes) {
      for (const stage of stages) {
        if (this.fixed.get(stage)?.has(attribute)) continue;
        if (select.value === "auto") stage.removeAttribute(attribute);
        else stage.setAttribute(attribute, select.value);
      }
    }
  }
}

const control = (name, options) => {
  const label = document.createElement("label");
  label.className = "tool";
  const title = document.createElement("span");
  title.className = "tool-label";
  title.textContent = name;
  const select = document.createElement("select");
  select.append(...options.map(([value, text]) => new Option(text, value)));
  label.append(title, select);
  return { label, select };
};
