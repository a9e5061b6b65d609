import ArgumentParser
import CatalogDriver
import CoverageReports

/// What documentation has to reach.
struct CoverageDemandOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The minimum share of documented symbols, in percent.", valueName: "percent"))
  var minimum: Double?

  @Option(
    help: ArgumentHelp(
      "The minimum share in every file that declares symbols, in percent.", valueName: "percent"))
  var minimumFile: Double?

  @Option(
    help: ArgumentHelp(
      "A file that lists what may stay undocumented; anything else must not.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the baseline, so that it accepts what is undocumented now.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Parts that every comment must have, with commas between: "
        + CoverageDemands.Axis.allCases.map(\.rawValue).joined(separator: ", ") + "; or all.",
      valueName: "parts"))
  var require: AxisList?

  @Flag(help: "Count inherited text as documentation.")
  var creditInherited = false

  @Flag(help: "Leave deprecated symbols out.")
  var excludeDeprecated = false

  /// Ends where a value is none that can be asked.
  func check() throws {
    for (name, percent) in [("--minimum", minimum), ("--minimum-file", minimumFile)] {
      try demand(
        percent.map { (0...100).contains($0) } ?? true, orSay: "'\(name)' is a share from 0 to 100")
    }
    try demand(baseline?.isEmpty != true, orSay: "'--baseline' needs a file")
  }

  /// What to ask of a subject; ends where that is no demand.
  func demands(of subject: CoverageSubject) throws -> CoverageDemands {
    if case .content = subject {
    } else {
      try demand(!update || baseline != nil, orSay: "'--update' needs '--baseline FILE' to write")
    }
    var demands = CoverageDemands()
    demands.minimum = minimum
    demands.minimumPerFile = minimumFile
    demands.baseline = baseline
    demands.updatesBaseline = update
    demands.requiredAxes = require?.axes ?? []
    demands.creditsInherited = creditInherited
    demands.excludesDeprecated = excludeDeprecated
    return demands
  }
}

/// Parts of comments as one argument: `summary,parameters`, or `all`.
struct AxisList: ExpressibleByArgument {
  var axes: Set<CoverageDemands.Axis>

  /// - Returns: `nil` when a name is not that of a part, or there is none.
  init?(argument: String) {
    let names = Set(NameList(argument: argument).names)
    let known = CoverageDemands.Axis.allCases
    axes =
      names == ["all"] ? Set(known) : Set(names.compactMap(CoverageDemands.Axis.init(rawValue:)))
    if axes.isEmpty || names != ["all"] && axes.count != names.count { return nil }
  }
}
