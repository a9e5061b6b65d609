import JSONTree

/// A parameter of a tool: the one source of its JSON Schema and of the check of arguments.
public struct ToolParameter: Hashable, Sendable {
  /// What values it takes.
  public enum Kind: Hashable, Sendable {
    /// Any text.
    case text
    /// One of these texts.
    case choice([String])
    /// A whole number of a range.
    case integer(ClosedRange<Int>)
    /// Several texts, of these or of any when empty.
    case texts(of: [String])
    /// Texts by names: `{"appearance": "dark"}`.
    case names
  }

  /// Its name in the arguments: `offset`.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// What it is for, for a model.
  public var description: String
  /// Whether a call without it is wrong.
  public var isRequired: Bool
  /// What counts when it is left out; `nil` where leaving it out has a meaning of its own.
  public var defaultValue: JSONValue?

  /// A parameter that may be left out, unless `isRequired` says otherwise.
  public init(
    _ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false,
    default defaultValue: JSONValue? = nil
  ) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired
    self.defaultValue = defaultValue
  }

  var schema: JSONValue {
    let described = JSONValue.Member("description", .string(description))
    let initial = defaultValue.map { [JSONValue.Member("default", $0)] } ?? []
    return .object(kind.schema + [described] + initial)
  }
}

extension ToolParameter.Kind {
  fileprivate var schema: [JSONValue.Member] {
    switch self {
    case .text: [.init("type", "string")]
    case .choice(let names): [.init("type", "string"), Self.enumeration(names)]
    case .integer(let range):
      [
        .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
        .init("maximum", .integer(range.upperBound)),
      ]
    case .texts(let names):
      [
        .init("type", "array"),
        .init(
          "items",
          .object([.init("type", "string")] + (names.isEmpty ? [] : [Self.enumeration(names)]))),
      ]
    case .names:
      [.init("type", "object"), .init("additionalProperties", ["type": "string"])]
    }
  }

  private static func enumeration(_ names: [String]) -> JSONValue.Member {
    .init("enum", .array(names.map(JSONValue.string)))
  }

  /// What is expected, in words that fit into a message.
  var expectation: String {
    switch self {
    case .text: "a string"
    case .choice(let names): "one of \(Self.list(names))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .texts(let names):
      names.isEmpty ? "an array of strings" : "an array of some of \(Self.list(names))"
    case .names: "an object whose values are strings"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  func allows(_ node: JSONNode) -> Bool {
    switch self {
    case .text: return node.string != nil
    case .choice(let names): return node.string.map(names.contains) ?? false
    case .integer(let range): return node.wholeNumber.map(range.contains) ?? false
    case .texts: return node.array?.allSatisfy(allowsItem) ?? false
    case .names: return node.object?.members.allSatisfy { $0.value.string != nil } ?? false
    }
  }

  /// Whether a value may be one of several.
  func allowsItem(_ node: JSONNode) -> Bool {
    guard case .texts(let names) = self, let text = node.string else { return false }
    return names.isEmpty || names.contains(text)
  }
}

extension JSONNode {
  /// JSON Schema counts `5.0` and `1e1` among the integers.
  var wholeNumber: Int? { double.flatMap(Int.init(exactly:)) }
}
