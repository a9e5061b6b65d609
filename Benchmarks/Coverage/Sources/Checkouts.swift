import Foundation

/// The packages that the manifest has fetched.
struct Checkouts {
  static let packages = [
    "swift-nio", "swift-collections", "swift-argument-parser", "swift-algorithms", "swift-log",
  ]

  let scratch: Scratch

  func module(_ name: String, of package: String) throws -> Corpus {
    let all = try modules(of: package)
    guard let module = all.first(where: { $0.lastPathComponent == name }) else {
      throw Failure("'\(package)' has no module '\(name)'")
    }
    return try Corpus(name: name, onlyModule: name, packages: [package], modules: [module])
  }

  func everything() throws -> Corpus {
    try Corpus(
      name: "All sources of \(Self.packages.count) packages", onlyModule: nil,
      packages: Self.packages, modules: Self.packages.flatMap(modules))
  }

  /// The folders of the modules that have Swift sources, sorted.
  private func modules(of package: String) throws -> [URL] {
    let sources = scratch.checkout(of: package).appending(path: "Sources")
    return try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    )
    .filter { !Corpus.swiftFiles(in: $0).isEmpty }
    .sorted { $0.path < $1.path }
  }
}

/// Modules whose documentation is measured together.
struct Corpus {
  let name: String
  /// Set where one module of its package is meant.
  let onlyModule: String?
  let packages: [String]
  /// The folders of the modules' sources.
  let modules: [URL]
  let files: [URL]
  let lines: Int

  init(name: String, onlyModule: String?, packages: [String], modules: [URL]) throws {
    self.name = name
    self.onlyModule = onlyModule
    self.packages = packages
    self.modules = modules
    files = modules.flatMap(Self.swiftFiles)
    lines = try files.reduce(0) { sum, file in
      try sum + Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
    }
  }

  static func swiftFiles(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
