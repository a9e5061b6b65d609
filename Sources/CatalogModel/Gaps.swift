import Diagnostics

/// What of a system could not be read.
///
/// "There is no token of this name" can only be said by someone who knows all tokens. While a list
/// of names has a gap, a finding that would rest on it is held back: the cause is reported, and
/// what follows from it is not.
public struct Gaps: Hashable, Sendable {
  /// Whether tokens, or contexts of tokens, may be missing.
  public var tokens: Bool
  /// Whether components or primitives may be missing.
  public var components: Bool
  /// Whether props of a component, or values of a prop, may be missing.
  public var props: Bool
  /// The files that should have become a page and did not.
  public var files: Set<String>
  /// The folders of components that make no page, in the order of their names.
  public var unpublished: [UnpublishedComponent]

  public init(
    tokens: Bool = false, components: Bool = false, props: Bool = false, files: Set<String> = [],
    unpublished: [UnpublishedComponent] = []
  ) {
    self.tokens = tokens
    self.components = components
    self.props = props
    self.files = files
    self.unpublished = unpublished
  }

  /// Whether a finding may be no more than a consequence of what is missing. A name that is near to
  /// a known one is more likely misspelt.
  public func mayExplain(_ finding: Diagnostic) -> Bool {
    let needs = finding.id.traits
    return finding.near == nil
      && (tokens && needs.contains(.needsAllTokens)
        || components && needs.contains(.needsAllComponents)
        || props && needs.contains(.needsAllProps))
  }
}

/// A folder below `components` that makes no page.
public struct UnpublishedComponent: Hashable, Sendable {
  /// The name of the folder.
  public var folder: String
  /// In lower case without a final full stop, such as `there is no component.yaml`.
  public var reason: String
  /// The file to write or to mend.
  public var location: SourceLocation

  /// A folder that gives no page for a `reason`.
  public init(folder: String, reason: String, location: SourceLocation) {
    self.folder = folder
    self.reason = reason
    self.location = location
  }
}
