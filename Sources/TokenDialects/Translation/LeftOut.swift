/// A value that cannot be said in DTCG 2025.10, so that its token is left out.
struct LeftOut: Error {
  let reason: Reason

  enum Reason: Hashable {
    /// A value that a plugin computes.
    case expression(type: String)
    /// A colour modifier other than alpha.
    case modifier(String)
    /// A colour modifier that stands elsewhere.
    case modifierReference
    /// Values in modes that have modes themselves.
    case nestedModes
    /// A reference to a token that is left out.
    case target
  }
}

extension LeftOut.Reason {
  /// The reason in words, for one token or several.
  func text(isOne: Bool) -> String {
    switch self {
    case .expression(let type): "DTCG 2025.10 cannot express this \(type)"
    case .modifier(let name): "DTCG 2025.10 has no colour modifier '\(name)'"
    case .modifierReference: "its colour modifier is a reference"
    case .nestedModes: "\(isOne ? "its" : "their") modes have modes themselves"
    case .target: "what \(isOne ? "it refers" : "they refer") to is left out"
    }
  }

  /// What to write instead.
  var suggestion: String {
    switch self {
    case .expression: "write the resulting value"
    case .modifier, .modifierReference: "write the resulting colour"
    case .nestedModes: "write a resolver document with a modifier for each level"
    case .target: "write a reference to a token that is kept, or a value"
    }
  }
}
