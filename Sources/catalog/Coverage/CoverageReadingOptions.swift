import ArgumentParser
import CatalogDriver

/// What of the sources counts.
struct CoverageReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Read the branches of #if for this platform: ios, macos, tvos, watchos, visionos or linux. \
      When left out, Linux, or the platform whose modules the files import.
      """))
  var platform: CoverageReading.Platform?

  @Flag(help: "Read all branches of #if at once.")
  var allBranches = false

  @Option(
    name: .customLong("define"),
    help: ArgumentHelp(
      "A name that is set in #if, as by '-D'; repeat for several.", valueName: "name"))
  var defines: [String] = []

  @Option(
    help: ArgumentHelp(
      "Traits of the package that are enabled instead of its default ones, with commas between.",
      valueName: "names"))
  var traits: NameList?

  @Option(help: "The least access that counts: public, package or internal.")
  var minAccess: CoverageReading.Access?

  /// What to read of a subject; ends where a choice has no meaning for it.
  func reading(of subject: CoverageSubject) throws -> CoverageReading {
    try refuse(platform == nil || !allBranches, "Name '--platform' or '--all-branches', not both")
    try refuse(defines.isEmpty || !allBranches, "With '--all-branches', nothing asks '--define'")
    switch subject {
    case .content:
      try refuse(
        platform == nil && !allBranches && defines.isEmpty && traits == nil && minAccess == nil,
        "What counts of content is said in system.yaml, such as coverage: { platform: iOS }")
    case .symbolGraphs:
      try refuse(
        platform == nil && !allBranches && defines.isEmpty && traits == nil,
        "Symbol graphs hold the branches and traits they were compiled with")
    case .sources: try refuse(traits == nil, "'--traits' goes with a package; use '--define'")
    case .package: break
    }
    var reading = CoverageReading()
    if allBranches { reading.branches = .all }
    if let platform { reading.branches = .of(platform) }
    reading.defines = Set(defines)
    reading.traits = traits?.names
    reading.minimumAccess = minAccess ?? .public
    return reading
  }
}

/// Names as one argument: `A,B`; none when it is empty.
struct NameList: ExpressibleByArgument {
  var names: [String]

  init(argument: String) {
    names = argument.split(separator: ",").map { String($0.trimmingPrefix(" ")) }
  }
}

extension CoverageReading.Access: ExpressibleByArgument {}

extension CoverageReading.Platform: ExpressibleByArgument {
  /// In any case: `ios`, `iOS`.
  public init?(argument: String) {
    let wanted = argument.lowercased()
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = platform
  }
}
