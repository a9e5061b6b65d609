// Labelled fields for a simple value: what is typed becomes a value of the token format, and what is
// none is told beside the field and changes nothing.
"use strict";

{
  const { facts, colors, values } = catalogTokens;
  const { words } = facts;
  const limit = 1e6;
  let count = 0;

  const element = (name, properties = {}, ...content) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  };
  const number = (text) => {
    const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : NaN;
    return Math.abs(value) <= limit ? value : NaN;
  };
  const short = (value, digits = 4) => String(Number(value.toFixed(digits)));

  // A field with its label. Numbers are texts with a keyboard of digits: a browser hides what is
  // typed into a field of numbers and is none.
  const input = (label, { isNumber = true } = {}) => {
    const field = element("input", { type: "text", autocomplete: "off", spellcheck: false });
    field.maxLength = 200;
    if (isNumber) field.inputMode = "decimal";
    return { field, whole: element("label", { className: "token-field" }, element("span", {}, label), field) };
  };
  const menu = (label, options) => {
    const field = element("select", {}, ...options.map((option) => new Option(option, option)));
    return { field, whole: element("label", { className: "token-field" }, element("span", {}, label), field) };
  };

  // Several fields that are one value. `read` gives the value, or undefined; `show` fills the fields
  // that the reader is not in.
  const group = (label, parts, { read, show, wrong, note }) => {
    count += 1;
    const error = element("p", { className: "token-error", id: `token-error-${count}` });
    error.setAttribute("role", "status");
    const remark = element("p", { className: "token-note" });
    const whole = element(
      "fieldset", { className: "token-group" }, element("legend", {}, element("code", {}, label)),
      ...parts.map((part) => part.whole), remark, error,
    );
    const made = { whole };
    const tell = (text) => {
      if (error.textContent !== text) error.textContent = text;
    };
    const fill = (value, all) => {
      const shown = show(value);
      parts.forEach(({ field }, index) => {
        if (!all && field === document.activeElement) return;
        field.value = shown[index];
        field.removeAttribute("aria-invalid");
        field.removeAttribute("aria-describedby");
      });
      if (all || !whole.contains(document.activeElement)) tell("");
      remark.textContent = note?.(value) ?? "";
    };
    let last;
    made.update = (value) => {
      last = value;
      fill(value, false);
    };
    for (const part of parts) {
      part.field.addEventListener("input", () => {
        const value = read(parts.map(({ field }) => field.value), part, last);
        const isWrong = value === undefined;
        tell(isWrong ? wrong : "");
        for (const { field } of parts) {
          field.toggleAttribute("aria-invalid", false);
          field.removeAttribute("aria-describedby");
        }
        if (isWrong) {
          part.field.setAttribute("aria-invalid", "true");
          part.field.setAttribute("aria-describedby", error.id);
        } else {
          made.changed(value);
        }
      });
      part.field.addEventListener("change", () => {
        if (part.field.getAttribute("aria-invalid") !== "true") made.settled();
      });
      // What is no value gives way to the one that holds.
      part.field.addEventListener("blur", () => last !== undefined && fill(last, true));
    }
    return made;
  };

  // MARK: Colours

  const oklchOf = (color) => {
    const [lightness, chroma, hue] = colors.converted(color, "oklch").components;
    return [lightness, chroma, hue === "none" ? 0 : hue];
  };
  // A colour as a token is to state it: in the space that it was in, where that holds it.
  const kept = (color, former) => {
    const { rgb } = colors.srgb(color);
    return color.colorSpace !== former.colorSpace && colors.holds(former.colorSpace, rgb)
      ? colors.converted(color, former.colorSpace)
      : color;
  };
  const color = (label) => {
    const text = input(words.css, { isNumber: false });
    const axes = [words.lightness, words.chroma, words.hue].map((word) => input(`OKLCH ${word}`));
    const alpha = input(words.alpha);
    const parts = [text, ...axes, alpha];
    const read = ([css, ...numbers], part, former) => {
      if (part === text) {
        const found = colors.read(css);
        return found && kept(found, former);
      }
      const [lightness, chroma, hue, opacity] = numbers.map(number);
      const isRight =
        lightness >= 0 && lightness <= 1 && chroma >= 0 && chroma <= 1 && opacity >= 0 &&
        opacity <= 1 && Number.isFinite(hue);
      if (!isRight) return undefined;
      if (part === alpha) {
        const { alpha: _, ...opaque } = former;
        return opacity < 1 ? { ...opaque, alpha: opacity } : opaque;
      }
      return kept(colors.written("oklch", [lightness, chroma, hue], opacity), former);
    };
    const show = (value) => {
      const { rgb, alpha: opacity } = colors.srgb(value);
      const isHex = /^(srgb|hsl|hwb)$/.test(value.colorSpace) && colors.isInside(rgb);
      return [
        isHex ? colors.hex(rgb, opacity) : colors.css(value),
        ...oklchOf(value).map((part) => short(part)), short(opacity, 3),
      ];
    };
    const note = (value) => {
      const { rgb } = colors.srgb(value);
      if (colors.isInside(rgb)) return "";
      return words.outsideSRGB.replace("[color]", colors.hex(colors.mapped(rgb)));
    };
    return group(label, parts, { read, show, note, wrong: words.wrongColor });
  };

  // MARK: Numbers

  const withUnit = (units) => (label) => {
    const parts = [input(words.value), menu(words.unit, units)];
    return group(label, parts, {
      read: ([text, unit]) => {
        const value = number(text);
        return Number.isNaN(value) ? undefined : { value, unit };
      },
      show: ({ value, unit }) => [value, unit],
      wrong: words.wrongNumber,
    });
  };
  const plain = (label) =>
    group(label, [input(words.value)], {
      read: ([text]) => (Number.isNaN(number(text)) ? undefined : number(text)),
      show: (value) => [value],
      wrong: words.wrongNumber,
    });
  const weight = (label) =>
    group(label, [input(words.value, { isNumber: false })], {
      read: ([text]) => {
        if (Object.hasOwn(values.weights, text.trim())) return text.trim();
        const value = number(text);
        return value >= 1 && value <= 1000 ? value : undefined;
      },
      show: (value) => [value],
      wrong: words.wrongWeight,
    });
  const curve = (label) => {
    const parts = ["x1", "y1", "x2", "y2"].map((name) => input(name));
    return group(label, parts, {
      read: (texts) => {
        const numbers = texts.map(number);
        const isRight = numbers.every(Number.isFinite);
        const areInside = [numbers[0], numbers[2]].every((x) => x >= 0 && x <= 1);
        return isRight && areInside ? numbers : undefined;
      },
      show: (numbers) => numbers,
      wrong: words.wrongCurve,
    });
  };

  catalogTokens.element = element;
  catalogTokens.fields = {
    color, dimension: withUnit(["px", "rem"]), duration: withUnit(["ms", "s"]), number: plain,
    fontWeight: weight, cubicBezier: curve,
  };
}
