/// Where a tree gets its tokens from: the attributes of the element that declares them.
public struct PreviewScope: Hashable, Sendable {
  /// An attribute of the element, such as `data-system`.
  public struct Attribute: Hashable, Sendable {
    /// The name of the attribute, written as it is.
    public var name: String
    /// The value, escaped when it is written.
    public var value: String

    /// An attribute with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// In the order in which they are written.
  public var attributes: [Attribute]
  /// The contexts of each modifier.
  public var contexts: [String: [String]]

  /// A scope whose element has `attributes`; `contexts` names what may be chosen of each modifier.
  public init(attributes: [Attribute], contexts: [String: [String]] = [:]) {
    self.attributes = attributes
    self.contexts = contexts
  }

  /// A tree without tokens of its own.
  public static let none = PreviewScope(attributes: [])

  /// The name of the attribute that chooses the context of a modifier: `data-color-scheme` for
  /// `colorScheme`, as the exported custom properties ask for it.
  public static func attributeName(of modifier: String) -> String {
    "data-" + KebabCase.of(modifier)
  }

  /// The attributes of a node that sets contexts itself; none when it sets none, for it inherits
  /// the tokens then.
  func attributes(setting choices: [(modifier: String, context: String)]) -> [Attribute] {
    let known = choices.filter { contexts[$0.modifier]?.contains($0.context) == true }
    guard !known.isEmpty else { return [] }
    let own = known.map { Attribute(Self.attributeName(of: $0.modifier), $0.context) }
    let names = Set(own.map(\.name))
    return attributes.filter { !names.contains($0.name) } + own
  }
}
