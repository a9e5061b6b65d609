import CatalogModel
import CommonMark
import InterfaceStrings
import Templates

/// The picture of a component that nobody has drawn.
struct PictureItem: TemplateContext, Sendable {
  var light: String
  /// Sharper files for `srcset`; empty where there are none.
  var lightSet: String
  /// Empty where one picture serves both appearances.
  var dark: String
  var darkSet: String
  /// What it shows, for those who do not see it.
  var alternative: String

  static let fields: [ContextField<PictureItem>] = [
    .text("light") { $0.light },
    .text("lightSet") { $0.lightSet },
    .text("dark") { $0.dark },
    .text("darkSet") { $0.darkSet },
    .text("alternative") { $0.alternative },
  ]

  /// `nil` for a component without a picture, and for one whose file is refused.
  init?(_ component: Component, _ scope: PageScope) {
    guard let picture = component.picture,
      let light = scope.href(toImage: picture.light.name)
    else { return nil }
    func set(_ files: [Int: String]) -> String {
      ImageForms.sourceSet(files.compactMapValues(scope.href(toImage:))) ?? ""
    }
    let files = scope.files(ofImage: picture.light.name)
    let dark = picture.dark?.name ?? files.dark.min { $0.key < $1.key }?.value
    self.light = light
    lightSet = set(files.light)
    self.dark = dark.flatMap(scope.href(toImage:)) ?? ""
    darkSet = set(files.dark)
    alternative = scope.words(ComponentPhrase.pictureOf, ["name": component.name])
  }

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.add("![\(MarkdownText.escaped(alternative))](\(light))")
    writer.add(MarkdownText.escaped(words(ComponentPhrase.picture)))
  }
}
