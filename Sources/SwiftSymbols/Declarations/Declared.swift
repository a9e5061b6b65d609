import Diagnostics
import SwiftSyntax

/// A place where names are declared: a type, or an extension of one.
struct Scope {
  enum Kind {
    case type(name: String, Symbol.Kind)
    /// The extended type as spelled, without generic arguments.
    case `extension`(of: [String])
  }

  var kind: Kind
  /// The scope around it; always one with a smaller number.
  var parent: Int?
  var marks: Marks
  /// The types after its colon.
  var inheritance: [String]
  /// What follows `where` on an extension.
  var requirements: String?
  /// What the names of its file mean.
  var file: FileNames

  var isProtocol: Bool {
    if case .type(_, .protocol) = kind { true } else { false }
  }
}

/// A `typealias`, by which extensions may name their type.
struct Alias {
  var name: String
  var scope: Int?
  var target: [String]
}

/// A declared name, before it is known whether it can be seen.
struct Declared {
  /// The part of a declaration that carries the name, where it has several.
  enum Part {
    case whole
    case binding(PatternBindingSyntax, name: TokenSyntax, type: TypeSyntax?)
    case element(EnumCaseElementSyntax)
  }

  var node: DeclSyntax
  var part: Part
  var kind: Symbol.Kind
  var baseName: String
  var scope: Int?
  /// The scope that the declaration opens, for types.
  var opens: Int?
  var marks: Marks
  /// Whether an underscore in its name or in its parameters' names hides it.
  var isUnderscored: Bool
  /// Whether it stands in a branch of an `#if`.
  var isConditional: Bool
  /// Why it is to stay undocumented.
  var excuse: Symbol.Excuse?
  /// As the declaration is shown with them.
  var attributes: [String]
  var comment: DocumentationComment?
  var location: Diagnostics.SourceLocation
}
