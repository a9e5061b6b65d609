import SwiftSymbols

/// The cases of enumerations that tell nothing of a design: their raw value is only their own name,
/// or their place among the others.
///
/// A place is a whole number that no case states, or that goes up by one from case to case, from one
/// or less, `case compact = 0, regular = 1`, unless a name says that it is a measure.
struct PlainCases {
  /// The enumerations of which a case states a raw value that is not its place.
  private var measured: Set<[String]> = []
  /// Those whose cases have their places stated.
  private var counted: Set<[String]> = []

  init(_ members: [ConstantMember]) {
    var stated: [[String]: [SwiftConstant]] = [:]
    var containers: [[String]] = []
    for constant in members.map(\.first) where constant.hasStatedRawValue {
      if stated[constant.container] == nil { containers.append(constant.container) }
      stated[constant.container, default: []].append(constant)
    }
    for container in containers {
      let isCounted = Self.arePlaces(stated[container] ?? []) && !TokenTypeRule.isTelling(container)
      if isCounted { counted.insert(container) } else { measured.insert(container) }
    }
  }

  func contains(_ member: ConstantMember) -> Bool {
    let first = member.first
    guard first.kind == .enumCase else { return false }
    if counted.contains(first.container) { return true }
    guard !first.hasStatedRawValue else { return false }
    if case .string = first.value.form { return true }
    return !measured.contains(first.container)
  }

  private static func arePlaces(_ cases: [SwiftConstant]) -> Bool {
    let numbers = cases.map(\.wholeNumber)
    guard cases.allSatisfy(\.isCountable), let first = numbers.first.flatMap(\.self), first <= 1,
      numbers.count > 1
    else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { before, after in
      guard let before, let after else { return false }
      return after.subtractingReportingOverflow(1) == (before, false)
    }
  }
}

extension SwiftConstant {
  /// Whether it is a case that is given its raw value.
  fileprivate var hasStatedRawValue: Bool {
    kind == .enumCase && value.location != location
  }

  /// Whether its type is one of whole numbers.
  fileprivate var isCountable: Bool { type.map { $0.contains("Int") } ?? false }

  fileprivate var wholeNumber: Int? {
    switch value.form {
    case .number(let text): return Int(text)
    case .negation(let operand):
      guard case .number(let text) = operand.form else { return nil }
      return Int(text).map { -$0 }
    default: return nil
    }
  }
}
