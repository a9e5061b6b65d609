import CatalogModel

/// What a page draws of its system, which decides what it loads and which choices it offers.
enum PageDrawing: Comparable, Sendable {
  case nothing
  /// Values of tokens in contexts that the page states, whatever a reader chooses.
  case fixedTokens
  /// Values of tokens in the contexts that a reader chooses.
  case tokens
  /// Previews of components.
  case previews

  /// What the fences of a text draw. One that shows invalid agent YAML draws nothing.
  init(of fences: Fences) {
    if !fences.agent.isEmpty || !fences.wrongAgent.isEmpty {
      self = .previews
    } else {
      self = fences.contrast.isEmpty ? .nothing : .tokens
    }
  }
}
