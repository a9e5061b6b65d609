// The page has the stage with its first example. What redraws it is loaded when a reader comes near
// it, or when the address asks for something else. What a reader does until then is done again.
"use strict";

{
  const { folder, load } = window.catalogLoading;
  const stage = { words: document.currentScript.dataset };
  window.catalogStage = stage;
  const live = document.querySelector(".live");
  const picture = document.querySelector("#stage-preview > .stage");
  const form = document.getElementById("stageControls");
  const contexts = document.getElementById("stageGroups")?.closest("details");
  const near = [live, document.querySelector(".gallery"), document.querySelector(".axes"), contexts];
  const places = near.filter((place) => place);

  const fields = ".live-controls :is(input, select), .axes select";
  const buttons = ".live-controls button, .example-show";
  let done = [];

  const note = (type, path) => {
    const [target] = path;
    const { value, checked } = target;
    if (type === "click") {
      const button = target.closest(buttons);
      if (button) done.push(() => button.click());
      else if (path.includes(picture)) done.push(() => stage.press(path));
    } else if (/input|change/.test(type) && target.matches(`${fields}, [data-prop]`)) {
      done.push(() => {
        Object.assign(target, target.type === "radio" ? { checked } : { value, checked });
        target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      });
    }
  };
  const hear = (event) => {
    note(event.type, event.composedPath());
    open();
  };
  const events = ["pointerover", "focusin", "toggle", "input", "change", "click"];
  const listen = (method) => {
    for (const place of places) for (const type of events) place[method](type, hear, true);
  };

  const start = () => {
    listen("removeEventListener");
    for (const again of done) again();
    done = [];
    delete live.dataset.opening;
  };
  let opening;
  const open = () => {
    opening ??= load(folder + "stage/engine.js").then(start, () => {
      opening = undefined;
      delete live.dataset.opening;
    });
  };

  const isAsked = () =>
    location.search !== "" || /^#example-/.test(location.hash) || contexts?.open === true;

  form.addEventListener("submit", (event) => event.preventDefault());
  for (const preview of document.querySelectorAll(".example:has(.example-show) .example-preview")) {
    preview.inert = true;
  }
  for (const mirror of document.querySelectorAll("[data-stage-axis]")) {
    const select = document.querySelector(`.axes [data-axis="${mirror.dataset.stageAxis}"]`);
    if (select) mirror.value = select.value;
  }
  listen("addEventListener");
  addEventListener("popstate", () => isAsked() && open());
  if (isAsked()) {
    live.dataset.opening = "";
    open();
  }
}
