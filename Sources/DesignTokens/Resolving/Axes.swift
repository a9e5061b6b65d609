/// Some of the modifiers, and a number for each combination of their contexts.
struct Axes: Hashable, Sendable {
  /// Indices of modifiers, ascending.
  let modifiers: [Int]
  /// How many contexts each of them has.
  let sizes: [Int]
  /// How many combinations there are, capped at `Int.max`.
  let count: Int

  static let none = Axes([], among: [])

  init(_ modifiers: some Sequence<Int>, among all: [TokenModifier]) {
    self.modifiers = Set(modifiers).sorted()
    sizes = self.modifiers.map { all[$0].contexts.count }
    count = sizes.reduce(1) { product, size in
      let (result, overflow) = product.multipliedReportingOverflow(by: size)
      return overflow ? .max : result
    }
  }

  /// The number of the combination that `selection`, a context index for every modifier, is in.
  func index(in selection: [Int]) -> Int {
    var index = 0
    for (modifier, size) in zip(modifiers, sizes) {
      index = index * size + selection[modifier]
    }
    return index
  }

  /// `base` with the contexts of combination `index` put in.
  func selection(at index: Int, base: [Int]) -> [Int] {
    var selection = base
    var rest = index
    for (modifier, size) in zip(modifiers, sizes).reversed() {
      selection[modifier] = rest % size
      rest /= size
    }
    return selection
  }
}
