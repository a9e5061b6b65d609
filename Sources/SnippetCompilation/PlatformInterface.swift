import SwiftSymbols

/// What stands in for the frameworks of a platform where its SDK is not there: declarations alone,
/// as the compiler writes and reads them in its `.swiftinterface` files.
public struct PlatformInterface: Hashable, Sendable {
  /// The files, by their names.
  public var files: [String: String] = [:]
  /// The modules that they declare.
  public var modules: Set<String> = []

  /// The frameworks that come with the tool.
  public static let frameworks = ["AppKit", "Combine", "SwiftUI", "UIKit"]

  /// Writes the interfaces of a platform.
  ///
  /// - Parameters:
  ///   - sources: Declarations by their path: `SwiftUI/Views.swift`. What a folder holds is one
  ///     module, and so is a file without a folder. Branches are chosen by lines with
  ///     `#if os(…)`, `#else` and `#endif`.
  ///   - platform: The platform.
  ///   - compiler: What the compiler says of its version: an interface states by which it was
  ///     written.
  public init(
    _ sources: [String: String], for platform: SourceConfiguration.Platform, compiler: String
  ) {
    let foreign = platform == .macOS ? "UIKit" : "AppKit"
    let grouped = Dictionary(grouping: sources.keys.sorted()) { path in
      let first = path.split(separator: "/").first ?? ""
      return first.hasSuffix(".swift") ? String(first.dropLast(6)) : String(first)
    }
    for (module, paths) in grouped where module != foreign {
      let body = paths.map { path in
        "#sourceLocation(file: \"\(path)\", line: 1)\n"
          + InterfaceAvailability.rewritten(
            Self.branches(of: sources[path] ?? "", for: platform), for: platform)
      }
      files["\(module).swiftinterface"] =
        Self.head(of: module, platform, compiler) + body.joined(separator: "\n")
      modules.insert(module)
    }
  }

  private static func head(
    of module: String, _ platform: SourceConfiguration.Platform, _ compiler: String
  ) -> String {
    let kit = platform == .macOS ? "AppKit" : "UIKit"
    let imports: [String] =
      switch module {
      case "Combine": ["import Foundation"]
      case "UIKit", "AppKit": ["@_exported import Foundation"]
      case "SwiftUI":
        ["Foundation", "Observation", "Combine", kit].map { "@_exported import \($0)" }
      default: ["import SwiftUI"]
      }
    let head = [
      "// swift-interface-format-version: 1.0",
      "// swift-compiler-version: \(compiler)",
      "// swift-module-flags: -module-name \(module) -swift-version 5",
      "import Swift", "import _Concurrency", "import _StringProcessing",
    ]
    return (head + imports).joined(separator: "\n") + "\n"
  }

  /// The lines of a platform; the others are blank, so that each keeps its number.
  static func branches(of text: String, for platform: SourceConfiguration.Platform) -> String {
    var taken: [(isActive: Bool, wasActive: Bool)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if ") {
        let isActive = words.contains("os(\(platform.rawValue))") != words.contains("!os(")
        taken.append((isActive, isActive))
      } else if words.hasPrefix("#else"), let last = taken.popLast() {
        taken.append((!last.wasActive, true))
      } else if words.hasPrefix("#endif") {
        _ = taken.popLast()
      } else if taken.allSatisfy(\.isActive) {
        return line
      }
      return ""
    }
    return lines.joined(separator: "\n")
  }
}
