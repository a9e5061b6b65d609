// The contrast of a pair of tokens in a context, as `catalog contrast` measures it: a ratio, or
// bounds where something that nobody knows shines through, and what would pass.
"use strict";

{
  const { facts, tokens, changes, resolve, holds, contrast, passing } = catalogTokens;
  const isOpaque = (color) => (color.value.alpha ?? 1) >= 1;
  const colorIn = (path, context, changed) => {
    const found = resolve(path, context, changed);
    return found?.type === "color" ? found : undefined;
  };

  // The backgrounds that can be seen, from the bottom up, and what is unknown of them: looked at
  // from the top down until nothing shines through any more.
  const visible = (paths, context, changed) => {
    const layers = [];
    for (const path of [...paths].reverse()) {
      const layer = colorIn(path, context, changed);
      if (!layer) return { isUnknown: true };
      if (layer.unknown !== undefined) {
        // A material is drawn translucent: what is below it is tinted.
        const isTint = !isOpaque(layer) && path !== paths[0];
        return isTint ? { isUnknown: true, reason: layer.unknown } : { layers, reason: layer.unknown };
      }
      layers.unshift(layer);
      if (isOpaque(layer)) return { layers, isSolid: true };
    }
    return { layers, reason: "" };
  };

  const ratioOf = (layers) => contrast.ratio(layers.map(contrast.seen));

  // { ratio }, { lowest, highest } or { reason } of a pair; undefined in a context that it is not
  // about.
  const measure = (pair, context, changed = changes) => {
    const isAbout = ([name, allowed]) => allowed.includes(context[name]);
    if (!Object.entries(pair.in ?? {}).every(isAbout)) return undefined;
    const front = colorIn(pair.colors.at(-1), context, changed);
    if (!front) return { reason: "" };
    if (front.unknown !== undefined) return { reason: front.unknown };
    const { layers, isSolid, isUnknown, reason = "" } =
      visible(pair.colors.slice(0, -1), context, changed);
    if (isUnknown) return { reason };
    const colors = [...layers, front].map(({ value }) => value);
    if (isSolid) return { ratio: ratioOf(colors), stack: [...layers, front] };
    const ratios = facts.backdrops.flatMap((path) => {
      const backdrop = colorIn(path, context, changed);
      const isKnown = backdrop && backdrop.unknown === undefined && isOpaque(backdrop);
      return isKnown ? [ratioOf([backdrop.value, ...colors])] : [];
    });
    if (ratios.length === 0) return { reason };
    return { lowest: Math.min(...ratios), highest: Math.max(...ratios), reason };
  };

  // Why a shortfall is accepted in a context.
  const excuse = (pair, context) =>
    pair.excused?.find(([wanted]) =>
      Object.entries(wanted).every(([name, allowed]) => allowed.includes(context[name])))?.[1];

  // The token that states a colour: the end of its chain, unless that is a fact with sources.
  const origin = (token, context) => {
    const end = token.chain.length > 0 && resolve(token.chain.at(-1), context);
    return end && !end.definition.fact ? end.path : token.path;
  };

  // The colours that would pass for the foreground and what is directly behind it, each with the
  // token to write it to.
  const advice = (pair, { stack }, context) => {
    const places = [stack.length - 1, stack.length - 2];
    const found = passing(stack.map(({ value }) => value), places, pair.required);
    return found.flatMap((one, index) =>
      one ? [{ ...one, path: origin(stack[places[index]], context) }] : []);
  };

  // The pairs that a change of some tokens concerns.
  const concerned = (pairs, paths) =>
    pairs.filter(({ colors }) => colors.some((path) => paths.has(path)));

  Object.assign(catalogTokens, { measuring: { measure, excuse, advice, concerned } });
}
