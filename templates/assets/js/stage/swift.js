// Writes a tree as SwiftUI code, letter for letter as the tool does.
"use strict";

{
  const { data, componentOf, isDefault, isNumber } = window.catalogStage;
  const tokens = new Map(Object.entries(data.tokens));
  const width = 80;
  const indentation = "    ";
  const indented = (lines) => lines.map((line) => indentation + line);
  const segmenter = new Intl.Segmenter();
  const characters = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const length = (text) => (/^[ -~]*$/.test(text) ? text.length : characters(text).length);

  // MARK: Values

  const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const unseen =
    /[\\\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
  const escaped = (text) =>
    text.replace(
      unseen,
      (found) => escapes[found] ?? `\\u{${found.codePointAt(0).toString(16).toUpperCase()}}`,
    );
  const literal = (text) => `"${escaped(text).replace(/"/g, '\\"')}"`;

  const first = /^(?:_|(?=\p{XIDS})\p{IDS})/u;
  const nameShape = /^(?:_|(?=\p{XIDS})\p{IDS})(?:_|(?=\p{XIDC})\p{IDC})*$/u;
  const words = /(?:(?!_)(?=\p{XIDC})\p{IDC})+/gu;

  // Words joined with capitals.
  const joined = (text) => {
    const found = text.match(words);
    if (!found) return "action";
    const name = found
      .map((word, index) => {
        const [initial, ...rest] = characters(word);
        return (index ? initial.toUpperCase() : initial.toLowerCase()) + rest.join("");
      })
      .join("");
    return first.test(name) ? name : `_${name}`;
  };

  const member = (text) => {
    const name = nameShape.test(text) && text !== "_" ? text : joined(text);
    return /^(init|self|Type|Protocol)$/.test(name) ? `\`${name}\`` : name;
  };

  const reserved = new Set(
    (
      "Any Protocol Self Type as associatedtype await break case catch class continue default " +
      "defer deinit do else enum extension fallthrough false fileprivate for func guard if import " +
      "in init inout internal is let nil operator precedencegroup private protocol public repeat " +
      "rethrows return self static struct subscript super switch throw throws true try typealias " +
      "var where while"
    ).split(" "),
  );
  const functionCall = (text) => {
    const name = joined(text);
    return `${reserved.has(name) ? `\`${name}\`` : name}()`;
  };

  const number = ({ kind, text }) =>
    kind !== "x" && (kind !== "t" || /^(true|false)$/.test(text) || isNumber(text))
      ? text
      : literal(text);

  const expression = (value, prop) =>
    prop.wrapper ? `.${prop.wrapper}(${bare(value, prop)})` : bare(value, prop);

  // Without the member that wraps it.
  const bare = (value, prop) => {
    switch (prop.kind) {
      case "string":
        return literal(value.text);
      case "enum":
        return prop.quoted ? literal(value.text) : `.${member(value.text)}`;
      case "token":
        return tokens.get(value.text) ?? literal(value.text);
      case "action":
        return `{ ${functionCall(value.text)} }`;
      case "integer":
        return value.kind === "n" && Number.isInteger(Number(value.text))
          ? String(Number(value.text))
          : number(value);
      default:
        return number(value);
    }
  };

  // MARK: Calls

  const given = (node, name) => node.props.find((prop) => prop.name === name);

  // The action that is written as a trailing closure.
  const trailing = ({ props, swift, takesChildren }) => {
    const last = props.at(-1);
    const isClosure = !takesChildren || swift.closure !== undefined || swift.slots;
    return /^(view|function)$/.test(swift.grammar) && last?.kind === "action" && isClosure
      ? last
      : undefined;
  };

  const callOf = (node, component) => {
    const { swift, props } = component;
    if (swift.grammar === "environment") {
      const [prop] = props;
      const fallback = prop?.default === undefined ? undefined : { kind: "t", text: prop.default };
      const value = prop && (given(node, prop.name) ?? fallback);
      const setting = value ? expression(value, prop) : "nil";
      return { name: "environment", values: [`\\.${swift.call}`, setting], styles: [] };
    }
    const last = trailing(component);
    const action = last && given(node, last.name);
    const [values, styles] = [[], []];
    for (const prop of props) {
      const value = prop === last ? undefined : given(node, prop.name);
      if (!value || isDefault(prop, value)) continue;
      const text = expression(value, prop);
      if (prop.modifier) styles.push(`${prop.modifier}(${text})`);
      else values.push(prop.unlabelled ? text : `${prop.name}: ${text}`);
    }
    const style = swift.property ? swift.type : `${swift.type}(${values.join(", ")})`;
    const all = swift.type ? [style] : values;
    return { name: swift.call, values: all, styles, action: action && functionCall(action.text) };
  };

  const callLines = ({ name, values }, prefix, hasClosure, columns) => {
    const start = prefix + name;
    if (values.length === 0) return [hasClosure ? start : `${start}()`];
    const line = `${start}(${values.join(", ")})`;
    if (values.length === 1 || length(line) + (hasClosure ? 2 : 0) <= columns) return [line];
    const broken = values.map((value, index) => value + (index < values.length - 1 ? "," : ""));
    return [`${start}(`, ...indented(broken), ")"];
  };

  // MARK: Trees

  const comment = ({ semantics }) =>
    semantics === undefined
      ? []
      : semantics.split("\n").map((line) => (line === "" ? "//" : `// ${escaped(line)}`));

  const body = (children, level) => children.flatMap((child) => all(code(child, level + 1)));
  const all = ({ comment, lines }) => [...comment, ...lines];

  const chain = (made, call) => {
    const margin =
      made.lines.length > 1 ? made.lines.at(-1).match(/^ */)[0] : indentation;
    made.lines.push(...call.map((line) => margin + line));
  };

  const closures = (node, component, call, level) => {
    const { swift } = component;
    const action = call.action === undefined ? [] : [{ label: "", lines: [call.action] }];
    if (!component.takesChildren) {
      if (!trailing(component)) return [];
      return action.length || swift.optional ? action : [{ label: "", lines: [] }];
    }
    if (node.children.length === 0 && action.length === 0 && swift.optional) return [];
    if (!swift.slots) {
      return [...action, { label: swift.closure ?? "", lines: body(node.children, level) }];
    }
    const labels = [...new Set(swift.slots.map(([, label]) => label))];
    const labelOf = (child) =>
      (swift.slots.find(([name]) => name === child.component) ?? swift.slots.at(-1))[1];
    return [
      ...action,
      ...labels.map((label) => {
        const children = node.children.filter((child) => labelOf(child) === label);
        return { label, lines: children.length ? body(children, level) : ["EmptyView()"] };
      }),
    ];
  };

  const view = (node, component, call, level) => {
    const columns = width - level * indentation.length;
    const found = closures(node, component, call, level);
    const lines = callLines(call, "", found.length > 0, columns);
    found.forEach((closure, index) => {
      lines[lines.length - 1] += index === 0 ? " {" : ` ${closure.label}: {`;
      if (closure.lines.length === 0) lines[lines.length - 1] += "}";
      else lines.push(...indented(closure.lines), "}");
    });
    if (found.length !== 1 || call.action === undefined || lines.length !== 3) return lines;
    const line = `${lines[0]} ${lines[1].replace(/^ +/, "")} }`;
    return length(line) <= columns ? [line] : lines;
  };

  // What a modifier is called on.
  const modified = (node, component, level) => {
    const { children } = node;
    if (children.length === 0) return { comment: [], lines: ["EmptyView()"] };
    if (children.length === 1) return code(children[0], level);
    const isGroup = component.swift.grammar === "environment" && data.group;
    const lines = indented(body(children, level));
    return { comment: [], lines: [`${isGroup ? "Group" : data.stack} {`, ...lines, "}"] };
  };

  const code = (node, level) => {
    const component = componentOf(node.component);
    if (!component) {
      return { comment: [], lines: [`// unknown component: ${literal(node.component)}`] };
    }
    const call = callOf(node, component);
    if (/^(view|function)$/.test(component.swift.grammar)) {
      const made = { comment: [], lines: view(node, component, call, level) };
      for (const style of call.styles) chain(made, [`.${style}`]);
      made.comment = comment(node);
      return made;
    }
    const made = modified(node, component, level);
    const columns = width - (level + 1) * indentation.length;
    chain(made, [...comment(node), ...callLines(call, ".", false, columns)]);
    return made;
  };

  window.catalogStage.swift = (node) => all(code(node, 0)).join("\n");
}
