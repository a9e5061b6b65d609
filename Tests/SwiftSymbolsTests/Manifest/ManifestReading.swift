import SwiftSymbols

/// The manifest whose package is described by `arguments`, with `before` and `after` around it.
func readManifest(
  _ arguments: String, before: String = "", after: String = ""
) -> PackageManifest? {
  PackageManifest.read(
    text: """
      // swift-tools-version: 6.1
      import PackageDescription
      \(before)
      let package = Package(name: "Kit", \(arguments))
      \(after)
      """, path: "Package.swift")
}

extension PackageManifest {
  func target(_ name: String) -> PackageTarget? { targets.first { $0.name == name } }
}
