import Files
import Testing

/// What pages say of tokens that Swift source states, or states otherwise than the token files.
@Suite struct SwiftTokenPageTests {
  private let manifest = """
    name: One
    summary: The first.
    tokens: { swift: [Tokens] }

    """
  private let source = """
    public enum DS {
      public enum Color {
        public static let ink = SwiftUI.Color(white: 0)
        public static let muted = SwiftUI.Color.accentColor
        public static let tint = Theme.shared.tint
      }
    }
    """

  private func page(_ path: String, _ files: [String: String]) throws -> String {
    try #require(try render(replacing: files).site.text(at: path))
  }

  private func swiftOnly(_ path: String) throws -> String {
    try page(path, ["one/system.yaml": manifest, "one/Tokens/DS.swift": source])
  }

  private func compared(with source: String) throws -> String {
    let manifest = manifest.replacing("tokens: {", with: "tokens: { files: [a.tokens.json],")
    return try page(
      "one/tokens/color.html", ["one/system.yaml": manifest, "one/Tokens/DS.swift": source])
  }

  @Test func aStandInGivesWayToItsExpression() throws {
    let page = try swiftOnly("one/tokens/color.html")
    let start = try #require(page.range(of: "<section class=\"token\" id=\"color-muted\""))
    let muted = page[start.lowerBound...]
    #expect(muted.contains("<li>&#39;Color.accentColor&#39; is a value of the system</li>"))
    #expect(muted.contains("<code class=\"language-swift\">Color.accentColor</code>"))
    #expect(muted.contains("<code data-copy>DS.Color.muted</code>"))
    #expect(!muted.contains("#808080"))
  }

  @Test func everyTokenSaysWhereItIsDefined() throws {
    #expect(
      try swiftOnly("one/tokens/color.html").contains(
        "<dt>Defined in</dt><dd class=\"token-place\">one/Tokens/DS.swift:3</dd>"))
  }

  @Test func constantsWithoutAValueAreListedApart() throws {
    let page = try swiftOnly("one/tokens/index.html")
    #expect(page.contains("<h2 id=\"not-evaluated\">Not evaluated</h2>"))
    #expect(page.contains("<code>color.tint</code>"))
    #expect(page.contains("one/Tokens/DS.swift:5"))
    #expect(page.contains("<code class=\"language-swift\">Theme.shared.tint</code>"))
    #expect(page.contains("The named values of One, read from its Swift source."))
  }

  @Test func aTokenThatDiffersShowsBothValuesAndThePlace() throws {
    let page = try compared(
      with: "enum DS { enum Color {\n  static let ink = SwiftUI.Color(white: 1)\n} }\n")
    #expect(page.contains("<span class=\"tag tag-drift\">differs in Swift</span>"))
    #expect(
      page.contains(
        """
        <strong>The Swift source has another value:</strong> <code>DS.Color.ink</code> \
        <span class="token-place">one/Tokens/DS.swift:2</span>
        """))
    #expect(page.contains("<code>#000000</code> in the tokens, <code>#ffffff</code> in Swift"))
  }

  @Test func aTokenThatAgreesIsNotMarked() throws {
    let page = try compared(with: "enum DS { enum Color { static let ink = SwiftUI.Color.black } }")
    #expect(!page.contains("tag-drift"))
  }

  @Test func healthCountsTheTokensThatAgree() throws {
    let manifest = manifest.replacing("tokens: {", with: "tokens: { files: [a.tokens.json],")
    let source = "enum DS { enum Color { static let ink = SwiftUI.Color.black } }"
    let page = try page(
      "one/health.html", ["one/system.yaml": manifest, "one/Tokens/DS.swift": source])
    #expect(page.contains("1 of 1 agree with the Swift source"))
    #expect(!(try swiftOnly("one/health.html")).contains("Tokens in Swift"))
  }
}
