/// What a page draws of its system, which decides what it loads and which choices it offers.
enum PageDrawing: Comparable, Sendable {
  case nothing
  /// Values of tokens in contexts that the page states, whatever a reader chooses.
  case fixedTokens
  /// Values of tokens in the contexts that a reader chooses.
  case tokens
  /// Previews of components.
  case previews

  /// What texts in HTML draw.
  init(in texts: some Sequence<Prose>) {
    self = texts.reduce(.nothing) { drawing, text in max(drawing, PageDrawing(in: text)) }
  }

  private init(in text: Prose) {
    if text.html.contains("<template shadowrootmode=") {
      self = .previews
    } else {
      self = text.html.contains(" data-system=") ? .tokens : .nothing
    }
  }
}
