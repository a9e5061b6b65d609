import ColorScience
import DesignTokens
import Diagnostics
import JSONTree
import SwiftSymbols

/// Finds what an expression is in one situation. The constants that it mentions are known before.
///
/// This file chooses by the form of the expression; each kind of value has a file of its own.
struct Evaluator {
  let table: ConstantTable
  let catalog: AssetCatalog
  let rule: TokenTypeRule
  let options: SwiftTokenOptions
  let functions: FunctionTable
  /// Those that `#if` branches are told apart for.
  let platforms: [SourceConfiguration.Platform]
  /// By member of the table; `nil` while not evaluated.
  var results: [MemberResult?]
  var hexOrder = HexOrderReport()
  private(set) var diagnostics: [Diagnostic] = []
  /// Where colours stand that no catalog has.
  private var missing: Set<SourceLocation> = []

  // The evaluation that goes on.
  var situation = Situation()
  /// What made a difference so far.
  var used: SituationAxes = []
  /// The names of the types around the expression.
  var container: [String] = []
  /// The brand whose value is looked for, by position.
  var brand: Int?
  /// Whether `Self` is not the container but any type that conforms to it.
  var isInProtocol = false
  /// The file of the expression.
  var file = ""
  /// How many functions were called.
  var callCount = 0
  /// What the value rests on, beside what is written.
  var assumption: String?
  /// The members that are being evaluated.
  var open: [Int] = []
  /// How many expressions the one that is looked at is in.
  private var depth = 0

  init(
    table: ConstantTable, catalog: AssetCatalog, rule: TokenTypeRule, options: SwiftTokenOptions,
    functions: FunctionTable, platforms: [SourceConfiguration.Platform]
  ) {
    self.table = table
    self.catalog = catalog
    self.rule = rule
    self.options = options
    self.functions = functions
    self.platforms = platforms
    results = Array(repeating: nil, count: table.members.count)
  }

  /// What `expression` is where a value of type `expected` is due. Depth is that of the
  /// expression, which its reader bounds, and of the functions that it calls.
  mutating func value(
    _ expression: ConstantExpression, as expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw unknown(expression, expected) }
    return try valueOfForm(expression, expected)
  }

  /// Little enough for the stack of any thread.
  private static let maximumDepth = 120

  private mutating func valueOfForm(
    _ expression: ConstantExpression, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    switch expression.form {
    case .number(let text):
      guard let number = NumberLiteral.value(text) else {
        throw Unevaluated("'\(text)' is no number")
      }
      return .number(number, digits: text)
    case .string(let text): return .text(text)
    case .negation(let operand): return try negated(operand, expected)
    case .operation(let left, let sign, let right):
      return try operation(left, sign, right, expected)
    case .name, .member: return try reference(expression, expected)
    case .call(let callee, let arguments):
      return try call(callee, Arguments(arguments), expression, expected)
    case .array(let elements): return try list(elements, expected)
    case .conditional(let condition, let first, let second):
      return try value(try holds(condition) ? first : second, as: expected)
    case .choice(let branches, let last):
      for branch in branches where try holds(branch.condition) {
        return try value(branch.value, as: expected)
      }
      return try value(last, as: expected)
    case .interpolation(let parts): return .text(try joined(parts))
    case .closure(let body): return try value(body, as: expected)
    case .boolean: throw Unevaluated("a boolean cannot be a token", isCandidate: false)
    case .none: throw Unevaluated("'nil' cannot be a token", isCandidate: false)
    case .inversion, .source: throw unknown(expression, expected)
    }
  }

  /// The failure of an expression that only a running program can evaluate.
  func unknown(_ expression: ConstantExpression, _ expected: DeclaredType?) -> Unevaluated {
    Unevaluated(
      "'\(Self.short(expression))' is known only at run time",
      type: expected?.tokenType)
  }

  static func short(_ expression: ConstantExpression) -> String {
    expression.abbreviated(to: 60)
  }

  private mutating func list(
    _ elements: [ConstantExpression], _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    var element = expected
    element?.isArray = false
    var values: [SwiftValue] = []
    for expression in elements { values.append(try value(expression, as: element)) }
    return .list(values)
  }
}

// MARK: - Reports

extension Evaluator {
  /// A colour that no catalog has is a mistake only where catalogs were given.
  mutating func reportMissingAsset(_ name: String, at location: SourceLocation) {
    guard !catalog.colors.isEmpty, missing.insert(location).inserted else { return }
    let isSearched = missing.count <= Self.searchLimit
    diagnostics.append(
      .init(
        .tokensAssetMissing, "no asset catalog has a colour '\(name)'", at: location,
        suggestion: isSearched
          ? DidYouMean.suggestion(for: name, among: catalog.colors.map(\.name)) : nil))
  }

  /// Each search takes as long as there are colours, so not every mistake gets one.
  private static let searchLimit = 20
}

// MARK: - References

extension Evaluator {
  /// The constant that an expression as a whole refers to.
  func target(of expression: ConstantExpression, _ expected: DeclaredType?) -> Int? {
    if let names = expression.names, !isInProtocol || names.first != "Self" {
      return table.index(of: names, in: container)
    }
    guard case .member(nil, let name) = expression.form, let expected, !expected.names.isEmpty
    else { return nil }
    return table.index(of: expected.names + [name], in: expected.isOfModule ? [] : container)
  }

  private mutating func reference(
    _ expression: ConstantExpression, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    if let index = target(of: expression, expected) { return try literal(of: index) }
    if case .member(let base?, let name) = expression.form {
      if let value = try memberValue(name, of: base, nil, as: expected) { return value }
      if Self.assetColors.contains(name), let index = target(of: base, nil) {
        return try literal(of: index)
      }
    }
    return try platformValue(expression, expected)
  }

  /// What code that SwiftGen writes calls the colour of an asset: `Asset.ink.swiftUIColor`.
  private static let assetColors: Set = ["color", "swiftUIColor", "uiColor", "nsColor"]

  /// What the constant `index` is in this situation.
  mutating func literal(of index: Int) throws(Unevaluated) -> SwiftValue {
    let name = table.members[index].swiftName
    let known = results[index]
    let result = if let known { known } else { try computed(index) }
    used.formUnion(result.axes)
    switch result.outcomes[situation.projected(on: result.axes)] {
    case .evaluated(let evaluated)?:
      if case .opaque(var failure) = evaluated.literal {
        failure.origin = failure.origin ?? name
        throw failure
      }
      return evaluated.literal
    case .failed(var failure)?:
      // A text that is no token may be part of one, such as the name of a typeface.
      if case .string(let text) = table.members[index].first.value.form { return .text(text) }
      failure.origin = failure.origin ?? name
      throw failure
    case .absent?, nil: throw Unevaluated("'\(name)' does not exist on every platform")
    }
  }
}

/// What a constant is in each situation that makes a difference to it.
struct MemberResult: Sendable {
  enum Outcome: Sendable {
    case evaluated(Evaluated)
    /// Not even the type is known.
    case failed(Unevaluated)
    /// No `#if` branch that declares it is compiled.
    case absent
  }

  var axes: SituationAxes
  var outcomes: [Situation: Outcome]
}

/// The arguments of a call by their labels.
struct Arguments {
  let all: [ConstantExpression.Argument]

  init(_ all: [ConstantExpression.Argument]) {
    self.all = all
  }

  var isEmpty: Bool { all.isEmpty }
  var labels: Set<String> { Set(all.compactMap(\.label)) }
  var unlabelled: [ConstantExpression] { all.filter { $0.label == nil }.map(\.value) }

  /// What is chosen in the light appearance: `light: a`, `lightHex: "F7F8F5"`.
  var light: ConstantExpression? {
    first("light", "lightHex", "lightColor", "lightMode", "lightModeColor")
      // A default is the light one where another is for dark.
      ?? (dark == nil ? nil : first("default", "defaultColor"))
  }
  /// What is chosen in the dark appearance.
  var dark: ConstantExpression? {
    first("dark", "darkHex", "darkColor", "darkMode", "darkModeColor")
  }

  /// The first argument that has one of `labels`.
  func first(_ labels: String...) -> ConstantExpression? {
    all.first { $0.label.map(labels.contains) ?? false }?.value
  }

  func has(_ labels: String...) -> Bool { labels.allSatisfy(self.labels.contains) }
}
