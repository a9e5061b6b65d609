import CatalogModel
import DocumentationCoverage
import JSONTree
import SwiftTokens

/// What `SystemManifest` reads.
enum SystemFileSchema {
  static var schema: JSONSchema {
    .object(
      [
        ("name", .requiredText("What the system is called.")),
        ("summary", .requiredText("What it is, in a sentence.")),
        ("version", .text("The version that is documented.")),
        ("language", SharedFieldSchema.language),
        ("twin", .text("The folder of the same system in another language.")),
        ("platforms", SharedFieldSchema.platforms),
        ("tokens", tokens),
        ("stage", stage),
        ("contrast", ContrastFileSchema.settings),
        ("coverage", coverage),
        ("lint", LintCheckSchema.settings),
        ("modules", .list("The modules of its Swift sources.", of: module)),
        (
          "snapshots",
          .texts("Folders '__Snapshots__' of tests, whose pictures show what nobody has drawn.")
        ),
        ("agents", SharedFieldSchema.agents),
        ("repository", repository),
        ("theme", theme),
      ], required: ["name", "summary"])
  }

  private static var tokens: JSONSchema {
    .mapping(
      "Where the design tokens are.",
      [
        (
          "resolver",
          .text("The DTCG resolver document, or the $themes.json of Tokens Studio.")
        ),
        (
          "files",
          .texts("Token files, or folders of them; later files override earlier ones.")
        ),
        ("swift", .texts("Swift files, or folders of them, that state the tokens.")),
        ("swiftNamespace", .text("The Swift type that holds the tokens; DS when left out.")),
        (
          "swiftTypes",
          .texts("Several Swift types that hold the tokens, whose paths begin with their names.")
        ),
        (
          "swiftBrands",
          .names(
            "Swift types that state the same tokens, by brand: contexts of the modifier brand.",
            to: ["type": ["string", "array"], "items": JSONSchema.plainText.value])
        ),
        (
          "hexDigits",
          .oneOf(
            SwiftTokenOptions.HexDigits.self,
            "What eight digits of a Swift colour mean; rrggbbaa, with a warning, when left out.")
        ),
      ])
  }

  private static var stage: JSONSchema {
    .mapping(
      "The tokens of the surface that previews are drawn on.",
      [
        ("background", .text("The token of its background.")),
        ("foreground", .text("The token of text on it.")),
        ("font", .text("The token of its type.")),
      ])
  }

  private static var theme: JSONSchema {
    .mapping(
      "What its pages take from it.",
      [
        ("accent", .text("The colour token of links, of what is chosen, and of the focus.")),
        ("accentDark", .text("The token of the same for dark, if it is another.")),
        ("background", .text("The colour token of the page.")),
        ("backgroundDark", .text("The token of the same for dark, if it is another.")),
        ("foreground", .text("The colour token of text.")),
        ("foregroundDark", .text("The token of the same for dark, if it is another.")),
        (
          "text",
          .text("The typeface of text: a token, a family of fonts, or a name such as ui-rounded.")
        ),
        ("headings", .text("That of headings, if it is another.")),
        ("code", .text("That of code.")),
        ("fonts", .list("Files of typefaces that its pages load.", of: font)),
        ("logo", .text("An image that stands before its name.")),
        ("example", .text("The name of the screen that it is recognised by.")),
      ])
  }

  private static var font: JSONSchema {
    .object(
      [
        ("family", .requiredText("The name by which the theme chooses it.")),
        ("file", .requiredText("A WOFF2, WOFF, TrueType or OpenType file of at most 128 KiB.")),
        ("license", .requiredText("The licence that allows a site to load it.")),
        ("weight", .text("Its weight, 400 when left out; 100 900 for a variable font.")),
        ("italic", .boolean("Whether it is italic.")),
      ], required: ["family", "file", "license"])
  }

  private static var repository: JSONSchema {
    .mapping(
      "Where its files are kept; pages lead there.",
      [
        ("edit", .text("The address at which a file can be changed, with {path}.")),
        ("source", .text("The address of a file, with {path} and, if lines have one, {line}.")),
      ])
  }

  private static var coverage: JSONSchema {
    .mapping(
      "What is required of the documentation of its public API.",
      [
        ("minimum", .number("The percentage of symbols to document.", from: 0, to: 100)),
        ("minimumFile", .number("The percentage in each file.", from: 0, to: 100)),
        ("creditInherited", .boolean("Whether comments of what is overridden count.")),
        ("excludeDeprecated", .boolean("Whether deprecated symbols are left out.")),
        ("require", .some(of: CoverageAxis.self, "What a comment has to explain.")),
        ("excused", .list("Symbols that need no comment.", of: excuse)),
        (
          "platform",
          .oneOf(
            CoverageSettingsLoader.PlatformChoice.self,
            "The platform whose conditional code is read; all when left out.")
        ),
        ("defines", .texts("Names that are defined for '#if'.")),
        ("traits", .texts("Traits of the package that are on.")),
        ("baseline", .text("The file that lists what is accepted.")),
      ])
  }

  private static var excuse: JSONSchema {
    .object(
      [
        ("symbols", .requiredText("The symbol, or a pattern of several.")),
        ("reason", .requiredText("Why it needs no comment.")),
      ], required: ["symbols", "reason"])
  }

  private static var module: JSONSchema {
    .object(
      [
        ("name", .requiredText("The module's name.")),
        ("path", .requiredText("The folder of its sources, from the folder of the system.")),
      ], required: ["name", "path"])
  }
}
