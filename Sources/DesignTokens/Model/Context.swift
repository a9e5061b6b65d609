/// A dimension in which tokens vary, such as appearance, with the contexts it can be in.
public struct TokenModifier: Hashable, Sendable {
  /// The name in the resolver document: `appearance`.
  public var name: String
  /// The `description` of the resolver document, if it gives one.
  public var description: String?
  /// The names of the contexts in source order, never empty.
  public var contexts: [String]
  /// The context that holds when nothing is said; `nil` when an input is required.
  public var declaredDefault: String?

  /// A modifier whose input is required unless `declaredDefault` names one of its contexts.
  public init(
    name: String, description: String? = nil, contexts: [String], declaredDefault: String? = nil
  ) {
    self.name = name
    self.description = description
    self.contexts = contexts
    self.declaredDefault = declaredDefault
  }

  /// The context to start from: the declared default, otherwise the first one.
  public var defaultContext: String { declaredDefault ?? contexts.first ?? "" }

  var defaultIndex: Int { contexts.firstIndex(of: defaultContext) ?? 0 }
}

/// One context for each of some modifiers. Modifiers that are not named are in their default.
public struct Context: Hashable, Sendable {
  private var choices: [String: String]

  /// A context from a dictionary of modifier to chosen context; nothing checks that they exist.
  public init(_ choices: [String: String] = [:]) {
    self.choices = choices
  }

  /// The context chosen for a modifier, by exact name.
  public subscript(modifier: String) -> String? {
    get { choices[modifier] }
    set { choices[modifier] = newValue }
  }

  /// The modifiers that are named, in alphabetical order.
  public var modifiers: [String] { choices.keys.sorted() }

  /// Whether all modifiers are in their default.
  public var isEmpty: Bool { choices.isEmpty }
}

extension Context: CustomStringConvertible, ExpressibleByDictionaryLiteral {
  /// Reads as `["appearance": "dark"]`; of two choices for one modifier the last counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    choices = Dictionary(elements) { $1 }
  }

  /// `appearance=dark contrast=increased`, in alphabetical order of the modifiers.
  public var description: String {
    modifiers.map { "\($0)=\(choices[$0] ?? "")" }.joined(separator: " ")
  }
}
