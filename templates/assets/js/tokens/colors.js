// Colours as the token format has them: { colorSpace, components, alpha, hex }. They are read from
// CSS, shown in sRGB, brought into its gamut, and written as the tool writes them.
"use strict";

{
  const { spaces, linear, encoded, toOKLab, fromOKLab, toXYZ, fromXYZ } = catalogTokens.spaces;
  const wrapped = (value, limit) => ((value % limit) + limit) % limit;
  const cut = (value, limit = 1) => (value > 0 ? Math.min(value, limit) : 0);

  // MARK: HSL and HWB

  const fromHSL = ([hue, saturation, lightness]) => {
    const light = lightness / 100;
    const reach = (saturation / 100) * Math.min(light, 1 - light);
    return [0, 8, 4].map((offset) => {
      const k = wrapped(offset + wrapped(hue, 360) / 30, 12);
      return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    });
  };
  const fromHWB = ([hue, whiteness, blackness]) => {
    const [pale, dark] = [whiteness / 100, blackness / 100];
    if (pale + dark >= 1) return Array(3).fill(pale / (pale + dark));
    return fromHSL([hue, 100, 50]).map((value) => value * (1 - pale - dark) + pale);
  };
  const hueOf = ([red, green, blue]) => {
    const highest = Math.max(red, green, blue);
    const reach = highest - Math.min(red, green, blue);
    if (!(reach > 1e-5)) return null;
    if (highest === red) return wrapped(((green - blue) / reach) * 60, 360);
    if (highest === green) return wrapped(((blue - red) / reach + 2) * 60, 360);
    return wrapped(((red - green) / reach + 4) * 60, 360);
  };
  const toHSL = (rgb) => {
    const highest = Math.max(...rgb);
    const lightness = (highest + Math.min(...rgb)) / 2;
    const room = Math.min(lightness, 1 - lightness);
    const saturation = room === 0 ? 0 : (highest - lightness) / room;
    const hue = hueOf(rgb);
    const turned = hue === null ? null : wrapped(hue + (saturation < 0 ? 180 : 0), 360);
    return [turned, Math.abs(saturation) * 100, lightness * 100];
  };
  const toHWB = (rgb) => [hueOf(rgb), Math.min(...rgb) * 100, (1 - Math.max(...rgb)) * 100];

  // MARK: sRGB

  const same = (rgb) => rgb;
  const plain = { srgb: same, "srgb-linear": (rgb) => rgb.map(encoded), hsl: fromHSL, hwb: fromHWB };
  const back = { srgb: same, "srgb-linear": (rgb) => rgb.map(linear), hsl: toHSL, hwb: toHWB };

  // The gamma-encoded channels, which lie outside of 0 to 1 where sRGB cannot show the colour. A
  // missing component counts as 0.
  const srgb = ({ colorSpace, components, alpha = 1 }) => {
    const parts = components.map((part) => (part === "none" ? 0 : part));
    const convert = plain[colorSpace];
    return { rgb: convert ? convert(parts) : fromXYZ(spaces[colorSpace].to(parts)), alpha };
  };
  // The components of channels in a space, null for a hue that there is none of.
  const components = (rgb, space) =>
    back[space] ? back[space](rgb) : spaces[space].from(toXYZ(rgb));

  const isInside = (parts) => parts.every((part) => part >= -1e-5 && part <= 1 + 1e-5);
  const oklab = (rgb) => toOKLab(toXYZ(rgb));
  const distance = (a, b) => Math.sqrt(a.reduce((sum, part, index) => sum + (part - b[index]) ** 2, 0));
  const clipped = (rgb) => rgb.map((channel) => cut(channel));

  // The channels brought into the gamut as CSS Color 4 describes: the chroma is reduced until
  // clipping makes no noticeable difference.
  const mapped = (rgb) => {
    const origin = oklab(rgb);
    if (origin[0] >= 1 - 1e-9) return [1, 1, 1];
    if (origin[0] <= 1e-9) return [0, 0, 0];
    let clip = clipped(rgb);
    if (isInside(rgb) || distance(oklab(clip), origin) < 0.02) return clip;
    const chroma = Math.sqrt(origin[1] ** 2 + origin[2] ** 2);
    let [low, high, lowIsInside] = [0, chroma, true];
    while (high - low > 0.0001) {
      const middle = (low + high) / 2;
      const scaled = [origin[0], (origin[1] * middle) / chroma, (origin[2] * middle) / chroma];
      const current = fromXYZ(fromOKLab(scaled));
      if (lowIsInside && isInside(current)) {
        low = middle;
        continue;
      }
      clip = clipped(current);
      const difference = distance(oklab(clip), scaled);
      if (difference >= 0.02) high = middle;
      else if (0.02 - difference < 0.0001) return clip;
      else [low, lowIsInside] = [middle, false];
    }
    return clip;
  };

  // MARK: Writing

  const rounded = (value, parts) => {
    const scaled = value * parts;
    return (Math.sign(scaled) * Math.round(Math.abs(scaled))) / parts + 0;
  };
  const precision = {
    byte: (value) => Math.floor(cut(value) * 255 + 0.5) / 255,
    unit: (value) => rounded(cut(value), 10000),
    fraction: (value) => rounded(value, 10000),
    percent: (value) => rounded(cut(value, 100), 100),
    number: (value) => rounded(value, 100),
    hue: (value) => wrapped(rounded(value, 100), 360),
  };
  const { byte, unit, fraction, percent, number, hue } = precision;
  const precisions = {
    srgb: [byte, byte, byte], hsl: [hue, percent, percent], hwb: [hue, percent, percent],
    lab: [percent, number, number], lch: [percent, number, hue],
    oklab: [unit, fraction, fraction], oklch: [unit, fraction, hue],
    "xyz-d65": [fraction, fraction, fraction], "xyz-d50": [fraction, fraction, fraction],
  };

  const hexByte = (channel) => Math.floor(cut(channel) * 255 + 0.5).toString(16).padStart(2, "0");
  const hex = (rgb, alpha = 1) =>
    "#" + rgb.map(hexByte).join("") + (alpha < 1 ? hexByte(alpha) : "");

  // A colour of the components, with as many decimals as people write.
  const written = (space, parts, alpha = 1) => {
    const digits = precisions[space] ?? [unit, unit, unit];
    const values = parts.map((part, index) => (part === null ? "none" : digits[index](part)));
    const color = { colorSpace: space, components: values };
    if (alpha < 1) color.alpha = alpha;
    if (space === "srgb") color.hex = hex(values);
    return color;
  };
  // A colour in another space.
  const converted = (color, space) => {
    const { rgb, alpha } = srgb(color);
    return space === color.colorSpace ? color : written(space, components(rgb, space), alpha);
  };
  // Whether a space has components within their ranges for the channels.
  const holds = (space, rgb) => {
    if (back[space]) return isInside(rgb);
    return !precisions[space] ? isInside(components(rgb, space)) : true;
  };

  const css = (color) => {
    const { rgb, alpha } = srgb(color);
    if (/^(srgb|hsl|hwb)$/.test(color.colorSpace)) {
      const inside = mapped(rgb);
      const channels = inside.map((channel) => Math.floor(channel * 255 + 0.5));
      return alpha < 1 ? `rgb(${channels.join(" ")} / ${alpha})` : hex(inside);
    }
    const parts = color.components.join(" ") + (alpha < 1 ? ` / ${alpha}` : "");
    return /^(ok)?l(ab|ch)$/.test(color.colorSpace)
      ? `${color.colorSpace}(${parts})`
      : `color(${color.colorSpace} ${parts})`;
  };

  // MARK: Reading

  const scale = (unit, reference, low = -Infinity, high = Infinity) => ({ unit, reference, low, high });
  const angle = null;
  const functions = {
    rgb: ["srgb", Array(3).fill(scale(255, 1, 0, 1))],
    hsl: ["hsl", [angle, scale(1, 100, 0), scale(1, 100)]],
    hwb: ["hwb", [angle, scale(1, 100), scale(1, 100)]],
    lab: ["lab", [scale(1, 100, 0, 100), scale(1, 125), scale(1, 125)]],
    lch: ["lch", [scale(1, 100, 0, 100), scale(1, 150, 0), angle]],
    oklab: ["oklab", [scale(1, 1, 0, 1), scale(1, 0.4), scale(1, 0.4)]],
    oklch: ["oklch", [scale(1, 1, 0, 1), scale(1, 0.4, 0), angle]],
  };
  const predefined = /^(srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz(-d(50|65))?)$/;
  const turns = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

  const component = (text, channel) => {
    if (text === "none") return "none";
    const [, digits, unit] =
      text.match(/^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/) ?? [];
    const size = Number(digits ?? NaN);
    if (!Number.isFinite(size)) return NaN;
    if (channel === angle) return wrapped(size * (turns[unit] ?? NaN), 360);
    if (unit !== "" && unit !== "%") return NaN;
    const { reference } = channel;
    const part = reference > 1 ? size * (reference / 100) : size / (100 / reference);
    return Math.min(Math.max(unit ? part : size / channel.unit, channel.low), channel.high);
  };

  const readHex = (text) => {
    const digits = text.slice(1);
    const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
    const [red, green, blue, alpha = 1] = pairs.map((pair) => parseInt(pair, 16) / 255);
    return written("srgb", [red, green, blue], alpha);
  };

  // A colour by its name in CSS, which the browser knows.
  let canvas;
  const readName = (name) => {
    if (name === "currentcolor" || !CSS.supports("color", name)) return undefined;
    canvas ??= document.createElement("canvas").getContext("2d");
    canvas.fillStyle = name;
    return canvas.fillStyle.startsWith("#") ? readHex(canvas.fillStyle) : undefined;
  };

  // A colour of CSS; undefined for what is none.
  const read = (given) => {
    const text = given.trim().toLowerCase();
    if (/^[a-z]{3,32}$/.test(text)) return readName(text);
    if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return readHex(text);
    const [, name, inner] = text.match(/^([a-z]+)\(([^()]{1,200})\)$/) ?? [];
    if (!name) return undefined;
    const hasCommas = inner.includes(",") && /^(rgb|hsl)a?$/.test(name);
    const sides = hasCommas ? [inner] : inner.split("/");
    const parts = sides[0].trim().split(hasCommas ? /\s*,\s*/ : /\s+/);
    const behind = hasCommas ? parts.splice(3) : sides.slice(1).map((side) => side.trim());
    const first = name === "color" ? parts.shift() : "";
    const plainName = name.replace(/^(rgb|hsl)a$/, "$1");
    const known = Object.hasOwn(functions, plainName) ? functions[plainName] : [];
    const [space, channels] = predefined.test(first)
      ? [first.replace(/^xyz$/, "xyz-d65"), Array(3).fill(scale(1, 1))]
      : known;
    if (!space || parts.length !== 3 || behind.length > 1) return undefined;
    const values = parts.map((part, index) => component(part, channels[index]));
    const opacity = behind.length ? component(behind[0], scale(1, 1, 0, 1)) : 1;
    if ([...values, opacity].some(Number.isNaN)) return undefined;
    const color = { colorSpace: space, components: values };
    return opacity === 1 ? color : { ...color, alpha: opacity === "none" ? 0 : opacity };
  };

  catalogTokens.colors = {
    srgb, components, isInside, oklab, clipped, mapped, hex, written, converted, holds, css, read,
  };
}
