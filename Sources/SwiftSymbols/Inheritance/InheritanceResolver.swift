import Diagnostics
import SwiftSyntax

/// Finds the symbols whose documentation is that of a protocol requirement or of an overridden
/// declaration, by names and signatures, as the compiler does with types.
///
/// The steps:
/// 1. ``Interface`` takes in the module's types and members, hidden ones too.
/// 2. ``LibraryInterface`` adds the documented requirements of libraries; other modules come in
///    by ``ModuleSymbols/sharingDocumentation(_:)``.
/// 3. ``InterfaceStack`` finds types by name, ``Conformances`` the protocols and superclasses.
/// 4. ``OverrideRule``, ``WitnessRule`` (with ``ConformanceConditions`` and ``OpenTypes``) and
///    ``NamesakeRule``, in this order, find who lends the documentation; ``SignatureMatch``
///    compares declarations, ``TypeMatch`` and ``OverrideMatch`` their ``TypeShape`` values.
struct InheritanceResolver {
  private let index: ModuleIndex
  private let declarations: [Declared]

  init(index: ModuleIndex, declarations: [Declared]) {
    self.index = index
    self.declarations = declarations
  }

  /// The same symbols, those without a comment of their own marked
  /// ``SymbolDocumentation/State/inherited`` where they take one over; and findings about those
  /// for which nothing is looked up.
  func resolve(_ symbols: [Symbol]) -> (symbols: [Symbol], diagnostics: [Diagnostic]) {
    guard let module = symbols.first(where: { $0.documentation.state == .none })?.module else {
      return (symbols, [])
    }
    let interface = Interface(
      symbols + hidden(from: symbols, module: module), clauses: clauses(),
      inheritance: index.inheritance)
    let blank = Set(declarations.filter(\.hasBlankComment).map(\.location))
    var search = InheritedDocumentation([interface, LibraryInterface.interface])
    let resolved = symbols.map { symbol in
      guard symbol.documentation.state == .none, !blank.contains(symbol.location),
        let lender = search.lender(of: symbol)
      else { return symbol }
      var result = symbol
      result.documentation = lender.documentation
      return result
    }
    return (resolved, search.crowds.map(Self.tooManyOverloads))
  }

  private static func tooManyOverloads(_ symbol: Symbol) -> Diagnostic {
    let type = symbol.container.joined(separator: ".")
    return .init(
      .swiftManyOverloads,
      "'\(type)' has more than \(Interface.namesakeLimit) overloads of '\(symbol.name)', so none of "
        + "them inherits documentation",
      at: symbol.location,
      suggestion: "document each of them, or give some of them another name")
  }

  /// What other modules of a package need to know beside the symbols: the hidden
  /// protocols with their members, and for each extended type of another module one symbol that
  /// names the protocols which this module adds to it.
  func lenders(ofModule module: String) -> [Symbol] {
    let builder = SymbolBuilder(module: module, index: index)
    let hidden = declarations.filter { declared in
      guard !declared.isPrivate, index.access(of: declared) == nil else { return false }
      return declared.kind == .protocol
        || [.requirement, .protocolExtension].contains(index.origin(of: declared))
    }
    let extended = Set(declarations.map { index.container(of: $0) }).filter {
      !$0.isEmpty && !index.isDeclaredHere($0) && !index.inheritance(of: $0).isEmpty
    }
    return hidden.map { builder.symbol(for: $0, access: .internal) }
      + extended.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
        var symbol = Symbol(
          .struct, path[path.count - 1], in: Array(path.dropLast()), module: module,
          at: SourceLocation(""))
        symbol.externalType = Symbol.ExternalType(name: path.joined(separator: "."))
        symbol.inheritance = index.inheritance(of: path)
        return symbol
      }
  }

  /// The clauses of types, and of those extensions that declare a member.
  private func clauses() -> [[String]: [ConformanceClause]] {
    var result: [[String]: [ConformanceClause]] = [:]
    var seen: Set<Int?> = []
    for declared in declarations {
      let container = index.container(of: declared)
      if seen.insert(declared.scope).inserted,
        let scope = index.enclosingExtension(of: declared), !scope.inheritance.isEmpty
      {
        result[container, default: []].append(
          ConformanceClause(types: scope.inheritance, requirements: scope.requirements))
      }
      let clause = declared.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      if declared.kind.isType, let clause {
        result[container + [declared.baseName], default: []].append(
          ConformanceClause(
            types: clause.inheritedTypes.map { SyntaxText.oneLine($0.type) }, requirements: nil))
      }
    }
    return result
  }

  /// What users cannot see but what lends documentation: requirements, documented members of
  /// classes, and the types and aliases by which they are found.
  private func hidden(from symbols: [Symbol], module: String) -> [Symbol] {
    let seen = Set(symbols.map(\.location))
    let builder = SymbolBuilder(module: module, index: index)
    let types = declarations.filter(\.kind.isType).map { declared in
      (path: index.container(of: declared) + [declared.baseName], declared: declared)
    }
    let classes = Set(types.filter { $0.declared.kind == .class }.map(\.path))
    let isPrivate = Set(types.filter(\.declared.isPrivate).map(\.path))
    return declarations.compactMap { declared in
      guard !seen.contains(declared.location), !declared.isPrivate else { return nil }
      let container = index.container(of: declared)
      guard !isPrivate.contains(container),
        [.protocol, .class, .typealias].contains(declared.kind)
          || declared.comment != nil && classes.contains(container)
          || [.requirement, .protocolExtension].contains(index.origin(of: declared))
      else { return nil }
      return builder.symbol(for: declared, access: .internal)
    }
  }
}

extension Declared {
  /// The compiler keeps no comments of what cannot be seen in the module.
  fileprivate var isPrivate: Bool { marks.access.map { $0 <= .fileprivate } ?? false }

  /// A comment that says nothing, but for the compiler is one.
  fileprivate var hasBlankComment: Bool {
    comment == nil && node.leadingTrivia.contains { $0.isDocumentation }
  }
}
