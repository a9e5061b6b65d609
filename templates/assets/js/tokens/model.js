// What tokens are in a context: the definition that counts there, with what it refers to, and with
// what a reader has changed.
"use strict";

{
  const facts = window.catalogTokenFacts;
  const tokens = new Map(Object.entries(facts.tokens));
  // How many references are followed, one after the other.
  const depthLimit = 64;

  const contextsOf = new Map(facts.modifiers.map(({ name, contexts }) => [name, contexts]));
  const defaults = Object.fromEntries(facts.modifiers.map((modifier) => [modifier.name, modifier.default]));
  const holds = (wanted, context) =>
    Object.entries(wanted ?? {}).every(([name, value]) => context[name] === value);
  const placeOf = (path, definition) => `${path} ${JSON.stringify(definition.in ?? {})}`;

  // The contexts in which an element is drawn: those that its attributes choose, or those that the
  // reader's system asks for.
  const contextOf = (element) =>
    Object.fromEntries(
      facts.modifiers.map(({ name, attribute, contexts, default: initial }) => {
        const stated = element.getAttribute(attribute);
        const known = contexts.some(([context]) => context === stated);
        const asked = contexts.find(([, , query]) => query && matchMedia(query).matches);
        if (stated !== null) return [name, known ? stated : initial];
        return [name, asked?.[0] ?? initial];
      }),
    );

  // MARK: Changes

  // By the token and the definition of it: { path, in, value, from }.
  const changes = new Map();
  const restore = (list) => {
    changes.clear();
    for (const change of list) {
      const definition = tokens
        .get(change.path)
        ?.definitions.find((one) => placeOf("", one) === placeOf("", change));
      if (definition) changes.set(placeOf(change.path, change), change);
    }
  };
  restore(window.catalogChanges.state?.list ?? []);

  const definitionIn = (path, context) =>
    tokens.get(path)?.definitions.findLast((definition) => holds(definition.in, context));
  const changeIn = (path, context) => {
    const definition = definitionIn(path, context);
    return definition && changes.get(placeOf(path, definition));
  };

  // MARK: Values

  const part = (value, way) => way.reduce((inner, name) => inner?.[name], value);
  // One shadow, and one family, stand without a list.
  const put = (value, [name, ...rest], inner) => {
    if (name === undefined) return inner;
    if (!Array.isArray(value) && /^\d+$/.test(name)) return put(value, rest, inner);
    const copy = Array.isArray(value) ? [...value] : { ...value };
    copy[name] = put(copy[name], rest, inner);
    return copy;
  };
  // Components are those of the space beside them, whatever space they are taken from.
  const borrowed = (value, place, other, way) => {
    const isComponents = way.join() === "components" && place.join() === "components";
    return isComponents && other.colorSpace !== value.colorSpace
      ? catalogTokens.colors.converted(other, value.colorSpace).components
      : part(other, way);
  };

  // A token in a context: its type, its value with all references replaced, the tokens that it is an
  // alias of, those that it refers to, and why its value is unknown; undefined where it has none.
  const resolve = (path, context, changed = changes, depth = 0) => {
    const definition = definitionIn(path, context);
    if (!definition || depth > depthLimit) return undefined;
    const change = changed.get(placeOf(path, definition));
    const { from = [] } = change ?? definition;
    let { value } = change ?? definition;
    let unknown = change ? undefined : definition.unknown;
    let chain = [];
    const references = [];
    for (const [token, place = [], way = []] of from) {
      const inner = resolve(token, context, changed, depth + 1);
      if (!inner) return undefined;
      references.push(token);
      unknown ??= inner.unknown;
      if (place.length === 0 && way.length === 0) {
        value = inner.value;
        chain = [token, ...inner.chain];
      } else {
        value = put(value, place, borrowed(value, place, inner.value, way));
      }
    }
    if (value === null || value === undefined) return undefined;
    return { path, type: tokens.get(path).type, value, chain, references, unknown, definition };
  };

  // MARK: Who refers to whom

  const referrers = new Map();
  for (const [path, { definitions }] of tokens) {
    for (const [token] of definitions.flatMap(({ from = [] }) => from)) {
      referrers.set(token, (referrers.get(token) ?? new Set()).add(path));
    }
  }
  // The tokens with those that refer to them, in the order of the system.
  const affected = (paths) => {
    const found = new Set(paths);
    for (const path of found) for (const other of referrers.get(path) ?? []) found.add(other);
    return [...tokens.keys()].filter((path) => found.has(path));
  };

  // The modifiers that a token may vary in, in the order of the system.
  const axesOf = (path) => {
    const seen = new Set([path]);
    const names = new Set();
    for (const token of seen) {
      for (const { in: wanted = {}, from = [] } of tokens.get(token)?.definitions ?? []) {
        for (const name of Object.keys(wanted)) names.add(name);
        for (const [other] of from) seen.add(other);
      }
    }
    return facts.modifiers.filter(({ name }) => names.has(name));
  };

  Object.assign(catalogTokens, {
    facts, tokens, changes, defaults, contextsOf, holds, placeOf, contextOf, restore, definitionIn,
    changeIn, part, put, resolve, affected, axesOf,
  });
}
