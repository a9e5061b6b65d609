import CatalogModel
import InterfaceStrings
import SwiftSymbols

/// The parts of an API page, in their order.
enum MemberGroup: Hashable, Sendable, CaseIterable {
  case cases, initializers, properties, typeProperties, methods, typeMethods, functions, variables
  case subscripts, operators, associatedTypes, typeAliases, macros
  /// What extensions of a protocol give to conforming types: for a requirement, or beside them.
  case defaultImplementations, additions
  case nestedTypes

  /// The id of its heading, which is the same in all languages.
  var anchor: String {
    switch self {
    case .cases: "cases"
    case .initializers: "initialisers"
    case .properties: "properties"
    case .typeProperties: "static-properties"
    case .methods: "methods"
    case .typeMethods: "static-methods"
    case .functions: "functions"
    case .variables: "variables"
    case .subscripts: "subscripts"
    case .operators: "operators"
    case .associatedTypes: "associated-types"
    case .typeAliases: "type-aliases"
    case .macros: "macros"
    case .defaultImplementations: "default-implementations"
    case .additions: "added-to-conforming-types"
    case .nestedTypes: "nested-types"
    }
  }

  /// Its heading.
  var phrase: MemberPhrase {
    switch self {
    case .cases: .cases
    case .initializers: .initializers
    case .properties: .properties
    case .typeProperties: .typeProperties
    case .methods: .methods
    case .typeMethods: .typeMethods
    case .functions: .functions
    case .variables: .variables
    case .subscripts: .subscripts
    case .operators: .operators
    case .associatedTypes: .associatedTypes
    case .typeAliases: .typeAliases
    case .macros: .macros
    case .defaultImplementations: .defaultImplementations
    case .additions: .additions
    case .nestedTypes: .nestedTypes
    }
  }

  /// The group of a member by its kind; types have pages of their own and no group.
  init(_ kind: Symbol.Kind) {
    self =
      switch kind {
      case .enumCase: .cases
      case .initializer: .initializers
      case .property: .properties
      case .typeProperty: .typeProperties
      case .method: .methods
      case .typeMethod: .typeMethods
      case .function: .functions
      case .variable: .variables
      case .subscript, .typeSubscript: .subscripts
      case .operatorFunction: .operators
      case .associatedtype: .associatedTypes
      case .typealias: .typeAliases
      case .macro: .macros
      case .struct, .class, .actor, .enum, .protocol: .nestedTypes
      }
  }
}

/// Members that stand under one heading.
struct MemberSection: Sendable {
  var title: String
  var anchor: String
  /// The requirements under which they exist: `Element: Equatable`.
  var constraints: String?
  var members: [Symbol]

  /// The members of a page: by kind what is always there, then what extensions of a protocol give,
  /// then by their requirements those that not every type has.
  ///
  /// Groups that the documentation of the type makes come before all of these.
  static func sections(
    of page: SymbolPage, by topics: [SymbolTopics.Group] = [], in words: Words
  ) -> [MemberSection] {
    let arranged = TopicOrder(topics, in: page.module).arranged(page.members)
    return arranged.groups + sections(of: arranged.others, in: words)
  }

  private static func sections(of members: [Symbol], in words: Words) -> [MemberSection] {
    let always = members.filter { $0.extensionConstraints == nil }
    let requirements = Set(always.filter { $0.origin == .requirement }.map(\.name))
    let groups = Dictionary(grouping: always) { symbol -> MemberGroup in
      guard symbol.origin == .protocolExtension else { return MemberGroup(symbol.kind) }
      return requirements.contains(symbol.name) ? .defaultImplementations : .additions
    }
    return MemberGroup.allCases.compactMap { group in
      groups[group].map {
        MemberSection(title: words(group.phrase), anchor: group.anchor, members: $0)
      }
    } + conditional(members, words)
  }

  private static func conditional(
    _ members: [Symbol], _ words: Words
  ) -> [MemberSection] {
    var order: [String] = []
    var byConstraints: [String: [Symbol]] = [:]
    for member in members {
      guard let constraints = member.extensionConstraints else { continue }
      if byConstraints[constraints] == nil { order.append(constraints) }
      byConstraints[constraints, default: []].append(member)
    }
    return order.enumerated().map { index, constraints in
      MemberSection(
        title: words(APIPhrase.whereConstraints, ["constraints": constraints]),
        anchor: "where-\(index + 1)-members",
        constraints: constraints, members: byConstraints[constraints] ?? [])
    }
  }
}
