// The panel: each token with its value in the chosen context, what it refers to, and fields that
// change it; the pairs of colours that a change concerns; and the change to copy.
"use strict";

{
  const {
    facts, tokens, changes, contextOf, placeOf, definitionIn, changeIn, put, resolve, affected,
    restore, colors, contrast, values, measuring, patches, fields, element,
  } = catalogTokens;
  const { words } = facts;
  const root = document.querySelector("#siteNavigation").dataset.root;
  const language = document.documentElement.lang;
  const decimal = (1.1).toLocaleString(language).charAt(1);
  const ratioText = (ratio) => contrast.text(ratio).replace(".", decimal) + " : 1";
  const said = (text, given) => text.replace(/\[(\w+)\]/g, (_, name) => given[name]);
  const unchanged = new Map();

  const button = (text, act) => {
    const made = element("button", { type: "button" }, text);
    made.addEventListener("click", act);
    return made;
  };
  // What stays the same is not laid out again.
  const write = (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  };
  // What takes long and follows a change waits until the reader pauses.
  let pause;
  const oncePaused = (work) => {
    clearTimeout(pause);
    pause = setTimeout(work, 150);
  };
  const status = element("p", { className: "visually-hidden" });
  status.setAttribute("role", "status");

  let place;
  let stage;
  let data;
  let context;
  let rows = [];
  const lists = element("div", { className: "token-lists" });
  const pairList = element("ul");
  const pairs = element(
    "div", { className: "token-pairs", hidden: true }, element("h3", {}, words.contrast), pairList,
  );
  const actions = element("div", { className: "token-actions" });
  // The preview once more, beside the fields.
  const mirror = element("div", { inert: true });
  const side = element("div", { className: "token-side" }, mirror, pairs);

  // MARK: Changing

  const keep = () => {
    const paths = patches.changedPaths();
    window.catalogChanges.set({
      list: patches.list(), css: patches.stylesheet(`[data-system="${facts.system}"]`),
      affected: affected(paths), count: paths.length,
      words: { changed: words.changed, undo: words.undo, edited: words.edited, lang: language },
    });
  };
  const follow = (paths) => {
    for (const row of rows) if (paths.includes(row.path)) row.update();
    showPairs();
    showActions();
  };
  const isWithin = (place, other) => other.every((name, index) => place[index] === name);

  // Gives a part of a token another value in the chosen context, and all contexts that the same
  // definition is for.
  const change = (path, place, value) => {
    const definition = definitionIn(path, context);
    const former = changeIn(path, context) ?? definition;
    const whole = put(resolve(path, context).value, place, value);
    const from = (former.from ?? []).filter(
      ([, other = []]) => !isWithin(place, other) && !isWithin(other, place),
    );
    const key = placeOf(path, definition);
    changes.set(key, {
      path, value: whole, ...(definition.in && { in: definition.in }), ...(from.length > 0 && { from }),
    });
    const initial = resolve(path, context, unchanged);
    if (initial && JSON.stringify(initial.value) === JSON.stringify(whole)) changes.delete(key);
    keep();
    follow(affected([path]));
  };
  const tellChange = (path) => {
    const found = resolve(path, context);
    status.textContent = said(words.changedTo, { path, value: values.css[found.type](found.value) });
  };
  const undo = (path) => {
    const paths = path ? [path] : patches.changedPaths();
    for (const [key, one] of changes) if (paths.includes(one.path)) changes.delete(key);
    keep();
    follow(affected(paths));
    status.textContent = words.undone;
  };

  // MARK: Tokens

  const linkTo = (path) => {
    const { at } = tokens.get(path) ?? {};
    const code = element("code", {}, path);
    return at ? element("a", { href: root + at }, code) : code;
  };

  const row = (path) => {
    const token = tokens.get(path);
    const swatch = element("span", { className: "token-chip" });
    swatch.setAttribute("aria-hidden", "true");
    const value = element("span", { className: "token-value" });
    const mark = element("span", { className: "tag" }, words.edited);
    const summary = element("summary", {}, swatch, element("code", {}, path), value, mark);
    const body = element("div", { className: "token-body" });
    const details = element("details", { className: "token-edit" }, summary, body);
    const whole = element("li", {}, details);
    const relations = element("div", { className: "token-relations" });
    let groups = [];
    let shape;
    let related;
    let painted;

    const relate = (found) => {
      const references = [...new Set(found?.references)];
      if (references.join() === related) return;
      related = references.join();
      const lines = [];
      if (references.length > 0) {
        const links = references.flatMap((other) => [" ", linkTo(other)]);
        lines.push(element("p", {}, words.refersTo, ...links));
      }
      if (token.at) {
        const link = element("a", { href: root + token.at }, said(words.usedBy, { count: token.uses }));
        lines.push(element("p", {}, link));
      }
      relations.replaceChildren(...lines);
    };
    const fill = (found) => {
      const leaves = found ? values.leaves(found.type, found.value) : [];
      groups = leaves.map(({ type, place }) => {
        const made = fields[type](place.join(" ") || path);
        // The only field of a token has its name from the row.
        if (place.length === 0) made.whole.firstChild.classList.add("visually-hidden");
        made.place = place;
        made.changed = (next) => change(path, place, next);
        made.settled = () => tellChange(path);
        return made;
      });
      const undoOne = button(words.undoOne, () => {
        undo(path);
        summary.focus();
      });
      undoOne.className = "token-undo";
      body.replaceChildren(relations, ...groups.map((group) => group.whole), undoOne);
    };

    const update = () => {
      const found = resolve(path, context);
      const isChanged = changeIn(path, context) !== undefined;
      const text = found ? values.css[found.type](found.value) : words.noValue;
      const [direct] = found?.chain ?? [];
      const unknown = found?.unknown === undefined ? "" : ` · ${words.notKnown}`;
      write(value, text + (direct ? ` → ${direct}` : "") + unknown);
      const color = found?.type === "color" ? values.css.color(found.value) : "";
      if (color !== painted) swatch.style.background = color;
      painted = color;
      swatch.hidden = found?.type !== "color";
      mark.hidden = !isChanged;
      if (!details.open) return;
      const parts = found ? values.leaves(found.type, found.value) : [];
      const now = parts.map(({ place }) => place.join(" ")).join("|");
      const isEditing = body.contains(document.activeElement);
      if (now !== shape && !isEditing) {
        shape = now;
        fill(found);
      }
      relate(found);
      parts.forEach(({ value: part }, index) => groups[index]?.update(part));
      body.querySelector(".token-undo").disabled = !isChanged;
    };
    details.addEventListener("toggle", update);
    body.addEventListener("focusout", ({ relatedTarget }) => {
      if (!body.contains(relatedTarget)) setTimeout(update);
    });
    return { path, whole, details, update };
  };

  const listed = (paths) => {
    const made = paths.map(row);
    rows.push(...made);
    return element("ul", { className: "token-rows" }, ...made.map(({ whole }) => whole));
  };

  // The tokens that others refer to, nearest first, without those that are there already.
  const referred = (paths) => {
    const found = new Set(paths);
    for (const path of found) {
      for (const other of resolve(path, context)?.references ?? []) found.add(other);
    }
    return [...found].slice(paths.length);
  };

  const showLists = () => {
    const open = new Set(rows.filter(({ details }) => details.open).map(({ path }) => path));
    const known = data.tokens.filter((path) => tokens.has(path));
    const others = referred(known);
    rows = [];
    lists.replaceChildren(element("h3", {}, words.used), listed(known));
    if (others.length > 0) lists.append(element("h3", {}, words.referred), listed(others));
    for (const { path, details, update } of rows) {
      details.open = open.has(path);
      update();
    }
  };

  // MARK: Contrast

  const verdict = (text, kind) => element("span", { className: `verdict ${kind}` }, text);
  const resultOf = (pair, result) => {
    if (result.lowest !== undefined) {
      const bounds = [result.lowest, result.highest].map(ratioText).join(" – ");
      return [bounds + " ", verdict(words.depends, "is-unknown")];
    }
    if (result.ratio === undefined) return [verdict(words.unknown, "is-unknown")];
    const text = ratioText(result.ratio) + " ";
    if (result.ratio >= pair.required) return [text, verdict(words.pass, "is-pass")];
    const reason = measuring.excuse(pair, context);
    if (reason !== undefined) return [text, verdict(words.excused, ""), ` ${reason}`];
    if (pair.judged) return [text, verdict(words.fail, "is-fail")];
    return [text, verdict(said(words.below, { ratio: ratioText(pair.required) }), "")];
  };

  const adviceOf = (pair, result) => {
    const isBelow = result.ratio < pair.required;
    if (!isBelow || !pair.judged || measuring.excuse(pair, context) !== undefined) return [];
    const found = measuring.advice(pair, result, context);
    if (found.length === 0) return [element("p", {}, words.noPassing)];
    return found.map(({ path, color, ratio }) => {
      const text = said(words.use, { color: colors.css(color), path, ratio: ratioText(ratio) });
      return element("p", {}, button(text, () => {
        change(path, [], color);
        tellChange(path);
        pairs.querySelector("a")?.focus();
      }));
    });
  };

  // The line of a pair in the chosen context; undefined where the pair is not about that.
  const lineOf = (pair) => {
    const before = measuring.measure(pair, context, unchanged);
    if (!before) return undefined;
    const former =
      before.ratio === undefined ? "" : said(words.before, { ratio: ratioText(before.ratio) });
    const name = element("a", { href: `#${pair.anchor}` }, pair.name);
    const answer = element("span");
    const asks = element("p", { className: "token-note" }, pair.asks);
    const advice = element("div");
    const item = element("li", {}, element("p", {}, name, " ", answer, " ", former), asks, advice);
    let result;
    const update = () => {
      result = measuring.measure(pair, context);
      const parts = resultOf(pair, result);
      const text = parts.map((part) => part.textContent ?? part).join("");
      if (answer.textContent !== text) answer.replaceChildren(...parts);
    };
    return { item, update, advise: () => advice.replaceChildren(...adviceOf(pair, result)) };
  };

  // The lines of a context, each made when a change first concerns its pair.
  const lines = new Map();
  const lineFor = (pair) => {
    if (!lines.has(pair)) lines.set(pair, lineOf(pair));
    return lines.get(pair);
  };

  const showPairs = () => {
    const paths = new Set(affected(patches.changedPaths()));
    const shown = measuring.concerned(data.pairs, paths).map(lineFor).filter(Boolean);
    for (const line of shown) line.update();
    const isAsBefore =
      shown.length === pairList.children.length &&
      shown.every(({ item }, index) => item === pairList.children[index]);
    if (!isAsBefore) pairList.replaceChildren(...shown.map(({ item }) => item));
    pairs.hidden = shown.length === 0;
    pairs.ariaBusy = "true";
    oncePaused(() => {
      for (const { advise } of shown) advise();
      pairs.ariaBusy = "false";
    });
  };

  // MARK: Copying

  const copy = (make) => async () => {
    const { copied, denied } = place.dataset;
    let answer = copied;
    try {
      await navigator.clipboard.writeText(make());
    } catch {
      answer = denied;
    }
    told.textContent = answer;
  };
  const told = element("p", { className: "token-note" });
  told.setAttribute("role", "status");
  const forms = {
    dtcg: () => JSON.stringify(patches.dtcg().document, null, 2) + "\n",
    css: () => patches.stylesheet(":root"),
    swift: () => patches.swift(),
  };
  const copying = Object.entries({ DTCG: forms.dtcg, CSS: forms.css, Swift: forms.swift });
  const buttons = [
    ...copying.map(([form, make]) => button(said(words.copyAs, { form }), copy(make))),
    button(words.undoAll, () => undo()),
  ];
  actions.append(...buttons, told);
  const showActions = () => {
    for (const one of buttons) one.disabled = changes.size === 0;
    const { leftOut } = patches.dtcg();
    const left = leftOut > 0 ? said(words.leftOut, { count: leftOut }) : "";
    write(told, changes.size === 0 ? words.nothing : left);
  };

  // MARK: The panel

  const draw = (node) => {
    const { draw, tree } = window.catalogStage;
    mirror.className = stage.className;
    for (const name of stage.getAttributeNames().filter((name) => name.startsWith("data-"))) {
      mirror.setAttribute(name, stage.getAttribute(name));
    }
    draw(mirror, node ?? tree());
    window.catalogContexts.refresh(mirror);
  };
  const followStage = () => {
    const { showPicture } = window.catalogStage;
    window.catalogStage.showPicture = (node) => {
      showPicture(node);
      draw(node);
    };
    draw();
  };

  const read = () => {
    context = contextOf(stage);
    lines.clear();
    showLists();
    showPairs();
    showActions();
  };

  // Fills a place with the panel of a component.
  catalogTokens.show = (panel, component) => {
    place = panel;
    data = component;
    stage = document.querySelector("#stage-preview > .stage");
    place.replaceChildren(actions, side, lists, status);
    read();
    followStage();
    const attributes = facts.modifiers.map(({ attribute }) => attribute);
    new MutationObserver(() => {
      const next = contextOf(stage);
      if (JSON.stringify(next) !== JSON.stringify(context)) read();
    }).observe(stage, { attributes: true, attributeFilter: attributes });
    for (const query of facts.modifiers.flatMap(({ contexts }) => contexts.map(([, , one]) => one))) {
      if (query) matchMedia(query).addEventListener("change", read);
    }
    document.addEventListener("tokensundone", () => {
      restore([]);
      follow([...tokens.keys()]);
    });
    place.dispatchEvent(new Event("tokenpanel", { bubbles: true }));
  };
  catalogTokens.forms = forms;
  catalogTokens.undoAll = () => undo();
  catalogTokens.change = (path, place, value, given) => {
    context = given ?? context;
    change(path, place, value);
  };
}
