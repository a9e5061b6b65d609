// Cuts texts into words and reduces these to stems, by the rules that the index was made with.
"use strict";

{
  const isASCII = (code) => code < 0x80;
  const isDigit = (code) => code >= 0x30 && code <= 0x39;
  const isNumber = (code) => isDigit(code) || code === 0x2e;
  const isPart = (code) => {
    if (isASCII(code)) return isDigit(code) || isUpper(code) || isLower(code);
    return code < 0x10000 && /[\p{Alphabetic}\p{Nd}]/u.test(String.fromCodePoint(code));
  };
  const isUpper = (code) =>
    isASCII(code)
      ? code >= 0x41 && code <= 0x5a
      : /\p{Uppercase}/u.test(String.fromCodePoint(code));
  const isLower = (code) =>
    isASCII(code)
      ? code >= 0x61 && code <= 0x7a
      : /\p{Lowercase}/u.test(String.fromCodePoint(code));

  // The parts of a composed name: BadgeLevel is Badge and Level.
  const split = (run) => {
    const parts = [];
    let start = 0;
    for (let index = 1; index < run.length; index += 1) {
      const before = run[index - 1];
      const here = run[index];
      const isBoundary = isUpper(here)
        ? !isUpper(before) || (index + 1 < run.length && isLower(run[index + 1]))
        : isNumber(before) !== isNumber(here);
      if (isBoundary) {
        parts.push(run.slice(start, index));
        start = index;
      }
    }
    parts.push(run.slice(start));
    return parts;
  };

  class SearchWords {
    constructor(head) {
      const letters = [...head.folds];
      this.folds = new Map();
      for (let index = 0; index < letters.length; index += 2) {
        this.folds.set(letters[index], letters[index + 1]);
      }
      this.fillers = new Set(head.fillers.split(" "));
      this.askers = new Set(head.askers.split(" "));
      const aliases = head.aliases.split(" ");
      this.aliases = new Map();
      for (let index = 0; index < aliases.length; index += 2) {
        this.aliases.set(aliases[index], aliases[index + 1]);
      }
      this.steps = head.endings.map((step) =>
        step.split(",").map((ending) => {
          const [text, stem, replacement] = ending.split(" ");
          return { text, stem: Number(stem), replacement };
        }),
      );
    }

    // In lower case, with folded letters.
    folded(codes) {
      let text = "";
      for (const code of codes) {
        for (const letter of String.fromCodePoint(code).toLowerCase()) {
          text += isASCII(letter.codePointAt(0)) ? letter : (this.folds.get(letter) ?? letter);
        }
      }
      return text;
    }

    // The runs of letters and digits, each with the place where it stands.
    words(text) {
      const found = [];
      let run = [];
      let start = 0;
      let followsApostrophe = false;
      const finish = (end) => {
        if (run.length > 0 && !(followsApostrophe && run.length < 3)) {
          const parts = split(run);
          found.push({
            text: this.folded(run),
            parts: parts.length > 1 ? parts.map((part) => this.folded(part)) : [],
            start,
            end,
          });
        }
        run = [];
      };
      for (let index = 0; index < text.length; ) {
        const code = text.codePointAt(index);
        const next = index + (code > 0xffff ? 2 : 1);
        const isPoint =
          code === 0x2e &&
          run.length > 0 &&
          isDigit(run[run.length - 1]) &&
          isDigit(text.charCodeAt(next));
        if (isPart(code) || isPoint) {
          if (run.length === 0) start = index;
          run.push(code);
        } else {
          const isInWord = run.length > 0;
          finish(index);
          followsApostrophe = isInWord && (code === 0x27 || code === 0x2019);
        }
        index = next;
      }
      finish(text.length);
      return found;
    }

    // The letters and digits of a text, as whole names are compared.
    key(text) {
      return this.folded([...text].map((letter) => letter.codePointAt(0)).filter(isPart));
    }

    stem(word) {
      let stem = this.aliases.get(word) ?? word;
      if (stem.length < 3 || ![...stem].some((letter) => letter.codePointAt(0) > 0x39)) return word;
      for (const step of this.steps) {
        const ending = step.find(
          ({ text, stem: rest }) => stem.length >= text.length + rest && stem.endsWith(text),
        );
        if (ending) {
          stem = stem.slice(0, stem.length - ending.text.length) + ending.replacement;
        }
      }
      return stem;
    }
  }

  window.catalogSearch.SearchWords = SearchWords;
}
