/// The system's typefaces and text styles by their names in Swift.
enum SystemFonts {
  /// Text styles follow the reader's text size; ``PublishedTextStyles`` has what they start from.
  static let textStyles: Set<String> = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title1", "title2", "title3",
    "headline", "subheadline", "body", "callout", "footnote", "caption", "caption1", "caption2",
  ]

  /// The functions of font types that take a text style.
  static let functions: Set<String> = ["system", "custom", "preferredFont"]

  /// The generic family of CSS that is the same typeface on Apple's systems.
  static func family(design: String) -> String? {
    switch design {
    case "default": "system-ui"
    case "rounded": "ui-rounded"
    case "serif": "ui-serif"
    case "monospaced": "ui-monospace"
    default: nil
    }
  }
}
