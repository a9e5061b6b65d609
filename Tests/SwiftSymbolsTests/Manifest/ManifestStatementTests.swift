import Diagnostics
import SwiftSymbols
import Testing

@Suite("Statements of package manifests")
struct ManifestStatementTests {
  private func names(_ manifest: PackageManifest?) -> [String]? { manifest?.targets.map(\.name) }

  @Test("Constants, sums of lists, additions to the package")
  func lists() {
    let manifest = readManifest(
      "targets: [core] + more",
      before: """
        let core: Target = .target(name: "Core")
        var more: [Target] = []
        more.append(.target(name: "A"))
        more.append(contentsOf: [Target.target(name: "B")])
        more.append(contentsOf: [PackageDescription.Target.target(name: "C")])
        more += ["D", "E"].map { .target(name: $0 + "Kit") }
        """,
      after: #"package.targets += [.target(name: "F")]; package.targets.append(.target(name: "G"))"#
    )
    #expect(names(manifest) == ["Core", "A", "B", "C", "DKit", "EKit", "F", "G"])
    #expect(manifest?.isComplete == true)
  }

  @Test("A loop over the targets adds settings to those that it chooses")
  func loop() {
    let manifest = readManifest(
      #"targets: [.target(name: "A"), .testTarget(name: "T"), .plugin(name: "P")]"#,
      after: """
        for target in package.targets where target.type != .plugin {
          guard target.name != "T" else { continue }
          var settings = target.swiftSettings ?? []
          settings.append(.define("LOOP"))
          target.swiftSettings = settings
        }
        for target in package.targets {
          switch target.type {
          case .regular, .executable:
            target.swiftSettings = (target.swiftSettings ?? []) + [.define("R")]
          case .test: target.swiftSettings = [.define("TEST")]
          default: ()
          }
        }
        """)
    #expect(manifest?.isComplete == true)
    #expect(manifest?.targets.map { $0.defines.map(\.name) } == [["LOOP", "R"], ["TEST"], []])
  }

  @Test("Environment variables are not set, conditions are those of Linux")
  func conditions() {
    let manifest = readManifest(
      "targets: targets",
      before: """
        var targets: [Target] = []
        if Context.environment["CI"] != nil { targets.append(.target(name: "CI")) }
        if ProcessInfo.processInfo.environment["X"] == "1" { targets = [] } else if true {
          targets.append(.target(name: "A"))
        }
        if let folder = Context.environment["F"] { targets.append(.target(name: folder)) }
        #if os(macOS)
        targets.append(.target(name: "Mac"))
        #else
        targets.append(.target(name: "Other"))
        #endif
        """)
    #expect(names(manifest) == ["A", "Other"])
    #expect(manifest?.isComplete == true)
  }

  @Test(
    "What is not understood is told with its place",
    arguments: [
      ("targets: make()", "", "", "make(…)", "4:45"),
      (#"targets: [.target(name: names["a"])]"#, "", "", #"names["a"]"#, "4:60"),
      (#"targets: [.target(name: "A", swiftSettings: .all)]"#, "", "", "swiftSettings: …", "4:46"),
      ("targets: []", "", "configure(package)", "configure(package)", "5:1"),
      ("targets: t", "var t = [Target]()\nif now() { t = [] }", "", "now()", "4:4"),
      ("targets: []", "", "for a in all() { package.targets.append(a) }", "all()", "5:10"),
    ])
  func gaps(
    _ arguments: String, _ before: String, _ after: String, _ source: String, _ place: String
  ) throws {
    let gaps = try #require(readManifest(arguments, before: before, after: after)?.gaps)
    #expect(gaps.map(\.source).contains(source))
    #expect(gaps.first { $0.source == source }?.location.description == "Package.swift:\(place)")
  }

  @Test("What cannot concern the sources leaves no gap")
  func harmless() {
    let manifest = readManifest(
      #"dependencies: find(), targets: [.target(name: "A", dependencies: all)]"#,
      before: "func find() -> [Package.Dependency] { [] }", after: #"print("made")"#)
    #expect(names(manifest) == ["A"])
    #expect(manifest?.isComplete == true)
  }

  @Test("Sums that double again and again, and loops in loops, end")
  func bounded() {
    let doubling = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    let list = "let l = [" + String(repeating: "1,", count: 400) + "]"
    let loops = "for a in l { for b in l { for c in l { x.append(c) } } }"
    let manifest = readManifest(
      "targets: a60", before: "let a0 = [1]\n\(doubling)\n\(list)\nvar x = []\n\(loops)")
    #expect(manifest?.isComplete != true)
  }
}
