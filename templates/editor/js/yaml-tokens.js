// The parts of a line of YAML that have a colour. A line is taken by itself, which block scalars and
// quotes over several lines are not; they look plain and stay readable.

const shape = /^([\s-]*)(?:(#.*)|([\p{L}\p{N}_.-]+)(?=:(?:\s|$)))?(.*)$/su;

const valueKind = (value) => {
  if (/^["']/.test(value)) return "string";
  if (/^(?:true|false|null)\s*$/.test(value)) return "keyword";
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(value)) return "number";
  return null;
};

// A longer line costs more to take apart than its colours are worth.
const limit = 1000;

// Pairs of a kind, or null, and a text; the texts together are the line.
export const tokens = (line) => {
  if (line.length > limit) return [[null, line]];
  const [, indent, comment, key, rest] = line.match(shape);
  const found = [[null, indent]];
  if (comment !== undefined) found.push(["comment", comment]);
  if (key !== undefined) found.push(["key", key]);
  const [, gap, value, note] = rest.match(/^(:?\s*)((?:"(?:[^"\\]|\\.)*"|'[^']*'|.)*?)(\s#.*)?$/su);
  found.push([null, gap], [valueKind(value), value]);
  if (note !== undefined) found.push(["comment", note]);
  return found.filter(([, text]) => text !== "");
};
