extension SwiftSupport {
  static let duration = """
    extension Swift.Duration {
      /// The whole span in seconds.
      fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
      }
    }
    """

  static let cubicBezier = """
    extension NAMESPACE {
      /// A timing curve from (0, 0) to (1, 1) by its two control points.
      public struct CubicBezierToken: Hashable, Sendable {
        public var x1: Double
        public var y1: Double
        public var x2: Double
        public var y2: Double

        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
          self.x1 = x1
          self.y1 = y1
          self.x2 = x2
          self.y2 = y2
        }

        /// The curve as a function from time to progress.
        public var unitCurve: SwiftUI.UnitCurve {
          .bezier(
            startControlPoint: SwiftUI.UnitPoint(x: x1, y: y1),
            endControlPoint: SwiftUI.UnitPoint(x: x2, y: y2))
        }

        /// The curve as an animation.
        public func animation(duration: Swift.Duration) -> SwiftUI.Animation {
          .timingCurve(x1, y1, x2, y2, duration: duration.seconds)
        }
      }
    }
    """

  static let transition = """
    extension NAMESPACE {
      /// How long a change takes, when it begins and how it goes.
      public struct TransitionToken: Hashable, Sendable {
        public var duration: Swift.Duration
        public var delay: Swift.Duration
        public var curve: CubicBezierToken

        public init(duration: Swift.Duration, delay: Swift.Duration, curve: CubicBezierToken) {
          self.duration = duration
          self.delay = delay
          self.curve = curve
        }

        /// The transition as an animation.
        public var animation: SwiftUI.Animation {
          curve.animation(duration: duration).delay(delay.seconds)
        }
      }
    }
    """
}
