import CatalogModel
import DesignTokens

/// The typefaces that the pages of a system take from it, as CSS.
struct ThemeTypefaces {
  let system: System
  let map: SiteMap

  /// The files that are published.
  var files: [(path: String, bytes: [UInt8])] {
    system.theme.fonts.enumerated().map { (path($0, $1), $1.bytes) }
  }

  /// The rules that load them.
  ///
  /// Text that is on the page stays in the typeface that it is in, so that nothing moves: a font
  /// that is late is there on the next page.
  ///
  /// - Parameter stylesheet: Where the rules are.
  func faces(in stylesheet: String) -> String {
    system.theme.fonts.enumerated().map { index, font in
      let address = RelativeURL.from(stylesheet, to: path(index, font))
      let license = font.license.replacing("*/", with: "* /").replacing("\n", with: " ")
      return """
        /* \(license) */
        @font-face {
          font-family: \(CSSValue.quoted(font.family));
          src: url(\(CSSValue.quoted(address)));
          font-weight: \(font.weight);
          font-style: \(font.isItalic ? "italic" : "normal");
          font-display: optional;
        }

        """
    }.joined()
  }

  /// The custom properties of the site's stylesheet.
  var declarations: String {
    let properties = ["text": "--text", "headings": "--headings", "code": "--mono"]
    return system.theme.typefaces.compactMap { key, choice in
      guard let property = properties[key], let families = system.families(of: choice) else {
        return nil
      }
      let rest = key == "code" ? SystemTypeface.monospace : .ui
      let names = families + rest.families.filter { !families.contains($0) }
      return "  \(property): \(CSSValue.text(of: .fontFamily(names)));\n"
    }.joined()
  }

  /// Numbered, since files of one name may be in different folders.
  private func path(_ index: Int, _ font: FontFile) -> String {
    let name = font.file.name.split(separator: "/").last ?? ""
    return map.folder(system.slug) + "assets/fonts/\(index + 1)-\(name)"
  }
}
