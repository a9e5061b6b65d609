// The pieces of the search's index: scripts that hand over what they hold, loaded when a question
// needs them. A page from a disk can load a script, and nothing else.
"use strict";

window.catalogSearch = {
  folder: new URL("../../search/", document.currentScript.src).href,
  held: new Map(),
  loading: new Map(),

  // Called by each piece.
  add(name, value) {
    this.held.set(name, value);
  },

  // Settles when a reader has stopped typing, and fails where another key follows.
  quiet: Promise.resolve(),

  // Nobody wants to load what answers the beginning of a word that is still being typed.
  typing() {
    this.interrupt?.(new Error("another question"));
    this.quiet = new Promise((resolve, reject) => {
      this.interrupt = reject;
      setTimeout(resolve, 120);
    });
    this.quiet.catch(() => {});
  },

  // What a piece holds.
  load(name) {
    return this.loading.get(name) ?? this.quiet.then(() => this.fetched(name));
  },

  // A piece that did not come is asked for again by the next question.
  fetched(name) {
    const known = this.loading.get(name);
    if (known) return known;
    const piece = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      const fail = () => {
        this.loading.delete(name);
        reject(new Error(`no piece ${name}`));
      };
      script.addEventListener("load", () => {
        script.remove();
        if (this.held.has(name)) resolve(this.held.get(name));
        else fail();
      });
      script.addEventListener("error", () => {
        script.remove();
        fail();
      });
      script.src = this.folder + name + ".js";
      document.head.append(script);
    });
    this.loading.set(name, piece);
    return piece;
  },
};
