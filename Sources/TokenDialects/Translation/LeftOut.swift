/// A value that cannot be said in DTCG 2025.10, so that its token is left out.
struct LeftOut: Error {
  let reason: Reason

  enum Reason: Hashable {
    /// A type without counterpart.
    case type(String)
    /// A unit that nothing relates to a length.
    case unit(String)
    /// A value that is text to be computed by CSS or a plugin.
    case expression(type: String)
    /// A composite value in one text, as CSS writes it.
    case text(of: String)
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
    case .type(let name): "DTCG 2025.10 has no type '\(name)'"
    case .unit(let unit): "nothing relates '\(unit)' to px or rem"
    case .expression(let type): "DTCG 2025.10 cannot express this \(type)"
    case .text(let type): "a \(type) in one text is not read"
    case .modifier(let name): "DTCG 2025.10 has no colour modifier '\(name)'"
    case .modifierReference: "its colour modifier is a reference"
    case .nestedModes: "\(isOne ? "its" : "their") modes have modes themselves"
    case .target: "what \(isOne ? "it refers" : "they refer") to is left out"
    }
  }

  /// What to write instead.
  var suggestion: String {
    switch self {
    case .type, .expression: "write what is in it as tokens of the 13 types"
    case .text: "write its parts as an object"
    case .unit: "write the length in px or rem"
    case .modifier, .modifierReference: "write the resulting colour"
    case .nestedModes: "write a resolver document with a modifier for each level"
    case .target: "write a reference to a token that is kept, or a value"
    }
  }
}
