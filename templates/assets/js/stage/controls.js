// The controls beside the stage, the code below it, and the address, which all follow a change.
"use strict";

{
  const stage = window.catalogStage;
  const { words } = stage;
  const said = (text, values) => text.replace(/\[(\w+)\]/g, (_, name) => values[name]);
  const byId = (name) => document.getElementById(name);
  const codeOf = (form) => [form, document.querySelector(`#stage-${form} code`)];
  const codes = ["swift", "yaml"].map(codeOf);
  const controls = [...document.querySelectorAll(".control[data-prop]")].map((element) => ({
    element,
    prop: stage.contract.props.find(({ name }) => name === element.dataset.prop),
    inputs: [...element.querySelectorAll("input, select")],
  }));

  // MARK: What follows

  // What is being typed stays as it is: 1.0 does not become 1 under the reader's hands.
  const showControl = ({ prop, inputs }, typed) => {
    const value = stage.shown(prop);
    for (const input of inputs) {
      if (input.type === "radio") input.checked = input.value === value;
      else if (input.type === "checkbox") input.checked = value === "true";
      else if (input !== typed && input.value !== value) input.value = value;
      if (input.value === value) input.removeAttribute("aria-invalid");
    }
  };

  const children = byId("stageChildren");
  const list = children?.querySelector("ul");
  const showChildren = () => {
    const names = stage.children();
    const components = names.map((name) => stage.childNode(name).component);
    const shown = [...(list?.children ?? [])].map((item) => item.firstChild.data.trim());
    if (components.join() === shown.join()) return;
    list?.replaceChildren(
      ...components.map((component) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = "×";
        button.disabled = names.length === 1 && stage.contract.needsChildren;
        button.setAttribute("aria-label", said(words.remove, { name: component }));
        item.append(component, " ", button);
        return item;
      }),
    );
  };

  const show = (typed) => {
    const tree = stage.tree();
    stage.showPicture(tree);
    const own = stage.isAsExample() ? stage.examples[stage.state.example].swift : undefined;
    for (const [form, element] of codes) {
      const text = form === "swift" ? (own ?? stage.swift(tree)) : stage.yaml(tree);
      if (element.textContent !== text) stage.colour(element, text, form);
    }
    const label = byId("stageLabel");
    if (label) label.textContent = stage.label(stage.node());
    for (const control of controls) showControl(control, typed);
    showChildren();
    byId("stageReset").disabled = stage.isAsExample();
    stage.gallery.forEach((button, index) => {
      button.setAttribute("aria-pressed", String(index === stage.state.example));
    });
    byId("stage-yaml").dispatchEvent(new Event("agentyaml"));
  };

  // MARK: The address

  let lastChanged = null;
  let lastSearch = location.search;
  const addressOf = () => {
    const query = stage.query();
    // The anchor of an example would bring it back.
    const hash = stage.anchored().index < 0 ? location.hash : "";
    return location.pathname + (query && `?${query}`) + hash;
  };
  const record = (input) => {
    const isTyping = input !== undefined && input === lastChanged;
    lastChanged = input ?? null;
    try {
      history[isTyping ? "replaceState" : "pushState"](null, "", addressOf());
    } catch {
      // Some browsers give a page from disk no history: what is chosen holds until it is left.
    }
    lastSearch = location.search;
  };

  const tell = (names) => {
    const notice = byId("stageIgnored");
    notice.hidden = names.length === 0;
    const shortened = (name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
    const shown = names.slice(0, 8).map(shortened).join(", ");
    notice.textContent = said(words.ignored, { names: shown });
  };

  // A change by a control; `input` is one whose changes are one step back.
  stage.changed = (input) => {
    tell([]);
    record(input);
    show(input);
  };

  const open = () => {
    tell(stage.read());
    show();
    const { form } = stage.anchored();
    if (!form) return;
    byId(`stage-${form}-tab`)?.click();
    byId("stage").scrollIntoView();
  };

  // A link within the page leads to another part of it, and leaves the stage as it is.
  const isWithinPage = () =>
    location.search === lastSearch && location.hash !== "" && stage.anchored().index < 0;

  addEventListener("popstate", () => {
    if (isWithinPage()) return;
    lastSearch = location.search;
    lastChanged = null;
    stage.applyAxes();
    open();
  });

  // MARK: What a reader does

  for (const { prop, inputs } of controls) {
    for (const input of inputs) {
      input.addEventListener("input", () => {
        const raw = input.type === "checkbox" ? String(input.checked) : input.value;
        const isRight = !input.validity.badInput && stage.set(prop.name, raw);
        input.toggleAttribute("aria-invalid", !isRight);
        if (!isRight) input.setAttribute("aria-invalid", "true");
        else stage.changed(/^(text|number)$/.test(input.type) ? input : undefined);
      });
      // What is no value gives way to the one that is shown.
      input.addEventListener("blur", () => showControl({ prop, inputs }));
    }
  }
  list?.addEventListener("click", ({ target }) => {
    const index = [...list.querySelectorAll("button")].indexOf(target);
    if (index < 0) return;
    stage.setChildren(stage.children().toSpliced(index, 1));
    stage.changed();
    (list.querySelectorAll("button")[index] ?? children.querySelector("select")).focus();
  });
  children?.querySelector(".live-add button").addEventListener("click", () => {
    stage.setChildren([...stage.children(), children.querySelector("select").value]);
    stage.changed();
  });
  byId("stageReset").addEventListener("click", () => {
    stage.reset();
    stage.changed();
    byId("stage-preview").closest(".live").querySelector("input, select, button")?.focus();
  });
  byId("stageLink").addEventListener("click", async () => {
    // The address does not name what is kept from another page; a link has to.
    const link = new URL(addressOf(), location.href);
    const { appearance } = document.documentElement.dataset;
    if (appearance) link.searchParams.set("appearance", appearance);
    let answer = words.copied;
    try {
      await navigator.clipboard.writeText(link.href);
    } catch {
      answer = words.denied;
    }
    byId("stageCalled").textContent = answer;
  });

  open();
}
