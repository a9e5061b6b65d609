import Diagnostics

/// The Swift names of the tokens that are exported, each given once.
struct SwiftNaming {
  /// By token; `nil` for one that is left out.
  private(set) var names: [[String]?]
  let namespace: String
  /// The last names of all types that become of groups, without backticks.
  private(set) var typeNames: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var hidesRem = false
  /// Full names of types, with the first token inside.
  private var types: [[String]: Token] = [:]
  private var owners: [[String]: Token] = [:]

  /// Types that the source needs under these names wherever it stands.
  static let reservedTypes = Set(ExportedSwift.SupportType.allCases.map(\.name))
    .union(["Swift", "SwiftUI"])

  init(_ tokens: ResolvedTokens, namespace: String) {
    self.namespace = namespace
    names = Array(repeating: nil, count: tokens.count)
    let candidates = tokens.enumerated().filter { Self.isExported($0.element) }.map {
      (index: $0.offset, token: $0.element, name: Self.name(of: $0.element, namespace))
    }
    for (_, token, name) in candidates { addTypes(name, token) }
    for (index, token, name) in candidates { names[index] = claim(name, token) }
  }

  /// Plumbing is not, nor is a token of which its metadata say that Swift needs no constant.
  private static func isExported(_ token: Token) -> Bool {
    !token.isInternal && token.metadata.hasSwift != false
  }

  /// The parts after the namespace: those that the token's metadata state, or those of its path.
  private static func name(of token: Token, _ namespace: String) -> [String] {
    if let stated = token.metadata.swift, stated.hasPrefix(namespace + ".") {
      let parts = stated.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      if parts.allSatisfy(SwiftIdentifier.isValid) { return parts.map(String.init) }
    }
    let parts = token.path.swiftName(namespace: namespace).split(separator: ".")
    return parts.dropFirst().map(String.init)
  }

  private mutating func addTypes(_ name: [String], _ token: Token) {
    for length in stride(from: 1, to: name.count, by: 1) {
      let type = Array(name[..<length])
      guard types[type] == nil else { continue }
      types[type] = token
      typeNames.insert(SwiftIdentifier.plain(type[length - 1]))
    }
  }

  /// The name under which the token is exported: its own, or another one where that is taken by a
  /// token that differs from it only in what Swift cannot write; `nil` for one that is left out.
  private mutating func claim(_ name: [String], _ token: Token) -> [String]? {
    guard let owner = owners[name], types[name] == nil, owner.metadata.swift == nil else {
      return take(name, token) ? name : nil
    }
    guard let other = freeName(name, token), take(other, token) else { return nil }
    diagnostics.append(
      .init(
        .tokensSwiftNameCollision, as: .warning,
        "'\(token.path)' and '\(owner.path)' both become '\(full(name))', so the first is exported "
          + "as '\(full(other))'", at: token.location,
        notes: [Diagnostic.Note("the other one is here", at: owner.location)],
        suggestion:
          "rename one of the two, or state a name under 'swift' in the extension 'catalog'"
      ))
    return other
  }

  /// The name with underscores where the path has other signs, and a number where that is taken too.
  private func freeName(_ name: [String], _ token: Token) -> [String]? {
    guard let last = token.path.displayNames.last else { return nil }
    let signs = last.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let plain = (signs.first?.isNumber == true ? "_" : "") + String(signs)
    let numbered = (2...99).lazy.map { SwiftIdentifier.plain(name.last ?? "") + "_\($0)" }
    return ([plain] + numbered).lazy.map { name.dropLast() + [$0] }
      .first { owners[$0] == nil && types[$0] == nil && $0 != name }
  }

  private mutating func take(_ name: [String], _ token: Token) -> Bool {
    let shown = full(name)
    let groups = name.dropLast().map(SwiftIdentifier.plain)
    if let taken = groups.first(where: { Self.reservedTypes.contains($0) || $0 == namespace }) {
      report("a group of '\(token.path)' becomes '\(taken)', a name that the source uses", token)
      return false
    }
    if name.isEmpty || name == [ExportedSwift.rem] {
      report("'\(token.path)' becomes '\(shown)', a name that the source uses", token)
      return false
    }
    if !name.allSatisfy(SwiftIdentifier.isValid) {
      report("'\(token.path)' becomes '\(shown)', which is not a valid Swift name", token)
      return false
    }
    if let inside = types[name] {
      report(
        "'\(token.path)' and the group of '\(inside.path)' both become '\(shown)'", token,
        other: inside)
      return false
    }
    if let owner = owners[name] {
      report("'\(token.path)' and '\(owner.path)' both become '\(shown)'", token, other: owner)
      return false
    }
    owners[name] = token
    if name.last == ExportedSwift.rem { hidesRem = true }
    return true
  }

  private mutating func report(_ summary: String, _ token: Token, other: Token? = nil) {
    diagnostics.append(
      .init(
        .tokensSwiftNameCollision, summary, at: token.location,
        notes: other.map { [Diagnostic.Note("the other one is here", at: $0.location)] } ?? [],
        suggestion: other == nil
          ? "rename it, or state another name under 'swift' in the extension 'catalog'"
          : "rename one of the two"))
  }

  /// The whole name of a token, such as `DS.Color.infoBG`; `nil` for one that is left out.
  func fullName(_ token: Int) -> String? { names[token].map(full) }

  /// How the member that holds the length of one rem is called: by its whole name where a token
  /// of the same name may be nearer.
  var rem: String { hidesRem ? "\(namespace).\(ExportedSwift.rem)" : ExportedSwift.rem }

  /// A type of the standard library or of SwiftUI, such as `[String]`, with its module where a
  /// group has become a type of the same name.
  func qualified(_ type: String) -> String {
    var type = type
    for name in ["Double", "String"] where typeNames.contains(name) {
      type = type.replacing(name, with: "Swift." + name)
    }
    return typeNames.contains("CGFloat") ? type.replacing("CGFloat", with: "SwiftUI.CGFloat") : type
  }

  private func full(_ name: [String]) -> String {
    ([namespace] + name).joined(separator: ".")
  }
}
