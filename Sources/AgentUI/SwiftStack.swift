/// The stack around several children that one modifier applies to.
///
/// A modifier on a `Group` would apply to each child. The stack is no node of its own, so it is
/// written as no node of the vocabulary is: with an argument that the printer leaves out elsewhere.
public struct SwiftStack: Hashable, Sendable {
  /// How a call of it begins.
  public enum Spelling: String, Sendable {
    /// Where the vocabulary has no `VStack`.
    case plain = "VStack"
    /// Where the `VStack` of the vocabulary is centred by default, which no node has to say.
    case centered = "VStack(alignment: .center)"
    /// Elsewhere: `nil` is the value of no prop.
    case unspaced = "VStack(spacing: nil)"
  }

  /// The spelling that is no node of the vocabulary.
  public let spelling: Spelling
  /// Whether a `Group` is a node of the vocabulary.
  let isGroupTaken: Bool

  /// The stack of code that is written with the components of `vocabulary`.
  public init(_ vocabulary: Vocabulary) {
    let contracts = vocabulary.components.values
    isGroupTaken = contracts.contains { $0.swift.type == "Group" }
    let stacks = contracts.filter { $0.swift.type == "VStack" }
    let areCentered = stacks.allSatisfy { contract in
      contract.prop("alignment").map { $0.defaultValue == "center" && !$0.isRequired } ?? false
    }
    spelling = stacks.isEmpty ? .plain : areCentered ? .centered : .unspaced
  }
}
