import DocumentationCoverage
import SwiftSymbols

@testable import CoverageReports

/// Reports on small modules that are in memory.
enum CoverageSample {
  /// Two files: of the first, one property lacks a comment and one is excused; of the second,
  /// nothing has a comment.
  static let kit = SourceModule(
    name: "Kit",
    files: [
      SourceFile(
        path: "Sources/Kit/Badge.swift",
        text: """
          /// A short text on a row.
          public struct Badge {
            /// Its text.
            public var text: String
            public var level: Int
            // catalog:undocumented kept for old files
            public var old: Int
            /// Makes a badge of the lowest level.
            ///
            /// - Parameter txt: Its text.
            public init(text: String) {}
          }
          """),
      SourceFile(
        path: "Sources/Kit/Chip.swift",
        text: """
          public struct Chip {
            public func tap() {}
          }
          #if os(iOS)
            extension Chip { public func press() {} }
          #endif
          """),
    ])

  /// A module in which every symbol has a comment.
  static let done = SourceModule(
    name: "Done",
    files: [
      SourceFile(
        path: "Sources/Done/Line.swift", text: "/// Keeps two rows apart.\npublic struct Line {}\n")
    ])

  static func section(
    _ modules: [SourceModule] = [kit],
    settings: CoverageSettings = CoverageSettings(), baseline: CoverageBaseline? = nil,
    reading: CoverageReading = CoverageReading()
  ) -> CoverageSection {
    let sources = NamedSources(modules: modules)
    return CoverageSection(
      SourceCoverage(sources, reading: reading).material, settings: settings,
      baseline: baseline)
  }

  static func result(
    _ modules: [SourceModule] = [kit], settings: CoverageSettings = CoverageSettings(),
    baseline: CoverageBaseline? = nil
  ) -> CoverageResult {
    CoverageResult(
      sections: [section(modules, settings: settings, baseline: baseline)], readFindings: [])
  }

  /// Asks for more than ``kit`` has, in every way.
  static let strict = CoverageSettings(
    minimum: 90, minimumPerFile: 50, requiredAxes: [.parameters, .names])

  /// Accepts that `Badge.level` is undocumented, and a symbol that is gone.
  static let baseline = CoverageBaseline(modules: [
    .init(name: "Kit", total: 5, documented: 3, undocumented: ["Badge.gone", "Badge.level"])
  ])
}
