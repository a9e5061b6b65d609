import ColorScience
import DesignTokens
import Diagnostics
import SwiftSymbols

/// Colours that are written out, or are those of the platform, where the system has colour tokens.
struct LiteralColor: LintRule {
  static let id = FindingID.lintLiteralColor
  private let knowledge: DesignKnowledge
  private let tokens: [KnownToken]
  private let colors: [[SRGBColor]]
  private let names: TokenNameSet

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    tokens = subject.knowledge.tokens(for: .color)
    names = subject.knowledge.tokenNames
    colors = tokens.map { token in
      token.values.compactMap { value in
        if case .color(let color) = value { color.value.srgb } else { nil }
      }
    }
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard tokens.contains(where: { $0.isVisible(isOwn: file.isOwn) }) else { return [] }
    let written = file.uses.calls.compactMap { call -> Written? in
      guard let literal = ColorLiteral(call), isJudged(call.surroundings, in: file) else {
        return nil
      }
      return Written(literal: literal, range: call.range, place: call.surroundings)
    }
    let named = file.uses.members.compactMap { member -> Written? in
      guard file.hasViews, let literal = PlatformHue.literal(member, in: file),
        !names.contains(member.name, of: "Color"), isJudged(member.surroundings, in: file)
      else { return nil }
      return Written(literal: literal, range: member.range, place: member.surroundings)
    }
    let all = (written + named).filter {
      !isCompared($0.range, in: file) && !isLookedUp($0, in: file)
    }
    let tables = tables(all, in: file)
    let palettes = palettes(all, in: file)
    let judged = all.filter {
      !tables.contains($0.condition(in: file)) && !palettes.contains($0.place.declaration)
    }
    return findings(judged, in: file)
  }

  /// One finding for each colour. Of those that no token has, one for all of a gradient or a list,
  /// as somebody has to choose that anew, and none for the definition of a colour of the app's own,
  /// which is where a value belongs.
  private func findings(_ colors: [Written], in file: LintFile) -> [LintFinding] {
    if colors.isEmpty { return [] }
    let definitions = ColorDefinitions(file: file)
    let groups = ColorGroups(in: file)
    var seen: Set<ColorGroups.Group> = []
    return colors.compactMap { color in
      let finding = finding(color.literal, at: color.range, in: file)
      guard finding.diagnostic.severity == .note else { return finding }
      if definitions.contain(color.range, at: color.place) { return nil }
      guard let group = groups.group(of: color.range, at: color.place) else { return finding }
      return seen.insert(group).inserted ? finding : nil
    }
  }

  /// Whether a colour is only looked up to see if it is there, as those are that an app may have.
  private func isLookedUp(_ color: Written, in file: LintFile) -> Bool {
    guard color.literal.asset != nil else { return false }
    let words = file.uses.lineText(file.uses.line(at: color.range.lowerBound))
    return words.contains("if let ") || words.contains("guard let ")
  }

  /// Whether a colour is held against another, which a token in its place would never equal.
  private func isCompared(_ range: Range<Int>, in file: LintFile) -> Bool {
    let before = file.uses.source(max(0, range.lowerBound - 3)..<range.lowerBound)
    let after = file.uses.source(range.upperBound..<range.upperBound + 3)
    return ["==", "!="].contains { before.contains($0) || after.contains($0) }
  }

  /// A colour with its place.
  private struct Written {
    var literal: ColorLiteral
    var range: Range<Int>
    var place: SwiftUses.Surroundings

    /// The innermost condition that it is on a side of.
    func condition(in file: LintFile) -> Int? {
      place.branch.map { file.uses.branches[$0].condition }
    }
  }

  /// The constants that list colours, such as those of a theme for code, which is where colours are
  /// written.
  private func palettes(_ colors: [Written], in file: LintFile) -> Set<Int?> {
    let counts = Dictionary(grouping: colors, by: \.place.declaration).mapValues(\.count)
    return Set(
      counts.filter { index, count in
        guard let index, count >= Self.paletteSize else { return false }
        let declaration = file.uses.declarations[index]
        return declaration.kind == .property && declaration.isStatic
      }.keys)
  }

  /// More than the sides of one choice.
  private static let paletteSize = 4

  /// The conditions that list colours: those of brands, of file types, or by their names. They come
  /// from elsewhere, and nobody chose them for what they show.
  private func tables(_ colors: [Written], in file: LintFile) -> Set<Int?> {
    let sides = Dictionary(
      grouping: colors.filter { $0.place.branch != nil }, by: { $0.condition(in: file) }
    ).mapValues { Set($0.map(\.place.branch)).count }
    return Set(sides.filter { $0.value >= Self.tableSize }.keys)
  }

  /// More states than a control has.
  private static let tableSize = 8

  private func isJudged(_ place: SwiftUses.Surroundings, in file: LintFile) -> Bool {
    !file.isInPreview(place) && !file.isDefinition(place)
  }

  private func finding(
    _ literal: ColorLiteral, at range: Range<Int>, in file: LintFile
  ) -> LintFinding {
    let matches = matches(literal, isOwn: file.isOwn)
    let names = matches.map { "'\($0.swiftName)'" }
    let text = literal.text
    if names.isEmpty, !tokens.areKnown(isOwn: file.isOwn) {
      return finding(
        "the colour \(about: text) is written where \(knowledge.name) has colour tokens",
        at: range, in: file, suggestion: "use a colour token, or add one"
      ).asNote
    }
    if names.isEmpty {
      return finding(
        "the colour \(about: text) is none of \(knowledge.name)", at: range, in: file,
        suggestion: "use a colour token, or add one"
      ).asNote
    }
    guard names.count == 1, let name = matches.first?.swiftName else {
      return finding(
        "the colour \(about: text) is one of several tokens", at: range, in: file,
        notes: ["they are \(names.prefix(5).joined(separator: ", "))"],
        suggestion: "write the one that is meant")
    }
    return finding(
      "the colour \(about: text) is the token '\(name)'", at: range, in: file,
      suggestion: "write \(name)")
  }

  /// The tokens of a colour: those that always have it, otherwise those that have it somewhere.
  private func matches(_ literal: ColorLiteral, isOwn: Bool) -> [KnownToken] {
    let visible = zip(tokens, colors).filter { $0.0.isVisible(isOwn: isOwn) }
    if let asset = literal.asset {
      let name = Self.plain(asset)
      return visible.map(\.0).filter { token in
        Self.plain(token.path) == name
          || Self.plain(String(token.path.split(separator: ".").last ?? "")) == name
      }
    }
    guard let color = literal.color else { return [] }
    let found = visible.filter { $0.1.contains { Self.isEqual($0, color) } }
    let exact = found.filter { $0.0.isUniform }
    return (exact.isEmpty ? found : exact).map(\.0)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Half a step of eight bits apart, as drift is measured.
  private static func isEqual(_ left: SRGBColor, _ right: SRGBColor) -> Bool {
    let pairs = [(left.red, right.red), (left.green, right.green), (left.blue, right.blue)]
    return (left.alpha - right.alpha).magnitude <= 1e-3
      && pairs.allSatisfy { ($0 - $1).magnitude <= 1.0 / 512 }
  }
}
