import SwiftSyntax

/// The names by which a type is looked up, without generic arguments (`Outer<Int>.Inner` has two),
/// and the library type behind the short forms (`[Int]` is `Array`).
enum TypePath {
  /// `nil` for types without a name, such as tuples and functions.
  static func components(of type: TypeSyntax) -> [String]? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      (node.moduleSelector.map { [$0.moduleName.identifierText] } ?? []) + [
        node.name.identifierText
      ]
    case .memberType(let node):
      components(of: node.baseType).map { $0 + [node.name.identifierText] }
    case .arrayType: ["Array"]
    case .dictionaryType: ["Dictionary"]
    case .optionalType, .implicitlyUnwrappedOptionalType: ["Optional"]
    case .inlineArrayType: ["InlineArray"]
    case .attributedType(let node): components(of: node.baseType)
    case .someOrAnyType(let node): components(of: node.constraint)
    // Parentheses around one type only group.
    case .tupleType(let node) where node.elements.count == 1:
      node.elements.first.flatMap { components(of: $0.type) }
    default: nil
    }
  }

  /// The same for a type that is known as text: `Outer<Int>.Inner` has two names.
  static func components(ofText text: String) -> [String] {
    var depth = 0
    let plain = text.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return plain.split(separator: ".").map(String.init)
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}
