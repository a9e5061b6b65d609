// The changed tokens of a system on one of its pages: a stylesheet that lies over that of the
// tokens, a line that says so, and marks where the page states what was published. Loaded when
// something is changed.
"use strict";

{
  const { key } = window.catalogChanges;
  const sheet = new CSSStyleSheet();
  const line = document.createElement("p");
  const text = document.createElement("span");
  const undo = document.createElement("button");
  line.className = "token-changes";
  text.setAttribute("role", "status");
  undo.type = "button";
  line.append(text, " ", undo);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const none = { list: [], css: "", count: 0, words: {} };
  const isRight = (state) =>
    Array.isArray(state?.list) &&
    state.list.every(({ path, value }) => typeof path === "string" && value !== undefined) &&
    typeof state.css === "string" &&
    state.count > 0;

  const kept = () => {
    try {
      const state = JSON.parse(sessionStorage.getItem(key));
      return isRight(state) ? state : none;
    } catch {
      return none;
    }
  };
  const keep = (state) => {
    try {
      if (state.count > 0) sessionStorage.setItem(key, JSON.stringify(state));
      else sessionStorage.removeItem(key);
    } catch {
      // The change holds for this page.
    }
  };

  const show = (state) => {
    window.catalogChanges.state = state;
    sheet.replaceSync(state.css);
    if (state.count === 0) {
      line.remove();
      return;
    }
    line.lang = state.words.lang;
    undo.textContent = state.words.undo;
    if (!line.isConnected) document.querySelector(".site-header").after(line);
    text.textContent = state.words.changed.replace("[count]", state.count);
  };

  // Shows and keeps what is changed: a list, the stylesheet that it becomes, the number of tokens,
  // and the words of the line. It is kept once the reader pauses, or leaves the page.
  let pause;
  const keepNow = () => {
    if (!pause) return;
    pause = clearTimeout(pause);
    keep(window.catalogChanges.state);
  };
  const mark = () => window.catalogChanges.mark(window.catalogChanges.state, sheet);
  window.catalogChanges.set = (state) => {
    show(state);
    clearTimeout(pause);
    pause = setTimeout(() => {
      keepNow();
      mark();
    }, 150);
  };
  undo.addEventListener("click", () => {
    window.catalogChanges.set(none);
    document.getElementById("pageMain").focus();
    document.dispatchEvent(new Event("tokensundone"));
  });
  show(kept());
  mark();
  addEventListener("pagehide", keepNow);
}
