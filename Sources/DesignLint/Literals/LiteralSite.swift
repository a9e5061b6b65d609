import SwiftSymbols

/// An argument in which a value of the design is passed.
struct LiteralSite: Hashable, Sendable {
  /// Which arguments of a call.
  enum Arguments: Hashable, Sendable {
    /// Those with one of these labels.
    case labels(Set<String>)
    /// Those without a label.
    case unlabelled
  }

  /// The last name of what is called: `padding`, `VStack`.
  var call: String
  var arguments: Arguments

  init(_ call: String, _ labels: String...) {
    self.call = call
    arguments = labels.isEmpty ? .unlabelled : .labels(Set(labels))
  }

  func takes(_ argument: SwiftUses.Argument) -> Bool {
    switch arguments {
    case .labels(let labels): argument.label.map(labels.contains) ?? false
    case .unlabelled: argument.label == nil
    }
  }
}

/// A number in such an argument.
struct LiteralNumber {
  var value: Double
  var range: Range<Int>
  /// The call that it is passed to, by index.
  var call: Int
}

extension LintFile {
  /// The numbers that are passed at some sites, in the order of the file; none in previews, where
  /// nobody ships them, and in definitions of tokens.
  func numbers(at sites: [String: [LiteralSite]]) -> [LiteralNumber] {
    guard hasViews else { return [] }
    var found: [LiteralNumber] = []
    for (index, call) in uses.calls.enumerated() {
      guard let sites = sites[call.name], !isInPreview(call.surroundings),
        !isDefinition(call.surroundings)
      else { continue }
      for argument in call.arguments where sites.contains(where: { $0.takes(argument) }) {
        for value in argument.values {
          guard case .number(let number) = value.kind, !value.isComputed else { continue }
          found.append(LiteralNumber(value: number, range: value.range, call: index))
        }
      }
    }
    return found
  }
}

extension [LiteralSite] {
  /// By the names of the calls.
  var byCall: [String: [LiteralSite]] { Dictionary(grouping: self, by: \.call) }
}
