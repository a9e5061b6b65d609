// Names in an address that are probably misspelt. Links carry names that mean nothing to a page, of
// campaigns for example; only those that are near one that the page knows are worth a word.
"use strict";

{
  // How many letters have to be put in, left out or exchanged to get from one name to the other.
  const distance = (one, other) => {
    let row = [...Array(other.length + 1).keys()];
    for (let i = 0; i < one.length; i++) {
      const next = [i + 1];
      for (let j = 0; j < other.length; j++) {
        const change = one[i] === other[j] ? 0 : 1;
        next.push(Math.min(row[j] + change, row[j + 1] + 1, next[j] + 1));
      }
      row = next;
    }
    return row.at(-1);
  };

  const isNear = (name, known) => {
    const [one, other] = [name.toLowerCase(), known.toLowerCase()];
    const allowed = other.length < 5 ? 1 : 2;
    return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
  };

  window.catalogStage.isNearAny = (name, known) => known.some((each) => isNear(name, each));
}
