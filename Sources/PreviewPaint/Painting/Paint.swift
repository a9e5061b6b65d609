/// A colour as far as it can be read.
enum Paint: Hashable, Sendable {
  /// The custom property of a token.
  case token(String)
  case transparent
  case unreadable(String)
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
  /// - Parameter role: What the property gives, such as "colour", for the reason.
  static func read(_ value: [ComponentValue], role: String) -> Reading {
    guard let first = value.first, value.count == 1 else {
      return .paint(.unreadable("the \(role) is not read"))
    }
    switch first {
    case .ident("inherit"), .ident("unset"): return .inherited
    case .ident("currentcolor"): return .current
    case .ident("initial"): return .initial
    case .ident("transparent"), .ident("none"): return .paint(.transparent)
    case .ident("revert"), .ident("revert-layer"):
      return .paint(.unreadable("the \(role) is reverted"))
    case .ident, .hash: return .paint(.unreadable("the \(role) is a literal"))
    case .address: return .paint(.unreadable("the \(role) is an image"))
    case .function("var", let arguments):
      return .paint(arguments.variable.map { .token($0.name) } ?? .transparent)
    case .function(let name, _):
      return .paint(.unreadable("the \(role) is computed by '\(name)()'"))
    default: return .paint(.unreadable("the \(role) is not read"))
    }
  }
}
