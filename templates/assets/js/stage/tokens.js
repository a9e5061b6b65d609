// The panel of the tokens below the stage. Its script and the facts of the system's tokens are
// loaded when a reader opens it.
"use strict";

{
  const panel = document.getElementById("stageTokens");
  const { folder, load, loadChanges } = window.catalogChanges;

  const open = async () => {
    const place = panel.querySelector(".token-panel");
    try {
      const style = folder + "../css/token-panel.css";
      await Promise.all([load(panel.dataset.facts), load(style), loadChanges()]);
      await load(folder + "token-panel.js");
      window.catalogTokens.show(place, window.catalogStage.data.panel);
    } catch {
      place.textContent = place.dataset.missing;
    }
  };
  panel?.addEventListener("toggle", open, { once: true });
}
