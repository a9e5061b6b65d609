extension SwiftSupport {
  static let fontWeight = """
    extension NAMESPACE {
      /// The weight of a font, from 1 to 1000.
      public struct FontWeightToken: Hashable, Sendable {
        public var value: Double
        /// The word for the weight, such as `semi-bold`.
        public var keyword: String?

        public init(_ value: Double, keyword: String? = nil) {
          self.value = value
          self.keyword = keyword
        }

        /// The nearest weight that SwiftUI knows.
        public var weight: SwiftUI.Font.Weight {
          switch value {
          \(SwiftUIFontWeight.branches.joined(separator: "\n      "))
          }
        }
      }
    }
    """

  static let typography = """
    extension NAMESPACE {
      /// How text is set.
      public struct TypographyToken: Hashable, Sendable {
        /// Names of typefaces, the most preferred first.
        public var family: [String]
        /// In points.
        public var size: CGFloat
        public var weight: FontWeightToken
        /// Space added between letters, in points.
        public var tracking: CGFloat
        /// The distance of lines as a multiple of the size.
        public var lineHeight: Double

        public init(
          family: [String], size: CGFloat, weight: FontWeightToken, tracking: CGFloat,
          lineHeight: Double
        ) {
          self.family = family
          self.size = size
          self.weight = weight
          self.tracking = tracking
          self.lineHeight = lineHeight
        }

        /// The most preferred typeface in size and weight.
        public var font: SwiftUI.Font {
          let name = family.first ?? "system-ui"
          let font: SwiftUI.Font =
            switch name.lowercased() {
            case "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif",
              "ui-sans-serif", "sf pro", "sf pro text", "sf pro display":
              .system(size: size)
            case "serif", "ui-serif", "new york": .system(size: size, design: .serif)
            case "monospace", "ui-monospace", "sf mono": .system(size: size, design: .monospaced)
            case "ui-rounded", "sf pro rounded": .system(size: size, design: .rounded)
            default: .custom(name, size: size)
            }
          return font.weight(weight.weight)
        }

        /// Space added between lines, in points.
        public var lineSpacing: CGFloat { (CGFloat(lineHeight) - 1) * size }
      }
    }

    extension SwiftUI.View {
      /// Sets text in font, tracking and line spacing of a token.
      public func typography(_ token: NAMESPACE.TypographyToken) -> some SwiftUI.View {
        font(token.font).tracking(token.tracking).lineSpacing(token.lineSpacing)
      }
    }
    """
}
