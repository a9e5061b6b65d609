// What a reader has chosen on the stage of a component: an example, values of props, children, and
// how the stage is seen. The address holds what differs from the first example.
"use strict";

{
  const { numbers, isNearAny } = window.catalogStage;
  const data = JSON.parse(document.getElementById("stageData").textContent);
  const componentOf = (name) =>
    Object.hasOwn(data.components, name) ? data.components[name] : undefined;
  const contract = componentOf(data.name);
  const limits = { text: 1000, children: 12 };

  const revived = ({ k, c, p, s, n }) => ({
    keyword: k,
    component: c,
    props: p.map(([name, kind, text, spelling]) => ({ name, kind, text, spelling })),
    semantics: s,
    children: n.map(revived),
  });
  // The way to the first node of the component in a tree: an example may stand in surroundings.
  const wayTo = (node) => {
    if (node.component === data.name) return [];
    for (const [index, child] of node.children.entries()) {
      const way = wayTo(child);
      if (way) return [index, ...way];
    }
    return undefined;
  };
  const examples = data.examples.map((example) => {
    const tree = revived(example.node);
    const way = wayTo(tree) ?? [];
    return { ...example, tree, way, node: way.reduce((node, index) => node.children[index], tree) };
  });
  const offers = new Map(data.offers.map((node) => [node.c, revived(node)]));

  const state = { example: 0, props: new Map(), children: null, view: new Map() };
  const base = () => examples[state.example].node;

  // Values by their kind: text, integer, number, boolean; nothing has the kind of a structure.
  const textual = (text) => ({ kind: "t", text, spelling: text });

  // As Swift prints a double that is no whole number.
  const decimal = (number) =>
    Math.abs(number) < 1e-4
      ? number.toExponential().replace(/e-(\d)$/, "e-0$1")
      : String(number);

  const shapes = { integer: /^-?\d{1,15}$/, number: /^-?\d{1,9}(\.\d{1,6})?$/ };
  const numeric = (prop, raw) => {
    const number = Number(raw) || 0;
    if (!shapes[prop.kind].test(raw) || !numbers.admits(prop, number)) return undefined;
    const spelling = String(number);
    return Number.isInteger(number)
      ? { kind: "i", text: spelling, spelling }
      : { kind: "n", text: decimal(number), spelling: number.toFixed(6).replace(/0+$/, "") };
  };

  const cut = (raw) => {
    const whole = raw.replace(/\p{Surrogate}/gu, "\uFFFD");
    return whole.length > limits.text ? [...whole].slice(0, limits.text).join("") : whole;
  };

  // A value by its spelling; null takes the prop away, undefined is no value of it.
  const valueOf = (prop, raw) => {
    if (raw === "" && !prop.required && prop.kind !== "boolean") return null;
    switch (prop.kind) {
      case "boolean":
        return /^(true|false)$/.test(raw) ? { kind: "b", text: raw, spelling: raw } : undefined;
      case "integer":
      case "number":
        return numeric(prop, raw);
      case "enum":
        return prop.values?.includes(raw) ? textual(raw) : undefined;
      case "token":
        return (prop.values ?? Object.keys(data.tokens)).includes(raw) ? textual(raw) : undefined;
      default:
        return textual(cut(raw));
    }
  };

  const isNumber = (text) => /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text);

  // Whether Swift code means the same without the value.
  const isDefault = (prop, value) => {
    if (value.kind === "x") return true;
    if (prop.required || prop.default === undefined) return false;
    const areNumbers =
      /^(integer|number)$/.test(prop.kind) && isNumber(prop.default) && isNumber(value.text);
    return areNumbers
      ? Number(prop.default) === Number(value.text)
      : value.text === prop.default;
  };

  const isMeantAnyway = (prop, value) =>
    value === null ||
    isDefault(prop, value) ||
    (prop.kind === "boolean" && prop.default === undefined && value.text === "false");

  const set = (name, raw) => {
    const prop = contract.props.find((prop) => prop.name === name);
    const value = prop && valueOf(prop, raw);
    if (value === undefined) return false;
    const given = base().props.find((prop) => prop.name === name);
    const isSame = given ? value?.text === given.text : isMeantAnyway(prop, value);
    if (isSame) state.props.delete(name);
    else state.props.set(name, value);
    return prop.kind !== "string" || value === null || value.text === raw;
  };

  // Sets a number to the nearest that its prop takes, and gives false: it is not the one given.
  const setNearest = (prop, raw) => {
    if (shapes[prop.kind]?.test(raw)) set(prop.name, String(numbers.nearest(prop, Number(raw))));
    return false;
  };

  // What a control shows: the value that is given, or the default, or nothing.
  const shown = (prop) => {
    const value = state.props.has(prop.name)
      ? state.props.get(prop.name)
      : base().props.find(({ name }) => name === prop.name);
    return value ? value.spelling : (prop.default ?? "");
  };

  // Children are named by their position in the example, or by the component that was added.
  const children = () => state.children ?? base().children.map((_, index) => String(index));
  const childNode = (name) => (/^\d+$/.test(name) ? base().children[name] : offers.get(name));
  const setChildren = (names) => {
    const known = names.filter(childNode).slice(0, limits.children);
    if (known.length === 0 && (names.length > 0 || contract.needsChildren)) return false;
    const isSame =
      known.length === base().children.length && known.every((name, index) => name === `${index}`);
    state.children = isSame ? null : known;
    return known.length === names.length;
  };

  // The node of the component, as it is on the stage.
  const node = () => {
    const { props } = base();
    const own = props.flatMap((prop) => {
      if (!state.props.has(prop.name)) return [prop];
      const value = state.props.get(prop.name);
      return value ? [{ name: prop.name, ...value }] : [];
    });
    for (const { name } of contract.props) {
      const value = state.props.get(name);
      if (value && !props.some((prop) => prop.name === name)) own.push({ name, ...value });
    }
    return { ...base(), props: own, children: children().map(childNode) };
  };

  // The whole tree around it.
  const tree = () => {
    const inside = (around, [index, ...way]) =>
      index === undefined
        ? node()
        : { ...around, children: around.children.with(index, inside(around.children[index], way)) };
    return inside(examples[state.example].tree, examples[state.example].way);
  };

  const isAsExample = () => state.props.size === 0 && state.children === null;
  const reset = (example = state.example) => {
    state.example = example;
    state.props.clear();
    state.children = null;
  };

  // MARK: The address

  const axes = new Map(
    [...document.querySelectorAll(".axes select[data-axis]")].map((select) => [
      select.dataset.axis,
      select,
    ]),
  );
  const has = (select, value) => [...select.options].some((option) => option.value === value);
  const views = [...document.querySelectorAll("[data-stage-view]")];
  const slug = (example) => example.anchor.replace(/^example-/, "");
  const others = new Set(["example", "children", "code", ...axes.keys()]);
  for (const select of views) others.add(select.dataset.stageView);
  // A prop whose name means something else in an address has a prefix there.
  const parameter = (prop) => (others.has(prop.name) ? `prop.${prop.name}` : prop.name);

  const known = ["appearance", ...others, ...contract.props.map(parameter)];

  const query = () => {
    const query = new URLSearchParams();
    if (state.example > 0) query.set("example", slug(examples[state.example]));
    for (const prop of contract.props) {
      if (state.props.has(prop.name)) {
        query.set(parameter(prop), state.props.get(prop.name)?.spelling ?? "");
      }
    }
    if (state.children) query.set("children", state.children.join("."));
    for (const [name, value] of state.view) query.set(name, value);
    const initial = (select) => [...select.options].find((option) => option.defaultSelected);
    for (const [name, select] of axes) {
      if (select.value !== initial(select)?.value) query.set(name, select.value);
    }
    return query.toString();
  };

  const setView = (name, value) => {
    const select = views.find((select) => select.dataset.stageView === name);
    const isWidth = name === "width" && /^\d{3,4}$/.test(value);
    if (!select || !(has(select, value) || isWidth)) return false;
    if (value === "") state.view.delete(name);
    else state.view.set(name, value);
    return true;
  };

  const readers = {
    example: () => true,
    code: () => true,
    children: (raw) => setChildren(raw === "" ? [] : raw.split(".")),
  };

  // The example that the anchor in an address is of, and the form of its code.
  const anchored = () => {
    let anchor = location.hash.slice(1);
    try {
      anchor = decodeURIComponent(anchor);
    } catch {
      // What is encoded wrongly is the anchor of nothing.
    }
    const [, start, form] = anchor.match(/^(.*?)(?:-(swift|yaml))?$/s);
    const index = examples.findIndex((example) => [anchor, start].includes(example.anchor));
    return { index, form: examples[index]?.anchor === anchor ? undefined : form };
  };

  // Puts the state of the address on the stage.
  //
  // Returns the names of the parameters with values that mean nothing, and of misspelt ones.
  const read = () => {
    const given = new URLSearchParams(location.search);
    const named = given.get("example");
    const found =
      named === null
        ? anchored().index
        : examples.findIndex((example) => slug(example) === named);
    reset(Math.max(0, found));
    state.view.clear();
    const isRead = (name, raw) => {
      if (name === "example") return found >= 0;
      if (Object.hasOwn(readers, name)) return readers[name](raw);
      if (axes.has(name)) return has(axes.get(name), raw);
      if (others.has(name)) return setView(name, raw);
      const prop = contract.props.find((prop) => parameter(prop) === name);
      if (prop) return set(prop.name, raw) || setNearest(prop, raw);
      // The page has one also where the system has no such axis.
      return name === "appearance" ? /^(auto|light|dark)$/.test(raw) : !isNearAny(name, known);
    };
    const ignored = [...given].filter(([name, raw]) => !isRead(name, raw));
    return [...new Set(ignored.map(([name]) => name))];
  };

  Object.assign(window.catalogStage, {
    data, contract, componentOf, examples, state, axes, node, tree, set, shown, children, childNode,
    setChildren, setView, isDefault, isNumber, isAsExample, reset, query, anchored, read,
  });
}
