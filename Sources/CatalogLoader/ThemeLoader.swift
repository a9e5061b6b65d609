import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `theme` of `system.yaml`: what the pages of the system take from it.
enum ThemeLoader {
  /// Bytes that a logo may have: it is loaded with every page.
  static let logoLimit = 32 << 10

  static func theme(_ fields: inout YAMLFields) -> SystemTheme {
    guard let node = fields.node("theme") else { return SystemTheme() }
    var inner = YAMLFields(node, subject: "theme")
    var theme = SystemTheme(
      accent: choice("accent", &inner), background: choice("background", &inner),
      foreground: choice("foreground", &inner), logo: inner.reference("logo"),
      example: inner.reference("example"))
    (theme.text, theme.headings) = (inner.reference("text"), inner.reference("headings"))
    theme.code = inner.reference("code")
    theme.fonts = inner.list("fonts").compactMap { FontLoader.font($0, &inner) }
    fields.report(inner.finish())
    return theme
  }

  private static func choice(_ key: String, _ fields: inout YAMLFields) -> SystemTheme.Choice? {
    let dark = fields.reference(key + "Dark")
    return fields.reference(key).map { SystemTheme.Choice(light: $0, dark: dark) }
  }

  /// What is wrong with the file of a logo.
  ///
  /// - Parameter images: Those of the system, by their path in the content.
  static func findings(
    _ logo: Reference, in folder: ContentFolder, _ images: [String: [UInt8]]
  ) -> [Diagnostic] {
    let path = folder.path(logo.name)
    guard let bytes = images[path] else {
      let known = images.keys.sorted().map { String($0.dropFirst(folder.path("").count)) }
      return [
        .init(
          .themeLogo, "there is no image '\(logo.name)'", at: logo.location,
          near: DidYouMean.nearest(to: logo.name, among: known))
      ]
    }
    if let kind = ImageSignature.missingKind(bytes, path: path) {
      return [
        .init(
          .themeLogo, "'\(logo.name)' is no \(kind) image", at: logo.location,
          suggestion: "save the logo in this form, or run 'git lfs pull' if git LFS keeps it")
      ]
    }
    guard bytes.count > logoLimit else { return [] }
    return [
      .init(
        .themeLogo,
        "the logo has \(bytes.count) bytes; every page loads it, so it may have \(logoLimit)",
        at: logo.location, suggestion: "draw it as a small SVG")
    ]
  }
}
