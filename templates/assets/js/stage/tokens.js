// The panel of the tokens below the stage. Its script and the facts of the system's tokens are
// loaded when a reader opens it.
"use strict";

{
  const panel = document.getElementById("stageTokens");
  const { folder, load } = window.catalogLoading;

  const open = async () => {
    const place = panel.querySelector(".token-panel");
    try {
      const style = folder + "../css/token-panel.css";
      await Promise.all([load(panel.dataset.facts), load(style), window.catalogChanges.loadChanges()]);
      await load(folder + "token-panel.js");
      window.catalogTokens.show(place, window.catalogStage.data.panel);
    } catch {
      place.textContent = place.dataset.missing;
    }
  };
  if (panel?.open) open();
  else panel?.addEventListener("toggle", open, { once: true });
}
