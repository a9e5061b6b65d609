import PreviewPaint

/// A host with a shadow tree, as previews are drawn.
func host(
  _ component: String, _ attributes: String = "", css: String? = nil, shadow: String,
  light: String = ""
) -> String {
  let link = css.map { "<link rel=\"stylesheet\" href=\"\($0)\">" } ?? ""
  return "<ds-node data-component=\"\(component)\" \(attributes)>"
    + "<template shadowrootmode=\"open\">\(link)\(shadow)</template>\(light)</ds-node>"
}

let page = PaintSurroundings(background: "--page", foreground: "--ink", font: "--body")

/// The reading of one host with one stylesheet.
func read(
  _ css: String, _ shadow: String, light: String = "", attributes: String = ""
) -> PaintReading {
  let html = host("Box", attributes, css: "box.css", shadow: shadow, light: light)
  return PaintReader(stylesheets: ["box.css": css]).read(html, in: page)
}

extension PaintedText {
  /// `--text on --bottom --top`, with what is unreadable below in brackets.
  var short: String {
    let below = unreadableBelow.map { ["[\($0)]"] } ?? []
    return ([foreground, "on"] + below + backgrounds).joined(separator: " ")
  }
}

extension PaintReading {
  var short: [String] { texts.map(\.short) }
  var reasons: [String] { unreadable.map(\.reason.description) }
  var figures: [String] {
    shapes.map { ([$0.foreground, "on"] + $0.backgrounds).joined(separator: " ") }
  }
}
