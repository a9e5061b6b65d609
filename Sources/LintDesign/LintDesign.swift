import Foundation
import PackagePlugin

/// `swift package lint-design`: holds the rules of a design system against the sources of the package.
///
/// The tool has to be installed: building it from source for every app would take minutes. Arguments
/// are those of `catalog lint`, with `--target NAME` in the place of sources: all targets but tests
/// when left out. Without `--content` the content counts that is in a package which this one depends
/// on, if one has any.
@main
struct LintDesign: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let tool = InstalledTool.path() else {
      Diagnostics.error(
        "there is no 'catalog' on the PATH; install it, or set CATALOG to the file of the tool")
      return
    }
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var lint = ["lint"] + extractor.remainingArguments
    if !lint.contains(where: { $0 == "--content" || $0.hasPrefix("--content=") }),
      let content = DesignContent.folder(for: context.package)
    {
      lint += ["--content", content]
    }
    guard let sources = Self.sources(of: context.package, targets: targets) else { return }
    let status = try Self.run(tool, lint + ["--"] + sources)
    if status != 0 { Diagnostics.error("catalog lint exited with status \(status)") }
  }

  /// The folders of the chosen targets; of all but tests where none is. `nil` with an error where
  /// there is nothing to look at.
  private static func sources(of package: Package, targets names: [String]) -> [String]? {
    let modules = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let chosen = modules.filter { module in
      names.isEmpty ? module.kind != .test : names.contains(module.name)
    }
    for name in names where !chosen.contains(where: { $0.name == name }) {
      Diagnostics.error("the package has no target '\(name)' with Swift sources")
      return nil
    }
    if chosen.isEmpty {
      Diagnostics.error("no target of the package has Swift sources to lint")
      return nil
    }
    return chosen.map { $0.directoryURL.path(percentEncoded: false) }
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Where the tool is installed.
private enum InstalledTool {
  static func path() -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CATALOG"] { return isTool(named) ? named : nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let home = environment["HOME"].map { ["\($0)/.local/bin"] } ?? []
    return (folders + home + usual).map { "\($0)/catalog" }.first(where: isTool)
  }

  /// Xcode does not read the PATH of a shell.
  private static let usual = ["/usr/local/bin", "/opt/homebrew/bin"]

  private static func isTool(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}

/// The content of a design system in a package that an app depends on.
private enum DesignContent {
  static func folder(for package: Package) -> String? {
    // What the app has itself is found by the tool.
    if content(package) != nil { return nil }
    return package.dependencies.lazy.map(\.package).filter { $0.displayName != toolPackage }
      .compactMap(content).first
  }

  /// The package of this plug-in, whose content documents the tool.
  private static let toolPackage = "catalog"

  private static func content(_ package: Package) -> String? {
    let folder = package.directoryURL.appending(path: "content")
    let files = ["catalog.yaml", "system.yaml"].map { folder.appending(path: $0) }
    let isContent = files.contains {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
    return isContent ? folder.path(percentEncoded: false) : nil
  }
}
