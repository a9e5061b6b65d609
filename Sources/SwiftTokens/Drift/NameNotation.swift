import DesignTokens
import Diagnostics

/// Constants whose names say the same as paths of tokens in another notation: `DS.colorTextPrimary`
/// or `DS.dsColorTextPrimary` for `color.text.primary`.
struct NameNotation {
  private let membersByLetters: [String: ReadMember]
  /// What all constants have before the letters of their tokens, and tokens before those of theirs.
  private let prefixes: (ofMembers: String, ofTokens: String)
  private(set) var found: [(token: Token, member: ReadMember)] = []

  /// - Parameters:
  ///   - names: Names of tokens in Swift that no constant has.
  ///   - members: Constants that no such name names.
  init(_ names: [String], _ members: [ReadMember], namespace: String) {
    let pairs = members.map { (Self.letters($0.swiftName, namespace), $0) }
    let counts = Dictionary(pairs.map { ($0.0, 1) }, uniquingKeysWith: +)
    // Names that are the same but for their notation tell nothing.
    let unique = pairs.filter { counts[$0.0] == 1 }
    membersByLetters = Dictionary(unique, uniquingKeysWith: { first, _ in first })
    let tokens = names.map { Self.letters($0, namespace) }
    let plain = unique.map(\.0)
    prefixes = (Self.prefix(of: plain, before: tokens), Self.prefix(of: tokens, before: plain))
  }

  /// The constant that a token's name means.
  mutating func member(for token: Token, named name: String, namespace: String) -> ReadMember? {
    var letters = Self.letters(name, namespace)
    if letters.hasPrefix(prefixes.ofTokens) { letters.removeFirst(prefixes.ofTokens.count) }
    guard let member = membersByLetters[prefixes.ofMembers + letters] else { return nil }
    found.append((token, member))
    return member
  }

  /// Says once that names were mapped.
  var diagnostics: [Diagnostic] {
    guard let first = found.first else { return [] }
    return [
      .init(
        .tokensDriftNotation,
        found.count == 1
          ? "a constant is named in another notation than its token"
          : "\(found.count) constants are named in another notation than their tokens",
        at: first.member.location,
        notes: [.init("'\(first.member.swiftName)' is taken as '\(first.token.path)'")],
        suggestion: "state the names in '$extensions.catalog.swift' where this is wrong")
    ]
  }

  /// The text before the ends that most of `others` are; empty where there is none.
  private static func prefix(of names: [String], before others: [String]) -> String {
    guard let shortest = names.min(by: { $0.count < $1.count }), others.count > 1 else { return "" }
    let known = Set(others)
    let candidates = (1..<max(2, min(shortest.count, 24))).map { String(shortest.prefix($0)) }
    let counted = candidates.map { candidate in
      (
        candidate,
        names.count {
          $0.hasPrefix(candidate) && known.contains(String($0.dropFirst(candidate.count)))
        }
      )
    }
    guard let best = counted.max(by: { $0.1 < $1.1 }), best.1 > 1 else { return "" }
    return best.0
  }

  /// The letters and digits after the namespace, in lower case.
  private static func letters(_ name: String, _ namespace: String) -> String {
    let own = name.hasPrefix(namespace + ".") ? String(name.dropFirst(namespace.count + 1)) : name
    return String(own.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
