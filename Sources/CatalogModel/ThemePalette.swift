import ColorScience
import DesignTokens
import Diagnostics

/// The colours of what surrounds the content of a system's pages, in one appearance and contrast.
///
/// Steps: take the values of the tokens that the theme names, and the site's own for what it does
/// not name; mix from them what lies between, as far from each other as contrast asks for.
public struct ThemePalette: Hashable, Sendable {
  /// Light or dark, as the media feature `prefers-color-scheme` says.
  public enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  /// Whether the reader asks for more contrast.
  public enum Contrast: CaseIterable, Sendable {
    case normal, increased
  }

  /// The colour of the page, opaque.
  public let paper: SRGBColor
  /// The colour of text, opaque.
  public let ink: SRGBColor
  /// The colour of links, of what is chosen, and of the focus, opaque.
  public let accent: SRGBColor
  private let isTinted: Bool

  /// The palette of a system.
  public init(_ system: System, _ appearance: Appearance, _ contrast: Contrast) {
    let theme = system.theme
    func color(_ choice: SystemTheme.Choice?) -> SRGBColor? {
      choice.flatMap { choice in
        let reference = appearance == .light ? choice.light : choice.dark
        return Self.color(reference, of: system.tokens, appearance, contrast)
      }
    }
    let isDark = appearance == .dark
    let paper = color(theme.background) ?? Self.own(isDark ? "#141518" : "#ffffff")
    self.paper = paper
    ink =
      color(theme.foreground).map { $0.composited(over: paper) }
      ?? Self.own(isDark ? "#ececef" : "#17181c")
    accent =
      color(theme.accent).map { $0.composited(over: paper) }
      ?? Self.own(isDark ? "#93abff" : "#2f55d4")
    isTinted = theme.background != nil || theme.foreground != nil
  }

  /// The value of a colour token in an appearance and contrast.
  public static func color(
    _ reference: Reference, of tokens: ResolvedTokens, _ appearance: Appearance,
    _ contrast: Contrast
  ) -> SRGBColor? {
    let wishes =
      ["(prefers-color-scheme: \(appearance.rawValue))"]
      + (contrast == .increased ? ["(prefers-contrast: more)"] : [])
    let context = MediaQueries(tokens.modifiers).context(matching: Set(wishes))
    guard case .color(let color) = tokens[TokenPath(reference.name)]?.value(in: context)?.value
    else { return nil }
    return color.value.srgb.gamutMapped
  }

  private static func own(_ hex: String) -> SRGBColor { SRGBColor(hex: hex) ?? .black }
}

extension ThemePalette {
  /// The custom properties of the site's stylesheet with their values, `--accent` and the like.
  public var properties: [(name: String, value: String)] {
    var colors: [(String, SRGBColor)] = [
      ("accent", accent), ("accent-soft", soft), ("on-accent", onAccent),
    ]
    if isTinted {
      colors += [
        ("paper", paper), ("ink", ink), ("paper-raised", ground(0.02)),
        ("paper-sunken", ground(0.045)), ("line", mixed(0.12)),
        ("line-strong", lineStrong), ("ink-soft", inkSoft),
      ]
    }
    return colors.map { ("--" + $0, $1.hex) }
  }

  /// The ground of what is chosen.
  private var soft: SRGBColor { ground(0.12, of: accent) }

  /// The page with up to a share of another colour, that of text unless one is given, as far as the
  /// accent can still be read on it.
  private func ground(_ share: Double, of color: SRGBColor? = nil) -> SRGBColor {
    let steps = stride(from: share, through: 0, by: -0.005)
    let found = steps.lazy.map { mix(paper, color ?? ink, $0) }.first { ratio(accent, $0) >= 4.5 }
    return found ?? paper
  }

  private var onAccent: SRGBColor {
    ratio(.white, accent) >= ratio(.black, accent) ? .white : .black
  }

  private var lineStrong: SRGBColor {
    let steps = stride(from: 0.3, through: 1, by: 0.02)
    return steps.lazy.map(mixed).first { ratio($0, paper) >= 3.3 } ?? ink
  }

  private var inkSoft: SRGBColor {
    let steps = stride(from: 0.5, through: 1, by: 0.02)
    let sunken = mixed(0.045)
    return steps.lazy.map(mixed).first { ratio($0, sunken) >= 5 } ?? ink
  }

  private func mixed(_ share: Double) -> SRGBColor { mix(paper, ink, share) }

  private func mix(_ one: SRGBColor, _ other: SRGBColor, _ share: Double) -> SRGBColor {
    let color = other.with(alpha: share).composited(over: one)
    // As it is written, so that what was measured is what is shown.
    return SRGBColor(hex: color.hex) ?? color
  }

  private func ratio(_ front: SRGBColor, _ back: SRGBColor) -> Double {
    ContrastRatio.of(front, over: [back])?.value ?? 1
  }
}
