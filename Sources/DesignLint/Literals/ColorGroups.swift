import SwiftSymbols

/// Tells which colours somebody has chosen as one: those of a gradient, or of a list such as the
/// hues of a splash.
struct ColorGroups {
  /// What colours are part of.
  enum Group: Hashable {
    /// A gradient, by the index of its call.
    case gradient(Int)
    /// The literal of an array, by its offset.
    case list(Int)
  }

  private let file: LintFile

  init(in file: LintFile) { self.file = file }

  /// The outermost gradient that a colour is part of, or the list.
  func group(of range: Range<Int>, at place: SwiftUses.Surroundings) -> Group? {
    let gradient = file.ancestors(place).last {
      file.uses.calls[$0.call].name.hasSuffix("Gradient")
    }
    if let gradient { return .gradient(gradient.call) }
    return list(around: range, at: place).map(Group.list)
  }

  /// Where the array opens that a colour is an element of.
  ///
  /// - Returns: `nil` for a value of a dictionary, which belongs to its key.
  private func list(around range: Range<Int>, at place: SwiftUses.Surroundings) -> Int? {
    guard let list = file.flow.collection(around: range.lowerBound), list.kind == .array else {
      return nil
    }
    let calls = file.ancestors(place).map { file.uses.calls[$0.call] }
    let isElement = calls.allSatisfy {
      !list.range.contains($0.range.lowerBound) || Self.makers.contains($0.name)
    }
    return isElement ? list.range.lowerBound : nil
  }

  /// What makes a colour, or a step of a gradient, of one.
  private static let makers = ColorLiteral.types.union(["Stop", "init"])
}
