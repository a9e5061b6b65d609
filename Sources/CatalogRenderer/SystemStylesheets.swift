import CatalogModel
import DesignTokens

/// The stylesheets that are made of a system: its tokens, and those of its previews.
struct SystemStylesheets {
  let system: System
  let map: SiteMap

  private var folder: String { map.folder(system.slug) + "assets/" }

  /// Where the tokens' custom properties are declared.
  var tokensPath: String { folder + "tokens.css" }

  /// Where a component's preview is styled, in the order in which the stylesheets apply.
  func previewPaths(_ component: Component) -> [String] {
    // A primitive may have the folder name of a component.
    let parent = component.layer == .primitive ? "previews/primitives/" : "previews/"
    return component.preview.shared.map(sharedPath) + [folder + parent + component.slug + ".css"]
  }

  /// Stylesheets that previews share lie apart, so that no component's name meets one of theirs.
  private func sharedPath(_ stylesheet: TextFile) -> String {
    folder + "previews/shared/" + (stylesheet.path.split(separator: "/").last ?? "")
  }

  /// All of them by path.
  func files() -> [(path: String, text: String)] {
    var texts = Dictionary(ofPreviews, uniquingKeysWith: { $1 })
    texts[tokensPath] = tokensAndStage + swatches
    return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Those of the previews; one that several share is there several times.
  var ofPreviews: [(String, String)] {
    (system.components + system.primitives).flatMap { component in
      zip(previewPaths(component), component.preview.stylesheets.map(\.text))
    }
  }

  /// The custom properties of the tokens, and what previews stand on.
  var tokensAndStage: String { tokens + stage }

  private var scope: String { "[data-system=\"\(system.slug)\"]" }

  private var swatches: String { "\n" + SwatchStylesheet.text(system.tokens, scope: scope) }

  private var tokens: String {
    CSSExporter(scope: scope).export(system.tokens).css
  }

  /// What previews stand on.
  private var stage: String {
    let stage = system.stage
    let declarations = [
      ("--stage-background", stage.background), ("--stage-color", stage.foreground),
      ("--stage-font", stage.font),
    ].compactMap { name, reference in
      reference.map { "  \(name): var(\(TokenPath($0.name).cssProperty));\n" }
    }
    return "\n\(scope) {\n\(declarations.joined())}\n"
  }
}
