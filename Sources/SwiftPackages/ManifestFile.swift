import Files

/// The manifest of a package that the newest known tools would use.
///
/// A package may have manifests for several tools: `Package@swift-6.0.swift`. A name that matches
/// the tools decides; otherwise the one that asks for the newest tools does, if they suffice.
/// Source: SwiftPM's documentation on version-specific manifests.
struct ManifestFile: Hashable {
  /// As seen from the working folder.
  let path: String
  let text: String

  /// The tools that are assumed: major and minor version.
  static let tools = ToolsVersion(6, 3)

  static func read(in root: PackageRoot) throws(DiskError) -> ManifestFile {
    let regular = try file("Package.swift", in: root)
    return chosen(regular) { specific($0, in: root) }
  }

  /// The manifest that counts.
  ///
  /// - Parameters:
  ///   - regular: The one that is named for no tools.
  ///   - named: The one that is named for a version, if it is there.
  static func chosen(
    _ regular: ManifestFile, named: (_ version: String) -> ManifestFile?
  ) -> ManifestFile {
    for exact in ["\(tools.major).\(tools.minor)", "\(tools.major)"] {
      if let file = named(exact) { return file }
    }
    let usable = earlier.compactMap(named).filter { $0.toolsVersion <= tools }
    guard let newest = usable.max(by: { $0.toolsVersion < $1.toolsVersion }),
      newest.toolsVersion > regular.toolsVersion
    else { return regular }
    return newest
  }

  /// The version of the tools that it asks for.
  var toolsVersion: ToolsVersion { ToolsVersion(declaredIn: text) }

  /// Versions that files may be named for, apart from the tools' own.
  private static var earlier: [String] {
    (4...tools.major).flatMap { major in
      ["\(major)"] + (0...10).flatMap { ["\(major).\($0)", "\(major).\($0).0"] }
    }
  }

  private static func specific(_ version: String, in root: PackageRoot) -> ManifestFile? {
    let name = "Package@swift-\(version).swift"
    guard let path = root.absolute(name), FileProbe.isFile(path) else { return nil }
    return try? file(name, in: root)
  }

  private static func file(_ name: String, in root: PackageRoot) throws(DiskError) -> ManifestFile {
    let shown = root.shown(name)
    let contents = root.contents(ofFile: name)
    guard contents.tree[name] != nil else {
      throw DiskError(
        action: "read", path: shown,
        reason: contents.diagnostics.first?.summary ?? "No such file or directory",
        suggestion: contents.diagnostics.isEmpty
          ? "name the folder of a Swift package, which holds a 'Package.swift'" : nil)
    }
    guard let text = contents.tree.text(at: name) else {
      throw DiskError(action: "read", path: shown, reason: "it is not UTF-8 text")
    }
    return ManifestFile(path: shown, text: text)
  }
}
