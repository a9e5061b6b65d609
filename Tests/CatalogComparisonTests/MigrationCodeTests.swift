import CatalogModel
import Testing

@testable import CatalogComparison

/// How code follows what breaks.
struct MigrationCodeTests {
  static let cases: [(ChangeCase, String)] = [
    (
      .init("A token has another name", .tokens, #""slow""#, #""calm""#),
      "swift: DS.slow → DS.calm"
    ),
    (
      .init(
        "Swift calls a token by another name", .tokens, #""gap": {"#,
        #""gap": { "$extensions": { "catalog": { "swift": "DS.room" } }, "#),
      "swift: DS.gap → DS.room"
    ),
    (
      .init("A component has another name", .row, "name: Row", "name: Line"),
      "yaml: component: Row → component: Line"
    ),
    (
      .init("A component is another type in Swift", .badge, "type: Badge", "type: Tag"),
      #"swift: Badge(text: "Closed", level: .off) → Tag(text: "Closed", level: .off)"#
    ),
    (
      .init("A prop has another name", .badge, "name: level", "name: state"),
      "yaml: component: Badge\nprops:\n  level: off → component: Badge\nprops:\n  state: off"
    ),
    (
      .init("A default changes", .badge, "default: ok", "default: off"),
      "yaml: component: Badge → component: Badge\nprops:\n  level: ok"
    ),
    (
      .init("A label changes", .source, "draw(at point: Int)", "draw(in point: Int)"),
      "swift: func draw(at point: Int) -> Int → func draw(in point: Int) -> Int"
    ),
    (
      .init("A module has another name", .manifest, "name: Kit, path", "name: KitUI, path"),
      "swift: import Kit → import KitUI"
    ),
  ]

  @Test("The code before and after", arguments: cases)
  func code(change: ChangeCase, expected: String) throws {
    #expect(try Self.codes(change).first == expected)
  }

  private static func codes(_ change: ChangeCase) throws -> [String] {
    let sample = SampleSystem()
    return try codes(
      sample, try sample.replacing(change.old, with: change.new, in: change.file))
  }

  private static func codes(_ old: SampleSystem, _ new: SampleSystem) throws -> [String] {
    let history = SystemHistory([try old.recorded(), try new.recorded(as: "2.0")])
    let version = try #require(history.versions.first)
    return version.changes.compactMap(version.migration).map {
      "\($0.language.rawValue): \($0.before) → \($0.after)"
    }
  }

  @Test("A value that is gone has a successor where its token or its case in Swift has one")
  func values() throws {
    let tokens = try SampleSystem().replacing(
      "type: token,", with: "type: token, values: [ink, tint],", in: .badge)
    let renamed = try tokens.replacing(#""tint""#, with: #""hue""#, in: .tokens)
      .replacing("[ink, tint]", with: "[ink, hue]", in: .badge)
    #expect(
      try Self.codes(tokens, renamed).last
        == "yaml: component: Badge\nprops:\n  fill: tint → component: Badge\nprops:\n  fill: hue")
    let cases = try SampleSystem()
      .replacing("type: enum,", with: "type: enum, swift: Level,", in: .badge)
      .replacing(
        "case ok, off",
        with: "@available(*, deprecated, renamed: \"shut\") case off\n  case ok, shut",
        in: .source
      )
      .replacing("[ok, off]", with: "[ok, off, shut]", in: .badge)
    let removed = try cases.replacing("[ok, off, shut]", with: "[ok, shut]", in: .badge)
    #expect(
      try Self.codes(cases, removed)
        == [
          "yaml: component: Badge\nprops:\n  level: off → component: Badge\nprops:\n  level: shut"
        ])
  }

  @Test("What the versions do not say is not made up")
  func nothing() throws {
    #expect(
      try Self.codes(.init("A value is removed", .badge, "[ok, off]", "[ok]")) == [])
    #expect(
      try Self.codes(.init("A value changes", .tokens, #""value": 8"#, #""value": 12"#)) == [])
  }
}
