import Diagnostics

/// A text that should be a CSS colour and is none: what it looks like, and what to write.
struct UnreadColor {
  private let text: String

  init(_ text: String) { self.text = String(text.trimmingBlanks) }

  /// `contrast/not-a-color`.
  func diagnostic(at place: SourceLocation?) -> Diagnostic {
    let understanding = understanding
    return .init(
      .contrastNotAColor, "'\(text.shortened)' is not a CSS colour", at: place,
      notes: [.init(understanding.note)], suggestion: understanding.suggestion)
  }

  private typealias Understanding = (note: String, suggestion: String)

  private var understanding: Understanding {
    if text.isEmpty { return ("a colour is missing here", Self.anyColor) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if [3, 4, 6, 8].contains(text.count), text.allSatisfy(\.isASCIIHexDigit) {
      return ("hexadecimal digits are a colour only with a '#' before them", "write #\(text)")
    }
    if let bracket = text.firstIndex(of: "(") { return function(text[..<bracket].lowercased()) }
    return (
      "read as the name of a colour, but CSS has no fixed colour of this name",
      Self.anyColor
    )
  }

  private static let anyColor =
    "write a colour of CSS Color 4, such as #767676, rgb(118 118 118) or oklch(0.57 0 0)"

  private func hexadecimal(_ digits: Substring) -> Understanding {
    let suggestion = "write three, four, six or eight digits, such as #767676"
    if let other = digits.first(where: { !$0.isASCIIHexDigit }) {
      return ("only hexadecimal digits may follow '#', and '\(other)' is not one", suggestion)
    }
    return ("3, 4, 6 or 8 digits must follow '#', not \(digits.count)", suggestion)
  }

  private func function(_ name: String) -> Understanding {
    guard let example = Self.examples[name] else {
      let isDependent = ["var", "color-mix", "light-dark", "contrast-color"].contains(name)
      let nearest = DidYouMean.nearest(to: name, among: Self.examples.keys)
      return (
        isDependent
          ? "what \(name)() stands for depends on where it is used"
          : "there is no colour function '\(name.shortened)'",
        nearest.flatMap { Self.examples[$0] }.map { "did you mean one like \($0)?" }
          ?? Self.anyColor
      )
    }
    if text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }) {
      return ("the bracket of \(name)() is not closed", "write it like \(example)")
    }
    return (
      "read as \(name)(), but its arguments are wrong",
      "write it like \(example)"
    )
  }

  private static let examples = [
    "rgb": "rgb(118 118 118)", "rgba": "rgba(118, 118, 118, 0.5)",
    "hsl": "hsl(210 50% 40%)", "hsla": "hsla(210, 50%, 40%, 0.5)", "hwb": "hwb(210 20% 30%)",
    "lab": "lab(50 20 -30)", "lch": "lch(50 36 304)", "oklab": "oklab(0.57 0.05 -0.08)",
    "oklch": "oklch(0.57 0.1 250)", "color": "color(display-p3 0.2 0.4 0.8)",
  ]
}

extension String {
  /// Cut where it is too long to be quoted.
  fileprivate var shortened: String { count > 80 ? prefix(79) + "…" : self }
}

extension Character {
  fileprivate var isASCIIHexDigit: Bool { isASCII && isHexDigit }
}
