import Diagnostics
import SwiftSymbols

/// Tokens, components and other names of the system that have a successor, or none any more.
struct DeprecatedName: LintRule {
  static let id = FindingID.lintDeprecatedName
  private let members: [String: DeprecatedUse]
  private let calls: [String: [DeprecatedUse]]

  init(_ subject: LintSubject) {
    let deprecated = subject.knowledge.deprecated
    members = Dictionary(
      deprecated.filter { $0.label == nil && $0.name.contains(".") }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    calls = Dictionary(
      grouping: deprecated.filter { $0.label != nil || !$0.name.contains(".") }, by: \.name)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.seesSystem, !members.isEmpty || !calls.isEmpty else { return [] }
    let names = file.uses.members.compactMap { member -> LintFinding? in
      guard let (name, use) = use(file.scope.resolved(member.name)) else { return nil }
      guard member.name.hasPrefix(name) else {
        return finding(use, at: member.range, in: file, isWhole: false)
      }
      let end = member.range.lowerBound + name.utf8.count
      return finding(use, at: member.range.lowerBound..<end, in: file, isWhole: true)
    }
    let called = file.uses.calls.flatMap { call -> [LintFinding] in
      (calls[call.name] ?? []).compactMap { use in
        let range = call.nameOffset..<(call.nameOffset + call.name.utf8.count)
        if let label = use.label {
          guard let argument = call.argument(label) else { return nil }
          return finding(use, at: argument.range, in: file, isWhole: false)
        }
        guard call.base == .none || call.isMethod else { return nil }
        return finding(use, at: range, in: file, isWhole: call.base == .none)
      }
    }
    return names + called
  }

  /// The deprecated name that a name is, or begins with.
  private func use(_ name: String) -> (String, DeprecatedUse)? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1 {
      let text = parts.joined(separator: ".")
      if let use = members[text] { return (text, use) }
      parts.removeLast()
    }
    return nil
  }

  private func finding(
    _ use: DeprecatedUse, at range: Range<Int>, in file: LintFile, isWhole: Bool
  ) -> LintFinding {
    let isSame = isWhole && use.kind != .prop && file.uses.source(range) == use.name
    return finding(
      use.label.map { "the argument \(about: $0) of '\(use.name)' is deprecated" }
        ?? "the \(use.kind.rawValue) \(about: use.name) is deprecated",
      at: range, in: file, notes: [use.reason].compactMap(\.self),
      suggestion: (use.successor ?? use.newName).map { "write \($0)" }
        ?? "look for what takes its place"
    ).replaced(by: isSame ? use.successor.map { .init(range, by: $0) } : nil)
  }
}
