import DesignTokens
import SwiftSymbols

/// By which constant each token is expected to be available in Swift.
struct SwiftCounterparts {
  /// In the order of the tokens; those that Swift needs no constant for are left out.
  let names: [(token: Token, name: String)]

  /// The names that follow from the paths of all tokens, also of those that need no constant: one
  /// that has it nevertheless is no constant without token.
  let allNames: Set<String>

  init(_ tokens: ResolvedTokens, namespace: String) {
    allNames = Set(tokens.map { Self.plain($0.path.swiftName(namespace: namespace)) })
    names = tokens.compactMap { token in
      Self.name(of: token, namespace: namespace).map { (token, $0) }
    }
  }

  /// `nil` for plumbing, for tokens that have no Swift counterpart on purpose, and for those that
  /// stand for a value of the platform, whose Swift expression lies outside of the namespace.
  static func name(of token: Token, namespace: String) -> String? {
    if token.isInternal || token.metadata.hasSwift == false { return nil }
    guard let expression = token.metadata.swift else {
      return token.path.swiftName(namespace: namespace)
    }
    return expression.hasPrefix(namespace + ".") ? expression : nil
  }

  /// Names are compared without the backticks that Swift's own words need.
  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}

/// The constants of a namespace by name.
struct ConstantIndex {
  /// In the order of the source.
  let members: [ReadMember]
  /// Whether the sources declare or extend the namespace.
  let hasNamespace: Bool
  private let namespaceAccess: AccessLevel
  private let byName: [String: ReadMember]
  private let byLooseName: [String: ReadMember]

  init(_ source: SwiftTokenLoad, namespace: String) {
    members = source.members.filter { $0.swiftName.hasPrefix(namespace + ".") }
    hasNamespace = source.types[namespace] != nil || !members.isEmpty
    // An extension of a type of another module is as visible as its members are.
    namespaceAccess =
      source.types[namespace] ?? members.map(\.access).max() ?? .internal
    byName = Dictionary(
      members.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
    byLooseName = Dictionary(
      members.map { (Self.loose($0.swiftName), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The constant of that name, otherwise one whose name differs in letter case or separators.
  func member(named name: String) -> ReadMember? {
    byName[SwiftCounterparts.plain(name)] ?? byLooseName[Self.loose(name)]
  }

  /// The constants that may be named in another notation than the tokens for which there is none.
  func notation(of counterparts: SwiftCounterparts, namespace: String) -> NameNotation {
    let missing = counterparts.names.map(\.name).filter { member(named: $0) == nil }
    let named = Set(counterparts.names.compactMap { member(named: $0.name)?.swiftName })
    let free = missing.isEmpty ? [] : members.filter { !named.contains($0.swiftName) }
    return NameNotation(missing, free, namespace: namespace)
  }

  /// Whether a constant without token is an omission: it could be a token, and it can be seen as
  /// far as the namespace. What is narrower serves the module itself.
  func needsToken(_ member: ReadMember) -> Bool {
    member.isCandidate && member.access >= min(namespaceAccess, .public)
  }

  private static func loose(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}
