import DesignTokens
import Diagnostics
import TokenContrast

/// `contrast/too-many-contexts`: every context that a declared or drawn pair is about was looked
/// at.
///
/// Of modifiers with more than ``ContextGroup/combinationLimit`` combinations together, the last
/// are looked at in one context alone.
enum CountedContexts: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.contrast.pairs.all.filter { $0.origin != .named }.compactMap { pair in
      guard let table = subject.contrast.tables[pair] else { return nil }
      let leftOut = leftOut(of: table, subject.system.tokens.modifiers)
      if leftOut.isEmpty { return nil }
      return .init(
        .contrastTooManyContexts,
        "'\(pair.name)' has more than \(ContextGroup.combinationLimit) combinations of contexts",
        at: pair.location,
        notes: leftOut.map {
          .init("left out of '\($0.modifier)': \($0.contexts.joined(separator: ", "))")
        },
        suggestion: "limit the pair with 'contexts' to those it is about")
    }
  }

  private static func leftOut(
    of table: ContrastTable, _ modifiers: [TokenModifier]
  ) -> [(modifier: String, contexts: [String])] {
    let parts = table.rows.flatMap(\.contexts.parts)
    let counted = Dictionary(parts.map { ($0.modifier, Set($0.contexts)) }) { $0.union($1) }
    return modifiers.compactMap { modifier in
      guard let seen = counted[modifier.name] else { return nil }
      let wanted = table.pair.contexts[modifier.name] ?? modifier.contexts
      let missing = wanted.filter { modifier.contexts.contains($0) && !seen.contains($0) }
      return missing.isEmpty ? nil : (modifier.name, missing)
    }
  }
}
