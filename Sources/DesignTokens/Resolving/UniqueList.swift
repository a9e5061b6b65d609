/// Numbers in the order in which they first come, each once.
struct UniqueList: Sendable {
  private(set) var elements: [Int] = []
  /// Filled only when the list grows long; most lists hold one or two.
  private var set: Set<Int> = []

  private static let linearLimit = 16

  mutating func append(_ element: Int) {
    if elements.count < Self.linearLimit {
      if !elements.contains(element) { elements.append(element) }
      return
    }
    if set.isEmpty { set = Set(elements) }
    if set.insert(element).inserted { elements.append(element) }
  }
}
