import Testing

@testable import CatalogComparison

struct ComponentChangesTests {
  private static let fill = "  - { name: fill, type: token, description: The colour. }\n"

  static let cases: [ChangeCase] = [
    .init(
      "A component has another name", .row, "name: Row", "name: Line",
      "breaking component Row renamed ( → Line)", "breaking agent screen 'Harbour' invalid"),
    .init(
      "A component is deprecated", .badge, "status: stable", "status: deprecated",
      "additive component Badge deprecated"),
    .init(
      "A component is finished", .row, "status: beta", "status: stable",
      "additive component Row status (beta → stable)"),
    .init(
      "A component is no longer finished", .badge, "status: stable", "status: beta",
      "breaking component Badge status (stable → beta)"),
    .init(
      "A component takes other children, too", .row, "[Badge]", "[Badge, Row]",
      "additive component Row children (Badge → Badge, Row)"),
    .init(
      "A component takes any children", .row, "[Badge]", "any",
      "additive component Row children (Badge → any)"),
    .init(
      "A component takes no children", .row, "[Badge]", "none",
      "breaking component Row children (Badge → none)", "breaking agent screen 'Harbour' invalid"),
    .init(
      "A component is another type in Swift", .badge, "type: Badge", "type: Tag",
      "breaking component Badge form (Kit.Badge → Kit.Tag)"),
    .init(
      "A component is for another platform, too", .badge, "layer: component",
      "layer: component\nplatforms: { iOS: \"17.0\", macOS: \"14.0\" }",
      "additive platform Badge on macOS added"),
    .init(
      "A prop is removed", .badge, fill, "", "breaking prop Badge.fill removed"),
    .init(
      "A prop is added", .badge, fill,
      fill + "  - { name: icon, type: string, description: A picture. }\n",
      "additive prop Badge.icon added"),
    .init(
      "A prop is added that is required", .badge, fill,
      fill + "  - { name: icon, type: string, required: true, description: A picture. }\n",
      "breaking prop Badge.icon added", "breaking agent Badge, example 'Closed' invalid",
      "breaking agent screen 'Harbour' invalid"),
    .init(
      "A prop has another name", .badge, "name: level", "name: state",
      "breaking prop Badge.level renamed ( → state)",
      "breaking agent Badge, example 'Closed' invalid"),
    .init(
      "A value is added", .badge, "[ok, off]", "[ok, off, late]",
      "additive value Badge.level: late added"),
    .init(
      "A value is removed", .badge, "[ok, off]", "[ok]",
      "breaking value Badge.level: off removed", "breaking agent Badge, example 'Closed' invalid"),
    .init(
      "A default changes", .badge, "default: ok", "default: off",
      "breaking prop Badge.level default (ok → off)"),
    .init(
      "A prop is required", .badge, "type: token,", "type: token, required: true,",
      "breaking prop Badge.fill required", "breaking agent Badge, example 'Closed' invalid",
      "breaking agent screen 'Harbour' invalid"),
    .init(
      "A prop is no longer required", .badge, "type: string, required: true", "type: string",
      "additive prop Badge.text optional"),
    .init(
      "A prop has another type", .badge, "type: number, minimum: 0, maximum: 1", "type: string",
      "breaking prop Badge.share type (number → string)"),
    .init(
      "Bounds are wider", .badge, "maximum: 1", "maximum: 2",
      "additive prop Badge.share bounds (minimum 0, maximum 1 → minimum 0, maximum 2)"),
    .init(
      "Bounds are narrower", .badge, "minimum: 0", "minimum: 0.5",
      "breaking prop Badge.share bounds (minimum 0, maximum 1 → minimum 0.5, maximum 1)"),
    .init(
      "A prop takes some tokens only", .badge, "type: token,", "type: token, values: [ink],",
      "breaking value Badge.fill bounds (every token → ink)"),
    .init(
      "A summary changes", .badge, "summary: A word.", "summary: A short word."),
    .init(
      "The minimum of a platform is raised", .manifest, "iOS: \"17.0\"", "iOS: \"18.0\"",
      "breaking platform Kit on iOS minimum (17.0+ → 18.0+)"),
    .init(
      "A pair loses its level", .tokens, "[0.2, 0.2, 0.2]", "[0.5, 0.5, 0.5]",
      "breaking contrast Badge, 'Word' lost in dark (10.07 to 1 → 3.17 to 1)",
      "repair token ink value (#333333 → #808080)"),
  ]

  @Test("Components", arguments: cases)
  func changes(_ change: ChangeCase) throws {
    #expect(try change.changes() == change.expected)
  }

  @Test("A pair that reaches its level again is a repair")
  func reachedLevel() throws {
    let sample = SampleSystem()
    let pale = try sample.replacing("[0.2, 0.2, 0.2]", with: "[0.5, 0.5, 0.5]", in: .tokens)
    let changes = SystemComparison(try pale.version(), try sample.version()).changes
    #expect(changes.map(\.effect) == [.repair, .repair])
    #expect(changes.map(\.what) == [.value, .reached])
  }

  @Test("What agent YAML breaks is told in the words of the validator")
  func agentNote() throws {
    let sample = SampleSystem()
    let other = try sample.replacing("[ok, off]", with: "[ok]", in: .badge)
    let change = try #require(
      SystemComparison(try sample.version(), try other.version()).changes.last)
    #expect(change.note == "Badge.level cannot be \"off\"")
    #expect(change.before?.path == "components/badge/component.yaml")
  }
}
