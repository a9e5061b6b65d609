// The colour nearest in OKLCH lightness that makes a contrast large enough, as the tool looks for
// it: outward from the colour itself in coarse strides, then in between, then among the few written
// colours before.
"use strict";

{
  const { fromXYZ, fromOKLab } = catalogTokens.spaces;
  const { srgb, components, isInside, oklab, mapped, written, holds } = catalogTokens.colors;
  const { over, composite, luminance, seen, ratio } = catalogTokens.contrast;
  const steps = 100000;
  const stride = Math.trunc(steps / 64);
  const reach = 8;

  // The colours that differ from one in lightness alone, from black to white.
  const path = (color) => {
    const { rgb, alpha } = srgb(color);
    const [lightness, a, b] = oklab(rgb);
    if (!Number.isFinite(lightness)) return undefined;
    // What conversions leave in a grey would tint it.
    const axes = Math.sqrt(a * a + b * b) > 0.000004 ? [a, b] : [0, 0];
    const exact = (step) => fromXYZ(fromOKLab([step / steps, ...axes]));
    const space = color.colorSpace;
    const at = (step) => {
      if (/^ok/.test(space)) {
        const [first] = written(space, [step / steps, 0, 0]).components;
        return { ...color, components: [first, ...color.components.slice(1)] };
      }
      const channels = exact(step);
      const held = holds(space, channels) ? channels : mapped(channels);
      return written(space, components(held, space), alpha);
    };
    return { lightness, origin: Math.round(Math.max(0, Math.min(lightness, 1)) * steps), exact, at };
  };

  const isSame = (a, b) => a.components.every((part, index) => part === b.components[index]);

  // The nearest for one layer of a stack, the lowest first; undefined where no lightness is enough.
  const nearest = (colors, index, minimum) => {
    const layers = colors.map(seen);
    const way = path(colors[index]);
    if (!way || ratio(layers) === undefined) return undefined;
    const ratioAt = (step) => ratio(layers.with(index, seen(way.at(step))));
    const passes = (step) => ratioAt(step) >= minimum;

    const bisect = (failing, passing) => {
      while (Math.abs(passing - failing) > 1) {
        const middle = Math.trunc((passing + failing) / 2);
        if (passes(middle)) passing = middle;
        else failing = middle;
      }
      return passing;
    };
    // The last step before one, seen from the original, at which another colour is written.
    const previous = (step) => {
      const color = way.at(step);
      const direction = Math.sign(way.origin - step);
      let [same, jump] = [step, 1];
      while (same !== way.origin) {
        const next = Math.abs(way.origin - same) <= jump ? way.origin : same + direction * jump;
        if (isSame(way.at(next), color)) {
          [same, jump] = [next, jump * 2];
          continue;
        }
        let other = next;
        while (Math.abs(same - other) > 1) {
          const middle = Math.trunc((same + other) / 2);
          if (isSame(way.at(middle), color)) same = middle;
          else other = middle;
        }
        return other;
      }
      return undefined;
    };
    const refined = (step) => {
      let [found, current] = [step, step];
      for (let count = 0; count < reach; count += 1) {
        current = previous(current);
        if (current === undefined) break;
        if (passes(current)) found = current;
      }
      return found;
    };
    const towards = (end) => {
      const sign = Math.sign(end - way.origin) || 1;
      let failing = way.origin;
      for (let sample = way.origin; ; sample += sign * stride) {
        const isLast = sign * (sample - end) >= 0;
        const step = isLast ? end : sample;
        if (passes(step)) {
          const found = refined(bisect(failing, step));
          const color = way.at(found);
          return {
            color, ratio: ratioAt(found), isInside: isInside(way.exact(found)),
            change: Math.abs(oklab(srgb(color).rgb)[0] - way.lightness),
          };
        }
        if (isLast) return undefined;
        failing = step;
      }
    };
    const [darker, lighter] = [towards(0), towards(steps)];
    if (!darker || !lighter) return darker ?? lighter;
    if (darker.isInside !== lighter.isInside) return darker.isInside ? darker : lighter;
    return darker.change <= lighter.change ? darker : lighter;
  };

  const isLightOnDark = (colors) => {
    const layers = colors.map(seen);
    const back = composite(layers.slice(0, -1));
    return luminance(over(layers.at(-1), back)) > luminance(back);
  };

  // For each of some layers the colour that passes in its place, or undefined. One that turns dark
  // on light into light on dark is given only where no layer has another.
  catalogTokens.passing = (colors, indices, minimum) => {
    const found = indices.map((index) => nearest(colors, index, minimum));
    const light = isLightOnDark(colors);
    const kept = found.map((one, place) => {
      const turns = one && isLightOnDark(colors.with(indices[place], one.color)) !== light;
      return turns ? undefined : one;
    });
    return kept.some(Boolean) ? kept : found;
  };
}
