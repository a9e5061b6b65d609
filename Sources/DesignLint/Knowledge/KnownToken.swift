import DesignTokens

/// A token as code can use it.
public struct KnownToken: Hashable, Sendable {
  /// Its path in the token files.
  public var path: String
  /// What code writes: `DS.Spacing.m`.
  public var swiftName: String
  /// What it is for.
  public var role: TokenRole
  /// What it is in its contexts, each value once.
  public var values: [TokenValue]
  /// Whether code outside of the system can name it.
  public var isPublic: Bool
  /// The type of its constant, as far as it is written: `CGFloat`.
  public var swiftType: String?
  /// Whether its value could be told in every context; what it is otherwise is open.
  public var isKnown = true
  /// Whether its name is one of the platform, such as `Color.primary`: the system uses it as it is,
  /// so that code may, too.
  public var isPlatform = false

  /// A token; one that has several values depends on its context.
  public init(
    path: String, swiftName: String, role: TokenRole, values: [TokenValue], isPublic: Bool = true,
    swiftType: String? = nil
  ) {
    (self.path, self.swiftName, self.role) = (path, swiftName, role)
    (self.values, self.isPublic, self.swiftType) = (values, isPublic, swiftType)
  }

  /// Whether code can name it.
  ///
  /// - Parameter isOwn: Whether the code belongs to the system.
  func isVisible(isOwn: Bool) -> Bool { isPublic || isOwn }

  /// Whether it is the same in every context.
  var isUniform: Bool { isKnown && values.count == 1 }

  /// Whether its name is a step of a scale, such as `m` or `large`, and not a place where it is
  /// used, such as `buttonVertical`: code elsewhere with the same number does not mean that place.
  var isStep: Bool {
    let name = TokenPath(path).displayNames.last ?? ""
    return NameWords.split(name).allSatisfy { word in
      word.allSatisfy(\.isNumber) || Self.steps.contains(word.lowercased().filter(\.isLetter))
    }
  }

  private static let steps: Set<String> = sizes.union(numbers)

  /// Steps that are counted: `oneAndHalf` of `Spaces`.
  private static let numbers: Set<String> = [
    "and", "eight", "eighteen", "eleven", "fifteen", "five", "four", "fourteen", "nine", "nineteen",
    "one", "seven", "seventeen", "six", "sixteen", "ten", "thirteen", "three", "twelve", "twenty",
    "two", "zero",
  ]

  private static let sizes: Set<String> = [
    "base", "compact", "default", "double", "extra", "extralarge", "extrasmall", "hairline", "half",
    "huge", "l", "large", "larger", "lg", "loose", "m", "md", "medium", "micro", "mini", "narrow",
    "none", "normal", "px", "quarter", "regular", "s", "sm", "small", "smaller", "standard",
    "thick",
    "thin", "tight", "tiny", "wide", "x", "xl", "xs", "xxl", "xxs", "xxxl", "xxxs",
  ]
}

/// What a token is for, which decides where code may use it: 12 points may be a distance, a radius
/// and a size of text, and each is another token.
public enum TokenRole: String, CaseIterable, Hashable, Sendable {
  /// A distance between views, or within one.
  case spacing
  /// The radius of a corner.
  case radius
  /// A width or a height.
  case size
  /// The width of a line.
  case stroke
  /// The size of text.
  case fontSize
  /// How text is set.
  case font
  /// A colour.
  case color
  /// How opaque something is.
  case opacity
  /// How long a change takes.
  case duration
  /// A change with its duration and curve.
  case animation
  /// A shadow.
  case shadow
  /// None of these.
  case other

  /// Whether tokens of the role may belong to one place, so that a number alone does not tell which
  /// is meant.
  var hasPlaces: Bool {
    switch self {
    case .opacity, .radius, .size, .spacing, .stroke: true
    default: false
    }
  }

  /// How messages name such a token: `a spacing token`.
  var noun: String {
    switch self {
    case .fontSize: "text size"
    case .font: "font"
    case .color: "colour"
    case .stroke: "line width"
    case .other: "design"
    default: rawValue
    }
  }

  /// What a token is for, by its type and the words of its names. The last word that says something
  /// decides: `button.radius.small` is a radius.
  public init(of value: TokenValue, path: String) {
    let words = NameWords.split(path).map { $0.lowercased() }
    switch value {
    case .color: self = .color
    case .duration: self = .duration
    case .transition: self = .animation
    case .shadow: self = .shadow
    case .typography: self = .font
    case .number: self = words.contains(where: Self.opacityWords.contains) ? .opacity : .other
    case .dimension: self = Self.length(words)
    default: self = .other
    }
  }

  private static func length(_ words: [String]) -> TokenRole {
    if words.contains(where: { shadowWords.contains($0) || otherWords.contains($0) }) {
      return .other
    }
    if words.contains(where: strokeWords.contains) { return .stroke }
    for word in words.reversed() {
      if let role = lengthWords[word] {
        let isText = role == .size && words.contains(where: textWords.contains)
        return isText ? .fontSize : role
      }
    }
    return words.contains(where: textWords.contains) ? .fontSize : .other
  }

  private static let opacityWords: Set<String> = ["opacity", "alpha", "opacities", "transparency"]
  private static let shadowWords: Set<String> = ["shadow", "elevation", "blur", "shadows"]
  private static let textWords: Set<String> = [
    "font", "text", "type", "typography", "typeface", "fonts",
  ]
  /// The width of a border is that of a line, and not of a view.
  private static let strokeWords: Set<String> = [
    "stroke", "border", "hairline", "divider", "outline", "separator",
  ]
  /// Lengths that are neither of a view nor of text.
  private static let otherWords: Set<String> = [
    "motion", "animation", "translation", "tracking", "kerning", "leading", "lineheight",
    "letterspacing", "letter", "breakpoint", "minimum", "maximum",
  ]

  private static let lengthWords: [String: TokenRole] = {
    let groups: [(TokenRole, [String])] = [
      (
        .spacing,
        [
          "spacing", "space", "spaces", "gap", "gaps", "padding", "paddings", "margin", "margins",
          "inset", "insets", "gutter",
        ]
      ),
      (.radius, ["radius", "radii", "corner", "corners", "rounding", "rounded"]),
      (
        .size,
        [
          "size", "sizes", "sizing", "width", "height", "icon", "icons", "avatar", "diameter",
          "target",
        ]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { role, words in words.map { ($0, role) } })
  }()
}

extension [KnownToken] {
  /// Whether the values of all that code can use are told, so that none can be missed.
  func areKnown(isOwn: Bool) -> Bool {
    allSatisfy { $0.isKnown || !$0.isVisible(isOwn: isOwn) }
  }
}
