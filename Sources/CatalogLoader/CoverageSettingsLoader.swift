import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import YAMLTree

/// What the `coverage` of `system.yaml` says.
struct CoverageManifest {
  /// Where it says so; `nil` when it does not.
  var location: SourceLocation?
  var settings = CoverageSettings()
  /// Under which conditions the sources are read.
  var configuration = SourceConfiguration.allBranches
  /// The file that lists what is accepted, in the folder of the system.
  var baseline: Reference?
}

/// Reads the `coverage` of `system.yaml`. What is wrong is reported and left out; the rest counts.
enum CoverageSettingsLoader {
  static func coverage(_ fields: inout YAMLFields) -> CoverageManifest {
    guard let node = fields.node("coverage") else { return CoverageManifest() }
    var inner = YAMLFields(node, subject: "coverage")
    let coverage = CoverageManifest(
      location: fields.location(of: "coverage"),
      settings: CoverageSettings(
        minimum: percent("minimum", &inner), minimumPerFile: percent("minimumFile", &inner),
        creditsInherited: inner.boolean("creditInherited"),
        excludesDeprecated: inner.boolean("excludeDeprecated"), requiredAxes: axes(&inner),
        excuses: excuses(&inner)),
      configuration: configuration(&inner),
      baseline: inner.text("baseline").map {
        Reference($0, at: inner.node("baseline")?.location ?? inner.location)
      })
    fields.report(inner.finish())
    return coverage
  }

  // MARK: - What is asked

  private static func percent(_ key: String, _ fields: inout YAMLFields) -> Double? {
    guard let node = fields.node(key) else { return nil }
    if let percent = node.number, (0...100).contains(percent) { return percent }
    fields.report(
      .init(
        .coverageMinimum, "'\(key)' must be a percentage from 0 to 100, not \(node.spokenKind)",
        at: node.location, suggestion: "write a number from 0 to 100 without a sign after it"))
    return nil
  }

  private static func axes(_ fields: inout YAMLFields) -> Set<CoverageAxis> {
    let known = CoverageAxis.allCases.map(\.rawValue)
    let axes = fields.references("require").compactMap { name -> CoverageAxis? in
      if let axis = CoverageAxis(rawValue: name.name) { return axis }
      fields.report(
        .init(
          .yamlUnknownValue, "'require' cannot hold \"\(Excerpt.of(name.name))\"",
          at: name.location,
          notes: [.init("it holds some of: \(known.joined(separator: ", "))")],
          suggestion: DidYouMean.suggestion(for: name.name, among: known)))
      return nil
    }
    return Set(axes)
  }

  private static func excuses(_ fields: inout YAMLFields) -> [CoverageExcuse] {
    fields.list("excused").compactMap { node in
      var inner = YAMLFields(node, subject: "an excuse")
      let symbols = inner.requiredReference("symbols")
      let reason = inner.requiredText("reason")
      fields.report(inner.finish())
      guard let symbols, let reason else { return nil }
      return CoverageExcuse(pattern: symbols.name, reason: reason, location: symbols.location)
    }
  }

  // MARK: - What is read

  /// The values of `platform`.
  enum PlatformChoice: String, CaseIterable {
    case all, iOS, macOS, tvOS, watchOS, visionOS, linux

    /// `nil` for all.
    var platform: SourceConfiguration.Platform? { .init(rawValue: rawValue) }
  }

  /// Traits of a package are conditions of `#if` like other names that are defined.
  private static func configuration(_ fields: inout YAMLFields) -> SourceConfiguration {
    let platform = fields.oneOf("platform", PlatformChoice.self)?.platform
    var defines: Set<String> = []
    for key in ["defines", "traits"] {
      let names = fields.references(key).map(\.name)
      defines.formUnion(names)
      guard platform == nil, !names.isEmpty else { continue }
      fields.report(
        .init(
          .coverageUnusedConditions, "'\(key)' says nothing while every branch is read",
          at: fields.location(of: key),
          suggestion: "add 'platform: iOS', or leave '\(key)' out"))
    }
    return SourceConfiguration(platform: platform, defines: defines)
  }
}
