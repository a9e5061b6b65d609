// Texts in the size that people set on iOS and iPadOS. The sizes and line heights of Apple's text
// styles are those of the Human Interface Guidelines, in points; other sizes grow like body, as
// custom fonts do in SwiftUI. macOS has one size.
"use strict";

{
  const { data, axes } = window.catalogStage;
  const names = "xSmall Small Medium Large xLarge xxLarge xxxLarge AX1 AX2 AX3 AX4 AX5".split(" ");
  // By the size at the default setting, Large: size and line height at each setting.
  const styles = new Map([
    [34, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"],
    [28, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"],
    [22, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"],
    [20, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"],
    [17, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"],
    [16, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"],
    [15, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"],
    [13, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"],
    [12, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"],
    [11, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"],
  ].map(([size, sizes]) => [size, sizes.split(" ").map((pair) => pair.split("/").map(Number))]));

  const scaled = (size, lineHeight, index) => {
    const style = styles.get(size);
    if (style) return [style[index][0], style[index][1] / style[index][0]];
    return [(size * styles.get(17)[index][0]) / 17, lineHeight];
  };

  const isScaling = ({ dataset }) =>
    /^(iOS|iPadOS)?$/.test(dataset.platform ?? axes.get("platform")?.value ?? "");

  // Gives the tokens of text on a stage the values of a setting; none leaves them as they are.
  window.catalogStage.scaleText = (place, setting) => {
    for (const name of data.fonts) {
      for (const part of ["", "-font-size", "-line-height"]) place.style.removeProperty(name + part);
    }
    const index = names.indexOf(setting);
    if (index < 0 || !isScaling(place)) return;
    const style = getComputedStyle(place);
    const read = (name) => style.getPropertyValue(name);
    const changed = data.fonts.flatMap((name) => {
      const font = read(name).match(/^(.*?)([\d.]+)px\/([\d.]+)(.*)$/s);
      if (!font) return [];
      const [size, lineHeight] = scaled(Number(font[2]), Number(font[3]), index);
      return [
        [name, `${font[1]}${size}px/${lineHeight}${font[4]}`],
        [`${name}-font-size`, `${size}px`],
        [`${name}-line-height`, String(lineHeight)],
      ];
    });
    for (const [name, value] of changed) place.style.setProperty(name, value);
  };
}
