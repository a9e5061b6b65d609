import AgentUI
import JSONTree

/// The values that a prop takes.
struct PropSchema {
  let prop: PropContract
  let vocabulary: Vocabulary

  var schema: JSONSchema {
    let schema = kind.described(prop.description)
    return defaultValue.map { schema.adding("default", $0) } ?? schema
  }

  /// Any token of the vocabulary, in the order of their paths.
  static func anyToken(of vocabulary: Vocabulary) -> JSONSchema {
    tokens(vocabulary.tokens.keys.sorted().map { PropContract.Choice($0) }, vocabulary)
      .described("The path of a token.")
  }

  /// The numbers that a Double holds.
  static let number: JSONSchema = [
    "type": "number", "minimum": .double(-.greatestFiniteMagnitude),
    "maximum": .double(.greatestFiniteMagnitude),
  ]

  /// The whole numbers that an Int holds.
  static let integer: JSONSchema = [
    "type": "integer", "minimum": .integer(.min), "maximum": .integer(.max),
  ]

  private var kind: JSONSchema {
    switch prop.kind {
    case .string, .action: return ["type": "string"]
    case .boolean: return ["type": "boolean"]
    case .number, .integer: return NumberSchema(prop: prop).schema
    case .enum:
      return .choice(
        of: prop.choices.map { .init($0.name, description: $0.description ?? "") })
    case .token:
      return prop.choices.isEmpty
        ? .reference(to: "token")
        : Self.tokens(prop.choices.filter { vocabulary.tokens[$0.name] != nil }, vocabulary)
    }
  }

  private static func tokens(
    _ choices: [PropContract.Choice], _ vocabulary: Vocabulary
  ) -> JSONSchema {
    .choice(
      of: choices.map { choice in
        let deprecation = vocabulary.tokens[choice.name]?.deprecation
        return .init(
          choice.name, description: choice.description ?? deprecation ?? "",
          isDeprecated: deprecation != nil)
      })
  }

  /// The default of the metadata as a value of the prop's kind; `nil` where it is none.
  private var defaultValue: JSONValue? {
    guard let text = prop.defaultValue else { return nil }
    switch prop.kind {
    case .boolean: return Bool(text).map { .bool($0) }
    case .integer: return Int(text).map { .integer($0) }
    case .number: return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .string, .action, .enum, .token: return .string(text)
    }
  }
}
