import CatalogModel

/// The colours and typefaces that the pages of a system take from it, as custom properties of the
/// site's stylesheet.
struct ThemeStylesheet {
  let system: System
  let map: SiteMap

  private var typefaces: ThemeTypefaces { ThemeTypefaces(system: system, map: map) }

  /// Whether the system chooses any.
  var isEmpty: Bool {
    let theme = system.theme
    return theme.colors.isEmpty && theme.typefaces.isEmpty && theme.fonts.isEmpty
  }

  /// The stylesheet of the system's own pages.
  func text(at path: String) -> String {
    """
    /* The colours and typefaces of \(system.slug), which win over those of the site. */
    \(typefaces.faces(in: path))@layer theme {
    \(rules(":root", whenChosen: ":root"))}

    """
  }

  /// The same for the part of a page that stands for the system; nothing if it chooses nothing.
  func face(at path: String) -> String {
    if isEmpty { return "" }
    let face = "[data-face=\"\(system.slug)\"]"
    return typefaces.faces(in: path) + "@layer theme {\n\(rules(face, whenChosen: ":root"))}\n"
  }

  private func rules(_ selector: String, whenChosen root: String) -> String {
    let normal = declarations(.normal)
    let increased = declarations(.increased)
    let below = selector == root ? "" : " " + selector
    return """
      \(selector) {
      \(normal)\(typefaces.declarations)}
      \(root)[data-contrast="increased"]\(below) {
      \(increased)}
      @media (prefers-contrast: more) {
      \(root):not([data-contrast="normal"])\(below) {
      \(increased)}
      }

      """
  }

  private func declarations(_ contrast: ThemePalette.Contrast) -> String {
    if system.theme.colors.isEmpty { return "" }
    let light = ThemePalette(system, .light, contrast).properties
    let dark = ThemePalette(system, .dark, contrast).properties
    return zip(light, dark).map { light, dark in
      "  \(light.name): light-dark(\(light.value), \(dark.value));\n"
    }.joined()
  }
}
