/// Which things of a system meet which of its requirements, both ways.
public struct RequirementTrace: Sendable {
  /// A requirement and the page it stands on.
  public struct Entry: Sendable {
    /// The slug of the specification.
    public var specification: String
    /// The requirement itself.
    public var requirement: Requirement
    /// What meets it, each once, in the order in which it is named.
    public var targets: [TraceTarget]
  }

  /// All requirements in the order of the pages.
  public let entries: [Entry]
  /// Everything that meets a requirement, in the order in which it is first named.
  public let targets: [TraceTarget]
  private let entriesByTarget: [TraceTarget: [Int]]

  /// Resolves what all requirements of a system name.
  public init(_ system: System) {
    let index = system.specifications.isEmpty ? nil : TraceIndex(system)
    entries = system.specifications.flatMap { specification in
      specification.requirements.map { requirement in
        let named = requirement.references.compactMap { index?.target(of: $0) }
        return Entry(
          specification: specification.slug, requirement: requirement,
          targets: Self.distinct(named.filter(\.meets)))
      }
    }
    var byTarget: [TraceTarget: [Int]] = [:]
    for (number, entry) in entries.enumerated() {
      for target in entry.targets { byTarget[target, default: []].append(number) }
    }
    entriesByTarget = byTarget
    targets = Self.distinct(entries.flatMap(\.targets))
  }

  /// The requirements that name something, in the order of the pages.
  public func entries(metBy target: TraceTarget) -> [Entry] {
    entriesByTarget[target, default: []].map { entries[$0] }
  }

  private static func distinct(_ targets: [TraceTarget]) -> [TraceTarget] {
    var seen: Set<TraceTarget> = []
    return targets.filter { seen.insert($0).inserted }
  }
}
