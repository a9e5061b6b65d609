import Diagnostics
import SwiftSymbols

/// A rule that wants a token in the place of a number.
protocol LiteralNumberRule: LintRule {
  /// What the token has to be for.
  var choice: TokenChoice { get }
  /// Where such numbers are passed, by the name of what is called.
  var sites: [String: [LiteralSite]] { get }
  var knowledge: DesignKnowledge { get }
  /// Whether a number that no token has is told as well.
  var tellsUnknown: Bool { get }
  /// What is said instead of a token where a number follows from another one; `nil` where it is the
  /// choice of a designer.
  func derived(_ number: LiteralNumber, in file: LintFile) -> DerivedNumber?
}

/// What is to be said of a number that follows from another one.
enum DerivedNumber {
  case nothing
  case finding(LintFinding)
}

extension LiteralNumberRule {
  var tellsUnknown: Bool { true }

  func derived(_ number: LiteralNumber, in file: LintFile) -> DerivedNumber? { nil }

  func findings(in file: LintFile) -> [LintFinding] {
    guard !choice.isEmpty(isOwn: file.isOwn),
      choice.role == .radius || choice.hasScale(isOwn: file.isOwn)
    else { return [] }
    let drawing = Drawing(in: file)
    return file.numbers(at: sites).compactMap { number in
      // Nothing, and all there is, are no choice of a designer. A negative number has no token.
      guard number.value > 0, choice.role != .opacity || number.value < 1,
        !drawing.contains(number.call)
      else { return nil }
      switch derived(number, in: file) {
      case nil: return finding(number, in: file)
      case .nothing: return nil
      case .finding(let finding): return finding
      }
    }
  }

  private func finding(_ number: LiteralNumber, in file: LintFile) -> LintFinding? {
    let matches = choice.matches(number.value, isOwn: file.isOwn)
    let tellsUnknown = tellsUnknown && choice.isKnown(isOwn: file.isOwn)
    if matches.isEmpty { return tellsUnknown ? unknown(number, in: file) : nil }
    if choice.role.hasPlaces, !matches.contains(where: \.token.isStep) {
      return tellsUnknown ? ofOnePlace(number, matches, in: file) : nil
    }
    let (role, value) = (choice.role.noun, PlainNumber.of(number.value))
    guard matches.count == 1, let match = matches.first else {
      let names = matches.map { "'\($0.token.swiftName)'" }.joined(separator: ", ")
      return finding(
        "the literal \(about: value) is one of several \(role) tokens", at: number.range,
        in: file, notes: ["they are \(names)"], suggestion: "write the one that is meant")
    }
    let name = match.token.swiftName
    if !match.isExact {
      return finding(
        "the literal \(about: value) is the \(role) token '\(name)' in one of its contexts",
        at: number.range, in: file, suggestion: "write \(name) if it may change with the context")
    }
    return finding(
      "the literal \(about: value) is the \(role) token '\(name)'", at: number.range, in: file,
      suggestion: "write \(name)"
    ).replaced(by: LiteralReplacement.of(match, at: number.range, in: file))
  }

  /// Of tokens that are named for a place, a person has to say whether this is it.
  private func ofOnePlace(
    _ number: LiteralNumber, _ matches: [TokenChoice.Match], in file: LintFile
  ) -> LintFinding {
    let names = matches.map { "'\($0.token.swiftName)'" }.joined(separator: ", ")
    return finding(
      "the literal \(about: PlainNumber.of(number.value)) is no step of the \(choice.role.noun) scale",
      at: number.range, in: file, notes: ["of the same value: \(names)"],
      suggestion: "write that token if this is its place, or a token of the scale"
    ).asNote
  }

  private func unknown(_ number: LiteralNumber, in file: LintFile) -> LintFinding {
    let near = choice.neighbours(of: number.value, isOwn: file.isOwn)
      .filter { choice.isNear($0.number, to: number.value) }
      .map { "'\($0.token.swiftName)' (\(PlainNumber.of($0.number)))" }
    let (role, value) = (choice.role.noun, PlainNumber.of(number.value))
    if near.isEmpty {
      return finding(
        "no \(role) token is \(about: value) or near it", at: number.range, in: file,
        suggestion: "add a token to \(knowledge.name), or allow the exception"
      ).asNote
    }
    return finding(
      "no \(role) token is \(about: value)", at: number.range, in: file,
      notes: ["the nearest: \(near.joined(separator: ", "))"],
      suggestion: "use a token of \(knowledge.name), or add one"
    ).asNote
  }
}

/// What may be written in the place of a number without a change of meaning.
enum LiteralReplacement {
  /// - Returns: `nil` where the file may not see the token, or its constant may not be a number.
  static func of(
    _ match: TokenChoice.Match, at range: Range<Int>, in file: LintFile
  ) -> LintFinding.Replacement? {
    guard match.isExact, file.seesSystem, let type = match.token.swiftType,
      numberTypes.contains(type)
    else { return nil }
    return LintFinding.Replacement(range, by: match.token.swiftName)
  }

  /// The compiler converts these two into each other.
  private static let numberTypes: Set<String> = ["CGFloat", "Double"]
}
