import Diagnostics
import YAMLTree

/// Checks one value against the contract of its prop.
struct PropCheck {
  let prop: PropContract
  let component: String
  let vocabulary: Vocabulary

  /// What is wrong with the value.
  func check(_ given: AgentNode.Prop) -> Diagnostic? {
    guard prop.accepts(given.value, tokens: vocabulary.tokens) else { return refusal(given) }
    guard prop.kind == .token, case .text(let path) = given.value,
      let reason = vocabulary.tokens[path]?.deprecation
    else { return nil }
    return deprecated(path, reason, given)
  }

  private func refusal(_ given: AgentNode.Prop) -> Diagnostic {
    switch (prop.kind, given.value) {
    case (.enum, .text(let text)): unknownValue(text, given)
    case (.token, .text(let path)):
      vocabulary.tokens[path] == nil ? unknownToken(path, given) : unknownValue(path, given)
    default:
      NumberCheck(prop: prop, component: component, examples: examples).check(given)
        ?? wrongType(given)
    }
  }

  private var choices: [String] { prop.choices.map(\.name) }

  private var examples: ExampleWriter { ExampleWriter(vocabulary) }

  private func unknownValue(_ text: String, _ given: AgentNode.Prop) -> Diagnostic {
    let nearest = DidYouMean.nearest(to: text, among: choices)
    return .init(
      .agentUnknownValue, "\(component).\(prop.name) cannot be \"\(Excerpt.of(text))\"",
      at: given.valueLocation, notes: [.init("it is one of: \(choices.joined(separator: ", "))")],
      suggestion: "write one of them", near: nearest, example: example(nearest))
  }

  // MARK: Tokens

  private func deprecated(
    _ path: String, _ reason: String, _ given: AgentNode.Prop
  ) -> Diagnostic {
    .init(
      .agentDeprecatedToken, "the token '\(path)' is deprecated", at: given.valueLocation,
      notes: reason.isEmpty ? [] : [.init(reason)], suggestion: "name another token",
      example: example(replacement(in: reason)))
  }

  /// The token that the reason for a deprecation names.
  private func replacement(in reason: String) -> String? {
    let words = reason.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }
    return words.map { String($0.last == "." ? $0.dropLast() : $0) }.first { word in
      vocabulary.tokens[word].map { $0.deprecation == nil } == true
        && (choices.isEmpty || choices.contains(word))
    }
  }

  private func unknownToken(_ path: String, _ given: AgentNode.Prop) -> Diagnostic {
    let candidates = choices.isEmpty ? vocabulary.tokens.keys.sorted() : choices
    let byLastName = candidates.filter { $0.hasSuffix(".\(path)") }
    let bySwiftName = candidates.first { vocabulary.tokens[$0]?.swiftName == path }
    let found = bySwiftName ?? (byLastName.count == 1 ? byLastName.first : nil)
    // A name that the component allows is no misspelling: the token files lack it.
    let isAllowed = choices.contains(path)
    let nearest = isAllowed ? nil : found ?? DidYouMean.nearest(to: path, among: candidates)
    let any = examples.value(for: prop).map { ", such as \($0.text)" } ?? ""
    return .init(
      .agentUnknownToken, "there is no token '\(Excerpt.of(path))'", at: given.valueLocation,
      notes: choices.isEmpty ? [] : [.init("allowed here: \(choices.joined(separator: ", "))")],
      suggestion: found.map { "write '\($0)'" }
        ?? (isAllowed ? "add it to the token files" : "a token is named by its path\(any)"),
      near: found == nil ? nearest : nil, example: example(nearest))
  }

  // MARK: Types

  private func wrongType(_ given: AgentNode.Prop) -> Diagnostic {
    let meant = meantValue(given)
    var fixed = given
    fixed.value = meant ?? given.value
    fixed.spelling = fixed.value.text
    let isShort = given.spelling.unicodeScalars.count <= Excerpt.limit
    let entry = meant == nil || !isShort ? nil : examples.entry(fixed, prop)
    let example = entry ?? example(nil)
    return .init(
      .agentWrongType,
      "\(component).\(prop.name) must be \(prop.spokenKind), not \(spokenKind(given))",
      at: given.valueLocation, notes: range(given.value),
      suggestion: suggestion(given, meant, example), example: example)
  }

  /// Says which numbers there are, where one is out of their range.
  private func range(_ value: AgentValue) -> [Diagnostic.Note] {
    switch (prop.kind, value) {
    case (.number, .number): [.init("numbers are finite")]
    case (.integer, .number(let value)) where value.rounded() == value:
      [.init("integers go from \(Int.min) to \(Int.max)")]
    default: []
    }
  }

  private func spokenKind(_ given: AgentNode.Prop) -> String {
    switch given.value {
    case .integer, .number: "the number \(Excerpt.of(given.spelling))"
    default: given.value.spokenKind
    }
  }

  /// The value of the right kind that was meant, where that can be told.
  private func meantValue(_ given: AgentNode.Prop) -> AgentValue? {
    switch (prop.kind, given.value) {
    case (_, .structure): return nil
    case (.string, _), (.action, _): return .text(given.spelling)
    case (.enum, _): return choices.contains(given.spelling) ? .text(given.spelling) : nil
    case (.boolean, _):
      switch given.spelling.lowercased() {
      case "true", "yes", "on", "y", "1": return .boolean(true)
      case "false", "no", "off", "n", "0": return .boolean(false)
      default: return nil
      }
    case (.integer, .text(let text)), (.number, .text(let text)):
      switch CoreScalar(text) {
      case .integer(let value): return .integer(value)
      case .number(let value): return .number(value)
      default: return nil
      }
    default: return nil
    }
  }

  private func suggestion(
    _ given: AgentNode.Prop, _ meant: AgentValue?, _ example: String?
  ) -> String? {
    let spelling = Excerpt.of(given.spelling)
    switch (prop.kind, given.value, meant) {
    case (_, _, .some(.text)): return "put it in quotes: \"\(spelling)\""
    case (.boolean, .text, .some(.boolean(let value))): return "write \(value), without quotes"
    case (.boolean, .text, _): return "write true or false, without quotes"
    case (.boolean, _, .some(.boolean(let value))): return "write \(value)"
    case (_, .text, .some): return "write \(spelling), without quotes"
    case (.token, .integer, _), (.token, .number, _):
      let any = examples.value(for: prop).map { ", such as \($0.text)" } ?? ""
      return "name the token that has the value\(any)"
    default: return example.map { "write for example '\($0)'" }
    }
  }

  /// The entry with a choice or token, or one that is right, where none is near.
  private func example(_ name: String?) -> String? {
    if let name {
      let named = AgentNode.Prop(example: prop.name, .text(name))
      if let entry = examples.entry(named, prop) { return entry }
    }
    return examples.entry(prop)
  }
}

extension PropContract {
  /// Whether the prop takes a value.
  func accepts(_ value: AgentValue, tokens: [String: Vocabulary.Token]) -> Bool {
    switch (kind, value) {
    case (.string, .text), (.action, .text), (.boolean, .boolean): true
    case (.integer, _), (.number, _): number(value).map(bounds.admits) ?? false
    case (.enum, .text(let text)): choices.contains { $0.name == text }
    case (.token, .text(let path)):
      tokens[path] != nil && (choices.isEmpty || choices.contains { $0.name == path })
    default: false
    }
  }

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
}
