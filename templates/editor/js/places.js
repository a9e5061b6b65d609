// Places in a text. Findings count lines and columns from 1, columns in bytes of UTF-8; a field
// counts units of UTF-16.

// The index in a line at which a column begins.
export const indexOfColumn = (line, column) => {
  let index = 0;
  let byte = 1;
  for (const character of line) {
    if (byte >= column) break;
    const point = character.codePointAt(0);
    byte += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    index += character.length;
  }
  return index;
};

// The index in a text at which a line begins.
export const startOfLine = (lines, line) => {
  let start = 0;
  for (const text of lines.slice(0, line - 1)) start += text.length + 1;
  return start;
};

// What a finding is about: the word at its place, as indexes in its line.
export const wordAt = (line, column) => {
  const start = indexOfColumn(line, column);
  const rest = line.slice(start);
  const length = (rest.match(/^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s:,\]}]+)/u) ?? [rest])[0].length;
  return { start, end: start + Math.max(1, length) };
};
