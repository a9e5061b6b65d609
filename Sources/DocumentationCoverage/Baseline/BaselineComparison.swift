/// How a report stands against a baseline.
public struct BaselineComparison: Hashable, Sendable {
  /// What is compared with.
  public var baseline: CoverageBaseline
  /// Undocumented symbols that the baseline does not know as such: new ones, and those that have
  /// lost their documentation. They fail the gate.
  public var regressions: [CoveredSymbol]
  /// What the baseline lists and is documented or gone now, as `Module: key`, so that the baseline
  /// can be tightened.
  public var outdated: [String]

  /// Compares `modules` with `baseline`.
  ///
  /// Every undocumented symbol of a module that the baseline does not know is a regression. A
  /// module that is not among `modules` is not judged, so that a part of a package can be looked
  /// at; nor is what is gone from a module of which a file could not be read.
  init(
    of modules: [ModuleCoverage], with baseline: CoverageBaseline, creditingInherited: Bool
  ) {
    self.baseline = baseline
    let undocumented = modules.map { $0.undocumented(creditingInherited: creditingInherited) }
    let listed = Dictionary(
      baseline.modules.map { ($0.name, Set($0.undocumented)) }, uniquingKeysWith: { $0.union($1) })
    regressions = zip(modules, undocumented).flatMap { module, symbols in
      symbols.filter { listed[module.name]?.contains($0.symbol.key) != true }
    }
    let parts = Dictionary(grouping: zip(modules, undocumented), by: \.0.name)
    outdated = baseline.modules.flatMap { module -> [String] in
      guard let parts = parts[module.name] else { return [] }
      var accepted = Set(parts.flatMap { $0.1.map(\.symbol.key) })
      if parts.contains(where: { !$0.0.incompleteFiles.isEmpty }) {
        let present = parts.flatMap { $0.0.symbols.map(\.symbol.key) }
        accepted.formUnion(Set(module.undocumented).subtracting(present))
      }
      return module.undocumented.filter { !accepted.contains($0) }.map { "\(module.name): \($0)" }
    }
  }
}
