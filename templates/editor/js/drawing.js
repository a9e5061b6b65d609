// Draws what the server sends, without a flash: the styles of components are fetched once and shared
// by all shadow trees, where a link in each would be fetched again with every drawing.

export class Drawing {
  constructor(frame) {
    this.frame = frame;
    this.number = 0;
    this.forgetStyles();
  }

  // What has changed in the content is fetched with the next drawing.
  forgetStyles() {
    this.styles = new Map();
  }

  // Takes away what is shown, and what is about to be.
  forget() {
    this.number += 1;
    this.frame.replaceChildren();
  }

  // Shows a drawing once its styles are there; gives up when a later one has been asked for.
  async show(html) {
    const number = (this.number += 1);
    const page = new DOMParser().parseFromString(html, "text/html");
    const trees = [];
    growShadowTrees(page.body, trees);
    const wanted = new Set(trees.flatMap(({ addresses }) => addresses));
    const styles = new Map([...wanted].map((address) => [address, this.style(address)]));
    const pending = [...styles.values()].filter((style) => style.isPending);
    // A promise that is fulfilled already would still put the drawing off.
    if (pending.length > 0) await Promise.all(pending.map((style) => style.loading));
    if (number !== this.number) return false;
    const nodes = [...page.body.childNodes].map((node) => document.adoptNode(node));
    for (const { root, addresses } of trees) {
      root.adoptedStyleSheets = addresses.map((address) => styles.get(address).sheet);
    }
    this.frame.replaceChildren(...nodes);
    return true;
  }

  style(address) {
    const known = this.styles.get(address);
    if (known) return known;
    const url = new URL(address, document.baseURI).href;
    const style = { sheet: new CSSStyleSheet({ baseURL: url }), isPending: true };
    style.loading = fetch(url)
      .then((answer) => (answer.ok ? answer.text() : ""))
      // Without its styles a component is still there to be read.
      .catch(() => "")
      .then((text) => {
        style.sheet.replaceSync(text);
        style.isPending = false;
      });
    this.styles.set(address, style);
    return style;
  }
}

// Declared shadow trees become real ones; only the parser of a page that loads does it by itself.
// Their links to stylesheets are taken out and noted.
const growShadowTrees = (parent, trees) => {
  for (const template of parent.querySelectorAll("template[shadowrootmode]")) {
    const host = template.parentElement;
    const root = host.attachShadow({ mode: "open" });
    root.append(template.content);
    template.remove();
    const links = [...root.querySelectorAll("link[rel=stylesheet]")];
    trees.push({ root, addresses: links.map((link) => link.getAttribute("href")) });
    for (const link of links) link.remove();
    growShadowTrees(root, trees);
  }
};
