// Marks in texts the words that a question found.
"use strict";

{
  const excerptLength = 170;

  // Whether a word of a text is one that was looked for, or begins with one.
  const tester = (words, query) => {
    const wanted = words.words(query).filter(({ text }) => !words.fillers.has(text));
    const texts = wanted.flatMap(({ text, parts }) => [text, ...parts]);
    const stems = new Set(texts.map((text) => words.stem(text)));
    const isWanted = (text) =>
      stems.has(words.stem(text)) ||
      texts.some((start) => start.length > 1 && text.startsWith(start));
    return ({ text, parts }) => isWanted(text) || parts.some(isWanted);
  };

  // The text as nodes, with found words marked.
  const marked = (text, words, isFound) => {
    const nodes = [];
    let last = 0;
    for (const word of words.words(text)) {
      if (!isFound(word)) continue;
      nodes.push(text.slice(last, word.start));
      const mark = document.createElement("mark");
      mark.textContent = text.slice(word.start, word.end);
      nodes.push(mark);
      last = word.end;
    }
    nodes.push(text.slice(last));
    return nodes.filter((node) => node !== "");
  };

  // A piece of a text around the first found word.
  const excerpt = (text, words, isFound) => {
    if (text.length <= excerptLength) return text;
    const first = words.words(text).find(isFound)?.start ?? 0;
    let start = Math.max(0, Math.min(first - excerptLength / 4, text.length - excerptLength));
    if (start > 0) start = text.indexOf(" ", start) + 1;
    const end = text.lastIndexOf(" ", start + excerptLength);
    const isWhole = start + excerptLength >= text.length;
    const piece = isWhole ? text.slice(start) : text.slice(start, end > start ? end : undefined);
    return (start > 0 ? "…" : "") + piece + (isWhole ? "" : "…");
  };

  window.catalogSearch.marks = { tester, marked, excerpt };
}
