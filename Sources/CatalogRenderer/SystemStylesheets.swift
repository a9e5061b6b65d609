import CatalogModel
import DesignTokens

/// The stylesheets that are made of a system: its tokens, and those of its previews.
struct SystemStylesheets {
  let system: System
  let map: SiteMap

  fileprivate var folder: String { map.folder(system.slug) + "assets/" }

  /// Where the colours of what surrounds the content are declared.
  var themePath: String { folder + "theme.css" }

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
  ///
  /// - Parameter bundle: Those of previews that stand in one file.
  func files(_ bundle: PreviewBundle?) -> [(path: String, text: String)] {
    var texts: [String: String] = [:]
    for component in system.components + system.primitives
    where bundle?.components.contains(component.name) != true {
      for (path, file) in zip(previewPaths(component), component.preview.stylesheets) {
        texts[path] = file.text
      }
    }
    if let bundle { texts[bundle.path] = bundle.text }
    let theme = ThemeStylesheet(system: system, map: map)
    if !theme.isEmpty { texts[themePath] = theme.text(at: themePath) }
    texts[tokensPath] = tokensAndStage + swatches + contextTexts
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

  private var contextTexts: String {
    ContextTexts.stylesheet(system.tokens.modifiers, system: system.slug)
  }

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

/// The stylesheets of the previews of a system in one file, so that a page loads one instead of one
/// for each component that it draws.
struct PreviewBundle: Sendable {
  /// Where it lies on the site.
  let path: String
  let text: String
  /// The names of the components whose rules it holds.
  let components: Set<String>

  /// Bytes that a bundle may have: a page of a larger system loads what it draws and no more.
  static let limit = 128 << 10

  /// - Returns: `nil` for a system without previews, and for one with so many that they stand apart.
  init?(_ stylesheets: SystemStylesheets) {
    var text = ""
    var names: Set<String> = []
    for component in stylesheets.system.components + stylesheets.system.primitives {
      let rules = component.preview.stylesheets.compactMap {
        ScopedStylesheet.text(of: $0.text, for: component.name)
      }
      guard rules.count == component.preview.stylesheets.count,
        names.insert(component.name).inserted
      else { continue }
      text += rules.joined()
      if text.utf8.count > Self.limit { return nil }
    }
    guard !text.isEmpty else { return nil }
    path = stylesheets.folder + "previews.css"
    self.text = text
    components = names
  }
}
