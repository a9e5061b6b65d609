import SwiftSyntax

/// The names by which a type is looked up, without generic arguments (`Outer<Int>.Inner` has two),
/// and the library type behind the short forms (`[Int]` is `Array`).
enum TypePath {
  /// `nil` for types without a name, such as tuples and functions.
  static func components(of type: TypeSyntax) -> [String]? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): [node.name.identifierText]
    case .memberType(let node):
      components(of: node.baseType).map { $0 + [node.name.identifierText] }
    case .arrayType: ["Array"]
    case .dictionaryType: ["Dictionary"]
    case .optionalType, .implicitlyUnwrappedOptionalType: ["Optional"]
    case .inlineArrayType: ["InlineArray"]
    case .attributedType(let node): components(of: node.baseType)
    case .someOrAnyType(let node): components(of: node.constraint)
    default: nil
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { identifier?.name ?? text }
}
