// The terms of the search's index, of which the pieces are loaded that a question needs.
"use strict";

{
  const search = window.catalogSearch;
  // How many pieces words that begin alike are looked for in.
  const pieceLimit = 3;
  const mostNear = 6;
  const codes = new Map(
    [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"].map(
      (letter, index) => [letter, index],
    ),
  );

  // The documents of a term, each with its level.
  const postings = (term) => {
    if (term.postings) return term.postings;
    term.postings = [];
    const code = term.code;
    let document = -1;
    for (let index = 0; index < code.length; ) {
      let distance = 0;
      let factor = 1;
      let digit = codes.get(code[index++]);
      while (digit >= 32) {
        distance += (digit - 32) * factor;
        factor *= 32;
        digit = codes.get(code[index++]);
      }
      document += distance + digit * factor + 1;
      term.postings.push([document, codes.get(code[index++])]);
    }
    return term.postings;
  };

  // How many letters are wrong: left out, put in, exchanged or swapped.
  const distance = (a, b, limit) => {
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i += 1) {
      const row = [i + 1];
      let smallest = i + 1;
      for (let j = 0; j < b.length; j += 1) {
        let cost = Math.min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] === b[j] ? 0 : 1));
        if (i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j]) {
          cost = Math.min(cost, before[j - 1] + 1);
        }
        row.push(cost);
        smallest = Math.min(smallest, cost);
      }
      if (smallest > limit) return limit + 1;
      [before, last] = [last, row];
    }
    return last[b.length];
  };

  // The pieces with the words of a length that begin or end as a word does.
  const wordPieces = ({ length, first, last }, letters) => {
    const number = (starts, letter) =>
      Math.max(0, starts.findLastIndex((start) => start <= letter));
    const names = [`w${length}-${number(first, letters[0])}`];
    if (last.length > 0) names.push(`e${length}-${number(last, letters[letters.length - 1])}`);
    return names;
  };

  // Whether one of two words may stand for the other, misspelt: it begins or ends like it.
  const mayBe = (word, letters) =>
    word.startsWith(letters[0]) || word.endsWith(letters[letters.length - 1]);

  // Each way to find terms gives them with a weight: [term, weight].
  class SearchTerms {
    constructor(head) {
      this.words = head.words.map(([length, first, last]) => ({
        length,
        first: [...first],
        last: [...last],
      }));
      this.starts = head.terms === "" ? [] : head.terms.split(" ");
      this.parsed = new Map();
    }

    // The number of the piece that would hold a term.
    pieceOf(term) {
      let low = 0;
      let high = this.starts.length - 1;
      while (low < high) {
        const middle = Math.floor((low + high + 1) / 2);
        if (this.starts[middle] <= term) low = middle;
        else high = middle - 1;
      }
      return low;
    }

    async termsOf(piece) {
      if (!this.parsed.has(piece)) {
        const text = await search.load("t" + piece);
        this.parsed.set(
          piece,
          text.split("\n").map((line) => {
            const [text, rarity, code] = line.split(" ");
            return { text, rarity: Number(rarity), code };
          }),
        );
      }
      return this.parsed.get(piece);
    }

    async same(term, weight) {
      if (this.starts.length === 0) return [];
      const terms = await this.termsOf(this.pieceOf(term));
      const found = terms.find(({ text }) => text === term);
      return found ? [[found, weight]] : [];
    }

    // The terms that begin with a text and go on.
    async beginning(text, weight) {
      if (this.starts.length === 0) return [];
      let first = this.pieceOf(text);
      const terms = await this.termsOf(first);
      if (terms[terms.length - 1].text < text) first += 1;
      const matches = [];
      for (let piece = first; piece < first + pieceLimit && piece < this.starts.length; piece += 1) {
        if (piece > first && !this.starts[piece].startsWith(text)) break;
        for (const term of await this.termsOf(piece)) {
          if (term.text.startsWith(text) && term.text !== text) matches.push([term, weight]);
        }
      }
      return matches;
    }

    // The longest term that a word begins with, which may be its stem.
    async shorter(word, weight) {
      const letters = [...word];
      for (
        let length = letters.length - 1;
        length >= Math.max(4, letters.length - 5);
        length -= 1
      ) {
        const found = await this.same(letters.slice(0, length).join(""), weight);
        if (found.length > 0) return found;
      }
      return [];
    }

    // The words that are nearly spelt alike, each with the number of letters that are wrong. A word
    // with one wrong letter is at most one letter longer or shorter, so the others wait until there
    // is none.
    async nearest(word) {
      const letters = [...word];
      const allowance = letters.length < 4 ? 0 : letters.length < 7 ? 1 : 2;
      for (let wrong = 1; wrong <= allowance; wrong += 1) {
        const found = await this.withWrong(letters, wrong);
        if (found.length > 0) return found.slice(0, mostNear);
      }
      return [];
    }

    async withWrong(letters, wrong) {
      const names = this.words
        .filter(({ length }) => Math.abs(length - letters.length) <= wrong)
        .flatMap((list) => wordPieces(list, letters));
      const texts = await Promise.all(names.map((name) => search.load(name)));
      const words = new Set(texts.flatMap((text) => text.split(" ")));
      return [...words]
        .filter((other) => mayBe(other, letters) && distance(letters, [...other], wrong) === wrong)
        .sort((a, b) => (a < b ? -1 : 1))
        .map((other) => [other, wrong]);
    }
  }

  search.postings = postings;
  search.SearchTerms = SearchTerms;
}
