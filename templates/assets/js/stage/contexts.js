// How the stage is seen. The contexts of tokens are those of the whole page; direction, width and
// backdrop are the stage's own. All contexts below it follow once they come into sight.
"use strict";

{
  const stage = window.catalogStage;
  const main = document.querySelector("#stage-preview > .stage");
  const groups = document.getElementById("stageGroups");

  // MARK: Contexts of tokens

  const mirrors = [...document.querySelectorAll("[data-stage-axis]")];
  for (const mirror of mirrors) {
    const select = stage.axes.get(mirror.dataset.stageAxis);
    if (!select) continue;
    mirror.addEventListener("change", () => {
      select.value = mirror.value;
      select.dispatchEvent(new Event("change"));
    });
    select.addEventListener("change", () => stage.changed());
  }

  // Back and forward restore the contexts that an address names; for the others, what is kept holds.
  stage.applyAxes = () => {
    for (const [axis, select] of stage.axes) {
      const options = [...select.options];
      const initial = options.find((option) => option.defaultSelected) ?? options[0];
      const value = window.catalogPreferences.chosen(axis);
      select.value = options.some((option) => option.value === value) ? value : initial.value;
      window.catalogContexts.apply(select);
    }
  };

  // MARK: The stage's own

  // What stands in the middle of a stage that is wider than its frame is in sight.
  const widen = (place, width) => {
    if (place.style.inlineSize === width) return;
    place.style.inlineSize = width;
    const { scrollWidth, clientWidth } = place.parentElement;
    const isCentred = !place.classList.contains("stage-fill");
    place.parentElement.scrollLeft = isCentred ? (scrollWidth - clientWidth) / 2 : 0;
  };

  const show = (place) => {
    place.className = `stage stage-${stage.examples[stage.state.example].width}`;
    const width = stage.state.view.get("width");
    const backdrop = stage.state.view.get("backdrop");
    widen(place, width ? `${width}px` : "");
    place.dir = stage.state.view.get("dir") ?? "";
    place.classList.toggle("has-stripes", backdrop === "stripes");
    stage.scaleText(place, stage.state.view.get("textSize"));
    place.style.background = backdrop && backdrop !== "stripes" ? `var(${backdrop})` : "";
  };

  const selects = [...document.querySelectorAll("[data-stage-view]")];
  for (const select of selects) {
    select.addEventListener("change", () => {
      stage.setView(select.dataset.stageView, select.value);
      stage.changed();
    });
  }
  // A browser notes on the element how wide it was dragged.
  let settled;
  new ResizeObserver(() => {
    clearTimeout(settled);
    const { width } = main.style;
    if (!width) return;
    settled = setTimeout(() => {
      main.style.width = "";
      stage.setView("width", String(Math.round(parseFloat(width))));
      stage.changed();
    }, 200);
  }).observe(main);

  const mirror = (select) => {
    const value = stage.state.view.get(select.dataset.stageView) ?? "";
    const isOffered = [...select.options].some((option) => option.value === value);
    if (!isOffered) select.add(new Option(value, value));
    select.value = value;
  };

  // MARK: All contexts

  let isDue = false;
  let isInSight = false;

  const places = [...(groups?.querySelectorAll(".context-preview > .stage") ?? [])];

  const drawGroups = () => {
    if (!isDue) return;
    isDue = false;
    const node = stage.tree();
    places.forEach((place, index) => {
      stage.draw(place, node, stage.data.groups[index]);
      show(place);
      window.catalogContexts.refresh(place);
    });
  };

  if (groups) {
    new IntersectionObserver(([entry]) => {
      isInSight = entry.isIntersecting;
      if (isInSight) drawGroups();
    }, { rootMargin: "400px" }).observe(groups);
    addEventListener("beforeprint", drawGroups);
  }

  // Draws the tree on the stage, and all contexts when there is time.
  stage.showPicture = (node) => {
    stage.draw(main, node);
    show(main);
    selects.forEach(mirror);
    for (const select of mirrors) select.value = stage.axes.get(select.dataset.stageAxis)?.value;
    window.catalogContexts.refresh(main);
    isDue = groups !== null;
    if (isInSight) setTimeout(drawGroups, 50);
  };

  // MARK: Examples

  stage.gallery = [...document.querySelectorAll(".example-show")];
  stage.gallery.forEach((button, index) => {
    button.addEventListener("click", () => {
      stage.reset(index);
      stage.changed();
      document.getElementById("stage").scrollIntoView();
    });
  });
}
