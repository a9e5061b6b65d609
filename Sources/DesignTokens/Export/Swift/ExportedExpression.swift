import ColorScience

/// A Swift expression as far as tokens need them, to be laid out within the width of a line.
indirect enum ExportedExpression: Hashable {
  struct Argument: Hashable {
    var label: String?
    var value: ExportedExpression
  }

  /// Text that stays on one line: a number, a string, an expression somebody wrote.
  case literal(String)
  /// Another member by its whole name.
  case reference(String)
  /// A multiple of the member that holds the length of one rem.
  case rem(Double, member: String)
  /// A case of `ColorSpaceToken`.
  case space(ColorSpace)
  /// A static member of a type, or of the one that the place calls for.
  case member(of: ExportedSwift.SupportType?, String)
  case call(String, [Argument])
  case array([ExportedExpression])

  static func call(_ name: String, labeled arguments: [(String, ExportedExpression)]) -> Self {
    .call(name, arguments.map { Argument(label: $0.0, value: $0.1) })
  }

  static func call(
    _ type: ExportedSwift.SupportType, labeled arguments: [(String, ExportedExpression)]
  ) -> Self { .call(type.name, labeled: arguments) }

  static func call(_ type: ExportedSwift.SupportType, _ values: [ExportedExpression]) -> Self {
    .call(type.name, values)
  }

  static func call(_ name: String, _ values: [ExportedExpression]) -> Self {
    .call(name, values.map { Argument(label: nil, value: $0) })
  }

  static func number(_ value: Double) -> Self { .literal(CSSNumber.text(value)) }
}

// MARK: - Text

extension ExportedExpression {
  /// The expression on one line.
  var line: String {
    switch self {
    case .literal(let text), .reference(let text): text
    case .rem(let value, let member): "\(CSSNumber.text(value)) * \(member)"
    case .space(let space): "." + space.swiftName
    case .member(let type, let name): "\(type?.name ?? "").\(name)"
    case .call(let name, let arguments):
      "\(name)(\(Self.list(arguments)))"
    case .array(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
    }
  }

  /// Columns that a line may have.
  static let width = 100

  /// The lines of `prefix`, the expression and `suffix`: one where it fits, otherwise arguments or
  /// elements together on the next, or one line and more for each.
  func lines(indentation: Int, prefix: String, suffix: String = "") -> [String] {
    let space = String(repeating: " ", count: indentation)
    let whole = space + prefix + line + suffix
    guard whole.count > Self.width else { return [whole] }
    let inner = indentation + 2
    switch self {
    case .call(let name, let arguments) where !arguments.isEmpty:
      let opening = space + prefix + name + "("
      let together = String(repeating: " ", count: inner) + Self.list(arguments) + ")" + suffix
      if together.count <= Self.width { return [opening, together] }
      return [opening] + Self.column(arguments, inner, isArray: false) + [space + ")" + suffix]
    case .array(let elements) where !elements.isEmpty:
      let arguments = elements.map { Argument(label: nil, value: $0) }
      let comma = elements.count > 1 ? "," : ""
      let together = String(repeating: " ", count: inner) + Self.list(arguments) + comma
      let isShort = together.count <= Self.width
      let lines = isShort ? [together] : Self.column(arguments, inner, isArray: true)
      return [space + prefix + "["] + lines + [space + "]" + suffix]
    default:
      let isArgument = prefix.hasSuffix(": ")
      guard isArgument else { return [whole] }
      return [space + prefix.dropLast(), space + "  " + line + suffix]
    }
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { $0.prefix + $0.value.line }.joined(separator: ", ")
  }

  private static func column(
    _ arguments: [Argument], _ indentation: Int, isArray: Bool
  ) -> [String] {
    arguments.enumerated().flatMap { index, argument in
      let isLast = index == arguments.count - 1
      let hasComma = !isLast || (isArray && arguments.count > 1)
      return argument.value.lines(
        indentation: indentation, prefix: argument.prefix, suffix: hasComma ? "," : "")
    }
  }
}

extension ExportedExpression.Argument {
  fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }
}

extension ColorSpace {
  /// The case of `ColorSpaceToken`.
  var swiftName: String {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgbLinear"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "displayP3"
    case .a98RGB: "a98RGB"
    case .proPhotoRGB: "proPhotoRGB"
    case .rec2020: "rec2020"
    case .xyzD65: "xyzD65"
    case .xyzD50: "xyzD50"
    }
  }
}

/// Swift's literals.
enum SwiftText {
  /// A string literal in quotes; nothing in `text` can end it or begin an interpolation.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The lines of a documentation comment without its slashes. Signs that are neither text nor
  /// line ends become spaces.
  static func commentLines(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      var result = ""
      for scalar in line.unicodeScalars {
        result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      }
      while result.hasSuffix(" ") { result.removeLast() }
      return result
    }
  }
}
