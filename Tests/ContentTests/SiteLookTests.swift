import CatalogModel
import ColorScience
import DesignTokens
import Foundation
import Testing

/// The tokens of `content/catalog` are what the default theme declares.
@Suite struct SiteLookTests {
  private typealias Values = [String: String]

  /// The custom properties of a rule of `theme.css`, by their names.
  private func declarations(after selector: String) throws -> Values {
    let path = ShippedContent.folder + "/../templates/assets/css/theme.css"
    let css = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(css.range(of: selector + " {")).upperBound
    let end = try #require(css[start...].firstIndex(of: "}"))
    return css[start..<end].matches(of: /(--[a-z0-9-]+): ([^;]+);/).reduce(into: [:]) {
      $0[String($1.1)] = String($1.2)
    }
  }

  private func system() throws -> System {
    try #require(try ShippedContent.wholeCatalog().systems.first { $0.slug == "catalog" })
  }

  /// `--paper` of `color.paper`: the theme names no groups.
  private func property(_ token: Token) -> String {
    let name = token.path.cssProperty.dropFirst(2)
    return "--" + name.drop { $0 != "-" }.dropFirst()
  }

  private func text(of value: String, _ appearance: ThemePalette.Appearance) -> String {
    guard let pair = value.wholeMatch(of: /light-dark\((.+), (.+)\)/) else { return value }
    return String(appearance == .light ? pair.1 : pair.2)
  }

  private func families(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }).replacing("\"", with: "") }
  }

  @Test func everyTokenHasTheValueOfItsProperty() throws {
    let normal = try declarations(after: ":root")
    let increased = try declarations(after: ":root[data-contrast=\"increased\"]")
    for token in try system().tokens where !token.isInternal {
      for appearance in ThemePalette.Appearance.allCases {
        for contrast in ThemePalette.Contrast.allCases {
          let all = contrast == .increased ? normal.merging(increased) { $1 } : normal
          var value = try #require(all[property(token)], "\(token.path)")
          while let name = value.wholeMatch(of: /var\((.+)\)/)?.1 {
            value = try #require(all[String(name)])
          }
          let context = Context([
            "appearance": appearance.rawValue,
            "contrast": contrast == .increased ? "increased" : "normal",
          ])
          let found = try #require(token.value(in: context)).value
          if case .fontFamily(let names) = found {
            #expect(names == families(value))
          } else {
            #expect(CSSValue.text(of: found) == text(of: value, appearance), "\(token.path)")
          }
        }
      }
    }
  }

  @Test func everyPropertyHasAToken() throws {
    let tokens = Set(try system().tokens.filter { !$0.isInternal }.map(property))
    #expect(Set(try declarations(after: ":root").keys) == tokens)
  }

  @Test func theTwoRulesOfIncreasedContrastAgree() throws {
    #expect(
      try declarations(after: ":root[data-contrast=\"increased\"]")
        == declarations(after: ":root:not([data-contrast=\"normal\"])"))
  }

  @Test func whatASystemDoesNotChooseIsThatOfTheTheme() throws {
    let system = try system()
    #expect(system.theme == SystemTheme())
    for appearance in ThemePalette.Appearance.allCases {
      let palette = ThemePalette(system, appearance, .normal)
      for (name, color) in [
        ("paper", palette.paper), ("ink", palette.ink), ("accent", palette.accent),
      ] {
        let found = ThemePalette.color(
          .init("color." + name, at: .init("")), of: system.tokens, appearance, .normal)
        #expect(found?.hex == color.hex, "\(name)")
      }
    }
  }

  @Test func linksOfEverySystemCanBeReadOnEachOfItsBackgrounds() throws {
    for system in try ShippedContent.wholeCatalog().systems {
      for appearance in ThemePalette.Appearance.allCases {
        for contrast in ThemePalette.Contrast.allCases {
          let palette = ThemePalette(system, appearance, contrast)
          for (name, value) in palette.properties where name.hasPrefix("--paper") {
            let ground = try #require(SRGBColor(hex: value))
            let ratio = try #require(ContrastRatio.of(palette.accent, over: [ground])).value
            #expect(ratio >= 4.5, "\(system.slug) \(name)")
          }
        }
      }
    }
  }
}
