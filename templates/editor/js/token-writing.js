// Loaded by every page of the site while it is previewed: the panel of tokens gets a button that
// writes what was changed into the token files.
const address = "/_catalog/tokens?";
// The page is loaded again when its files have changed; what was written is told then.
const key = "catalog.tokens.written";

const write = async () => {
  const { facts, patches } = catalogTokens;
  const body = JSON.stringify(patches.statements());
  try {
    const answer = await fetch(address + new URLSearchParams({ system: facts.system }), { method: "POST", body });
    return await answer.json();
  } catch {
    return { error: "the preview does not answer" };
  }
};

document.addEventListener("tokenpanel", ({ target }) => {
  const button = document.createElement("button");
  button.type = "button";
  button.lang = "en";
  button.textContent = "Write to the token files";
  const undoAll = target.querySelector(".token-actions > button:last-of-type");
  const told = target.querySelector(".token-actions > [role=status]");
  const tell = (text) => {
    told.lang = "en";
    told.textContent = text;
  };
  const follow = () => {
    button.disabled = undoAll.disabled;
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    const { written, error } = await write();
    follow();
    // The files say now what was tried out.
    if (written) catalogTokens.undoAll();
    tell(written ? `Written to ${written.join(", ")}.` : `Nothing was written: ${error}.`);
    if (written) sessionStorage.setItem(key, told.textContent);
  });
  undoAll.before(button);
  new MutationObserver(follow).observe(undoAll, { attributeFilter: ["disabled"] });
  follow();
  const last = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (last) tell(last);
});
