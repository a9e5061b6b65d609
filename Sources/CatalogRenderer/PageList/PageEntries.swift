/// The entries of a system's pages in their order, kept by kind, so that a list which takes over
/// those of one kind from another list shares them.
struct PageEntries: RandomAccessCollection, Sendable {
  /// Those of each kind, in the order of ``PageKinds/all``.
  private(set) var kinds: [[PageEntry]]
  /// How many entries stand before each kind, and then how many there are.
  private let starts: [Int]

  init(_ kinds: [[PageEntry]]) {
    self.kinds = kinds
    starts = kinds.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.last ?? 0 }

  subscript(position: Int) -> PageEntry {
    get {
      let kind = kind(at: position)
      return kinds[kind][position - starts[kind]]
    }
    set {
      let kind = kind(at: position)
      kinds[kind][position - starts[kind]] = newValue
    }
  }

  /// Whether each kind has as many entries as in another list.
  func hasSizes(of other: PageEntries) -> Bool { starts == other.starts }

  private func kind(at position: Int) -> Int {
    (starts.firstIndex { $0 > position } ?? starts.count) - 1
  }
}
