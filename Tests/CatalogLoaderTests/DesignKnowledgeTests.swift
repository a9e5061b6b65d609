import CatalogModel
import DesignLint
import Testing

/// What a system knows of itself when its rules are held against code.
@Suite("The knowledge of a system")
struct DesignKnowledgeTests {
  private let manifest = """
    name: One
    summary: The first.
    platforms: { iOS: "17.0" }
    tokens: { files: [tokens/a.tokens.json], swiftNamespace: DS }
    modules: [{ name: One, path: Sources }]

    """
  private let tokenFile = """
    {
      "spacing": {
        "$type": "dimension",
        "m": { "$value": { "value": 12, "unit": "px" } },
        "old": {
          "$value": { "value": 11, "unit": "px" },
          "$deprecated": "Use spacing.m."
        },
        "inner": { "$value": { "value": 3, "unit": "px" } }
      },
      "label": {
        "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
        "$extensions": { "catalog": { "swift": "Color.primary" } }
      }
    }
    """
  private let source = """
    public enum DS {
      public enum Spacing {
        public static let m: CGFloat = 12
        static let inner: CGFloat = 3
      }
      @available(*, deprecated, renamed: "Spacing")
      public typealias Spacings = Spacing
    }
    extension View {
      @available(*, deprecated, renamed: "card(elevation:)")
      public func oldCard() -> some View { self }
    }

    """

  private func knowledge() throws -> DesignKnowledge {
    let result = load([
      "one/system.yaml": manifest, "one/tokens/a.tokens.json": tokenFile,
      "one/Sources/DS.swift": source,
    ])
    return try #require(result.system).designKnowledge()
  }

  @Test("Tokens have their role, their constant, and who can name them")
  func knownTokens() throws {
    let known = try knowledge().tokens
    #expect(known.map(\.swiftName) == ["DS.Spacing.m", "DS.Spacing.inner", "Color.primary"])
    #expect(known.map(\.role) == [.spacing, .spacing, .color])
    #expect(known.map(\.swiftType) == ["CGFloat", nil, nil])
    #expect(known.map(\.isPublic) == [true, false, false])
    #expect(known.map(\.isPlatform) == [false, false, true])
  }

  @Test("Deprecated names have their successors, from token files and from Swift")
  func deprecated() throws {
    let deprecated = try knowledge().deprecated
    #expect(deprecated.map(\.name) == ["DS.Spacing.old", "DS.Spacings", "oldCard"])
    #expect(deprecated.map(\.successor) == ["DS.Spacing.m", "DS.Spacing", nil])
    #expect(deprecated.map(\.newName) == [nil, "Spacing", "card(elevation:)"])
  }

  @Test("The first version of iOS is known")
  func platforms() throws {
    #expect(try knowledge().minimumIOS == 17)
    #expect(try knowledge().modules == ["One"])
  }

  @Test("The roles of tokens follow from type and name")
  func roles() {
    let points = { (path: String) in
      TokenRole(of: .dimension(.init(8, .px)), path: path)
    }
    #expect(points("space.m") == .spacing)
    #expect(points("button.cornerRadius") == .radius)
    #expect(points("icon.size") == .size)
    #expect(points("font.size.body") == .fontSize)
    #expect(points("border.width") == .stroke)
    #expect(points("line.hairline") == .stroke)
    #expect(points("motion.translation") == .other)
    #expect(TokenRole(of: .number(0.5), path: "state.disabledOpacity") == .opacity)
    #expect(TokenRole(of: .number(0.5), path: "scale.pressed") == .other)
  }

  @Test("Sources are only walked where a rule names a check")
  func uses() throws {
    let rule =
      "---\ntitle: A\nsummary: s\ncheck: literal-spacing\n---\n\n```yaml agent right\n"
      + "component: Badge\n```\n\n```yaml agent wrong\ncomponent: Badge\n```\n"
    let files = [
      "one/system.yaml": manifest, "one/tokens/a.tokens.json": tokenFile,
      "one/Sources/DS.swift": source,
      "one/Sources/A.swift":
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\").padding(12) } }\n",
    ]
    #expect(load(files).system?.uses == [])
    let system = try #require(load(files.merging(["one/rules/a.md": rule]) { $1 }).system)
    #expect(system.uses.map(\.path) == ["one/Sources/A.swift", "one/Sources/DS.swift"])
    #expect(system.ownFindings().map(\.rule) == ["literal-spacing"])
  }
}
