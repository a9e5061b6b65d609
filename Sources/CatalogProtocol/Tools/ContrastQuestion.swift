import CatalogModel
import ColorScience
import ContrastReports
import DesignTokens
import JSONTree
import ModelContextProtocol

/// Two colours and what lies below them, each written in CSS or as a token of one system.
struct ContrastQuestion {
  private enum Color {
    case css(String)
    case token(Token)
  }

  private let foreground: Color
  private let background: Color
  private let over: [Color]
  private let use: ColorTerms.Use
  /// Whose the tokens are; `nil` when there are none.
  private let system: System?
  /// The one context to look at; `nil` for all.
  private let context: Context?

  init(
    _ arguments: ToolArguments, use: ColorTerms.Use, in library: CatalogLibrary
  ) throws(ToolFailure) {
    let texts =
      [arguments.text("foreground") ?? "", arguments.text("background") ?? ""]
      + (arguments.texts("over") ?? [])
    let names = texts.filter { !ColorTerms.isColor($0) }
    let system = try Self.system(of: names, among: library.systems(arguments.text("system")))
    var colors: [Color] = []
    for text in texts { colors.append(try Self.color(text, in: system)) }
    (foreground, background, over) = (colors[0], colors[1], Array(colors[2...]))
    self.use = use
    self.system = names.isEmpty ? nil : system
    context = try arguments.names("context").map { (choices) throws(ToolFailure) in
      try Self.context(choices, in: system)
    }
  }

  /// One for each group of contexts in which the colours are the same.
  func results() throws(ToolFailure) -> [JSONValue] {
    guard let system, context == nil else {
      let label = context.map { $0.isEmpty ? "the default context" : $0.description }
      return [try result(in: context ?? Context(), label: label ?? "every context")]
    }
    let axes = tokens.flatMap(\.axes)
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let groups = ContextGroup.groups(of: modifiers, defaults: system.tokens.defaultContext) {
      choice in layers.map { css(of: $0, in: Context(choice)) }
    }
    var results: [JSONValue] = []
    for (group, _) in groups {
      results.append(try result(in: Context(group.representative), label: group.label))
    }
    return results
  }

  private var layers: [Color] { [foreground, background] + over }

  private var tokens: [Token] {
    layers.compactMap { color in
      if case .token(let token) = color { return token }
      return nil
    }
  }

  private func result(in context: Context, label: String) throws(ToolFailure) -> JSONValue {
    var colors: [String] = []
    for layer in layers {
      guard let color = css(of: layer, in: context) else {
        return ["context": .string(label), "unknown": .string(reason(layer, in: context))]
      }
      colors.append(color)
    }
    do throws(WrongColor) {
      let pair = try ColorPair(
        foreground: colors[0], background: colors[1],
        terms: ColorTerms(over: Array(colors[2...]), use: use))
      let ratio = pair.measure.ratio
      return [
        "context": .string(label), "ratio": .double(ratio.value),
        "level": ratio.level(for: use.contrastUse).map { .string($0.rawValue) } ?? .null,
        "foregroundHex": .string(pair.measure.foreground.hex),
        "backgroundHex": .string(pair.measure.background.hex),
        "summary": .string(pair.text.onOneLine),
      ]
    } catch {
      throw ToolFailure(
        [error.diagnostic.summary, error.diagnostic.suggestion].compactMap(\.self)
          .joined(separator: "; ").replacing("'--over", with: "'over"))
    }
  }

  /// Why nothing can be said of a colour.
  private func reason(_ color: Color, in context: Context) -> String {
    guard case .token(let token) = color else { return "" }
    let reason = token.value(in: context)?.unknownReason.map { ": \($0)" } ?? ""
    return "the value of '\(token.path)' is not known" + reason
  }

  private func css(of color: Color, in context: Context) -> String? {
    switch color {
    case .css(let text): text
    case .token(let token): TokenForm.text(of: token.value(in: context))
    }
  }
}

// MARK: - Reading

extension ContrastQuestion {
  /// The system that has all tokens named.
  private static func system(
    of names: [String], among systems: [System]
  ) throws(ToolFailure) -> System? {
    if names.isEmpty { return systems.count == 1 ? systems.first : nil }
    let found = systems.filter { system in names.allSatisfy { system.token(named: $0) != nil } }
    if found.count == 1 { return found.first }
    guard found.isEmpty else {
      let slugs = found.map { "'\($0.slug)'" }.joined(separator: ", ")
      throw ToolFailure("\(found.count) systems have these tokens: \(slugs); give one as 'system'")
    }
    let all = systems.flatMap(\.tokenNames)
    let missing = names.first { name in !systems.contains { $0.token(named: name) != nil } }
    guard let missing else {
      throw ToolFailure("no system has all of these tokens: \(names.joined(separator: ", "))")
    }
    let failure = ToolFailure.unknown("token or CSS colour", missing, among: all)
    throw failure
  }

  private static func color(_ text: String, in system: System?) throws(ToolFailure) -> Color {
    guard let token = ColorTerms.isColor(text) ? nil : system?.token(named: text) else {
      return .css(text)
    }
    guard token.type == .color else {
      throw ToolFailure(
        "the token '\(token.path)' is of type \(token.type?.rawValue ?? "unknown"), not color")
    }
    return .token(token)
  }

  private static func context(
    _ choices: [(name: String, text: String)], in system: System?
  ) throws(ToolFailure) -> Context {
    guard let system else {
      throw ToolFailure("'context' is that of tokens; give 'system' or leave it out")
    }
    let input = system.tokens.context(
      choosing: choices.map { (modifier: $0.name, context: $0.text) })
    if let wrong = input.diagnostics.first {
      throw ToolFailure(
        [wrong.summary, wrong.suggestion].compactMap(\.self).joined(separator: "; "))
    }
    return input.context
  }
}

extension String {
  /// The lines without the blanks around them, as one.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).map(\.trimmingBlanks).joined(separator: "; ")
  }
}
