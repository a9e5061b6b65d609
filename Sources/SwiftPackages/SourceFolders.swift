import Files
import SwiftSymbols

/// What a package whose manifest cannot be read probably holds: a library for each folder of its
/// sources.
enum SourceFolders {
  static func manifest(of root: PackageRoot) -> PackageManifest {
    var manifest = PackageManifest(name: root.name)
    guard let folder = TargetFolder.sourceFolders.first(where: { paths(in: $0, of: root) != nil })
    else { return manifest }
    manifest.targets = targets(in: paths(in: folder, of: root) ?? [], folder: folder, root.name)
    manifest.products = [
      PackageManifest.Product(
        name: root.name, isLibrary: true, targets: manifest.targets.map(\.name))
    ]
    return manifest
  }

  /// A target for each folder that holds Swift files; one for all where they lie in none.
  static func targets(
    in paths: [String], folder: String, _ package: String
  ) -> [PackageTarget] {
    let swift = paths.filter { $0.hasSuffix(".swift") }
    let names = Set(swift.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first })
    if names.isEmpty, !swift.isEmpty {
      var target = PackageTarget(name: package, kind: .regular)
      target.path = folder
      return [target]
    }
    return names.sorted().map { name in
      var target = PackageTarget(name: String(name), kind: .regular)
      target.path = folder + "/" + name
      return target
    }
  }

  private static func paths(in folder: String, of root: PackageRoot) -> [String]? {
    try? root.contents(of: folder) { $0.filter(BundleFolder.isSource) }.tree.paths
  }
}
