// Reads a question that is a colour of CSS, and measures how far others are from it.
"use strict";

{
  const linear = (value) => {
    const size = Math.abs(value);
    const light = size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4;
    return Math.sign(value) * light;
  };
  const times = (matrix, [x, y, z]) => matrix.map(([a, b, c]) => a * x + b * y + c * z);

  // The matrices of CSS Color 4.
  const srgbToXYZ = [
    [506752 / 1228815, 87881 / 245763, 12673 / 70218],
    [87098 / 409605, 175762 / 245763, 12673 / 175545],
    [7918 / 409605, 87881 / 737289, 1001167 / 1053270],
  ];
  const p3ToXYZ = [
    [608311 / 1250200, 189793 / 714400, 198249 / 1000160],
    [35783 / 156275, 247089 / 357200, 198249 / 2500400],
    [0, 32229 / 714400, 5220557 / 5000800],
  ];
  const d50ToD65 = [
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
  ];
  const xyzToLMS = [
    [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
  ];
  const lmsToOKLab = [
    [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
  ];
  const white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

  const fromXYZ = (xyz) => times(lmsToOKLab, times(xyzToLMS, xyz).map(Math.cbrt));
  const fromRGB = (rgb) => fromXYZ(times(srgbToXYZ, rgb.map(linear)));
  const fromHSL = ([hue, saturation, lightness]) => {
    const light = lightness / 100;
    const reach = (saturation / 100) * Math.min(light, 1 - light);
    const channel = (offset) => {
      const k = (offset + hue / 30) % 12;
      return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    };
    return [channel(0), channel(8), channel(4)];
  };
  const fromHWB = ([hue, whiteness, blackness]) => {
    const [pale, dark] = [whiteness / 100, blackness / 100];
    if (pale + dark >= 1) return Array(3).fill(pale / (pale + dark));
    return fromHSL([hue, 100, 50]).map((value) => value * (1 - pale - dark) + pale);
  };
  const fromLab = ([lightness, a, b]) => {
    const [kappa, epsilon] = [24389 / 27, 216 / 24389];
    const middle = (lightness + 16) / 116;
    const cube = (value) => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa);
    const y = lightness > kappa * epsilon ? middle ** 3 : lightness / kappa;
    const xyz = [cube(a / 500 + middle) * white[0], y, cube(middle - b / 200) * white[2]];
    return fromXYZ(times(d50ToD65, xyz));
  };
  const axes = ([lightness, chroma, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  };

  // How a number is read: what 1 and 100 % stand for, and between which limits it is kept.
  const scale = (unit, reference, low = -Infinity, high = Infinity) => ({ unit, reference, low, high });
  const hue = null;
  const byte = scale(255, 1, 0, 1);
  const percent = scale(1, 100);
  const positive = scale(1, 100, 0);
  const alphaScale = scale(1, 1, 0, 1);
  const functions = {
    rgb: [[byte, byte, byte], fromRGB],
    hsl: [[hue, positive, percent], (parts) => fromRGB(fromHSL(parts))],
    hwb: [[hue, percent, percent], (parts) => fromRGB(fromHWB(parts))],
    lab: [[scale(1, 100, 0, 100), scale(1, 125), scale(1, 125)], fromLab],
    lch: [[scale(1, 100, 0, 100), scale(1, 150, 0), hue], (parts) => fromLab(axes(parts))],
    oklab: [[scale(1, 1, 0, 1), scale(1, 0.4), scale(1, 0.4)], (parts) => parts],
    oklch: [[scale(1, 1, 0, 1), scale(1, 0.4, 0), hue], axes],
    srgb: [Array(3).fill(scale(1, 1)), fromRGB],
    "display-p3": [
      Array(3).fill(scale(1, 1)),
      (parts) => fromXYZ(times(p3ToXYZ, parts.map(linear))),
    ],
  };
  const turns = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

  const number = (text, channel) => {
    if (text === "none") return 0;
    const [, digits, unit] = text.match(/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/) ?? [];
    if (digits === undefined) return NaN;
    if (channel === hue) return (((Number(digits) * (turns[unit] ?? NaN)) % 360) + 360) % 360;
    if (unit !== "" && unit !== "%") return NaN;
    const value = unit ? (Number(digits) * channel.reference) / 100 : Number(digits) / channel.unit;
    return Math.min(Math.max(value, channel.low), channel.high);
  };

  const thousandths = (value) => Math.sign(value) * Math.round(Math.abs(value) * 1000);
  const color = (lab, alpha) => ({ lab: lab.map(thousandths), alpha: thousandths(alpha) });

  const hexColor = (text) => {
    if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return null;
    const digits = text.slice(1);
    const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
    const [red, green, blue, alpha = 1] = pairs.map((pair) => parseInt(pair, 16) / 255);
    return color(fromRGB([red, green, blue]), alpha);
  };

  // What stands between the brackets: three parts and perhaps the opacity, which stands behind a
  // slash, or as a fourth where commas are allowed.
  const argumentsOf = (text, allowsCommas) => {
    if (text.includes(",")) {
      return allowsCommas ? text.split(",").map((part) => part.trim()) : null;
    }
    const sides = text.split("/").map((side) => side.trim());
    if (sides.length > 2) return null;
    const parts = sides[0].split(/\s+/);
    const count = parts[0].match(/^[a-z]/) && parts[0] !== "none" ? 4 : 3;
    return parts.length === count ? parts.concat(sides.slice(1)) : null;
  };

  const functionColor = (text) => {
    const [, name, inner] = text.match(/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((.*)\)$/) ?? [];
    if (!name) return null;
    const parts = argumentsOf(inner, /^(rgb|hsl)/.test(name));
    if (!parts) return null;
    const space = name === "color" ? parts.shift() : name.replace(/(rgb|hsl)a/, "$1");
    if (!Object.hasOwn(functions, space) || parts.length < 3 || parts.length > 4) return null;
    const [channels, convert] = functions[space];
    const read = parts.map((part, index) => number(part, index < 3 ? channels[index] : alphaScale));
    if (read.some(Number.isNaN)) return null;
    const made = color(convert(read.slice(0, 3)), read[3] ?? 1);
    return made.lab.every((value) => Math.abs(value) <= 10000) ? made : null;
  };

  // A colour: #1c47c7, 1c47c7, rgb(28 71 199), oklch(0.45 0.2 264). Without # it needs letters and
  // digits, as it may be a word or a number.
  const read = (query) => {
    const text = query.toLowerCase().trim();
    const isBare = /^([0-9a-f]{6}|[0-9a-f]{8})$/.test(text) && /\d/.test(text) && /[a-f]/.test(text);
    return hexColor(isBare ? "#" + text : text) ?? functionColor(text);
  };

  // A question that is the name of a colour in CSS, and may be a word as well.
  const named = (query, names) => {
    const text = query.toLowerCase().trim();
    if (!/^[a-z]+$/.test(text)) return null;
    const found = (" " + names + " ").match(new RegExp(` ${text} ([0-9a-f]{6}) `));
    return found ? hexColor("#" + found[1]) : null;
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

  window.catalogSearch.colors = { read, named, distance };
}
