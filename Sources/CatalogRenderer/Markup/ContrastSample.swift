/// Draws the colours of a contrast pair from the custom properties of its tokens.
///
/// The elements name their tokens only: the context comes from the row that they stand in
/// (``StageMarkup/attributes(system:context:)``). Stylesheets draw the text of a sample, because a
/// pair that is shown for being hard to read is no text of the page.
struct ContrastSample {
  var foreground: String
  /// From the bottom up.
  var backgrounds: [String]
  var isShape: Bool
  /// Whether what shines through is not known, which is drawn as a pattern behind the layers.
  var isOpen: Bool

  /// Both on each other.
  var both: String { drawing(front(isShape ? "sample-shape" : "sample-text")) }

  /// The foreground as it is seen on the backgrounds.
  var foregroundSwatch: String { drawing(front("sample-fill")) }

  /// The backgrounds as they are seen.
  var backgroundSwatch: String { drawing("<span class=\"sample-fill\"></span>") }

  private func front(_ shape: String) -> String {
    "<span class=\"sample-front \(shape)\"" + HTML.attributes([("data-token", foreground)])
      + "></span>"
  }

  private func drawing(_ front: String) -> String {
    let layers = backgrounds.reversed().reduce(front) { inner, name in
      "<span class=\"sample-layer\"\(HTML.attributes([("data-token", name)]))>\(inner)</span>"
    }
    return "<span class=\"sample\(isOpen ? " is-open" : "")\" aria-hidden=\"true\">\(layers)</span>"
  }
}
