import CatalogModel

/// The colours that the pages of a system take from it, as custom properties of the site's
/// stylesheet.
struct ThemeStylesheet {
  let system: System

  /// Whether the system chooses any.
  var isEmpty: Bool { system.theme.colors.isEmpty }

  /// The stylesheet of the system's own pages.
  var text: String {
    """
    /* The colours of \(system.slug), which win over those of the site. */
    @layer theme {
    \(rules(":root", whenChosen: ":root"))}

    """
  }

  /// The same for the part of a page that stands for the system.
  var face: String {
    let face = "[data-face=\"\(system.slug)\"]"
    return "@layer theme {\n\(rules(face, whenChosen: ":root"))}\n"
  }

  private func rules(_ selector: String, whenChosen root: String) -> String {
    let normal = declarations(.normal)
    let increased = declarations(.increased)
    let below = selector == root ? "" : " " + selector
    return """
      \(selector) {
      \(normal)}
      \(root)[data-contrast="increased"]\(below) {
      \(increased)}
      @media (prefers-contrast: more) {
      \(root):not([data-contrast="normal"])\(below) {
      \(increased)}
      }

      """
  }

  private func declarations(_ contrast: ThemePalette.Contrast) -> String {
    let light = ThemePalette(system, .light, contrast).properties
    let dark = ThemePalette(system, .dark, contrast).properties
    return zip(light, dark).map { light, dark in
      "  \(light.name): light-dark(\(light.value), \(dark.value));\n"
    }.joined()
  }
}
