import ReportFacts

/// What pages of the API say.
enum APIPhrase: String, Phrase {
  case title, modules, extensions, outsideTypes
  case summary, manyModules, declarations
  case apiOf, extensionsOf, typeDescription, extensionsDescription, globalsDescription
  case whereConstraints
  case unavailable, fromTo, before, use, since
  case inheritsFrom, refines, rawValue, conformsTo
  case deprecated, component, conformingTypes, nestedTypes, returns, `throws`

  static let section = "api"
}

/// The headings of the parts of an API page.
enum MemberPhrase: String, Phrase {
  case cases, initializers, properties, typeProperties, methods, typeMethods, functions, variables
  case subscripts, operators, associatedTypes, typeAliases, macros
  case defaultImplementations, additions, nestedTypes

  static let section = "members"
}
