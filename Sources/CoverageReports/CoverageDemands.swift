import DocumentationCoverage

/// What a command line asks of documentation; what it leaves out, `system.yaml` may ask.
public struct CoverageDemands: Hashable, Sendable {
  /// A part of documentation comments.
  public typealias Axis = CoverageAxis

  /// The least share of documented symbols, in percent.
  public var minimum: Double?
  /// The least share in every file, in percent.
  public var minimumPerFile: Double?
  /// Whether inherited text counts as documentation.
  public var creditsInherited = false
  /// Whether deprecated symbols are left out.
  public var excludesDeprecated = false
  /// Parts of comments that must not be missing.
  public var requiredAxes: Set<Axis> = []
  /// The file that lists what may stay undocumented.
  public var baseline: String?
  /// Whether that file is written anew, so that it accepts what is undocumented now.
  public var updatesBaseline = false

  /// Demands nothing.
  public init() {}

  /// The demands over those of `system.yaml`: what is said here counts, and switches add up.
  public func settings(over base: CoverageSettings = CoverageSettings()) -> CoverageSettings {
    var settings = base
    settings.minimum = minimum ?? base.minimum
    settings.minimumPerFile = minimumPerFile ?? base.minimumPerFile
    settings.creditsInherited = creditsInherited || base.creditsInherited
    settings.excludesDeprecated = excludesDeprecated || base.excludesDeprecated
    settings.requiredAxes.formUnion(requiredAxes)
    return settings
  }

  /// The baseline, where one is named.
  ///
  /// - Throws: ``CoverageFailure`` when it is there and cannot be read.
  public func baselineFile() throws(CoverageFailure) -> BaselineFile? {
    guard let baseline else { return nil }
    return try BaselineFile.read(baseline, isWritten: updatesBaseline)
  }
}
