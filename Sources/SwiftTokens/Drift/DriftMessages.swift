import DesignTokens
import Diagnostics

/// Puts differences between token files and Swift into words.
struct DriftMessages {
  let tokens: ResolvedTokens
  let source: SwiftTokenLoad
  let entries: [DriftEntry]
  private let membersByName: [String: ReadMember]

  init(tokens: ResolvedTokens, source: SwiftTokenLoad, entries: [DriftEntry]) {
    self.tokens = tokens
    self.source = source
    self.entries = entries
    membersByName = Dictionary(
      source.members.map { ($0.swiftName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One for each entry that somebody has to do something about.
  var diagnostics: [Diagnostic] {
    // Names on the other side that found no partner may be misspelt.
    let extra = names { $0 == .extraInSwift }
    let missing = names { $0 == .missingInSwift }
    return entries.compactMap { entry in
      switch entry.kind {
      case .missingInSwift: self.missing(entry, among: extra)
      case .extraInSwift: self.extra(entry, among: missing)
      case .differentName(let expected): name(entry, expected)
      case .different(let differences): different(entry, differences)
      case .notComparable: nil
      }
    }
  }

  static func noNamespace(_ namespace: String, in source: SwiftTokenLoad) -> Diagnostic {
    .init(
      .tokensDriftNamespace, "the Swift sources declare no type '\(namespace)'",
      notes: [.init("the tokens are expected as constants in it")],
      suggestion: DidYouMean.suggestion(for: namespace, among: source.types.keys)
        ?? "correct 'swiftNamespace', or declare 'public enum \(namespace)'")
  }

  private func names(_ isWanted: (DriftEntry.Kind) -> Bool) -> [String] {
    entries.filter { isWanted($0.kind) }.prefix(Self.searchLimit).map(\.swiftName)
  }

  /// More candidates than this are no help to anybody, and the search would take long.
  private static let searchLimit = 200

  private func missing(_ entry: DriftEntry, among extra: [String]) -> Diagnostic {
    .init(
      .tokensDriftMissing, "the token '\(entry.path)' has no constant '\(entry.swiftName)'",
      at: entry.tokenLocation,
      suggestion: DidYouMean.suggestion(for: entry.swiftName, among: extra)
        ?? declaration(entry) ?? "declare '\(entry.swiftName)'")
  }

  private func declaration(_ entry: DriftEntry) -> String? {
    guard let token = tokens[entry.path] else { return nil }
    if let values = values(of: token) { return "declare '\(entry.swiftName)', \(values)" }
    let name = entry.swiftName.split(separator: ".").last.map(String.init) ?? entry.swiftName
    return token.value().flatMap { SuggestedCode.declaration(of: $0.value, name: name) }
      .map { "write '\($0)'" }
  }

  private func extra(_ entry: DriftEntry, among missing: [String]) -> Diagnostic {
    .init(
      .tokensDriftExtra, "the constant '\(entry.swiftName)' has no token",
      at: entry.swiftLocation,
      suggestion: "add the token '\(entry.path)'" + value(entry),
      near: DidYouMean.nearest(to: entry.swiftName, among: missing))
  }

  private func value(_ entry: DriftEntry) -> String {
    guard let constant = source.tokens[entry.path] else { return "" }
    if !constant.axes.isEmpty { return values(of: constant).map { ", \($0)" } ?? "" }
    let json = constant.value().flatMap { $0.isUnknown ? nil : SuggestedCode.json(of: $0.value) }
    return json.map { " with the value \($0)" } ?? ""
  }

  /// What a token is in each context, where it varies: no single expression says that.
  private func values(of token: Token) -> String? {
    let contexts = token.combinations
    guard !token.axes.isEmpty, contexts.count <= Self.shownContexts else { return nil }
    let values = contexts.compactMap { context in
      token.value(in: context).flatMap { value in
        value.isUnknown ? nil : "\(CSSValue.text(of: value.value)) for \(context)"
      }
    }
    return values.count == contexts.count ? "with \(values.joined(separator: " and "))" : nil
  }

  private func name(_ entry: DriftEntry, _ expected: String) -> Diagnostic {
    .init(
      .tokensDriftDifferent,
      "the token '\(entry.path)' is called '\(entry.swiftName)' in Swift, not '\(expected)'",
      at: entry.tokenLocation, notes: [.init("the constant", at: entry.swiftLocation)],
      suggestion: "rename the constant, or state its name in '$extensions.catalog.swift'")
  }

  private func different(
    _ entry: DriftEntry, _ differences: [DriftEntry.Difference]
  ) -> Diagnostic {
    let first = differences.first.map { "\($0.token) in the tokens and \($0.swift) in Swift" } ?? ""
    let place = differences.first.map(\.context).map(Self.text) ?? ""
    var notes = differences.dropFirst().prefix(Self.shownContexts).map { difference in
      Diagnostic.Note(
        "\(difference.token) and \(difference.swift)\(Self.text(difference.context))")
    }
    if differences.count > Self.shownContexts + 1 {
      notes.append(.init("and in \(differences.count - Self.shownContexts - 1) further contexts"))
    }
    notes.append(.init("the constant '\(entry.swiftName)'", at: entry.swiftLocation))
    return .init(
      .tokensDriftDifferent, "'\(entry.path)' is \(first)\(place)", at: entry.tokenLocation,
      notes: notes, suggestion: suggestion(entry, differences))
  }

  private static let shownContexts = 7

  private static func text(_ context: Context) -> String {
    context.isEmpty ? "" : " (\(context))"
  }

  private func suggestion(_ entry: DriftEntry, _ differences: [DriftEntry.Difference]) -> String {
    let context = differences.first?.context ?? Context()
    let token = tokens[entry.path]
    let constant = membersByName[entry.swiftName].flatMap { source.tokens[$0.path] }
    let value = constant?.value(in: context)
    let json = value.flatMap { $0.isUnknown ? nil : SuggestedCode.json(of: $0.value) }
    if !context.isEmpty {
      // One expression for the whole constant would lose the values for the other contexts.
      guard differences.count == 1, let json, let left = differences.first?.token else {
        return "make the values the same in every context, in Swift or in the token files"
      }
      return "for \(context), write \(left) in Swift, or \(json) in the token files"
    }
    let swift = token?.value().flatMap { SuggestedCode.expression(of: $0.value) }
    switch (swift, json) {
    case (let swift?, let json?): return "write \(swift) in Swift, or \(json) in the token file"
    case (let swift?, nil): return "write \(swift) in Swift, or change the token"
    default: return "change one of the two"
    }
  }
}
