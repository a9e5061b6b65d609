import DesignTokens
import Diagnostics

/// A token of a version, in all its contexts.
public struct RecordedToken: Hashable, Sendable {
  public var path: String
  /// The type in the default context; `nil` where it has no value there.
  public var typeName: String?
  public var deprecation: Deprecation
  /// What Swift code calls it; `nil` for one that Swift needs no constant for.
  public var swiftName: String?
  /// The modifiers that make a difference to it.
  public var axes: [String]
  /// In the default context.
  public var value: RecordedValue?
  /// In the combinations of contexts of the ``axes`` in which it differs from that; `nil` where it
  /// has none.
  public var variants: [Context: RecordedValue?]
  public var location: SourceLocation?

  public init(
    path: String, typeName: String?, deprecation: Deprecation = .active, swiftName: String? = nil,
    axes: [String] = [], value: RecordedValue?, variants: [Context: RecordedValue?] = [:],
    location: SourceLocation? = nil
  ) {
    self.path = path
    self.typeName = typeName
    self.deprecation = deprecation
    self.swiftName = swiftName
    self.axes = axes
    self.value = value
    self.variants = variants
    self.location = location
  }

  /// The value where each of the ``axes`` is in a context.
  ///
  /// - Parameters:
  ///   - choice: Contexts by their modifiers; others than the axes make no difference.
  ///   - defaults: The contexts of axes that are not chosen.
  public func value(in choice: [String: String], defaults: [String: String]) -> RecordedValue? {
    if variants.isEmpty { return value }
    var context = Context()
    for axis in axes { context[axis] = choice[axis] ?? defaults[axis] }
    return variants[context] ?? value
  }

  /// What it is in every context, by which tokens of other names are recognized.
  public var content: Content {
    Content(typeName: typeName, value: value, variants: variants)
  }

  /// A type, and a value for each context.
  public struct Content: Hashable, Sendable {
    var typeName: String?
    var value: RecordedValue?
    var variants: [Context: RecordedValue?]

    /// Whether there is no value to compare.
    public var isEmpty: Bool { value == nil && variants.isEmpty }
  }
}

/// A value as text.
public struct RecordedValue: Hashable, Sendable {
  /// As CSS writes it, for people.
  public var text: String
  /// As JSON of DTCG, where two values may have the same ``text``.
  public var exact: String?

  public init(text: String, exact: String? = nil) {
    self.text = text
    self.exact = exact
  }
}
