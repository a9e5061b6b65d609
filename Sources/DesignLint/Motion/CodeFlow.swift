import SwiftSymbols

/// What the code of a file does with names, found without looking through all of it: rules ask once
/// for each animation, of which a file may have thousands.
struct CodeFlow {
  /// Each `if` and `switch`, one before those in it.
  let conditions: [SwiftFlow.Condition]
  private let collections: [SwiftFlow.Collection]
  private let places: NestedRanges
  private let closures: [Int: SwiftFlow.Block]
  private let references: [SwiftFlow.Reference]
  /// Where names are used, by what they begin with: those of `model.items` are at `model`.
  private let uses: [Substring: [Int]]

  init(_ flow: SwiftFlow) {
    conditions = flow.conditions
    collections = flow.collections
    places = NestedRanges(flow.collections.map(\.range))
    closures = Dictionary(
      flow.closures.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    references = flow.references
    uses = Dictionary(grouping: flow.references.indices) { Self.head(flow.references[$0].name) }
  }

  private static func head(_ name: String) -> Substring { name.prefix { $0 != "." } }

  /// The closure at a place.
  func closure(_ range: Range<Int>) -> SwiftFlow.Block? {
    closures[range.lowerBound].flatMap { $0.range == range ? $0 : nil }
  }

  /// The innermost array, dictionary or tuple around an offset.
  func collection(around offset: Int) -> SwiftFlow.Collection? {
    places.around(offset).first.map { collections[$0] }
  }

  /// The condition that begins at an offset.
  func condition(beginningAt offset: Int) -> SwiftFlow.Condition? {
    let index = conditions.firstPosition { $0.range.lowerBound >= offset }
    return index < conditions.count && conditions[index].range.lowerBound == offset
      ? conditions[index] : nil
  }

  /// The names that are used in a range.
  func references(in range: Range<Int>) -> ArraySlice<SwiftFlow.Reference> {
    references[references.firstPosition { $0.range.lowerBound >= range.lowerBound }...].prefix {
      $0.range.lowerBound < range.upperBound
    }
  }

  /// Where a name, or a member of it, is used in a range.
  func references(to name: String, in range: Range<Int>) -> [SwiftFlow.Reference] {
    let members = name + "."
    return uses[Self.head(name), default: []].map { references[$0] }.filter {
      range.contains($0.range.lowerBound) && ($0.name == name || $0.name.hasPrefix(members))
    }
  }

  /// The states that statements in a range set or change.
  func changes(in range: Range<Int>) -> Set<String> {
    Set(references(in: range).compactMap(\.changed))
  }

  /// Whether a statement does nothing but set or change a state.
  func isChange(_ statement: SwiftFlow.Statement) -> Bool {
    references(in: statement.range).first.map {
      $0.range.lowerBound == statement.range.lowerBound && $0.changed != nil
    } ?? false
  }
}
