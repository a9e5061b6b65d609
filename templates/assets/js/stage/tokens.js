// The panel of the tokens below the stage. Its script and the facts of the system's tokens are
// loaded when a reader opens it.
"use strict";

{
  const panel = document.getElementById("stageTokens");
  const { folder, load } = window.catalogChanges;

  const open = async () => {
    const place = panel.querySelector(".token-panel");
    try {
      await Promise.all([panel.dataset.facts, folder + "token-changes.js"].map(load));
      await load(folder + "token-panel.js");
      window.catalogTokens.show(place, window.catalogStage.data.panel);
    } catch {
      place.textContent = place.dataset.missing;
    }
  };
  panel?.addEventListener("toggle", open, { once: true });
}
