import Diagnostics

/// A symbol that is documented elsewhere than in its source: in component metadata, in a guide, or
/// in a documentation extension file.
public struct CatalogueEntry: Hashable, Sendable {
  /// The module, where it is said.
  public var module: String?
  /// Container and name with dots between them: `Badge`, `Badge.init(text:level:)`. Without labels
  /// all symbols of that base name are meant.
  public var path: String
  /// Where the text is.
  public var location: SourceLocation

  /// A text at `location` about `path`.
  public init(module: String? = nil, path: String, location: SourceLocation) {
    self.module = module
    self.path = path
    self.location = location
  }
}
