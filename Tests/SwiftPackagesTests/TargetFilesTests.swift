import SwiftSymbols
import Testing

@testable import SwiftPackages

@Suite("Files of a package's target")
struct TargetFilesTests {
  private let paths = [
    "A.swift", "Data/B.swift", "Kit.docc/Kit.md", "Kit.docc/Resources/code.swift", "README.md",
    "sub/C.swift", "sub/deep/D.swift",
  ]

  private func files(_ change: (inout PackageTarget) -> Void = { _ in }) -> TargetFiles {
    var target = PackageTarget(name: "Kit", kind: .regular)
    change(&target)
    return TargetFiles(target: target, paths: paths)
  }

  @Test("All Swift files count but those inside of bundles; catalogues give their markdown")
  func all() {
    #expect(files().swift == ["A.swift", "Data/B.swift", "sub/C.swift", "sub/deep/D.swift"])
    #expect(files().documentation == ["Kit.docc/Kit.md"])
  }

  @Test("What is excluded does not count, by file or by folder")
  func excluded() {
    let chosen = files { $0.exclude = ["./A.swift", "sub/deep/", "Dat"] }
    #expect(chosen.swift == ["Data/B.swift", "sub/C.swift"])
  }

  @Test("Only what is named as a source counts, less what is excluded")
  func sources() {
    let chosen = files {
      $0.sources = ["sub", "A.swift"]
      $0.exclude = ["sub/deep"]
    }
    #expect(chosen.swift == ["A.swift", "sub/C.swift"])
    #expect(files { $0.sources = ["."] }.swift.count == 4)
    #expect(files { $0.sources = [] }.swift.isEmpty)
  }

  @Test("Without a manifest, every folder that holds Swift files is a target")
  func folders() {
    let targets = SourceFolders.targets(in: paths, folder: "Sources", "Kit")
    #expect(targets.map(\.name) == ["Data", "Kit.docc", "sub"])
    #expect(targets.first?.path == "Sources/Data")
    let alone = SourceFolders.targets(in: ["A.swift"], folder: "src", "Kit")
    #expect(alone.map(\.name) == ["Kit"])
    #expect(alone.first?.path == "src")
  }
}
