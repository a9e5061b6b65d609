// WCAG 2's contrast of colours on each other, as the tool measures it: translucent colours are
// composited on gamma-encoded channels, and ratios are compared unrounded.
"use strict";

{
  const { linear } = catalogTokens.spaces;
  const { srgb, mapped, clipped } = catalogTokens.colors;

  const over = (front, back) => {
    const below = back.alpha * (1 - front.alpha);
    const alpha = front.alpha + below;
    if (!(alpha > 0)) return { rgb: [0, 0, 0], alpha: 0 };
    const mix = (channel, index) => (channel * front.alpha + back.rgb[index] * below) / alpha;
    return { rgb: front.rgb.map(mix), alpha };
  };
  const composite = (layers) => layers.reduce((below, layer) => over(layer, below));

  const luminance = ({ rgb }) => {
    const [red, green, blue] = clipped(rgb).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratioOf = (first, second) => {
    const [a, b] = [luminance(first), luminance(second)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };

  // A colour as it is shown in sRGB.
  const seen = (color) => {
    const { rgb, alpha } = srgb(color);
    const inside = mapped(rgb);
    return { rgb: inside, alpha };
  };

  // The ratio of the last of some seen colours against what lies below, the lowest first; undefined
  // where the lowest is not opaque or there is none.
  const ratio = (layers) => {
    if (layers.length < 2 || layers[0].alpha < 1) return undefined;
    const back = composite(layers.slice(0, -1));
    return ratioOf(over(layers.at(-1), back), back);
  };

  // Two decimals, cut and not rounded, so that 4.499 does not show as the 4.5 that it fails.
  const text = (ratio) => {
    const hundredths = Math.floor(Math.max(0, Math.min(ratio, 21)) * 100);
    return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
  };

  catalogTokens.contrast = { over, composite, luminance, seen, ratio, text };
}
