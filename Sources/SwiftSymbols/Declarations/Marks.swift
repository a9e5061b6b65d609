import SwiftSyntax

/// What the modifiers and attributes of a declaration say about who can see it.
struct Marks {
  /// The written access; `nil` when it follows from the container.
  var access: AccessLevel?
  /// The access of the setter, where it is narrower: `private(set)`.
  var setterAccess: AccessLevel?
  var isStatic = false
  var isOverride = false
  var isSPI = false
  /// From `@_documentation(visibility:)`, which overrules the access in documentation.
  var documentedAs: AccessLevel?
  var availability: [Availability] = []

  init(of declaration: DeclSyntax, branches: BranchConditions) {
    if let node = declaration.asProtocol((any WithModifiersSyntax).self) {
      for modifier in node.modifiers { read(modifier) }
    }
    if let node = declaration.asProtocol((any WithAttributesSyntax).self) {
      for attribute in node.attributes.active(in: branches) { read(attribute) }
    }
  }

  /// Unavailable on every platform; on one of them only, it is still somebody's interface.
  var isUnavailable: Bool { availability.contains { $0.platform == "*" && $0.isUnavailable } }

  /// Whether nobody sees the declaration, whatever its access; `isUnderscored` says that its name
  /// or a parameter's begins with an underscore. A written visibility decides instead of both.
  func isHidden(isUnderscored: Bool) -> Bool {
    isUnavailable || documentedAs == nil && (isSPI || isUnderscored)
  }

  /// The access that counts for a declaration of `formal` access, capped by nothing.
  func access(formal: AccessLevel) -> AccessLevel {
    guard let documentedAs else { return formal }
    return documentedAs < .public ? documentedAs : max(formal, .public)
  }

  private mutating func read(_ modifier: DeclModifierSyntax) {
    let word = modifier.name.text
    if word == "static" || word == "class" { isStatic = true }
    if word == "override" { isOverride = true }
    guard let level = AccessLevel(rawValue: word) else { return }
    if modifier.detail == nil { access = level } else { setterAccess = level }
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    switch attribute.attributeName.trimmedDescription {
    case "_spi": isSPI = true
    case "_documentation":
      guard case .documentationArguments(let arguments)? = attribute.arguments else { return }
      for argument in arguments where argument.label.text == "visibility" {
        documentedAs = AccessLevel(rawValue: argument.value.trimmedDescription)
      }
    case "available":
      guard case .availability(let arguments)? = attribute.arguments else { return }
      // Every member repeats them, so they must end somewhere.
      availability = Array(
        (availability + AvailabilityReader.entries(of: arguments)).prefix(64))
    default: break
    }
  }
}

extension AttributeListSyntax {
  /// The attributes that count under the branches that are read.
  func active(in branches: BranchConditions) -> [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let node):
        guard case .attributes(let list)? = branches.attributeClause(of: node)?.elements else {
          return []
        }
        return list.active(in: branches)
      }
    }
  }
}
