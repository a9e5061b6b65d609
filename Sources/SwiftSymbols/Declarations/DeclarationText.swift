import SwiftSyntax

/// Writes a declaration for a reader: what it is, without access modifiers and bodies.
///
/// It stays on one line when it fits into ``width`` columns; otherwise each parameter has its
/// own, and a long `where` clause goes to the next.
enum DeclarationText {
  /// In columns.
  static let width = 80

  static func text(of declared: Declared) -> String {
    var parts = DeclarationParts(declared)
    parts.attributes = declared.attributes
    return parts.text(width: width, attributesAreInline: declared.isVariable)
  }
}

extension Declared {
  /// Variables carry property wrappers, which read as part of their line.
  var isVariable: Bool { node.is(VariableDeclSyntax.self) }
}

/// Chooses the attributes a reader wants to see.
enum AttributeText {
  static func lines(of node: DeclSyntax, branches: BranchConditions) -> [String] {
    guard let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes else { return [] }
    return list.active(in: branches).compactMap { attribute in
      let name = attribute.attributeName.trimmedDescription
      guard !name.hasPrefix("_"), !forTheCompiler.contains(name) else { return nil }
      return SyntaxText.oneLine(attribute)
    }
  }

  /// These speak of code generation and do not change how a declaration is used.
  private static let forTheCompiler: Set<String> = [
    "abi", "backDeployed", "export", "frozen", "inlinable", "inline", "nonobjc", "objc",
    "objcMembers", "specialize", "specialized", "usableFromInline",
  ]
}

/// A declaration in the pieces between which its lines may break.
struct DeclarationParts {
  var attributes: [String] = []
  /// Modifiers, keyword, name and generic parameters.
  var head = ""
  /// `nil` where there is no parameter clause.
  var parameters: [String]?
  /// Effects and result; the inheritance clause of a type; the type and accessors of a variable.
  var tail = ""
  /// The `where` clause, with the word.
  var requirements: String?

  func text(width: Int, attributesAreInline: Bool) -> String {
    let isInline = attributesAreInline && !attributes.contains { $0.hasPrefix("@available") }
    let line = (isInline ? attributes : []).map { $0 + " " }.joined() + head
    let body = laidOut(from: line, width: width)
    return ((isInline ? [] : attributes) + [body]).joined(separator: "\n")
  }

  private func laidOut(from head: String, width: Int) -> String {
    let list = parameters.map { "(" + $0.joined(separator: ", ") + ")" } ?? ""
    let short = head + list + tail
    let line = short + (requirements.map { " " + $0 } ?? "")
    if line.count <= width { return line }
    if short.count <= width || parameters?.isEmpty != false {
      return short + (requirements.map { "\n" + $0 } ?? "")
    }
    let lines = (parameters ?? []).map { "  " + $0 }.joined(separator: ",\n")
    let ending = ")" + tail + (requirements.map { " " + $0 } ?? "")
    guard ending.count > width else { return head + "(\n" + lines + "\n" + ending }
    return head + "(\n" + lines + "\n)" + tail + (requirements.map { "\n" + $0 } ?? "")
  }
}
