import Diagnostics
import YAMLTree

/// Checks one value against the contract of its prop.
struct PropCheck {
  let prop: PropContract
  let component: String
  let tokens: [String: Vocabulary.Token]

  func check(_ given: AgentNode.Prop) -> Diagnostic? {
    switch (prop.kind, given.value) {
    case (.string, .text), (.action, .text), (.boolean, .boolean), (.integer, .integer),
      (.number, .integer), (.number, .number):
      nil
    case (.enum, .text(let text)): choice(text, at: given.valueLocation)
    case (.token, .text(let path)): token(path, at: given.valueLocation)
    default: wrongType(given)
    }
  }

  private var choices: [String] { prop.choices.map(\.name) }

  private func choice(_ text: String, at location: SourceLocation) -> Diagnostic? {
    if choices.contains(text) { return nil }
    return .error(
      "agent/unknown-value", "\(component).\(prop.name) cannot be \"\(Excerpt.of(text))\"",
      at: location, notes: [.init("it is one of: \(choices.joined(separator: ", "))")],
      suggestion: DidYouMean.suggestion(for: text, among: choices))
  }

  private func token(_ path: String, at location: SourceLocation) -> Diagnostic? {
    guard let token = tokens[path] else { return unknownToken(path, at: location) }
    if !choices.isEmpty, let refused = choice(path, at: location) { return refused }
    guard let deprecation = token.deprecation else { return nil }
    return .warning(
      "agent/deprecated-token", "the token '\(path)' is deprecated", at: location,
      notes: deprecation.isEmpty ? [] : [.init(deprecation)])
  }

  private func unknownToken(_ path: String, at location: SourceLocation) -> Diagnostic {
    let candidates = choices.isEmpty ? Array(tokens.keys) : choices
    let byLastName = candidates.filter { $0.hasSuffix(".\(path)") }
    let bySwiftName = candidates.first { tokens[$0]?.swiftName == path }
    let found = bySwiftName ?? (byLastName.count == 1 ? byLastName.first : nil)
    return .error(
      "agent/unknown-token", "there is no token '\(Excerpt.of(path))'", at: location,
      notes: choices.isEmpty ? [] : [.init("allowed here: \(choices.joined(separator: ", "))")],
      suggestion: found.map { "write '\($0)'" }
        ?? DidYouMean.suggestion(for: path, among: candidates)
        ?? "a token is named by its path, such as \(prop.exampleValue)")
  }

  private func wrongType(_ given: AgentNode.Prop) -> Diagnostic {
    .error(
      "agent/wrong-type",
      "\(component).\(prop.name) must be \(prop.spokenKind), not \(spokenKind(given))",
      at: given.valueLocation, suggestion: fix(given))
  }

  private func spokenKind(_ given: AgentNode.Prop) -> String {
    switch given.value {
    case .integer, .number: "the number \(Excerpt.of(given.spelling))"
    default: given.value.spokenKind
    }
  }

  private func fix(_ given: AgentNode.Prop) -> String {
    let spelling = Excerpt.of(given.spelling)
    switch (prop.kind, given.value) {
    case (.string, .integer), (.string, .number), (.string, .boolean), (.action, .boolean),
      (.action, .integer), (.action, .number):
      return "put it in quotes: \"\(spelling)\""
    case (.enum, .integer), (.enum, .number), (.enum, .boolean):
      if choices.contains(given.spelling) { return "put it in quotes: \"\(spelling)\"" }
    case (.boolean, .text(let text)):
      let meant = ["true", "yes", "on", "y", "1"].contains(text.lowercased())
      let denied = ["false", "no", "off", "n", "0"].contains(text.lowercased())
      if meant || denied { return "write \(meant), without quotes" }
      return "write true or false, without quotes"
    case (.integer, .text(let text)) where Int(text) != nil,
      (.number, .text(let text)) where Double(text) != nil:
      return "write \(spelling), without quotes"
    case (.token, .integer), (.token, .number):
      return "name the token that has the value, such as \(prop.exampleValue)"
    default: break
    }
    return "write for example '\(prop.name): \(prop.exampleValue)'"
  }
}

extension PropContract {
  /// How a message names the kind: `a text`.
  public var spokenKind: String {
    switch kind {
    case .string: "a text"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "true or false"
    case .enum: "one of \(choices.map(\.name).joined(separator: ", "))"
    case .token: "the path of a token"
    case .action: "the name of an action"
    }
  }

  /// A value that is right, as YAML.
  public var exampleValue: String {
    if let defaultValue { return kind == .string ? YAMLLiteral.quoted(defaultValue) : defaultValue }
    return switch kind {
    case .string: "\"Text\""
    case .integer: "1"
    case .number: "1.5"
    case .boolean: "true"
    case .enum: choices.first?.name ?? "value"
    case .token: choices.first?.name ?? "spacing.m"
    case .action: "\"open\""
    }
  }
}
