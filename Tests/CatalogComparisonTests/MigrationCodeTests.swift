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
      "yaml: component: Badge\nprops:\n  level: \"off\" → component: Badge\nprops:\n  state: \"off\""
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
          "yaml: component: Badge\nprops:\n  level: \"off\" → component: Badge\nprops:\n  level: shut"
        ])
  }

  @Test("A likely successor is a guess")
  func guesses() throws {
    let sample = SampleSystem()
    func guesses(_ old: SampleSystem, _ new: SampleSystem) throws -> [String] {
      let history = SystemHistory([try old.recorded(), try new.recorded(as: "2.0")])
      let version = try #require(history.versions.first)
      return version.changes.compactMap(version.migration).filter(\.isGuess).map(\.after)
    }
    // The only new value in place of the only one that is gone; what YAML takes for a boolean is
    // quoted.
    let value = try sample.replacing("[ok, off]", with: "[ok, no]", in: .badge)
    #expect(try guesses(sample, value) == ["component: Badge\nprops:\n  level: \"no\""])
    let near = try sample.replacing("[ok, off]", with: "[ok, offf, on]", in: .badge)
    #expect(try guesses(sample, near) == ["component: Badge\nprops:\n  level: offf"])
    // A colour of the same value, which was there before.
    let twins = try sample.replacing(
      #""tint":"#,
      with:
        #""hue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }, "tint":"#,
      in: .tokens)
    let color = try twins.replacing(
      #""tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },"#,
      with: "", in: .tokens)
    #expect(try guesses(twins, color) == ["DS.hue"])
    // Another length says nothing.
    let lengths = try sample.replacing(
      #""gap":"#,
      with: #""radius": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }, "gap":"#,
      in: .tokens)
    let gone = try lengths.replacing(
      #""gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },"#, with: "",
      in: .tokens)
    #expect(try guesses(lengths, gone) == [])
  }

  @Test("What has changed since the newest version is not released")
  func unreleased() throws {
    let sample = SampleSystem()
    let other = try sample.replacing(#""value": 8"#, with: #""value": 12"#, in: .tokens)
    let records = [try sample.recorded()]
    let next = SystemHistory(records, current: try other.version()).unreleased
    #expect(next?.changes.map { "\($0.name) \($0.what)" } == ["gap value"])
    #expect(next?.former?.version == "1.0")
    #expect(SystemHistory(records, current: try sample.version()).unreleased == nil)
  }

  @Test("What the versions do not say is not made up")
  func nothing() throws {
    #expect(
      try Self.codes(.init("A value is removed", .badge, "[ok, off]", "[ok]")) == [])
    #expect(
      try Self.codes(.init("A value changes", .tokens, #""value": 8"#, #""value": 12"#)) == [])
  }
}
