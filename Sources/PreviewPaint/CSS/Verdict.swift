/// Whether something holds, in the three values of Kleene's logic: of what is not read it cannot
/// be told.
enum Verdict: Int, Comparable {
  case no, maybe, yes

  static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }

  static prefix func ! (verdict: Verdict) -> Verdict {
    switch verdict {
    case .no: .yes
    case .maybe: .maybe
    case .yes: .no
    }
  }

  init(_ holds: Bool) { self = holds ? .yes : .no }
}
