import CatalogModel
import DesignTokens

/// The stylesheets that are made of a system: its tokens, and those of its previews.
struct SystemStylesheets {
  let system: System
  let map: SiteMap

  private var folder: String { map.folder(system.slug) + "assets/" }

  /// Where the tokens' custom properties are declared.
  var tokensPath: String { folder + "tokens.css" }

  /// Where a component's preview is styled.
  func previewPath(_ component: Component) -> String {
    folder + "previews/\(component.slug).css"
  }

  /// All of them by path.
  func files() -> [(path: String, text: String)] {
    [(tokensPath, tokens + stage + swatches)]
      + (system.components + system.primitives).map { component in
        (previewPath(component), component.preview.stylesheet.text)
      }
  }

  private var scope: String { "[data-system=\"\(system.slug)\"]" }

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

  /// Gives every swatch the value of the token it names.
  private var swatches: String {
    let rules = system.tokens.filter { !$0.isInternal }.map { token in
      "\(scope)[data-token=\"\(token.path.text)\"] { --value: var(\(token.path.cssProperty)); }\n"
    }
    return "\n" + rules.joined()
  }
}
