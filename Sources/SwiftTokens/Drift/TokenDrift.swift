import DesignTokens
import Diagnostics

/// Compares token files with the Swift source of the same system, token by token.
///
/// 1. `SwiftCounterparts` finds by which constant each token is expected to be available.
/// 2. `ConstantIndex` finds the constants of the namespace by name, `NameNotation` those that are
///    named in another notation.
/// 3. `DriftComparison` compares the values in every context that matters to either side.
/// 4. `DriftMessages` puts what was found into words.
public struct TokenDrift: Sendable {
  /// What differs or cannot be compared: first by token in the order of the tokens, then extra
  /// constants in the order of the source.
  public private(set) var entries: [DriftEntry] = []
  /// How many tokens have a constant of the same value.
  public private(set) var matched = 0
  /// The entries that somebody has to do something about, as errors: `tokens/drift-missing`,
  /// `tokens/drift-extra`, `tokens/drift-different`; or `tokens/drift-namespace` alone, when the
  /// sources do not declare the namespace.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Compares token files with the constants that Swift source declares.
  ///
  /// - Parameters:
  ///   - tokens: Those of the token files.
  ///   - source: Those of the Swift source, read with the modifiers of `tokens`, so that contexts
  ///     have the same names on both sides.
  ///   - namespace: The type that holds the constants, `DS`.
  public init(tokens: ResolvedTokens, source: SwiftTokenLoad, namespace: String) {
    let constants = ConstantIndex(source, namespace: namespace)
    let counterparts = SwiftCounterparts(tokens, namespace: namespace)
    guard constants.hasNamespace else {
      // Tokens that all say that Swift has no constant for them need no type for it.
      let isExpected = tokens.isEmpty || !counterparts.names.isEmpty
      diagnostics = isExpected ? [DriftMessages.noNamespace(namespace, in: source)] : []
      return
    }
    let comparison = DriftComparison(tokens: tokens, source: source)
    var notation = constants.notation(of: counterparts, namespace: namespace)
    var matchedNames: Set<String> = []
    for (token, name) in counterparts.names {
      let named = constants.member(named: name)
      guard let member = named ?? notation.member(for: token, named: name, namespace: namespace)
      else {
        add(.missingInSwift, token: token, name: name, member: nil)
        continue
      }
      matchedNames.insert(member.swiftName)
      guard named == nil || member.swiftName == SwiftCounterparts.plain(name) else {
        add(.differentName(expected: name), token: token, name: member.swiftName, member: member)
        continue
      }
      if let kind = comparison.difference(token, member) {
        add(kind, token: token, name: member.swiftName, member: member)
      } else {
        matched += 1
      }
    }
    addExtra(constants, counterparts, besides: matchedNames)
    let messages = DriftMessages(tokens: tokens, source: source, entries: entries)
    diagnostics = (messages.diagnostics + notation.diagnostics).inOrder
  }

  private mutating func addExtra(
    _ constants: ConstantIndex, _ counterparts: SwiftCounterparts, besides matchedNames: Set<String>
  ) {
    for member in constants.members where !matchedNames.contains(member.swiftName) {
      guard constants.needsToken(member), !counterparts.allNames.contains(member.swiftName) else {
        continue
      }
      entries.append(
        DriftEntry(
          path: member.path, swiftName: member.swiftName, kind: .extraInSwift, tokenLocation: nil,
          swiftLocation: member.location))
    }
  }

  private mutating func add(
    _ kind: DriftEntry.Kind, token: Token, name: String, member: ReadMember?
  ) {
    entries.append(
      DriftEntry(
        path: token.path, swiftName: name, kind: kind, tokenLocation: token.location,
        swiftLocation: member?.location))
  }
}
