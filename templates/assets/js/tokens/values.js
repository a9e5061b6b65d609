// Values of tokens as CSS, as text for people and as Swift, and the simple values that make up the
// others.
"use strict";

{
  const { colors } = catalogTokens;
  const listed = (value) => (Array.isArray(value) ? value : [value]);
  const sized = ({ value, unit }) => `${value}${unit}`;

  const weights = {
    thin: 100, hairline: 100, "extra-light": 200, "ultra-light": 200, light: 300, normal: 400,
    regular: 400, book: 400, medium: 500, "semi-bold": 600, "demi-bold": 600, bold: 700,
    "extra-bold": 800, "ultra-bold": 800, black: 900, heavy: 900, "extra-black": 950,
    "ultra-black": 950,
  };
  const weight = (value) => (Object.hasOwn(weights, value) ? weights[value] : value);

  const generic =
    /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(serif|sans-serif|monospace|rounded)|math|emoji|fangsong|-apple-system|BlinkMacSystemFont)$/;
  const escaped = (text) =>
    text.replace(/["\\<\0-\x1f\x7f]/g, (sign) => {
      const code = sign === "\0" ? 0xfffd : sign.charCodeAt(0);
      return `\\${code.toString(16)} `;
    });
  const families = (names) =>
    listed(names).map((name) => (generic.test(name) ? name : `"${escaped(name)}"`)).join(", ");
  const lineStyle = (style) => {
    if (typeof style === "string") return style;
    return style.lineCap === "round" && !style.dashArray[0]?.value ? "dotted" : "dashed";
  };
  const layer = ({ color, offsetX, offsetY, blur, spread, inset }) =>
    [...(inset ? ["inset"] : []), ...[offsetX, offsetY, blur, spread].map(sized), colors.css(color)]
      .join(" ");

  // What is kept as it was written: in the notation of CSS, undefined where that has none.
  const notation = (value) => {
    if (typeof value !== "object" || value === null) return String(value);
    if (value.colorSpace) return colors.css(value);
    if (value.unit) return sized(value);
    const inner = Array.isArray(value) ? value.map(notation) : [undefined];
    return inner.includes(undefined) ? undefined : inner.join(", ");
  };

  const css = {
    color: colors.css,
    dimension: sized,
    duration: sized,
    number: String,
    other: (value) => notation(value) ?? JSON.stringify(value),
    fontFamily: families,
    fontWeight: (value) => String(weight(value)),
    cubicBezier: (numbers) => `cubic-bezier(${numbers.join(", ")})`,
    strokeStyle: lineStyle,
    border: ({ color, width, style }) => `${sized(width)} ${lineStyle(style)} ${colors.css(color)}`,
    transition: ({ duration, delay, timingFunction }) =>
      `${sized(duration)} ${css.cubicBezier(timingFunction)} ${sized(delay)}`,
    shadow: (layers) => listed(layers).map(layer).join(", "),
    gradient: (stops) =>
      stops
        .map(({ color, position }) => `${colors.css(color)} ${Math.round(position * 1e6) / 1e4}%`)
        .join(", "),
    typography: ({ fontFamily, fontSize, fontWeight, lineHeight }) =>
      `${weight(fontWeight)} ${sized(fontSize)}/${lineHeight} ${families(fontFamily)}`,
  };

  // The custom properties that a value becomes: the whole, and its parts by the names of CSS.
  const declarations = (type, name, value) => {
    const part = (suffix, kind, inner) => [`${name}-${suffix}`, css[kind](inner)];
    const parts = {
      typography: () => [
        part("font-family", "fontFamily", value.fontFamily),
        part("font-size", "dimension", value.fontSize),
        part("font-weight", "fontWeight", value.fontWeight),
        part("line-height", "number", value.lineHeight),
        part("letter-spacing", "dimension", value.letterSpacing),
      ],
      transition: () => [
        part("duration", "duration", value.duration),
        part("timing-function", "cubicBezier", value.timingFunction),
        part("delay", "duration", value.delay),
      ],
      border: () => [
        part("width", "dimension", value.width), part("style", "strokeStyle", value.style),
        part("color", "color", value.color),
      ],
    };
    if (type === "other" && notation(value) === undefined) return [];
    return [[name, css[type](value)], ...(parts[type]?.() ?? [])];
  };

  // MARK: Swift

  const signs = /["\\\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g;
  const escape = (sign) =>
    /["\\]/.test(sign) ? "\\" + sign : `\\u{${sign.charCodeAt(0).toString(16).toUpperCase()}}`;
  const quoted = (text) => `"${text.replace(signs, escape)}"`;
  const array = (elements) => `[${elements.join(", ")}]`;
  const known = { srgb: ".sRGB", "display-p3": ".displayP3", "srgb-linear": ".sRGBLinear" };
  const spaceNames = {
    hsl: "hsl", hwb: "hwb", lab: "lab", lch: "lch", oklab: "oklab", oklch: "oklch", srgb: "srgb",
    "srgb-linear": "srgbLinear", "display-p3": "displayP3", "a98-rgb": "a98RGB",
    "prophoto-rgb": "proPhotoRGB", rec2020: "rec2020", "xyz-d65": "xyzD65", "xyz-d50": "xyzD50",
  };
  const points = ({ value, unit }) => (unit === "rem" ? `${value} * rem` : String(value));
  const seconds = ({ value, unit }) => `.${unit === "ms" ? "milliseconds" : "seconds"}(${value})`;
  const call = (name, parts) =>
    `${name}(${Object.entries(parts).map(([label, text]) => `${label}: ${text}`).join(", ")})`;
  const swiftLayer = ({ color, offsetX, offsetY, blur, spread, inset }) =>
    call("ShadowToken", {
      color: swift.color(color), x: points(offsetX), y: points(offsetY), blur: points(blur),
      spread: points(spread), ...(inset ? { isInset: "true" } : {}),
    });
  const swiftStop = ({ color, position }) =>
    call("SwiftUI.Gradient.Stop", { color: swift.color(color), location: position });
  const swift = {
    color: ({ colorSpace, components, alpha = 1 }) => {
      const opacity = alpha === 1 ? [] : [`opacity: ${alpha}`];
      const isKnown = known[colorSpace] && !components.includes("none");
      const labels = ["red: ", "green: ", "blue: "];
      const channels = components.map((value, index) =>
        (isKnown ? labels[index] : "") + (value === "none" ? "nil" : value));
      const space = isKnown ? known[colorSpace] : `.${spaceNames[colorSpace]}`;
      return `SwiftUI.Color(${[space, ...channels, ...opacity].join(", ")})`;
    },
    dimension: points,
    duration: seconds,
    number: String,
    other: (value) => css.other(value),
    fontFamily: (names) => array(listed(names).map(quoted)),
    fontWeight: (value) =>
      typeof value === "string"
        ? `FontWeightToken(${weight(value)}, keyword: ${quoted(value)})`
        : `FontWeightToken(${value})`,
    cubicBezier: (numbers) => `CubicBezierToken(${numbers.join(", ")})`,
    strokeStyle: (style) =>
      typeof style === "string"
        ? `StrokeStyleToken.${style}`
        : call("StrokeStyleToken", {
          dash: array(style.dashArray.map(points)), lineCap: `.${style.lineCap}`,
        }),
    border: ({ color, width, style }) =>
      call("BorderToken", {
        color: swift.color(color), width: points(width), style: swift.strokeStyle(style),
      }),
    transition: ({ duration, delay, timingFunction }) =>
      call("TransitionToken", {
        duration: seconds(duration), delay: seconds(delay),
        curve: swift.cubicBezier(timingFunction),
      }),
    shadow: (layers) => array(listed(layers).map(swiftLayer)),
    gradient: (stops) => `SwiftUI.Gradient(stops: ${array(stops.map(swiftStop))})`,
    typography: ({ fontFamily, fontSize, fontWeight, letterSpacing, lineHeight }) =>
      call("TypographyToken", {
        family: swift.fontFamily(fontFamily), size: points(fontSize),
        weight: swift.fontWeight(fontWeight), tracking: points(letterSpacing), lineHeight,
      }),
  };
  const swiftTypes = {
    dimension: ": CGFloat", number: ": Double", duration: ": Swift.Duration", fontFamily: ": [String]",
  };

  // MARK: Parts

  const simple = new Set(["color", "dimension", "duration", "number", "fontWeight", "cubicBezier"]);
  const parts = {
    border: [["color", "color"], ["width", "dimension"]],
    transition: [["duration", "duration"], ["delay", "duration"], ["timingFunction", "cubicBezier"]],
    shadow: [
      ["color", "color"], ["offsetX", "dimension"], ["offsetY", "dimension"], ["blur", "dimension"],
      ["spread", "dimension"],
    ],
    gradient: [["color", "color"], ["position", "number"]],
    typography: [
      ["fontSize", "dimension"], ["fontWeight", "fontWeight"], ["letterSpacing", "dimension"],
      ["lineHeight", "number"],
    ],
  };
  // The simple values in a value, each with the way to it.
  const leaves = (type, value, place = []) => {
    if (simple.has(type)) return [{ type, value, place }];
    if (Array.isArray(value)) {
      return value.flatMap((one, index) => leaves(type, one, [...place, String(index)]));
    }
    return (parts[type] ?? []).map(([name, kind]) => ({
      type: kind, value: value[name], place: [...place, name],
    }));
  };

  catalogTokens.values = { css, declarations, swift, swiftTypes, leaves, weight, weights };
}
