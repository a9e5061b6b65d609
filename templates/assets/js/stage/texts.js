// Writes a tree as agent YAML and as the label that VoiceOver speaks, and gives code its colours.
"use strict";

{
  const { data, contract, componentOf } = window.catalogStage;

  // MARK: YAML

  const hex = (text, digits) =>
    text.codePointAt(0).toString(16).toUpperCase().padStart(digits, "0");
  const escapes = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const quoted = (text) => {
    const inner = text
      .replace(/["\\\n\r\t]/g, (found) => escapes[found])
      .replace(/[\0-\x1F\x7F-\x9F]/g, (found) => `\\x${hex(found, 2)}`)
      .replace(/[\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (found) => `\\u${hex(found, 4)}`);
    return `"${inner}"`;
  };
  const plain = (text) =>
    /^[a-z][a-z0-9._-]*$/i.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
      ? text
      : quoted(text);

  const scalar = ({ kind, text, spelling }, type) => {
    if (kind === "x") return "~";
    if (kind !== "t") return spelling;
    return type === "enum" || type === "token" ? plain(text) : quoted(text);
  };

  const lines = (node) => {
    const known = componentOf(node.component)?.props;
    const entry = (prop) => {
      const type = known?.find(({ name }) => name === prop.name)?.kind;
      return `  ${plain(prop.name)}: ${scalar(prop, type)}`;
    };
    return [
      `${node.keyword}: ${plain(node.component)}`,
      ...(node.props.length ? ["props:", ...node.props.map(entry)] : []),
      ...(node.semantics === undefined ? [] : [`semantics: ${quoted(node.semantics)}`]),
      ...(node.children.length ? ["children:"] : []),
      ...node.children.flatMap((child) =>
        lines(child).map((line, index) => (index === 0 ? "  - " : "    ") + line),
      ),
    ];
  };

  // MARK: The label

  // Each {prop} is the value of a prop: the one given, or its default.
  const label = (node) =>
    data.label.replace(/\{([^{}]*)\}/g, (_, name) => {
      const prop = contract.props.find((prop) => prop.name === name);
      return node.props.find((given) => given.name === name)?.text ?? prop?.default ?? "";
    });

  // MARK: Colours

  const string = String.raw`(?<string>"(?:[^"\\]|\\.)*")`;
  const shapes = {
    swift: new RegExp(
      String.raw`(?<comment>//.*)|${string}|(?<number>\b\d[\d.]*)|(?<keyword>\b(?:true|false|nil)\b)`,
      "gm",
    ),
    yaml: new RegExp(
      String.raw`(?<key>(?<=^[ \-]*)[\w.\-]+(?=:(?: |$)))|${string}|` +
        String.raw`(?<keyword>(?<=: )(?:true|false|null)$)|(?<number>(?<=: )-?\d[\d.e+\-]*$)`,
      "gm",
    ),
  };

  const colour = (element, text, language) => {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(shapes[language])) {
      const [kind] = Object.entries(match.groups).find(([, value]) => value !== undefined);
      const span = document.createElement("span");
      span.className = `tok-${kind}`;
      span.textContent = match[0];
      parts.push(text.slice(end, match.index), span);
      end = match.index + match[0].length;
    }
    element.replaceChildren(...parts, text.slice(end));
  };

  Object.assign(window.catalogStage, {
    yaml: (node) => lines(node).join("\n"),
    label,
    colour,
  });
}
