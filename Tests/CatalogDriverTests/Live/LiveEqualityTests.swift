import Diagnostics
import Foundation
import Testing
import Workers

@testable import CatalogDriver
@testable import CatalogRenderer

/// What is served after an edit is what a build from nothing would write.
struct LiveEqualityTests {
  /// How many edits are compared of each content; `CATALOG_LIVE_EDITS=2000` walks further.
  private static let edits = number("CATALOG_LIVE_EDITS") ?? 100
  /// Other edits are made with another seed.
  private static let seed = number("CATALOG_LIVE_SEED") ?? 7

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(
    "After each of many edits every page and every finding is that of a fresh build",
    arguments: [[], ["one", "two"]])
  func equalsFreshBuild(systems: [String]) throws {
    var content = try EditedContent(systems)
    let live = LiveSite(content.options)
    let fresh = FreshSites(content.options)
    _ = try live.edit()
    var random = Seeded(state: UInt64(Self.seed))
    var compared = 0
    for number in 1...Self.edits {
      let (kinds, files) = RandomEdit.files(in: content, &random, number: number)
      for (path, text) in files { try content.write(text, at: path) }
      let edit = try live.edit(files.keys.map { content.path($0) }.sorted())
      let made = try fresh.make()
      let name = "edit \(number) (\(kinds)) of \(files.keys.sorted()), seed \(Self.seed)"
      try #require(edit.errors.isEmpty != made.found.hasErrors, "\(name): \(edit.errors)")
      guard edit.errors.isEmpty, let site = made.site else { continue }
      compared += 1
      let isFull = number.isMultiple(of: 25)
      let differing = Self.differing(live, site, isFull: isFull)
      try #require(differing == [], "\(name)")
      try #require(live.pages == site.pages, "\(name)")
      let found = try #require(live.findings(until: Cancellation()))
      let expected = (made.found.dropLast(site.diagnostics.count) + site.findings()).map { found in
        found.mappingPaths { $0.hasPrefix("/") ? $0 : content.path($0) }
      }
      try #require(Self.texts(found) == Self.texts(expected), "\(name)")
    }
    #expect(compared > Self.edits / 3)
  }

  /// The files that are not the same.
  private static func differing(
    _ live: LiveSite, _ site: SiteOnDemand, isFull: Bool
  ) -> [String] {
    let files = site.ownFiles + (isFull ? site.wholeFiles : [])
    return Workers.all.map(files) { path in
      live.file(at: path) == site.file(at: path) ? nil : path
    }.compactMap(\.self)
  }

  private static func texts(_ found: some Sequence<Diagnostic>) -> [String] {
    found.map { "\($0)" }.sorted()
  }
}

extension [Diagnostic] {
  fileprivate var hasErrors: Bool { contains { $0.severity == .error } }
}
