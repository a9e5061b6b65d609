import Diagnostics

/// A node of a YAML document that knows where it stands.
///
/// Steps of this module: ``YAMLParser`` turns text into nodes (what is unusual through Yams, the
/// only use of it), ``CoreScalar`` reads scalars without quotes after the core schema of YAML 1.2,
/// and ``YAMLFields`` takes a mapping apart key by key, so that a key nobody asked for is found.
/// ``YAMLLiteral`` writes scalars.
public struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  public enum Content: Hashable, Sendable {
    /// A scalar: its text, and whether it stood in quotes or a block, which makes it a string.
    case scalar(String, isQuoted: Bool)
    /// The items of a list in source order.
    case sequence([YAMLNode])
    /// The entries in source order; keys are unique.
    case mapping([Entry])
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key as text; a key of another kind has been reported by the parser.
    public var key: String
    /// Where the key begins.
    public var keyLocation: SourceLocation
    /// What the key stands for; null when nothing follows the colon.
    public var value: YAMLNode

    /// An entry whose key begins at `keyLocation`.
    public init(key: String, keyLocation: SourceLocation, value: YAMLNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// What was read, with anchors and aliases already replaced.
  public var content: Content
  /// Where the node begins in its file.
  public var location: SourceLocation

  /// A node that begins at `location`, as the parser makes it.
  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

extension YAMLNode {
  /// The entries of a mapping; `nil` for anything else.
  public var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The items of a sequence; `nil` for anything else.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The value of a key of a mapping.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// What a scalar without quotes means; a scalar in quotes is a text, whatever it holds, and `nil`
  /// is a mapping or a list.
  public var core: CoreScalar? {
    guard case .scalar(let text, let isQuoted) = content else { return nil }
    return isQuoted ? .text : CoreScalar(text)
  }

  /// Whether this is the null of the core schema: nothing, `~`, `null`.
  public var isNull: Bool { core == .null }

  /// The text of a scalar as written, whatever it would mean as a number or boolean.
  public var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// A boolean of the core schema: `true` and `false`, not YAML 1.1's `yes` and `on`.
  public var boolean: Bool? {
    if case .boolean(let value) = core { value } else { nil }
  }

  /// An integer of the core schema: decimal, also with leading zeros, or after `0x` and `0o`.
  public var integer: Int? {
    if case .integer(let value) = core { value } else { nil }
  }

  /// A finite number of the core schema.
  public var number: Double? {
    switch core {
    case .integer(let value): Double(value)
    case .number(let value) where value.isFinite: value
    default: nil
    }
  }

  /// How a message names this node: `a list`, `the number 3`, `the text "x"`.
  public var spokenKind: String {
    switch content {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar(let text, let isQuoted):
      switch isQuoted ? .text : CoreScalar(text) {
      case .null: return "nothing"
      case .boolean: return "the boolean \(text)"
      case .integer, .number: return "the number \(Excerpt.of(text))"
      case .text: return "the text \"\(Excerpt.of(text))\""
      }
    }
  }
}
