/// Whether something holds, in the three values of Kleene's logic: of what is not read it cannot
/// be told.
enum Truth: Int, Comparable {
  case no, maybe, yes

  static func < (left: Truth, right: Truth) -> Bool { left.rawValue < right.rawValue }

  static prefix func ! (verdict: Truth) -> Truth {
    switch verdict {
    case .no: .yes
    case .maybe: .maybe
    case .yes: .no
    }
  }

  init(_ holds: Bool) { self = holds ? .yes : .no }
}
