import ArgumentParser
import CatalogDriver
import CoverageReports

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
      "Traits of the package that are enabled instead of its default ones, with commas between; '' "
        + "enables none.",
      valueName: "names"))
  var traits: NameList?

  @Flag(
    help:
      "Let SwiftPM run the package's manifest where its text does not suffice. Trusted code only.")
  var runManifest = false

  @Option(
    help: ArgumentHelp(
      "The language mode that #if finds: 4, 5 or 6. When left out, what the manifest says; 6 of "
        + "other sources.",
      valueName: "mode"))
  var languageMode: Int?

  @Option(
    name: .customLong("feature"),
    help: ArgumentHelp(
      "A language feature that #if finds, as by '-enable-upcoming-feature'; repeat for several.",
      valueName: "name"))
  var features: [String] = []

  @Option(help: "The lowest access level that counts: public, package or internal.")
  var minAccess: CoverageReading.Access?

  /// Ends where choices do not go together, or mean nothing.
  func check() throws {
    try demand(
      platform == nil || !allBranches, orSay: "Name '--platform' or '--all-branches', not both")
    try demand(
      defines.isEmpty || !allBranches, orSay: "With '--all-branches', '--define' has no effect")
    try demand(
      languageMode.map { (4...CoverageReading.newestLanguageMode).contains($0) } ?? true,
      orSay: "'--language-mode' is 4, 5 or 6")
    for name in defines {
      try demand(
        CoverageReading.isName(name),
        orSay: "'\(name)' is not a name for '--define'; '#if' asks only whether a name is set")
    }
  }

  /// Whether nothing is said about the branches of `#if`.
  private var isPlain: Bool {
    platform == nil && !allBranches && defines.isEmpty && languageMode == nil && features.isEmpty
  }

  /// What to read of a subject; ends where a choice has no meaning for it.
  func reading(of subject: CoverageSubject) throws -> CoverageReading {
    if case .package = subject {
    } else {
      try demand(!runManifest, orSay: "'--run-manifest' applies only to a package")
    }
    switch subject {
    case .content:
      try demand(
        languageMode == nil && features.isEmpty && minAccess == nil,
        orSay: "'--language-mode', '--feature' and '--min-access' do not apply to content; use "
          + "'--source' or '--package'")
      try demand(
        isPlain && traits == nil,
        orSay: "What counts of content is said in system.yaml, such as coverage: { platform: iOS }")
    case .symbolGraphs:
      try demand(
        isPlain && traits == nil,
        orSay: "Symbol graphs hold the branches and traits they were compiled with")
    case .sources:
      try demand(traits == nil, orSay: "'--traits' applies only to a package; use '--define'")
    case .package: break
    }
    var reading = CoverageReading()
    if allBranches { reading.branches = .all }
    if let platform { reading.branches = .of(platform) }
    reading.defines = Set(defines)
    reading.languageMode = languageMode
    reading.features = Set(features)
    reading.traits = traits?.names
    reading.runsManifest = runManifest
    reading.minimumAccess = minAccess ?? .public
    return reading
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
