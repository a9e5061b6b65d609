// What is changed as a stylesheet, and in the forms that can be copied: as DTCG, CSS and Swift.
"use strict";

{
  const { facts, tokens, changes, defaults, contextsOf, resolve, affected, axesOf, values } =
    catalogTokens;
  // How many combinations of contexts one token is looked at in.
  const combinationLimit = 512;
  const unchanged = new Map();

  const changedPaths = () => [...new Set([...changes.values()].map(({ path }) => path))];

  // Every combination of the contexts of some modifiers, those with fewer that are not the default
  // first.
  const combinations = (modifiers) => {
    const all = modifiers.reduce(
      (found, { name, contexts }) =>
        found.flatMap((one) => contexts.map(([context]) => ({ ...one, [name]: context }))),
      [{}],
    );
    const others = (one) => Object.entries(one).filter(([name, value]) => value !== defaults[name]);
    return all
      .slice(0, combinationLimit)
      .map((one) => ({ context: { ...defaults, ...one }, condition: others(one) }))
      .sort((a, b) => a.condition.length - b.condition.length);
  };

  // MARK: CSS

  const attributeOf = new Map(facts.modifiers.map(({ name, attribute }) => [name, attribute]));
  // The ways in which a combination comes about: each modifier by its attribute, or by what the
  // reader's system asks for. None of the names can end a string.
  const selectors = (condition) =>
    condition.reduce(
      (ways, [name, context]) => {
        const attribute = attributeOf.get(name);
        const query = contextsOf.get(name).find(([other]) => other === context)[2];
        const text = CSS.escape(context);
        const stated = ways.map((way) => ({ ...way, rest: `${way.rest}[${attribute}="${text}"]` }));
        const asked = ways.map(({ rest, queries }) => ({
          rest: `${rest}:not([${attribute}])`, queries: [...queries, query],
        }));
        return query ? [...stated, ...asked] : stated;
      },
      [{ rest: "", queries: [] }],
    );

  const declared = (path, context, changed) => {
    const found = resolve(path, context, changed);
    const name = tokens.get(path).css;
    return found ? new Map(values.declarations(found.type, name, found.value)) : new Map();
  };

  // The contexts that a token may vary in, each with what the site declares there.
  const known = new Map();
  const casesOf = (path) => {
    if (!known.has(path)) {
      const cases = combinations(axesOf(path)).map((one) => ({
        ...one, before: declared(path, one.context, unchanged),
      }));
      known.set(path, cases);
    }
    return known.get(path);
  };

  // The declarations of a token that differ from those of the site, or that earlier ones would
  // change, by their condition.
  const rulesOf = (path) => {
    const emitted = [];
    for (const { context, condition, before } of casesOf(path)) {
      const now = declared(path, context, changes);
      const added = new Map();
      for (const property of new Set([...now.keys(), ...before.keys()])) {
        const value = now.get(property) ?? "initial";
        const given = emitted.findLast(
          (rule) =>
            rule.added.has(property) &&
            rule.condition.every(([name, one]) => context[name] === one),
        );
        // A rule of the site for these contexts outweighs what is changed for all.
        const isOwn = value !== (before.get(property) ?? "initial");
        if (isOwn || (given && given.added.get(property) !== value)) added.set(property, value);
      }
      if (added.size > 0) emitted.push({ condition, added });
    }
    return emitted;
  };

  // The rules for what is changed, on the elements that declare the tokens.
  const stylesheet = (scope) => {
    const blocks = new Map();
    for (const path of affected(changedPaths()).filter((path) => tokens.get(path).css)) {
      for (const { condition, added } of rulesOf(path)) {
        const key = JSON.stringify(condition);
        const block = blocks.get(key) ?? { condition, lines: [] };
        block.lines.push(...[...added].map(([name, value]) => `  ${name}: ${value};`));
        blocks.set(key, block);
      }
    }
    const sorted = [...blocks.values()].sort((a, b) => a.condition.length - b.condition.length);
    return sorted
      .flatMap(({ condition, lines }) =>
        selectors(condition).map(({ rest, queries }) => {
          const rule = [scope + rest + " {", ...lines, "}"];
          if (queries.length === 0) return rule.join("\n") + "\n";
          const inner = rule.map((line) => "  " + line);
          return [`@media ${queries.join(" and ")} {`, ...inner, "}"].join("\n") + "\n";
        }))
      .join("\n");
  };

  // MARK: DTCG

  const alias = ([path, , way = []]) => {
    if (way.length === 0) return `{${path}}`;
    const names = [...path.split("."), "$value", ...way];
    const segment = (name) => name.replaceAll("~", "~0").replaceAll("/", "~1");
    return { $ref: "#/" + names.map(segment).join("/") };
  };
  const written = ({ value, from = [] }) =>
    from.reduce((whole, reference) => catalogTokens.put(whole, reference[1] ?? [], alias(reference)), value);

  const addTo = (tree, change) => {
    const names = change.path.split(".");
    const group = names.slice(0, -1).reduce((inner, name) => (inner[name] ??= {}), tree);
    group[names.at(-1)] = { $type: tokens.get(change.path).type, $value: written(change) };
  };
  // Names are those of tokens, which may be anything: no tree has the members of an object.
  const emptyTree = () => Object.create(null);

  // The changes as a token file, or as a resolver document where some hold in one context alone;
  // `leftOut` counts those in several contexts at once, which such a document cannot state.
  const dtcg = () => {
    const base = emptyTree();
    const trees = new Map();
    let leftOut = 0;
    for (const change of changes.values()) {
      const wanted = Object.entries(change.in ?? {});
      if (wanted.length > 1) {
        leftOut += 1;
        continue;
      }
      if (wanted.length === 0) {
        addTo(base, change);
        continue;
      }
      const [[name, context]] = wanted;
      const contexts = trees.get(name) ?? new Map();
      trees.set(name, contexts);
      contexts.set(context, contexts.get(context) ?? emptyTree());
      addTo(contexts.get(context), change);
    }
    const [format, resolver] = facts.schemas;
    const modifiers = facts.modifiers.filter(({ name }) => trees.has(name));
    if (modifiers.length === 0) return { document: { $schema: format, ...base }, leftOut };
    const form = ({ name, contexts, default: initial, declaresDefault }) => ({
      ...(declaresDefault ? { default: initial } : {}),
      contexts: Object.fromEntries(
        contexts.map(([context]) => {
          const tree = trees.get(name).get(context);
          return [context, tree ? [tree] : []];
        }),
      ),
    });
    const pointer = (name) => name.replaceAll("~", "~0").replaceAll("/", "~1");
    const document = {
      $schema: resolver,
      version: "2025.10",
      sets: { tokens: { sources: [base] } },
      modifiers: Object.fromEntries(modifiers.map((modifier) => [modifier.name, form(modifier)])),
      resolutionOrder: [
        { $ref: "#/sets/tokens" },
        ...modifiers.map(({ name }) => ({ $ref: `#/modifiers/${pointer(name)}` })),
      ],
    };
    return { document, leftOut };
  };

  // MARK: Swift

  // Each constant that is changed, with the contexts in which it has the value.
  const swift = () =>
    [...changes.values()]
      .filter(({ path }) => tokens.get(path).swift)
      .map((change) => {
        const isOwn = ({ context }) => catalogTokens.changeIn(change.path, context) === change;
        const place = combinations(axesOf(change.path)).find(isOwn)?.context ?? defaults;
        const { type, value } = resolve(change.path, place);
        const { swift: name } = tokens.get(change.path);
        const where = Object.entries(change.in ?? {}).map(([axis, one]) => `${axis}: ${one}`);
        const note = where.length > 0 ? ` (${where.join(", ").replace(/\s+/g, " ")})` : "";
        const constant = name.split(".").at(-1);
        const declaration = `public static let ${constant}${values.swiftTypes[type] ?? ""}`;
        return `// ${name}${note}\n${declaration} = ${values.swift[type](value)}\n`;
      })
      .join("\n");

  const list = () => [...changes.values()];
  // Each change with its value as the token format writes it.
  const statements = () =>
    list().map((change) => ({ path: change.path, in: change.in, value: written(change) }));
  Object.assign(catalogTokens, {
    patches: { stylesheet, dtcg, swift, list, statements, changedPaths },
  });
}
