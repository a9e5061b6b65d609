/// A colour as far as it can be read.
enum Paint: Hashable, Sendable {
  /// The custom property of a token.
  case token(String)
  case transparent
  case unreadable(UnreadReason)
}

/// A colour and the declaration that gives it.
struct PlacedPaint: Hashable, Sendable {
  var paint: Paint
  var place: PaintPlace?
}

extension Paint {
  /// What a value says a colour is.
  enum Reading: Equatable {
    case paint(Paint)
    case inherited
    case current
    case initial
  }

  /// Reads the value of a property that is one colour.
  ///
  /// - Parameter role: What the property gives, for the reason.
  static func read(_ value: [ComponentValue], role: UnreadReason.Role) -> Reading {
    guard let first = value.first, value.count == 1 else {
      return .paint(.unreadable(UnreadReason(.unreadValue, of: role)))
    }
    switch first {
    case .ident("inherit"), .ident("unset"): return .inherited
    case .ident("currentcolor"): return .current
    case .ident("initial"): return .initial
    case .ident("transparent"), .ident("none"): return .paint(.transparent)
    case .ident("revert"), .ident("revert-layer"):
      return .paint(.unreadable(UnreadReason(.reverted, of: role)))
    case .ident, .hash: return .paint(.unreadable(UnreadReason(.literal, of: role)))
    case .address: return .paint(.unreadable(UnreadReason(.image, of: role)))
    case .function("var", let arguments):
      return .paint(arguments.variable.map { .token($0.name) } ?? .transparent)
    case .function(let name, _):
      return .paint(.unreadable(UnreadReason(.computed, "\(name)()", of: role)))
    default: return .paint(.unreadable(UnreadReason(.unreadValue, of: role)))
    }
  }
}
