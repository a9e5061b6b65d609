/// Bounds how far the parser looks ahead for declarations that are not there.
///
/// Behind an attribute, a modifier, `macro` or `throws` it looks for what must follow, if need be to
/// the end of the text, and does so again at the next of them. So each token costs one for every
/// such word since the last declaration.
struct RecoveryCost {
  /// About a tenth of a second's work.
  static let maximum = 1 << 18

  /// How many tokens may be read anew, in all.
  private(set) var total = 0
  private var waiting = 0
  /// Whether the last token, and the one before it, is a word that waits.
  private var isWaiting = (last: false, previous: false)

  mutating func token() {
    total += max(0, waiting - Self.ordinary)
    isWaiting = (false, isWaiting.last)
  }

  mutating func attribute() { waiting += 1 }

  mutating func word(_ word: String) {
    if Self.waiting.contains(word) {
      waiting += 1
      isWaiting.last = true
    }
    if Self.declarations.contains(word) { waiting = 0 }
  }

  /// Takes what tells that the word before it is a name: the point of an expression outside of all
  /// brackets, as in `package.targets`, and the colon of a label, as in `product(package: "a")`.
  mutating func name() {
    if isWaiting.previous { waiting -= 1 }
  }

  /// So many of them are in honest code, and cost no more than reading it again as often.
  private static let ordinary = 16

  private static let waiting: Set<String> = [
    "async", "throws", "rethrows", "macro", "borrowing", "consuming", "convenience", "distributed",
    "dynamic", "final", "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "open", "optional", "override", "package", "postfix", "prefix", "required",
    "sending", "unowned", "weak",
  ]

  private static let declarations: Set<String> = [
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
    "let", "operator", "protocol", "struct", "subscript", "typealias", "var",
  ]
}
