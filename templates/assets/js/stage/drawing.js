// Draws a tree as the tool does, from the same templates: first as markup, in which every value is
// escaped, then as elements. What is on the page and stays the same is kept, so that nothing
// flashes.
"use strict";

{
  const { data, componentOf } = window.catalogStage;
  const references = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  const escaped = (text) => text.replace(/[&<>"']/g, (character) => references[character]);
  const attribute = (name, value) => ` ${name}="${escaped(value)}"`;

  // The value of a prop: the one given, else the default, else none.
  const given = (prop, node) => {
    const value = node.props.find(({ name }) => name === prop.name);
    if (prop.kind === "boolean") {
      return value?.kind === "b" ? value.text : String(prop.default === "true");
    }
    return value && value.kind !== "x" ? value.text : prop.default;
  };

  const fill = (pieces, values) =>
    pieces
      .map((piece) => {
        if (typeof piece === "string") return piece;
        const [name, sign, inner] = piece;
        const value = values.get(name);
        if (piece.length === 1) return escaped(value ?? "");
        return Boolean(value) === sign ? fill(inner, values) : "";
      })
      .join("");

  const attributes = (component, values) =>
    component.props
      .map(({ name, kind, slot }) => {
        const value = values.get(name);
        if (kind === "boolean") return value === "true" ? ` data-${slot}` : "";
        const isText = kind === "string" || kind === "action";
        return isText || value === undefined ? "" : attribute(`data-${slot}`, value);
      })
      .join("");

  // A node that changes the context of its tokens declares them anew.
  const contexts = (component, values, scope) => {
    const own = component.contexts
      .filter(([modifier, prop]) => data.contexts[modifier]?.includes(values.get(prop)))
      .map(([, prop, name]) => [name, values.get(prop)]);
    if (own.length === 0) return "";
    const inherited = scope.filter(([name]) => !own.some(([other]) => other === name));
    return [...inherited, ...own].map(([name, value]) => attribute(name, value)).join("");
  };

  const shadow = (component, node, values) => {
    const truths = new Map(values);
    for (const { name, kind } of component.props) {
      if (kind === "boolean") truths.set(name, values.get(name) === "true");
    }
    truths.set("hasChildren", node.children.length > 0);
    const link = (href) => `<link rel="stylesheet"${attribute("href", href)}>`;
    return component.styles.map(link).join("") + fill(component.template, truths);
  };

  const markup = (node, scope) => {
    const component = componentOf(node.component);
    if (!component?.template) {
      return `<span class="missing-component">${escaped(node.component)}</span>`;
    }
    const values = new Map(component.props.map((prop) => [prop.name, given(prop, node)]));
    const slots = component.props.filter(
      ({ name, kind }) => kind === "string" && values.get(name) !== undefined,
    );
    return [
      `<ds-node class="node"${attribute("data-component", node.component)}`,
      attributes(component, values),
      contexts(component, values, scope),
      `><template shadowrootmode="open">${shadow(component, node, values)}</template>`,
      ...slots.map(({ name, slot }) => `<span slot="${slot}">${escaped(values.get(name))}</span>`),
      ...node.children.map((child) => markup(child, scope)),
      "</ds-node>",
    ].join("");
  };

  // MARK: Elements

  const isShadow = (node) => node.nodeName === "TEMPLATE" && node.hasAttribute("shadowrootmode");

  // Declared shadow trees become real ones, as they do when a page loads.
  const grow = (node) => {
    for (const child of [...node.childNodes]) {
      if (isShadow(child)) {
        node.attachShadow({ mode: "open" }).append(child.content);
        grow(node.shadowRoot);
        child.remove();
      } else {
        grow(child);
      }
    }
    return node;
  };

  const isAlike = (old, node) =>
    old?.nodeName === node.nodeName &&
    old.getAttribute?.("data-component") === node.getAttribute?.("data-component");

  // A control that sets a prop shows what is drawn, whatever a reader has made of it.
  const showDrawn = (control) => {
    for (const option of control.options ?? []) option.selected = option.defaultSelected;
    if (/^(checkbox|radio)$/.test(control.type)) control.checked = control.defaultChecked;
    else if ("defaultValue" in control) control.value = control.defaultValue;
  };

  const update = (old, node) => {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.data !== node.data) old.data = node.data;
      return;
    }
    for (const name of old.getAttributeNames()) {
      if (!node.hasAttribute(name)) old.removeAttribute(name);
    }
    for (const { name, value } of node.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    const tree = [...node.children].find(isShadow);
    if (tree) replace(old.shadowRoot, tree.content);
    replace(old, node);
    if (old.dataset.prop) showDrawn(old);
  };

  // Gives a parent the children of another.
  const replace = (parent, other) => {
    let old = parent.firstChild;
    for (const node of other.childNodes) {
      if (isShadow(node)) continue;
      if (isAlike(old, node)) {
        update(old, node);
        old = old.nextSibling;
      } else {
        parent.insertBefore(grow(document.importNode(node, true)), old);
      }
    }
    while (old) {
      const next = old.nextSibling;
      old.remove();
      old = next;
    }
  };

  // Draws a tree on a stage; context holds the attributes that the stage fixes.
  window.catalogStage.draw = (stage, node, context = []) => {
    const scope = [["data-system", data.system], ...context];
    const page = new DOMParser().parseFromString(markup(node, scope), "text/html");
    replace(stage, page.body);
  };
}
