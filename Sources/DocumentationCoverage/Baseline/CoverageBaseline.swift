/// A state of affairs that is accepted: what was undocumented then may stay so, and nothing else.
public struct CoverageBaseline: Hashable, Sendable {
  /// A module of it.
  public struct Module: Hashable, Sendable {
    /// The module as `import` names it.
    public var name: String
    /// How many symbols there were, excused ones left out.
    public var total: Int
    /// How many of them were documented, in the sense of the settings.
    public var documented: Int
    /// The keys of the others, sorted.
    public var undocumented: [String]

    /// The state of a module.
    public init(name: String, total: Int, documented: Int, undocumented: [String]) {
      self.name = name
      self.total = total
      self.documented = documented
      self.undocumented = undocumented
    }
  }

  /// Sorted by name.
  public var modules: [Module]

  /// A baseline of modules.
  public init(modules: [Module]) { self.modules = modules.sorted { $0.name < $1.name } }
}

extension CoverageBaseline {
  /// Accepts the state of `report` as it is. Modules of one name are taken as one.
  public init(_ report: CoverageReport) {
    let creditsInherited = report.settings.creditsInherited
    let groups = Dictionary(grouping: report.modules, by: \.name)
    self.init(
      modules: groups.map { name, modules in
        let counts = modules.reduce(CoverageCounts()) { $0 + $1.counts }
        let undocumented = modules.flatMap {
          $0.undocumented(creditingInherited: creditsInherited)
        }
        return Module(
          name: name, total: counts.total,
          documented: counts.documented(creditingInherited: creditsInherited),
          undocumented: Set(undocumented.map(\.symbol.key)).sorted())
      })
  }
}
