import SwiftSymbols

extension SwiftFlow.Condition {
  /// Whether one side shows something and the other nothing, so that what is beside it gives way.
  /// Sides that both show something are exchanged at one place.
  var isInsertion: Bool {
    !isChained && (sides.count == 1 || sides.contains(where: \.showsNothing))
  }
}

extension SwiftFlow.Block {
  fileprivate var showsNothing: Bool {
    statements.first.map { $0.head == "Spacer" || $0.head == "EmptyView" } ?? true
  }

  /// How many statements show something.
  var visibleCount: Int { statements.count(where: \.isVisible) }

  /// Whether something is beside a statement that gives way when it comes, and no `Spacer` next to
  /// it does so.
  ///
  /// - Parameter isFading: Whether it is said that it fades in and out, so that only what follows is
  ///   known to move.
  func givesWay(to range: Range<Int>, isFading: Bool) -> Bool {
    guard let index = statements.firstIndex(where: { $0.range.overlaps(range) }) else {
      return false
    }
    let before = statements[..<index].filter(\.isVisible)
    let after = statements[(index + 1)...].filter(\.isVisible)
    if before.last?.head == "Spacer" || after.first?.head == "Spacer" { return false }
    return (isFading ? after : before + after).contains { !$0.isPlace }
  }
}

extension SwiftFlow.Statement {
  /// Whether it shows something, as what begins with a sign does not.
  fileprivate var isVisible: Bool { head.map { !Self.silent.contains($0) } ?? false }

  private static let silent: Set<String> = ["let", "var", "guard"]

  /// Whether nothing of it could be seen to move, or it is exchanged for something itself.
  fileprivate var isPlace: Bool { head.map(Self.places.contains) ?? true }

  private static let places: Set<String> = [
    "Color", "EmptyView", "Spacer", "for", "if", "return", "switch",
  ]
}
