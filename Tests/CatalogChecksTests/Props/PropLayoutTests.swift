import CatalogModel
import Testing

/// Patches for metadata that are laid out in another way than the tool writes them.
@Suite struct PropLayoutTests {
  private let start = "name: Badge\nlayer: component\nsummary: A word.\n"

  private func facet(_ parameters: String, _ yaml: String) throws -> CoverageFacet {
    let source = """
      public struct Badge: View { public init(\(parameters)) {} }
      public enum Level { case low, high, urgent }
      """
    let report = try sourceReport(
      source, replacing: [badge: start + yaml], appending: [card: "status: planned\n"])
    return try #require(report.facet(.props))
  }

  /// What the patch takes away and adds, without its head.
  private func changes(_ parameters: String, _ yaml: String) throws -> [String] {
    let facet = try facet(parameters, yaml)
    #expect(facet.missing.allSatisfy { $0.byHand == nil })
    return facet.patch.split(separator: "\n").dropFirst(2).map(String.init)
      .filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
  }

  @Test func linesMayEndAsOnWindows() throws {
    let yaml = start + "props:\n  - name: txt\n    type: string\n    required: true\n"
    let report = try sourceReport(
      "public struct Badge: View { public init(text: String) {} }",
      replacing: [badge: yaml.replacing("\n", with: "\r\n")],
      appending: [card: "status: planned\n"])
    let patch = try #require(report.facet(.props)?.patch)
    #expect(patch.contains("\n-  - name: txt\r\n+  - name: text\r\n     type: string\r\n"))
    #expect(patch.hasPrefix("--- a/\(badge)\n+++ b/\(badge)\n"))
  }

  @Test func theLastLineMayHaveNoEnd() throws {
    let changes = try changes(
      "text: String, isOn: Bool = true",
      """
      props:
        - name: text
          type: string
          required: true
        - name: isOn
          type: boolean
          default: false
      """)
    #expect(changes == ["-    default: false", "+    default: true"])
  }

  @Test func keysMayStandInAnyOrder() throws {
    let text = """
      props:
        - description: What it says.
          type: string
          name: txt
          required: true

      """
    #expect(try changes("text: String", text) == ["-    name: txt", "+    name: text"])
    let count = """
      props:
        - default: 2
          # Counts.
          name: count
          type: integer

      """
    #expect(
      try changes("count: Int", count) == [
        "-  - default: 2", "-    name: count", "+  - name: count", "+    required: true",
      ])
  }

  @Test func commentsBehindALineStay() throws {
    let yaml = """
      props: # In the order of Swift.
        - name: txt # "It" says.
          type: string   # plain
          default: "a # b" # why

      """
    #expect(
      try changes("text: String = \"c\"", yaml) == [
        "-  - name: txt # \"It\" says.", "+  - name: text # \"It\" says.",
        "-    default: \"a # b\" # why", "+    default: c # why",
      ])
  }

  @Test func commentsAndBlankLinesBetweenPropsMoveWithThem() throws {
    let yaml = """
      props:
        # The first.
        - name: count
          type: integer
      # Between keys.
          required: true

        # The second.
        - name: text
          type: string
          required: true
      # The end.
      children: none

      """
    #expect(
      try changes("text: String, count: Int", yaml) == [
        "-  # The first.", "-  - name: count", "-    type: integer", "-# Between keys.",
        "-    required: true", "+    required: true", "+  # The first.", "+  - name: count",
        "+    type: integer", "+# Between keys.",
      ])
  }

  @Test(arguments: [
    (
      "[low, hihg] # all",
      ["-    values: [low, hihg] # all", "+    values: [low, high, urgent] # all"]
    ),
    (
      "\n      - low # quiet\n      - loud",
      ["-      - loud", "+      - high", "+      - urgent"]
    ),
    (
      "\n    - name: low\n      description: Quiet.\n    - { name: hihg, description: L. }",
      [
        "-    - { name: hihg, description: L. }", "+    - { name: high, description: L. }",
        "+    - name: urgent",
      ]
    ),
  ])
  func valuesAreMendedInTheirLayout(values: String, expected: [String]) throws {
    let yaml = """
      props:
        - name: level
          type: enum
          values: \(values)
          required: true

      """
    #expect(try changes("level: Level", yaml) == expected)
  }

  @Test func whatCannotBeMendedByRuleIsListed() throws {
    let facet = try facet(
      "level: Level, date: Date",
      """
      props:
        - { name: level, type: enum, values: [low, high] }
        - name: extra
          type: string

      """)
    #expect(
      facet.missing.map { "\($0.detail): \($0.byHand ?? "mended")" } == [
        "Swift takes no 'extra': mended",
        "'level' lacks the value 'urgent', which Level has: "
          + "add it under 'values' (a patch needs a line for each key of a prop)",
        "'level' may be left out here and is required in Swift: "
          + "write 'required: true', without a default "
          + "(a patch needs a line for each key of a prop)",
        "no prop describes 'date', which Swift takes: "
          + "describe it under 'props', or give it a default in Swift",
      ])
    #expect(facet.patch.contains("-  - name: extra\n"))
  }

  @Test(arguments: [
    "props: [{ name: text, type: integer, required: true }]\n",
    "props:\n  -\n    name: text\n    type: integer\n    required: true\n",
    "props:\n  - \"name\": text\n    type: integer\n    required: true\n",
  ])
  func anotherLayoutIsLeftToAPerson(yaml: String) throws {
    let facet = try facet("text: String", yaml)
    #expect(facet.patch == "")
    #expect(
      facet.missing.map(\.byHand) == [
        "write 'type: string' (a patch needs a line for each key of a prop)"
      ])
  }

  @Test func whatSwiftDoesNotDeclareIsLeftToAPerson() throws {
    let facet = try sourceReport(
      "public struct Bagde: View { public init() {} }", appending: [card: "status: planned\n"]
    ).facet(.props)
    #expect(facet?.patch == "")
    #expect(facet?.missing.map(\.byHand) == ["did you mean 'Bagde'?"])
  }
}
