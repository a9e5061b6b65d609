import AgentUI
import SwiftSymbols

/// Reads the value of a prop from an expression.
///
/// A literal of another type than the prop's is a value too, for the validator to refuse.
struct PropValueReader {
  let prop: PropContract
  /// The paths of tokens by their Swift names.
  let tokens: [String: [String]]

  /// What an expression says of a prop.
  enum Reading: Hashable {
    case value(AgentValue)
    /// `nil`, or an empty closure: as if nothing had been given.
    case nothing
    /// Something that agent YAML cannot say; the text is what could stand there.
    case unreadable(expected: String)
  }

  func read(_ expression: SwiftExpression) -> Reading {
    if expression.base == .none, expression.links.isEmpty { return .nothing }
    if prop.isBinding || prop.kind == .string && prop.wrappingCase != nil {
      return wrapped(expression)
    }
    return bare(expression)
  }

  /// A value without the member that wraps it.
  private func bare(_ expression: SwiftExpression) -> Reading {
    switch prop.kind {
    case .enum where !prop.isQuoted:
      return member(expression) ?? literal(expression)
    case .token: return token(expression) ?? literal(expression)
    case .action: return action(expression)
    case .integer, .number, .boolean, .string, .enum: return literal(expression)
    }
  }

  private func literal(_ expression: SwiftExpression) -> Reading {
    guard expression.links.isEmpty else { return .unreadable(expected: expected) }
    switch expression.base {
    case .string(let text): return .value(.text(text))
    case .boolean(let value): return .value(.boolean(value))
    case .number(let digits):
      return SwiftNumber.value(digits).map { .value($0) } ?? .unreadable(expected: expected)
    default: return .unreadable(expected: expected)
    }
  }

  /// `.error`, or `BadgeLevel.error`.
  private func member(_ expression: SwiftExpression) -> Reading? {
    guard let name = expression.memberName else { return nil }
    let choice = prop.choices.first { SwiftNames.member($0.name) == name }
    return .value(.text(choice?.name ?? name))
  }

  /// `DS.Spacing.m`
  private func token(_ expression: SwiftExpression) -> Reading? {
    guard let name = expression.names?.joined(separator: ".") else { return nil }
    let paths = tokens[name] ?? []
    let allowed = paths.first { path in prop.choices.contains { $0.name == path } }
    return .value(.text(allowed ?? paths.first ?? name))
  }

  /// `.text("…")`
  private func wrapped(_ expression: SwiftExpression) -> Reading {
    guard let last = expression.links.last, case .call(let arguments) = last.kind,
      SwiftExpression(
        expression.base, expression.links.dropLast(), at: expression.location
      ).memberName == prop.wrappingCase,
      arguments.count == 1, arguments[0].label == nil
    else { return .unreadable(expected: expected) }
    return bare(arguments[0].value)
  }

  /// `{ open() }`, or the function itself: `open`.
  private func action(_ expression: SwiftExpression) -> Reading {
    if let names = expression.names, names.count == 1 { return .value(.text(names[0])) }
    guard case .closure(let closure) = expression.base, expression.links.isEmpty,
      !closure.hasSignature
    else { return .unreadable(expected: expected) }
    if closure.statements.isEmpty { return .nothing }
    guard closure.statements.count == 1, case .name(let name) = closure.statements[0].base,
      closure.statements[0].links.map(\.kind) == [.call([])]
    else { return .unreadable(expected: expected) }
    return .value(.text(name))
  }

  /// What the prop can be written as.
  private var expected: String {
    if prop.isBinding { return ".constant(…), with \(bareExpected)" }
    return bareExpected
  }

  private var bareExpected: String {
    switch prop.kind {
    case .string where !prop.isBinding && prop.wrappingCase != nil:
      ".\(prop.wrappingCase ?? "")(\"…\"), with a text"
    case .string: "a text in quotes, without '\\(…)'"
    case .enum where prop.isQuoted: "the name of it in quotes"
    case .enum: "one of its values: \(choices)"
    case .token: "the Swift name of a token"
    case .action: "the call of one function: { \(prop.name)() }"
    case .integer, .number: "a number"
    case .boolean: "true or false"
    }
  }

  private var choices: String {
    prop.choices.prefix(12).map { ".\(SwiftNames.member($0.name))" }.joined(separator: ", ")
  }
}

extension SwiftExpression {
  /// The last name of `.info` and of `BadgeLevel.info`; `nil` for a lone name and for calls.
  fileprivate var memberName: String? {
    guard case .member(let name)? = links.last?.kind else { return nil }
    switch base {
    case .implicit: return links.count == 1 ? name : nil
    case .name: return names == nil ? nil : name
    default: return nil
    }
  }
}

/// The value of a number literal.
enum SwiftNumber {
  /// - Parameter text: Digits with their sign, without underscores: `-12`, `0x1F`, `1.5`, `1e3`.
  static func value(_ text: String) -> AgentValue? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : text
    let bases = [("0x", 16), ("0o", 8), ("0b", 2)]
    let whole =
      bases.first { digits.hasPrefix($0.0) }.map { prefix, radix in
        Int((isNegative ? "-" : "") + digits.dropFirst(prefix.count), radix: radix)
      } ?? Int(text)
    if let whole { return .integer(whole) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(number)
  }
}
