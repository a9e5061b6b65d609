/// A complex selector of Selectors Level 4, read from its subject leftwards.
struct Selector: Sendable {
  enum Combinator: Sendable { case descendant, child, nextSibling, subsequentSibling }

  struct Step: Sendable {
    /// How the compound relates to the one on its right.
    var combinator: Combinator
    var compound: [SimpleSelector]
  }

  let subject: [SimpleSelector]
  /// What is left of the subject, nearest first.
  let steps: [Step]
  /// The argument of `::slotted()`: the subject is a slot then, and this is what stands in it.
  let slotted: [SimpleSelector]?
  /// The box beside the content that it is about; `nil` when it is about the element itself.
  let generated: GeneratedBox?
  let specificity: Specificity
  /// Why some part of it cannot be matched; `nil` when all of it can.
  let unread: UnreadReason?
  /// Whether it may match the host of the tree it is written for.
  let mayMatchHost: Bool

  init(
    subject: [SimpleSelector], steps: [Step] = [], slotted: [SimpleSelector]? = nil,
    generated: GeneratedBox? = nil
  ) {
    self.subject = subject
    self.steps = steps
    self.slotted = slotted
    self.generated = generated
    // Selectors that nest share their parts, so what is known of a part is kept, not asked again.
    let simple = steps.flatMap(\.compound) + subject + (slotted ?? [])
    let pseudoElements = (slotted == nil ? 0 : 1) + (generated == nil ? 0 : 1)
    specificity = simple.reduce(Specificity(types: pseudoElements)) { $0 + $1.specificity }
    unread = simple.lazy.compactMap(\.unread).first
    mayMatchHost = slotted == nil && subject.contains(where: \.mayMatchHost)
  }

  /// Whether what it matches may have other elements in it, for rules that nest.
  var isElement: Bool { slotted == nil && generated == nil }
}

/// A pseudo-element that is a box in its element, before or after the content.
enum GeneratedBox: String, CaseIterable, Sendable {
  case before, after
}

/// A condition on one element.
indirect enum SimpleSelector: Sendable {
  enum Position: Sendable { case first, last, only }

  case any
  case type(String)
  case id(String)
  case className(String)
  case attribute(AttributeSelector)
  /// `:host`, or `:host()` with the compound that must match.
  case host(Selector?)
  /// `:is()` and `&`.
  case matches(SelectorList)
  case whereMatches(SelectorList)
  case not(SelectorList)
  case child(Position)
  case empty
  case root
  /// A state that an element at rest is not in.
  case never
  /// What is not read, and why.
  case unread(UnreadReason)

  fileprivate var unread: UnreadReason? {
    switch self {
    case .unread(let reason): reason
    case .host(let inner): inner?.unread
    case .matches(let list), .whereMatches(let list), .not(let list): list.unread
    default: nil
    }
  }

  fileprivate var mayMatchHost: Bool {
    switch self {
    case .host, .unread: true
    case .matches(let list), .whereMatches(let list), .not(let list): list.mayMatchHost
    default: false
    }
  }

  fileprivate var specificity: Specificity {
    switch self {
    case .any, .whereMatches: Specificity()
    case .id: Specificity(ids: 1)
    case .type: Specificity(types: 1)
    case .host(let inner): Specificity(classes: 1) + (inner?.specificity ?? Specificity())
    case .matches(let list), .not(let list): list.specificity
    default: Specificity(classes: 1)
    }
  }
}

/// `[name operator "value" i]`
struct AttributeSelector: Sendable {
  enum Test: Sendable { case exists, equals, includes, dashMatch, prefix, suffix, substring }

  var name: String
  var test = Test.exists
  var value = ""
  var ignoresCase = false

  /// The work of a test in steps: a substring is looked for at each place.
  func cost(of given: String) -> Int {
    let places = test == .substring ? value.utf8.count + 1 : 1
    return given.utf8.count * places / 64
  }

  func matches(_ given: String) -> Bool {
    let (given, value) = ignoresCase ? (given.lowercased(), value.lowercased()) : (given, value)
    switch test {
    case .exists: return true
    case .equals: return given == value
    case .includes:
      return !value.isEmpty
        && given.utf8.split(whereSeparator: CSSTokenizer.isBlank)
          .contains { $0.elementsEqual(value.utf8) }
    case .dashMatch: return given == value || given.hasPrefix(value + "-")
    case .prefix: return !value.isEmpty && given.hasPrefix(value)
    case .suffix: return !value.isEmpty && given.hasSuffix(value)
    case .substring: return !value.isEmpty && given.contains(value)
    }
  }
}

/// How many ids, classes and types a selector has. Each is cut at a million, as selectors that
/// nest could count for more than a number holds.
struct Specificity: Comparable, Sendable {
  private static let limit = 1_000_000

  private(set) var ids = 0
  private(set) var classes = 0
  private(set) var types = 0

  init(ids: Int = 0, classes: Int = 0, types: Int = 0) {
    self.ids = min(ids, Self.limit)
    self.classes = min(classes, Self.limit)
    self.types = min(types, Self.limit)
  }

  static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes,
      types: left.types + right.types)
  }

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }
}
