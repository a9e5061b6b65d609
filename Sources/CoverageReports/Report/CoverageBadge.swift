/// The share of documented symbols as a small picture for a README.
///
/// Its colours carry white text at 4.5 to 1 and more. The text is told a width that is measured
/// with the widths of Verdana, so that it fits where another font takes its place.
struct CoverageBadge {
  private let value: String
  private let color: String

  init(_ result: CoverageResult) {
    value = CoverageWords.share(result.percent)
    color = Self.color(of: result.percent)
  }

  private static let label = "documentation"
  private static let padding = 6.0

  var text: String {
    let left = Self.width(of: Self.label) + 2 * Self.padding
    let right = Self.width(of: value) + 2 * Self.padding
    let title = "\(Self.label): \(value)"
    let width = Self.number(left + right)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" \
      aria-label="\(title)">
        <title>\(title)</title>
        <rect width="\(width)" height="20" rx="3" fill="\(color)"/>
        <path d="M3 0H\(Self.number(left))V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" fill="#3d3d3d"/>
        <g fill="#ffffff" font-family="Verdana, Geneva, DejaVu Sans, sans-serif" font-size="11">
          \(Self.text(Self.label, at: Self.padding))
          \(Self.text(value, at: left + Self.padding))
        </g>
      </svg>

      """
  }

  private static func text(_ text: String, at x: Double) -> String {
    "<text x=\"\(number(x))\" y=\"14\" textLength=\"\(number(width(of: text)))\">\(text)</text>"
  }

  /// From red over brown to green; grey where there is nothing to count.
  static func color(of percent: Double?) -> String {
    switch percent {
    case nil: "#5c5c5c"
    case .some(..<50): "#b3261e"
    case .some(..<80): "#8a5300"
    case .some(..<95): "#5a6b00"
    default: "#2e6b1f"
    }
  }

  /// In pixels, of text in 11 px.
  private static func width(of text: String) -> Double {
    text.reduce(0) { $0 + (widths[$1] ?? 7) }
  }

  /// Advance widths of Verdana at 11 px, of the characters that occur.
  private static let widths: [Character: Double] = [
    " ": 3.87, "%": 11.84, ".": 4, "0": 6.99, "1": 6.99, "2": 6.99, "3": 6.99, "4": 6.99,
    "5": 6.99, "6": 6.99, "7": 6.99, "8": 6.99, "9": 6.99, "a": 6.61, "c": 5.73, "d": 6.85,
    "e": 6.55, "g": 6.85, "h": 6.96, "i": 3.02, "m": 10.7, "n": 6.96, "o": 6.68, "t": 4.33,
    "u": 6.96,
  ]

  /// With one decimal at most.
  private static func number(_ value: Double) -> String {
    let tenths = Int(exactly: (value * 10).rounded(.up)) ?? 0
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
