// What a reader does inside of the preview: an action says that it was called, and a control that
// names a prop with data-prop sets it. Text, Swift, YAML and the address follow as they do for the
// controls beside the stage.
"use strict";

{
  const stage = window.catalogStage;
  const { words } = stage;
  const main = document.querySelector("#stage-preview > .stage");
  const isNode = ({ localName }) => localName === "ds-node";

  // The way from above the tree to the node that an event comes from.
  const wayOf = (path) =>
    path
      .filter(isNode)
      .map((host) => [...host.parentElement.children].filter(isNode).indexOf(host))
      .reverse();

  // MARK: Actions

  const calls = new Map();
  const isAction = (node) => ({ name }) =>
    stage.componentOf(node?.component)?.props.some(
      (prop) => prop.name === name && prop.kind === "action",
    );

  // That of the innermost node which has one.
  const call = (path) => {
    let node = { children: [stage.tree()] };
    let called;
    for (const index of wayOf(path)) {
      node = node?.children[index];
      called = node?.props.find(isAction(node)) ?? called;
    }
    if (!called) return;
    const count = (calls.get(called.text) ?? 0) + 1;
    calls.set(called.text, count);
    document.getElementById("stageCalled").textContent =
      words.called.replace("[count]", count).replace("[name]", () => called.text);
  };

  // MARK: Props

  // Only the component of the page has controls beside the stage.
  const propOf = (control, path) => {
    const { way } = stage.examples[stage.state.example];
    if (wayOf(path).join() !== [0, ...way].join()) return undefined;
    return stage.contract.props.find(({ name }) => name === control?.dataset?.prop);
  };

  const set = (path, prop, raw) => {
    const [control] = path;
    if (!stage.set(prop.name, raw)) return;
    stage.changed(/^(text|search|number|textarea)$/.test(control.type) ? control : undefined);
    // Where each value is drawn with controls of its own, the focus goes to those.
    if (control.checkVisibility()) return;
    const others = [...control.getRootNode().querySelectorAll(`[data-prop="${prop.name}"]`)];
    others.find((other) => other.checked && other.checkVisibility())?.focus();
  };

  main.addEventListener("input", (event) => {
    const path = event.composedPath();
    const [control] = path;
    const prop = propOf(control, path);
    if (prop) set(path, prop, control.type === "checkbox" ? String(control.checked) : control.value);
  });

  // A press of a summary opens nothing by itself: what is drawn then is open, or is not.
  stage.press = (path, event) => {
    call(path);
    const summary = path.find(({ localName }) => localName === "summary");
    const prop = propOf(summary?.parentElement, path);
    if (!prop) return;
    event?.preventDefault();
    set(path, prop, String(!summary.parentElement.open));
  };
  main.addEventListener("click", (event) => stage.press(event.composedPath(), event));
}
