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

  // What a piece holds. A piece that did not come is asked for again by the next question.
  load(name) {
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
