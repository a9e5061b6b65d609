// Reads a question that is a colour, and measures how far others are from it.
"use strict";

{
  const linear = (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

  // Lightness, a and b of OKLab in thousandths (Björn Ottosson, 2020).
  const lab = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map(linear);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ].map((value) => Math.sign(value) * Math.round(Math.abs(value) * 1000));
  };

  const hexChannels = (text) => {
    if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return null;
    const digits = text.slice(1);
    const isShort = digits.length < 6;
    const pairs = isShort ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
    return pairs.map((pair) => parseInt(pair, 16) / 255);
  };

  const functionChannels = (text) => {
    const numbers = text.match(/^rgba?\((.*)\)$/)?.[1].split(/[, /]+/).filter(Boolean);
    if (!numbers || numbers.length < 3 || numbers.length > 4) return null;
    if (!numbers.every((number) => /^(\d+\.?\d*|\.\d+)$/.test(number))) return null;
    const values = numbers.map(Number);
    const isInRange = values.every((value, index) => value <= (index < 3 ? 255 : 1));
    return isInRange ? values.map((value, index) => (index < 3 ? value / 255 : value)) : null;
  };

  // A colour: #1c47c7, 1c47c7, rgb(28 71 199). Without # it needs letters and digits.
  const read = (query) => {
    const text = query.toLowerCase().trim();
    const isBare = /^([0-9a-f]{6}|[0-9a-f]{8})$/.test(text) && /\d/.test(text) && /[a-f]/.test(text);
    const channels = hexChannels(isBare ? "#" + text : text) ?? functionChannels(text);
    if (!channels) return null;
    return { lab: lab(channels), alpha: Math.round((channels[3] ?? 1) * 1000) };
  };

  const distance = (color, [, , lightness, a, b, alpha]) => {
    const parts = [
      color.lab[0] - lightness,
      color.lab[1] - a,
      color.lab[2] - b,
      Math.trunc((color.alpha - alpha) / 2),
    ];
    return parts.reduce((sum, part) => sum + part * part, 0);
  };

  window.catalogSearch.colors = { read, distance };
}
