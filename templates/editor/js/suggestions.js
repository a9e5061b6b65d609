// What can stand at the caret, told from the lines above it by their indentation, so that it works
// while the document is not YAML yet.

const nodeKeys = [
  { name: "component", detail: "a part" },
  { name: "view", detail: "a screen or a pattern" },
  { name: "props", detail: "the properties" },
  { name: "children", detail: "the nodes inside" },
  { name: "semantics", detail: "what it means" },
];
const nameKeys = ["component", "view"];

// A line as a mapping sees it: where its key stands, behind the dashes of a list.
const entryOf = (line) => {
  const [, lead, key, value] = line.match(/^((?: |- )*)([\w-]*)(?::(?:\s+(.*))?)?$/) ?? [];
  if (key === undefined) return null;
  const indent = lead.length - lead.trimStart().length;
  return { column: lead.length, indent, isItem: lead.includes("-"), key, value };
};

// The entries of the mapping that a line belongs to, above and below it, and the key above them all.
const surroundings = (lines, number, column) => {
  const entries = lines.map(entryOf);
  const siblings = [];
  let first = entries[number];
  let index = number - 1;
  for (; index >= 0 && !first?.isItem; index -= 1) {
    const entry = entries[index];
    if (!entry?.key || entry.column > column) continue;
    if (entry.column < column) break;
    siblings.push(entry);
    first = entry;
  }
  // The dash of an item may stand right below the key of its list.
  const edge = first?.isItem ? first.indent + 1 : column;
  while (index >= 0 && !(entries[index]?.key && entries[index].column < edge)) index -= 1;
  const parent = index >= 0 ? { ...entries[index], number: index } : null;

  for (const entry of entries.slice(number + 1)) {
    if (!entry?.key || entry.column > column) continue;
    if (entry.column < column || entry.isItem) break;
    siblings.push(entry);
  }
  return { siblings, parent };
};

const unquoted = (value) => (value ?? "").trim().replace(/^(["'])(.*)\1$/, "$2");

// The component that a key, "props" or "children", stands in.
const owner = (lines, entry, vocabulary) => {
  const { siblings } = surroundings(lines, entry.number, entry.column);
  const name = siblings.find(({ key }) => nameKeys.includes(key))?.value;
  return vocabulary.components.find((component) => component.name === unquoted(name));
};

const values = (prop, vocabulary) => {
  if (prop.values.length > 0) {
    return prop.values.map(({ name, description }) => ({ name, detail: description }));
  }
  if (prop.type === "boolean") return ["true", "false"].map((name) => ({ name, detail: "" }));
  if (prop.type === "token") return vocabulary.tokens.map((name) => ({ name, detail: "token" }));
  return [];
};

const kind = ({ type, isRequired, minimum, maximum, step }) => {
  const limits = Object.entries({ from: minimum, to: maximum, "in steps of": step })
    .filter(([, limit]) => limit !== undefined)
    .map(([word, limit]) => ` ${word} ${limit}`);
  return [type, ...limits, isRequired ? ", required" : ""].join("");
};

const keySuggestions = (lines, number, entry, vocabulary) => {
  const { siblings, parent } = surroundings(lines, number, entry.column);
  const isGiven = (name) => siblings.some((sibling) => sibling.key === name);
  if (parent?.key === "props") {
    const props = owner(lines, parent, vocabulary)?.props ?? [];
    return props
      .filter((prop) => !isGiven(prop.name))
      .map((prop) => ({
        name: prop.name,
        text: `${prop.name}: `,
        detail: kind(prop),
      }));
  }
  const isNamed = nameKeys.some(isGiven);
  return nodeKeys
    .filter(({ name }) => !isGiven(name) && !(isNamed && nameKeys.includes(name)))
    .map(({ name, detail }) => ({
      name,
      text: name === "props" || name === "children" ? `${name}:` : `${name}: `,
      detail,
    }));
};

const valueSuggestions = (lines, number, entry, vocabulary) => {
  const { parent } = surroundings(lines, number, entry.column);
  if (nameKeys.includes(entry.key)) {
    const allowed = parent?.key === "children" ? owner(lines, parent, vocabulary)?.children : null;
    return vocabulary.components
      .filter(({ name }) => allowed?.includes(name) ?? true)
      .map(({ name, summary }) => ({ name, detail: summary }));
  }
  if (parent?.key !== "props") return [];
  const prop = owner(lines, parent, vocabulary)?.props.find(({ name }) => name === entry.key);
  return prop ? values(prop, vocabulary) : [];
};

// What is, what begins with, then what contains what is typed already.
const matching = (items, typed) => {
  const word = typed.toLowerCase();
  const rank = ({ name }) => {
    if (name === typed) return 0;
    const index = name.toLowerCase().indexOf(word);
    return index < 0 ? -1 : index === 0 ? 1 : 2;
  };
  return items
    .filter((item) => rank(item) >= 0)
    .sort((one, other) => rank(one) - rank(other))
    .map((item) => ({ text: item.name, ...item }));
};

// The part of the text that a suggestion replaces, and the suggestions: { name, text, detail }.
export const suggestionsAt = (text, caret, vocabulary) => {
  const none = { start: caret, end: caret, items: [] };
  const lineStart = text.lastIndexOf("\n", caret - 1) + 1;
  const lines = text.split("\n");
  const number = text.slice(0, lineStart).split("\n").length - 1;
  const before = text.slice(lineStart, caret);
  // Within a word nothing is put: what follows it would be left over.
  if (/^[\w.-]/.test(text.slice(caret))) return none;
  const [, key] = before.match(/^(?: |- )*([\w-]*)$/) ?? [];
  const entry = entryOf(before);
  if (key !== undefined && entry) {
    const items = keySuggestions(lines, number, entry, vocabulary);
    return { start: caret - key.length, end: caret, items: matching(items, key) };
  }
  const [, value] = before.match(/:\s+([\w.-]*)$/) ?? [];
  if (value === undefined || !entry) return none;
  const items = valueSuggestions(lines, number, entry, vocabulary);
  return { start: caret - value.length, end: caret, items: matching(items, value) };
};
