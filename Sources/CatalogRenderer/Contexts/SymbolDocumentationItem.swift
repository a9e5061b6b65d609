import SwiftSymbols

/// What documents a declaration, drawn. A template has its parts as those of the declaration.
struct SymbolDocumentationItem: Sendable {
  /// What is said of the whole.
  var text: [Prose] = []
  var parameters: [SymbolItem.Parameter] = []
  var returns: Prose?
  var `throws`: Prose?
  var state: SymbolDocumentation.State
  /// The requirement or overridden declaration whose documentation holds, where it is known.
  var requirement: LinkItem?
  /// The component or guide that documents it, without a comment or beside it.
  var documentedIn: LinkItem?
  /// Why it stays undocumented.
  var excuse: String?
}
