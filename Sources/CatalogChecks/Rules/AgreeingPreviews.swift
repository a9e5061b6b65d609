import CatalogModel
import DesignTokens
import Diagnostics
import PreviewPaint
import SwiftSymbols

/// `preview/differs`: a preview draws with the tokens that the Swift of its component uses, and
/// answers to a pointer and to a press where that does.
///
/// Compared are the tokens that are constants of the sources. What a preview draws with may be
/// mentioned anywhere that the component's code leads to; what it must draw with are the constants
/// that the component's own type mentions. Tokens that props choose, and those of the stage, may be
/// missing on either side. Components whose type the sources do not declare are passed over, and the
/// tokens of those whose code uses none: they are declared without what they draw. A stand-in draws
/// nothing yet.
enum AgreeingPreviews: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let code = MentionedCode(subject.system)
    guard !code.isEmpty else { return [] }
    let constants = TokenConstants(subject.system, in: code)
    return subject.system.components.flatMap { component -> [Diagnostic] in
      if component.preview.isStandIn { return [] }
      guard let own = code.own(of: component.contract.swift.type) else { return [] }
      let sides = PreviewSides(
        component: component, own: code.names(in: own),
        all: code.names(in: code.reached(from: own)), constants: constants)
      return sides.findings
    }
  }
}

/// A component's preview beside what its Swift mentions.
private struct PreviewSides {
  let component: Component
  /// What the component's own type mentions.
  let own: Set<String>
  /// What its code leads to.
  let all: Set<String>
  let constants: TokenConstants

  /// What is said in Swift of a view that answers to a pointer.
  private static let pointerWords: Set<String> = [
    "onHover", "onContinuousHover", "hoverEffect", "help",
  ]
  /// What is said in Swift of a view that answers to a press.
  private static let pressWords: Set<String> = [
    "Button", "isPressed", "onTapGesture", "onLongPressGesture", "Toggle", "Picker", "Link", "Menu",
    "DisclosureGroup", "NavigationLink",
  ]

  var findings: [Diagnostic] {
    let uses = component.preview.stylesheets.flatMap { sheet in
      StylesheetScan(sheet.text).uses.map { use in
        (use.text, sheet.location(of: use))
      }
    }
    guard constants.areMentioned(in: all) else { return states }
    return unused(uses) + undrawn(constants.tokens(of: uses.map(\.0))) + states
  }

  /// Tokens that only the preview uses, each at its first place.
  private func unused(_ uses: [(property: String, location: SourceLocation)]) -> [Diagnostic] {
    var seen: Set<TokenPath> = []
    return uses.compactMap { use in
      guard let token = constants.token(of: use.property), seen.insert(token.path).inserted,
        let name = constants.name(of: token.path), !isAdmitted(token.path),
        !constants.isMentioned(token, in: all), !isExcused(token.path.description)
      else { return nil }
      return finding(
        "the preview draws with \(token.path), and its Swift does not use \(name)",
        at: use.location)
    }
  }

  /// Constants that only the component's own type uses.
  private func undrawn(_ drawn: Set<TokenPath>) -> [Diagnostic] {
    // A token and the `$root` of its group are one constant.
    var seen = Set(constants.named.filter { drawn.contains($0.path) }.map(\.name))
    return constants.named.compactMap { path, name in
      guard TokenConstants.names(own, mention: name), !isAdmitted(path),
        !isExcused(path.description), seen.insert(name).inserted
      else { return nil }
      return finding(
        "its Swift uses \(name), and the preview does not draw with \(path)",
        at: component.location)
    }
  }

  /// A pointer or a press that only the preview answers to.
  private var states: [Diagnostic] {
    [
      (":hover", "hover", Self.pointerWords, "under a pointer"),
      (":active", "press", Self.pressWords, "while it is pressed"),
    ]
    .compactMap { selector, state, words, when in
      let names = all.flatMap { $0.split(separator: ".").map(String.init) }
      let sheet = component.preview.stylesheets.first { $0.text.contains(selector) }
      guard let sheet, words.isDisjoint(with: names), !isExcused(state) else { return nil }
      return finding(
        "the preview changes \(when), and its Swift does not", at: SourceLocation(sheet.path))
    }
  }

  private func isExcused(_ subject: String) -> Bool {
    component.previewDifferences.contains { $0.covers(subject) }
  }

  /// Whether a prop may choose the token, or the stage gives it.
  private func isAdmitted(_ path: TokenPath) -> Bool {
    let choices = component.contract.props.flatMap(\.choices).map(\.name)
    return choices.contains(path.description) || constants.stage.contains(path)
  }

  private func finding(_ text: String, at location: SourceLocation) -> Diagnostic {
    .init(
      .previewDiffers, "\(component.name): \(text)", at: location,
      suggestion: "correct the side that is wrong, or give the reason under 'previewDifferences'")
  }
}

/// The tokens that are constants of the sources.
private struct TokenConstants {
  /// The constants in the order of the tokens.
  let named: [(path: TokenPath, name: String)]
  /// What the stage gives to every preview, with what it refers to.
  let stage: Set<TokenPath>
  private let tokens: ResolvedTokens
  private let names: [TokenPath: String]
  private let paths: [String: TokenPath]

  init(_ system: System, in code: MentionedCode) {
    tokens = system.tokens
    let read = Set((system.swiftTokens?.swiftNames ?? [:]).values)
    var named: [(path: TokenPath, name: String)] = []
    var paths: [String: TokenPath] = [:]
    for token in system.tokens where !token.isInternal {
      for property in token.cssProperties { paths[property] = token.path }
      guard let name = system.swiftName(of: token) else { continue }
      let isStated = token.metadata.swift != nil && code.declares(name)
      if read.contains(name) || isStated { named.append((token.path, name)) }
    }
    self.named = named
    self.paths = paths
    names = Dictionary(named.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
    let given = [system.stage.background, system.stage.foreground, system.stage.font]
      .compactMap { $0.flatMap { system.tokens[TokenPath($0.name)] } }
    let values = given.reduce(into: Set<TokenPath>()) { found, token in
      found.formUnion(Self.sources(of: token))
    }
    // Another name for what the stage gives is as good.
    stage = Set(
      system.tokens.filter { token in
        token.combinations.contains { context in
          token.value(in: context)?.aliasChain.contains { values.contains($0) } ?? false
        }
      }
      .map(\.path)
    ).union(values)
  }

  func token(of property: String) -> Token? { paths[property].flatMap { tokens[$0] } }

  func name(of path: TokenPath) -> String? { names[path] }

  /// The tokens behind custom properties, with all that their values come from.
  func tokens(of properties: [String]) -> Set<TokenPath> {
    properties.reduce(into: Set<TokenPath>()) { found, property in
      guard let token = token(of: property) else { return }
      found.formUnion(Self.sources(of: token))
    }
  }

  /// Whether code mentions any of them.
  func areMentioned(in mentioned: Set<String>) -> Bool {
    named.contains { Self.names(mentioned, mention: $0.name, loosely: true) }
  }

  /// Whether the code mentions the token, or one that its value comes from.
  func isMentioned(_ token: Token, in mentioned: Set<String>) -> Bool {
    Self.sources(of: token).contains { path in
      names[path].map { Self.names(mentioned, mention: $0, loosely: true) } ?? false
    }
  }

  /// Whether a name is among `mentioned`, by itself or with members of it behind; loosely, also its
  /// last part alone, as in `.hero`.
  static func names(
    _ mentioned: Set<String>, mention name: String, loosely: Bool = false
  ) -> Bool {
    if mentioned.contains(name) { return true }
    if mentioned.contains(where: { $0.hasPrefix(name + ".") }) { return true }
    guard loosely, let last = name.split(separator: ".").last else { return false }
    return mentioned.contains(".\(last)")
  }

  private static func sources(of token: Token) -> Set<TokenPath> {
    token.combinations.reduce(into: [token.path]) { found, context in
      found.formUnion(token.value(in: context)?.references ?? [])
    }
  }
}

/// The mentions of all modules of a system, and where they lead.
private struct MentionedCode {
  private let units: [CodeMentions]
  private let byOwner: [String: [Int]]
  /// Members of extensions of other modules' types; those of own types come with the type.
  private let byMember: [String: [Int]]
  private let aliases: [String: String]

  var isEmpty: Bool { units.isEmpty }

  init(_ system: System) {
    let units = system.modules.flatMap(\.mentions).filter { !$0.isAlias }
    let declared = Set(units.filter { $0.member == nil }.map(\.owner))
    self.units = units
    byOwner = Dictionary(grouping: units.indices) { units[$0].owner }
    byMember = Dictionary(
      grouping: units.indices.filter { !declared.contains(units[$0].owner) }
    ) { units[$0].member ?? "" }
    aliases = Dictionary(
      system.modules.flatMap(\.mentions).filter(\.isAlias).compactMap { alias in
        alias.names.first.map { (alias.owner, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the first part of a name is a type of the sources.
  func declares(_ name: String) -> Bool {
    name.split(separator: ".").first.map { byOwner[String($0)] != nil } ?? false
  }

  /// The declarations of a type, and those beside it that only its file can see; `nil` for a type
  /// that the sources do not declare.
  func own(of type: String) -> Set<Int>? {
    let name = type.split(separator: ".").first.map(String.init) ?? type
    guard let declared = byOwner[name], declared.contains(where: { units[$0].member == nil }) else {
      return nil
    }
    let files = Set(declared.filter { units[$0].member == nil }.map { units[$0].path })
    return Set(declared).union(
      units.indices.filter { units[$0].isPrivate && files.contains(units[$0].path) })
  }

  /// All declarations that the code of some leads to, by the names of types and members.
  func reached(from start: Set<Int>) -> Set<Int> {
    var found = start
    var open = Array(start)
    while let next = open.popLast() {
      let parts = Set(units[next].names.flatMap { $0.split(separator: ".").map(String.init) })
      for part in parts {
        for index in (byOwner[part] ?? []) + (byMember[part] ?? [])
        where found.insert(index).inserted {
          open.append(index)
        }
      }
    }
    return found
  }

  /// What declarations mention, with other names for types replaced.
  func names(in indices: Set<Int>) -> Set<String> {
    indices.reduce(into: Set<String>()) { found, index in
      for name in units[index].names { found.insert(canonical(name)) }
    }
  }

  private func canonical(_ name: String) -> String {
    guard let first = name.split(separator: ".").first, let target = aliases[String(first)] else {
      return name
    }
    return target + name.dropFirst(first.count)
  }
}
