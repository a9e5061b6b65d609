extension SwiftSupport {
  static let strokeStyle = """
    extension NAMESPACE {
      /// How a line is drawn.
      public enum StrokeStyleToken: Hashable, Sendable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
        /// Lengths of dashes and gaps in turn, in points.
        case dashes([CGFloat], CGLineCap)

        public init(dash: [CGFloat], lineCap: CGLineCap) {
          self = .dashes(dash, lineCap)
        }

        /// The style for a line of a width; what SwiftUI cannot draw is solid.
        public func style(lineWidth: CGFloat) -> SwiftUI.StrokeStyle {
          switch self {
          case .dashes(let dash, let lineCap):
            SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, dash: dash)
          case .dashed:
            SwiftUI.StrokeStyle(lineWidth: lineWidth, dash: [lineWidth * 3, lineWidth * 3])
          case .dotted:
            SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [0, lineWidth * 2])
          case .solid, .double, .groove, .ridge, .outset, .inset:
            SwiftUI.StrokeStyle(lineWidth: lineWidth)
          }
        }
      }
    }
    """

  static let border = """
    extension NAMESPACE {
      /// The line around a shape.
      public struct BorderToken: Hashable, Sendable {
        public var color: SwiftUI.Color
        /// In points.
        public var width: CGFloat
        public var style: StrokeStyleToken

        public init(color: SwiftUI.Color, width: CGFloat, style: StrokeStyleToken) {
          self.color = color
          self.width = width
          self.style = style
        }

        /// The style in the width of the border.
        public var strokeStyle: SwiftUI.StrokeStyle { style.style(lineWidth: width) }
      }
    }

    extension SwiftUI.View {
      /// Draws a border along the inside of a shape.
      public func border(
        _ token: NAMESPACE.BorderToken, in shape: some SwiftUI.InsettableShape
      ) -> some SwiftUI.View {
        overlay(shape.strokeBorder(token.color, style: token.strokeStyle))
      }
    }
    """

  static let shadow = """
    extension NAMESPACE {
      /// One layer of a shadow. All lengths are in points.
      public struct ShadowToken: Hashable, Sendable {
        public var color: SwiftUI.Color
        public var x: CGFloat
        public var y: CGFloat
        /// The blur of CSS and of design tools, twice the radius of SwiftUI.
        public var blur: CGFloat
        /// How much larger than the shape the shadow is; SwiftUI has no such shadows.
        public var spread: CGFloat
        /// Whether the shadow falls inside the shape.
        public var isInset: Bool

        public init(
          color: SwiftUI.Color, x: CGFloat, y: CGFloat, blur: CGFloat, spread: CGFloat,
          isInset: Bool = false
        ) {
          self.color = color
          self.x = x
          self.y = y
          self.blur = blur
          self.spread = spread
          self.isInset = isInset
        }

        /// The layer as a style for fills, which can fall inside a shape too.
        public var style: SwiftUI.ShadowStyle {
          isInset
            ? .inner(color: color, radius: blur / 2, x: x, y: y)
            : .drop(color: color, radius: blur / 2, x: x, y: y)
        }
      }

      fileprivate struct ShadowModifier: SwiftUI.ViewModifier {
        var layers: [ShadowToken]

        func body(content: Content) -> some SwiftUI.View {
          layers.filter { !$0.isInset }.reversed().reduce(SwiftUI.AnyView(content)) { view, layer in
            SwiftUI.AnyView(
              view.shadow(color: layer.color, radius: layer.blur / 2, x: layer.x, y: layer.y))
          }
        }
      }
    }

    extension SwiftUI.View {
      /// Casts the layers of a shadow that fall outside; for one that falls inside, fill a shape
      /// with its style.
      public func shadow(_ layers: [NAMESPACE.ShadowToken]) -> some SwiftUI.View {
        modifier(NAMESPACE.ShadowModifier(layers: layers))
      }
    }
    """
}
