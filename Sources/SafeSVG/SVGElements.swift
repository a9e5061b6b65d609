/// The elements of SVG that draw, and run, load and embed nothing.
///
/// Source: the element index of SVG 2 and of Filter Effects, without `script`, `foreignObject`,
/// `audio`, `video`, `iframe`, `canvas`, `handler`, `listener` and `discard`.
enum SVGElements {
  static let allowed: Set<String> = [
    "a", "animate", "animateMotion", "animateTransform", "circle", "clipPath", "defs", "desc",
    "ellipse", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite",
    "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight",
    "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur",
    "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
    "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "filter", "g", "image", "line",
    "linearGradient", "marker", "mask", "metadata", "mpath", "path", "pattern", "polygon",
    "polyline", "radialGradient", "rect", "set", "stop", "style", "svg", "switch", "symbol",
    "text", "textPath", "title", "tspan", "use", "view",
  ]
}
