import Diagnostics

/// Runs a manifest as far as its text alone tells what happens.
///
/// Expressions are those of constants; an environment variable counts as not set. What is not
/// understood becomes ``ManifestValue/unknown(_:)`` and stays so wherever it is used.
struct ManifestEvaluator {
  var variables: [String: ManifestValue] = [:]
  var objects: [ManifestObject] = []
  /// Statements that may have changed anything.
  var gaps: [PackageManifest.Gap] = []
  /// Set within branches of which it is not known whether they are taken.
  var uncertainty: PackageManifest.Gap?
  /// How many expressions and statements may still be run: loops in loops must end.
  private var budget = 200_000

  /// Counts one step; `false` when there were too many.
  mutating func step() -> Bool {
    budget -= 1
    return budget > 0
  }

  mutating func value(of expression: ConstantExpression) -> ManifestValue {
    guard step() else { return unknown(expression) }
    switch expression.form {
    case .string(let text): return .string(text)
    case .number(let digits): return .number(digits)
    case .boolean(let flag): return .boolean(flag)
    case .none: return .none
    case .name(let name): return variables[name] ?? unknown(expression)
    case .member(let base, let name): return member(name, of: base) ?? unknown(expression)
    case .array(let elements): return .list(elements.map { value(of: $0) })
    case .call(let callee, let arguments):
      return call(callee, arguments, at: expression.location) ?? unknown(expression)
    case .operation(let left, let sign, let right):
      return operation(left, sign, right) ?? unknown(expression)
    case .inversion(let operand):
      guard case .boolean(let flag) = value(of: operand) else { return unknown(expression) }
      return .boolean(!flag)
    case .conditional(let condition, let then, let otherwise):
      guard case .boolean(let holds) = value(of: condition) else { return unknown(expression) }
      return value(of: holds ? then : otherwise)
    case .source(let text): return Self.isEnvironment(text) ? .none : unknown(expression)
    case .negation, .closure, .choice, .interpolation: return unknown(expression)
    }
  }

  private func unknown(_ expression: ConstantExpression) -> ManifestValue {
    .unknown(PackageManifest.Gap(source: expression.source, at: expression.location))
  }

  /// Looks a variable up among those that a build machine may set.
  private static func isEnvironment(_ text: String) -> Bool {
    let plain = text.hasSuffix("\"]") && !text.contains("??")
    return plain
      && (text.hasPrefix("Context.environment[\"")
        || text.hasPrefix("ProcessInfo.processInfo.environment[\""))
  }

  private mutating func member(_ name: String, of base: ConstantExpression?) -> ManifestValue? {
    guard let base else { return .member(name) }
    // A type, such as `Platform.linux`.
    if base.isTypeName(besides: variables) { return .member(name) }
    switch value(of: base) {
    case .object(let number): return field(name, of: number)
    case .list(let values) where name == "isEmpty": return .boolean(values.isEmpty)
    case .unknown(let gap): return .unknown(gap)
    default: return nil
    }
  }

  private func field(_ name: String, of number: Int) -> ManifestValue {
    let object = objects[number]
    if name == "type", let kind = ManifestObject.kinds[object.maker] {
      return .member(kind.rawValue)
    }
    return object.fields[name] ?? .none
  }

  private mutating func operation(
    _ left: ConstantExpression, _ sign: ConstantExpression.Operator, _ right: ConstantExpression
  ) -> ManifestValue? {
    let first = value(of: left)
    switch (sign, first) {
    case (.otherwise, .none): return value(of: right)
    case (.otherwise, .unknown(let gap)): return .unknown(gap)
    case (.otherwise, _): return first
    case (.and, .boolean(false)), (.or, .boolean(true)): return first
    case (.and, .boolean), (.or, .boolean): return value(of: right)
    case (.plus, _): return first.adding(value(of: right))
    case (.equal, _): return first.equals(value(of: right)).map { .boolean($0) }
    case (.unequal, _): return first.equals(value(of: right)).map { .boolean(!$0) }
    default: return nil
    }
  }
}

extension ManifestEvaluator {
  private mutating func call(
    _ callee: ConstantExpression, _ arguments: [ConstantExpression.Argument],
    at location: SourceLocation
  ) -> ManifestValue? {
    switch callee.form {
    case .closure(let result) where arguments.isEmpty: return value(of: result)
    case .name(let name) where callee.isTypeName(besides: variables):
      return make(name, arguments, at: location)
    case .member(let base, let name):
      guard let base, !base.isTypeName(besides: variables) else {
        return make(name, arguments, at: location)
      }
      return method(name, of: base, arguments)
    default: return nil
    }
  }

  private mutating func make(
    _ name: String, _ arguments: [ConstantExpression.Argument], at location: SourceLocation
  ) -> ManifestValue {
    let values = arguments.map { ManifestArgument(label: $0.label, value: value(of: $0.value)) }
    guard ManifestObject.makers.contains(name) else { return .call(name, values) }
    objects.append(ManifestObject(maker: name, arguments: values, at: location))
    return .object(objects.count - 1)
  }

  private mutating func method(
    _ name: String, of base: ConstantExpression, _ arguments: [ConstantExpression.Argument]
  ) -> ManifestValue? {
    guard arguments.count == 1, let argument = arguments.first,
      case .list(let values) = value(of: base)
    else { return nil }
    switch (name, argument.value.form) {
    case ("contains", _) where argument.label == nil:
      let wanted = value(of: argument.value)
      return wanted.gap == nil ? .boolean(values.contains(wanted)) : nil
    case ("map", .closure(let result)):
      let outer = variables["$0"]
      defer { variables["$0"] = outer }
      return .list(
        values.map { element in
          variables["$0"] = element
          return value(of: result)
        })
    default: return nil
    }
  }
}

extension ConstantExpression {
  /// Whether it names a type: begins with a capital letter and is no variable.
  fileprivate func isTypeName(besides variables: [String: ManifestValue]) -> Bool {
    guard let first = names?.first else { return false }
    return first.first?.isUppercase == true && variables[first] == nil
  }

  /// A few words that let a person find it.
  fileprivate var source: String {
    switch form {
    case .source(let text): String(text.prefix(60))
    case .name(let name): name
    case .member(let base, let name): (base.map(\.source) ?? "") + "." + name
    case .call(let callee, _): callee.source + "(…)"
    case .operation(let left, let sign, let right):
      left.source + " " + sign.rawValue + " " + right.source
    case .closure: "{ … }"
    default: "…"
    }
  }
}
