import DesignTokens
import Diagnostics
import SwiftSymbols

/// Shapes and symbols of which only the colour tells a state: two colours of one condition, and
/// nothing else in the view that differs with it.
///
/// Source: WCAG 2.2, success criterion 1.4.1, Use of Color.
struct ColorOnly: LintRule {
  static let id = FindingID.lintColorOnly
  private let tokens: StatusColors

  init(_ subject: LintSubject) {
    tokens = StatusColors(subject.knowledge)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews else { return [] }
    return file.uses.calls.indices.compactMap { index in
      let call = file.uses.calls[index]
      guard Self.painters.contains(call.name), !file.isInPreview(call.surroundings),
        let choice = choice(call, in: file), isOfPicture(index, in: file),
        !isTold(choice, index, in: file)
      else { return nil }
      let sides = choice.colors.map { "'\($0)'" }.joined(separator: " or ")
      return finding(
        "only the colour, \(sides), tells \(about: choice.condition)",
        at: call.nameOffset..<call.range.upperBound, in: file,
        suggestion: "let a text, the symbol or the shape differ as well")
    }
  }

  // MARK: The choice

  /// Two colours, and what decides between them.
  private struct Choice {
    /// A name, or one that is compared with a case: `server.isOnline`, `server.phase == .ready`.
    var condition: String
    var colors: [String]
    var range: Range<Int>

    /// What is asked, without the case that it is compared with.
    var name: Substring { condition.prefix { $0 != "=" && $0 != "!" && $0 != " " } }
  }

  private func choice(_ call: SwiftUses.Call, in file: LintFile) -> Choice? {
    guard let argument = call.arguments.first, argument.label == nil, argument.values.count == 2,
      let first = color(argument.values[0]), let second = color(argument.values[1]),
      isMeant(first, second)
    else { return nil }
    let start = argument.range.lowerBound..<argument.values[0].range.lowerBound
    let words = file.uses.source(start).split(whereSeparator: \.isWhitespace)
    var condition = words.joined(separator: " ")[...]
    guard condition.hasSuffix("?") else { return nil }
    condition = condition.dropLast()
    if condition.hasSuffix(" ") { condition = condition.dropLast() }
    if condition.hasPrefix("!") { condition = condition.dropFirst() }
    let found = Choice(
      condition: String(condition), colors: [first, second], range: argument.range)
    guard !found.name.isEmpty, isPlain(condition),
      !Self.passing.contains(where: condition.lowercased().contains)
    else { return nil }
    return found
  }

  /// Whether a condition is a name, or compares one with a case.
  private func isPlain(_ condition: Substring) -> Bool {
    let plain = condition.filter { !$0.isWhitespace }.replacing("!=", with: "==")
    let sides = plain.split(separator: "==")
    return sides.count <= 2 && sides.allSatisfy { $0.allSatisfy(Self.isOfName) }
      && (sides.count < 2 || sides[1].hasPrefix("."))
  }

  private func color(_ value: SwiftUses.Value) -> String? {
    guard case .name(let name) = value.kind, name.contains(".") else { return nil }
    return name
  }

  /// Whether two colours are told apart by their hue, and one of them says good or bad.
  private func isMeant(_ first: String, _ second: String) -> Bool {
    let sides = [first, second].map(tokens.meaning)
    return first != second && sides.contains(.status) && !sides.contains(.none)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
  }

  // MARK: What it paints

  /// Whether the chain draws a shape, or a symbol that is always the same.
  private func isOfPicture(_ call: Int, in file: LintFile) -> Bool {
    let index = file.root(of: call)
    let root = file.uses.calls[index]
    guard root.base == .none || root.base == .names("SwiftUI"), index != call else { return false }
    if root.name == "Image" { return root.arguments.first?.string != nil }
    return Self.shapes.contains(root.name)
  }

  /// Whether anything else of the view says the same.
  private func isTold(_ choice: Choice, _ call: Int, in file: LintFile) -> Bool {
    let place = file.uses.calls[call].surroundings
    let around = file.ancestors(place).map(\.call)
    let chains = ([file.root(of: call)] + around).flatMap(file.modifiers)
    if chains.contains(where: { Self.telling.contains($0.name) }) { return true }
    if around.contains(where: { Self.labelled.contains(file.uses.calls[$0].name) }) { return true }
    guard let range = place.declaration.map({ file.uses.declarations[$0].range }) else {
      return true
    }
    let name = choice.name.split(separator: ".").last ?? ""
    let inColors = file.uses.calls.lazy.filter { call in
      range.contains(call.nameOffset) && Self.painters.contains(call.name)
    }.flatMap(\.arguments).reduce(0) { $0 + file.uses.source($1.range).count(of: name) }
    return file.uses.source(range).count(of: name) > inColors
      || saysState(of: choice, range, in: file)
  }

  /// Whether the view also uses a text of what the condition asks: `server.statusText`.
  private func saysState(of choice: Choice, _ range: Range<Int>, in file: LintFile) -> Bool {
    let owner = choice.name.split(separator: ".").dropLast().joined(separator: ".")
    return file.uses.members.contains { member in
      guard range.contains(member.range.lowerBound),
        !choice.range.contains(member.range.lowerBound)
      else { return false }
      let parts = member.name.split(separator: ".")
      guard owner.isEmpty || parts.dropLast().joined(separator: ".") == owner else { return false }
      let last = (parts.last ?? "").lowercased()
      return Self.says(last)
    }
      || file.uses.calls.contains { call in
        range.contains(call.nameOffset) && Self.words.contains(call.name)
          && call.arguments.contains { $0.name.map { Self.says($0.lowercased()) } ?? false }
      }
  }

  private static func says(_ name: String) -> Bool { saying.contains(where: name.contains) }

  private static let painters: Set<String> = [
    "fill", "foregroundColor", "foregroundStyle", "stroke", "strokeBorder",
  ]
  private static let shapes: Set<String> = [
    "Capsule", "Circle", "Ellipse", "Rectangle", "RoundedRectangle",
  ]
  /// What passes, or is a preference, and no state that a person needs to know.
  private static let passing = [
    "appearance", "contrast", "dark", "drag", "enabled", "focus", "highlight", "hover", "light",
    "press", "scheme", "theme",
  ]
  private static let telling: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "accessibilityLabel",
    "accessibilityRepresentation", "accessibilityValue", "help",
  ]
  /// What shows words or another sign of its own.
  private static let labelled: Set<String> = ["Label", "Toggle"]
  private static let words: Set<String> = ["Label", "Text"]
  private static let saying = [
    "description", "label", "message", "state", "status", "text",
  ]
}

/// What colours mean, by their names.
private struct StatusColors: Sendable {
  enum Meaning {
    /// Good, bad, or to look at.
    case status
    /// A colour without such a meaning.
    case neutral
    /// Not known to be a colour, or none at all.
    case none
  }

  private let names: [String: Meaning]

  init(_ knowledge: DesignKnowledge) {
    let colors = knowledge.tokens.filter { $0.role == .color }.map { token in
      let words = NameWords.split(token.path).map { $0.lowercased() }
      let meaning: Meaning = words.contains(where: Self.words.contains) ? .status : .neutral
      return (token.swiftName, meaning)
    }
    names = Dictionary(colors, uniquingKeysWith: { first, _ in first })
  }

  func meaning(of name: String) -> Meaning {
    if let meaning = names[name] { return meaning }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["", "Color", "UIColor", "NSColor"].contains(parts[0]) else {
      return .none
    }
    let last = parts[1].hasPrefix("system") ? parts[1].dropFirst("system".count) : parts[1]
    let plain = last.lowercased()
    if Self.hues.contains(plain) { return .status }
    return Self.plain.contains(plain) ? .neutral : .none
  }

  private static let hues: Set<String> = ["green", "orange", "red", "yellow"]
  private static let plain: Set<String> = [
    "black", "blue", "brown", "cyan", "gray", "indigo", "mint", "pink", "primary", "purple",
    "secondary", "teal", "tertiary", "white",
  ]
  private static let words: Set<String> = [
    "critical", "danger", "error", "failure", "negative", "positive", "success", "warn", "warning",
  ]
}

extension String {
  /// How often a word is written in the text, and is not a part of another one.
  fileprivate func count(of word: some StringProtocol) -> Int {
    if word.isEmpty { return 0 }
    return ranges(of: word).count { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      return !before.isOfWord && !after.isOfWord
    }
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
