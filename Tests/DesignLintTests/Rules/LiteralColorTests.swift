import Diagnostics
import Testing

@testable import DesignLint

@Suite("Literal colours")
struct LiteralColorTests {
  @Test(
    "A colour is recognised in every way it is written",
    arguments: [
      "Color(hex: \"DC2626\")", "Color(hex: 0xDC2626)", "Color(\"#dc2626\")",
      "Color(red: 220 / 255, green: 38 / 255, blue: 38 / 255)",
      "Color(.sRGB, red: 220 / 255, green: 38 / 255, blue: 38 / 255, opacity: 1)",
      "Color(uiColor: UIColor(red: 220/255, green: 38/255, blue: 38/255, alpha: 1))",
    ])
  func written(body: String) {
    #expect(
      LintExamples.headlines(.lintLiteralColor, body)
        == ["the colour '#dc2626' is the token 'DS.Color.brand'"]
        || LintExamples.headlines(.lintLiteralColor, body)
          == ["the colour '#DC2626' is the token 'DS.Color.brand'"]
    )
  }

  @Test("The name of an asset is compared with the names of tokens")
  func assets() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens[8].path = "color.brandPrimary"
    #expect(
      LintExamples.headlines(.lintLiteralColor, "Color(\"BrandPrimary\")", knowledge)
        == ["the colour 'BrandPrimary' is the token 'DS.Color.brand'"])
  }

  @Test(
    "Colours of the platform are found where a colour is wanted",
    arguments: [
      "Text(\"A\").foregroundStyle(.orange)", "Text(\"A\").background(Color.orange)",
      "Circle().fill(isOn ? .orange : DS.Color.brand)",
    ])
  func hues(body: String) {
    let found = LintExamples.findings(body).filter { $0.diagnostic.id == .lintLiteralColor }
    #expect(found.count == 1)
    #expect(found.first?.diagnostic.suggestion == "write DS.Color.warning")
  }

  @Test(
    "Styles that follow the appearance and names of other things are not told",
    arguments: [
      "Text(\"A\").foregroundStyle(.secondary)", "Text(\"A\").foregroundStyle(.white)",
      "Color.clear", "Row(kind: .orange)", "Text(\"A\").tag(Fruit.orange)",
      "Text(\"A\").overlay { Bar(kind: .orange) }",
    ])
  func others(body: String) {
    #expect(LintExamples.headlines(.lintLiteralColor, body) == [])
  }

  @Test("Black and white are the ends of the scale, and of too many roles to tell one")
  func ends() {
    for body in ["Color(white: 1)", "Color(hex: \"FFFFFF\")", "Color(red: 0, green: 0, blue: 0)"] {
      #expect(LintExamples.headlines(.lintLiteralColor, body) == [])
    }
    #expect(LintExamples.headlines(.lintLiteralColor, "Color(white: 0.5)").count == 1)
  }

  @Test("Where the value of a token is open, a colour may be that token")
  func open() {
    var knowledge = LintExamples.knowledge
    knowledge.tokens[8].isKnown = false
    #expect(
      LintExamples.headlines(.lintLiteralColor, "Color(hex: \"123456\")", knowledge)
        == ["the colour '#123456' is written where Kit has colour tokens"])
  }

  @Test("A colour that no token has is a note")
  func unknown() throws {
    let finding = try #require(LintExamples.findings("Color(hex: \"123456\")").first)
    #expect(finding.diagnostic.summary == "the colour '#123456' is none of Kit")
    #expect(finding.diagnostic.severity == .note)
  }

  @Test("A list of colours comes from elsewhere; those of a few states are chosen")
  func tables() {
    func count(_ cases: Int) -> Int {
      let sides = (0..<cases).map { "case .c\($0): Color(hex: \"12345\($0)\")\n" }.joined()
      let color = "var color: Color {\nswitch self {\n\(sides)}\n}"
      return LintExamples.findings(
        file: "import SwiftUI\nextension Brand {\n\(color)\n}\n"
      ).count
    }
    #expect(count(8) == 0)
    #expect(count(7) == 7)
  }

  @Test("A constant that lists colours is where they are written")
  func palettes() {
    func count(_ parts: Int, _ declaration: String) -> Int {
      let parts = (0..<parts).map { "c\($0): Color(hex: \"12345\($0)\")" }
      let code = "\(declaration) = Theme(\(parts.joined(separator: ", ")))"
      return LintExamples.findings(file: "import SwiftUI\n\(code)\n").count
    }
    #expect(count(4, "private let theme") == 0)
    #expect(count(3, "private let theme") == 3)
    #expect(count(4, "struct A: View {\nlet theme") == 4)
  }

  @Test("A colour that is compared is not one that is shown")
  func comparisons() {
    let body = "Text(color == Color(hex: \"DC2626\") ? \"A\" : \"B\")"
    #expect(LintExamples.headlines(.lintLiteralColor, body) == [])
    let shown = "Text(\"A\").foregroundStyle(isOn ? Color(hex: \"DC2626\") : tint)"
    #expect(LintExamples.headlines(.lintLiteralColor, shown).count == 1)
  }

  @Test("The colours of a gradient that no token has are one finding, each of the others is one")
  func gradients() {
    func count(_ colors: String...) -> Int {
      let stops = colors.map { "Color(hex: \"\($0)\")" }.joined(separator: ", ")
      return LintExamples.headlines(
        .lintLiteralColor, "LinearGradient(colors: [\(stops)], startPoint: .top, endPoint: .bottom)"
      ).count
    }
    #expect(count("123456", "234567", "345678") == 1)
    #expect(count("123456", "DC2626", "234567", "DC2626") == 3)
    let apart = "Color(hex: \"123456\")\nColor(hex: \"234567\")"
    #expect(LintExamples.headlines(.lintLiteralColor, apart).count == 2)
  }

  @Test("A colour that is looked up to see if it is there is not told")
  func lookups() {
    let code = """
      import UIKit
      func accent() -> UIColor {
        if let color = UIColor(named: "accent") { return color }
        return UIColor(named: "other") ?? .clear
      }
      """
    #expect(LintExamples.findings(file: code).count == 1)
  }

  @Test("Where the system defines its tokens, colours are written")
  func definitions() {
    let code = "import SwiftUI\nextension DS { static let brand = Color(hex: \"DC2626\") }\n"
    #expect(LintExamples.findings(file: code, isOwn: true) == [])
    #expect(LintExamples.findings(file: code).count == 1)
  }

  @Test(
    "An app defines colours of its own by their values, except where a token has the value",
    arguments: [
      ("extension Color {\nstatic let a = Color(hex: \"123456\")\n}", 0),
      ("extension Color {\nstatic let a = Color(hex: \"DC2626\")\n}", 1),
      ("extension Color {\nstatic var a: Color { Color(\"Paper\") }\n}", 0),
      ("extension ShapeStyle where Self == Color {\nstatic var a: Color { .init(\"A\") }\n}", 0),
      (
        """
        extension UIColor {
        static var a: UIColor {
        isDark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.9, alpha: 1)
        }
        }
        """, 0
      ),
      (
        """
        enum Palette {
        static let a = Color(hex: "123456")
        static let b = UIColor { $0.isDark ? UIColor(named: "A")! : UIColor(named: "B")! }
        }
        """, 0
      ),
      ("enum Limits {\nstatic let a = Color(hex: \"123456\")\nstatic let b = 1\n}", 0),
      ("struct Palette {\nlet a = Color(hex: \"123456\")\n}", 0),
      ("class Theme {\nclass func a() -> UIColor { UIColor(hex: \"123456\") }\n}", 0),
      ("struct Paper: TokenColor {\nvar a: some TokenColor { Pair(Color(hex: \"123456\")) }\n}", 0),
      ("let a = Color(hex: \"123456\")", 0),
      ("func a() -> Color { Color(hex: \"123456\") }", 1),
      ("class Row: UITableViewCell {\nlet a = UIColor(hex: \"123456\")\n}", 1),
      ("struct Row: View {\nprivate let a = Color(hex: \"123456\")\n}", 1),
      ("class Model {\nfunc a() { label.textColor = UIColor(hex: \"123456\") }\n}", 1),
      (
        """
        enum Rows {
        static let a = Row(Color(hex: "123456"))
        static let b = Row(Color(hex: "234567"))
        }
        """, 2
      ),
      (
        """
        struct Row: View {
        static let a = Color(hex: "123456")
        static let b = Color(hex: "234567")
        }
        """, 2
      ),
      ("extension Color {\nfunc a() -> Color { Color(hex: \"123456\") }\n}", 0),
    ])
  func ownColors(code: String, count: Int) {
    let text = "import SwiftUI\n\(code)\n"
    #expect(LintExamples.findings(file: text).count == count)
    #expect(LintExamples.findings(file: text, at: "Row.Storybook.swift").isEmpty)
  }

  @Test(
    "The colours of a list that no token has are one finding",
    arguments: [
      ("let a = [Color(hex: \"123456\"), Color(hex: \"234567\").opacity(0.5)]", 1),
      ("let a = [Color(hex: \"123456\"), Color(hex: \"DC2626\"), Color(hex: \"234567\")]", 2),
      ("let a = [.init(color: Color(hex: \"123456\")), b ? Color(\"A\") : Color(\"B\")]", 1),
      ("let a = [\"a\": Color(hex: \"123456\"), \"b\": Color(hex: \"234567\")]", 2),
      ("let a = [Row(Color(hex: \"123456\")), Row(Color(hex: \"234567\"))]", 2),
      ("let a = [Color(hex: \"123456\")]\nlet b = [Color(hex: \"234567\")]", 2),
      ("a[Color(hex: \"123456\"), Color(hex: \"234567\")]", 2),
    ])
  func lists(body: String, count: Int) {
    #expect(LintExamples.headlines(.lintLiteralColor, body).count == count)
  }
}
