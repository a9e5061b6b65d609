import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics

/// `theme/contrast`: what a system chooses for its pages exists, and can be read there in every
/// appearance and contrast.
///
/// Source: WCAG 2.2, 1.4.3 for text. The focus, which needs 3 to 1 by 1.4.11, has the accent too.
enum ReadableTheme: Rule {
  private static let minimum = 4.5

  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    let tokens = TokenReferenceCheck(tokens: system.tokens)
    let unknown = system.theme.colors.flatMap { _, choice in
      [choice.light, choice.light == choice.dark ? nil : choice.dark].compactMap(\.self)
    }.compactMap { tokens.check($0, .color) }
    return unknown + example(of: system) + (unknown.isEmpty ? contrast(of: system) : [])
  }

  private static func example(of system: System) -> [Diagnostic] {
    guard let example = system.theme.example, !system.screens.isEmpty,
      !system.screens.contains(where: { $0.name == example.name })
    else { return [] }
    return [
      .init(
        .themeExample, "there is no screen '\(example.name)'", at: example.location,
        near: DidYouMean.nearest(to: example.name, among: system.screens.map(\.name)))
    ]
  }

  /// The first context in which a choice fails tells of it.
  private static func contrast(of system: System) -> [Diagnostic] {
    var failing: Set<String> = []
    var found: [Diagnostic] = []
    for appearance in ThemePalette.Appearance.allCases {
      for contrast in ThemePalette.Contrast.allCases {
        let palette = ThemePalette(system, appearance, contrast)
        for (key, choice) in system.theme.colors where key != "background" {
          let color = key == "accent" ? palette.accent : palette.ink
          let reference = appearance == .light ? choice.light : choice.dark
          guard let finding = finding(color, palette, reference, appearance, contrast),
            failing.insert(key).inserted
          else { continue }
          found.append(finding)
        }
      }
    }
    return found
  }

  private static func finding(
    _ color: SRGBColor, _ palette: ThemePalette, _ reference: Reference,
    _ appearance: ThemePalette.Appearance, _ contrast: ThemePalette.Contrast
  ) -> Diagnostic? {
    let stack = ColorStack([palette.paper.colorValue, color.colorValue])
    guard let ratio = stack.ratio, ratio.value < minimum else { return nil }
    let place = contrast == .increased ? "\(appearance) with increased contrast" : "\(appearance)"
    let nearest = stack.nearestPassing(changing: 1, minimum: minimum)
    return .init(
      .themeContrast,
      "'\(reference.name)' is \(color.hex) in \(place), which has \(ratio.text) to 1 on the page, "
        + "\(palette.paper.hex); text needs 4.5 to 1",
      at: reference.location,
      suggestion: nearest.map {
        "name a token that passes there; the nearest colour is \($0.color.srgb.hex)"
      })
  }
}
