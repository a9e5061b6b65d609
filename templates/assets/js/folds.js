// A link to what is folded away opens it.
"use strict";

{
  const reveal = () => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // What is encoded wrongly is the anchor of nothing.
    }
    const target = id === "" ? null : document.getElementById(id);
    let closed = false;
    for (let fold = target?.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      closed ||= !fold.open;
      fold.open = true;
    }
    if (closed) target.scrollIntoView();
  };

  reveal();
  addEventListener("hashchange", reveal);
  // A link to where the reader is already changes nothing in the address.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="#"]');
    if (link && link.hash === location.hash) reveal();
  });
}
