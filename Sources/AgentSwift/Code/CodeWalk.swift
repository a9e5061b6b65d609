import Diagnostics
import SwiftSymbols

/// Looks at every call and name of the code.
struct CodeWalk {
  let api: DeclaredAPI
  private(set) var diagnostics: [Diagnostic] = []

  init(api: DeclaredAPI) { self.api = api }

  /// - Parameter type: The type that the place calls for, as the declaration spells it.
  mutating func visit(_ expression: SwiftExpression, as type: String? = nil) {
    switch expression.base {
    case .name: visitChain(expression)
    case .implicit: visitImplicit(expression, as: type)
    case .closure(let closure):
      for statement in closure.statements { visit(statement) }
      visitLinks(expression.links[...])
    case .string, .number, .boolean:
      if let type, let fault = literalFault(expression, as: type) { report(fault) }
    case .none, .keyPath, .source: break
    }
  }

  // MARK: Chains that begin with a name

  private mutating func visitChain(_ expression: SwiftExpression) {
    let path = NamePath(expression)
    let names = api.withoutModule(path.names)
    let rest = expression.links.dropFirst(path.length)
    if api.isToken(names) { return visitLinks(rest) }
    let owner = (1...names.count).reversed().first { api.type(Array(names.prefix($0))) != nil }
    guard let owner, let type = api.type(Array(names.prefix(owner))) else {
      visitUnknown(names, rest, at: expression.location)
      return
    }
    if owner == names.count {
      guard case .call(let arguments)? = rest.first?.kind else { return visitLinks(rest) }
      visitInitializer(of: type, arguments, at: expression.location)
      return visitLinks(rest.dropFirst())
    }
    if owner == 1, api.namespaces.contains(names[0]), api.members(of: type, names[1]).isEmpty {
      return visitUnknown(names, rest, at: expression.location)
    }
    let place = path.location(names.count - owner)
    guard owner + 1 == names.count else {
      // What follows the member belongs to its value, whose type is not known.
      visitMember(names[owner], of: type, place, [])
      return visitLinks(rest)
    }
    visitMember(names[owner], of: type, place, rest)
  }

  /// A name that the sources do not declare: a token, a function, or something of others.
  private mutating func visitUnknown(
    _ names: [String], _ rest: ArraySlice<SwiftExpression.Link>, at location: SourceLocation
  ) {
    let name = names.joined(separator: ".")
    if names.count > 1, api.namespaces.contains(names[0]) {
      report(
        .agentCodeUnknownToken, "there is no token '\(name)'", location,
        suggestion: DidYouMean.suggestion(for: name, among: api.tokens))
    }
    guard case .call(let arguments)? = rest.first?.kind else { return visitLinks(rest) }
    let functions = names.count == 1 ? api.functions(name) : []
    if names.count > 1, names[0].first?.isLowercase == true {
      // A method of a value of the code around: `content.cardStyle()`.
      visitMethod(names[names.count - 1], arguments, at: location)
    } else if !functions.isEmpty {
      visitCall(of: name, functions, arguments, at: location)
    } else {
      if name.first?.isUppercase == true, !api.isOfOthers(name),
        let near = DidYouMean.nearest(to: name, among: api.typeNames)
      {
        warn(.agentCodeUnknownName, "the sources declare no '\(name)'", location, near: near)
      }
      visitArguments(arguments)
    }
    visitLinks(rest.dropFirst())
  }

  private mutating func visitMember(
    _ name: String, of type: Symbol, _ location: SourceLocation,
    _ rest: ArraySlice<SwiftExpression.Link>
  ) {
    let members = api.members(of: type, name)
    guard !members.isEmpty else {
      if type.kind != .typealias, !Self.synthesized.contains(name) {
        report(unknownMember(name, of: type, location))
      }
      if case .call(let arguments)? = rest.first?.kind { visitArguments(arguments) }
      return visitLinks(rest.dropFirst())
    }
    guard case .call(let arguments)? = rest.first?.kind else { return visitLinks(rest) }
    visitCall(of: "\(type.name).\(name)", members, arguments, at: location)
    visitLinks(rest.dropFirst())
  }

  // MARK: Implicit members

  private mutating func visitImplicit(_ expression: SwiftExpression, as type: String?) {
    guard case .member(let name)? = expression.links.first?.kind else { return }
    let rest = expression.links.dropFirst()
    if name == "constant", let bound = type.flatMap(TypeName.bound) {
      if case .call(let arguments)? = rest.first?.kind {
        for argument in arguments { visit(argument.value, as: bound) }
      }
      return visitLinks(rest.dropFirst())
    }
    guard let type = type.flatMap(TypeName.simple).flatMap(api.type(named:)),
      [.enum, .struct].contains(type.kind)
    else { return visitLinks(rest) }
    visitMember(name, of: type, expression.links[0].location, rest)
  }

  /// What the compiler adds to types.
  private static let synthesized: Set = ["allCases", "init", "self", "Type"]

  // MARK: Modifiers

  /// Members and calls behind a value.
  private mutating func visitLinks(_ links: ArraySlice<SwiftExpression.Link>) {
    var name: (String, SourceLocation)?
    for link in links {
      switch link.kind {
      case .member(let member): name = (member, link.location)
      case .call(let arguments):
        if let (method, location) = name {
          visitMethod(method, arguments, at: location)
        } else {
          visitArguments(arguments)
        }
        name = nil
      }
    }
  }

  private mutating func visitMethod(
    _ name: String, _ arguments: [SwiftExpression.Argument], at location: SourceLocation
  ) {
    if name == "environment", visitEnvironment(arguments) { return }
    let methods = api.methods(name)
    guard methods.isEmpty else {
      return visitCall(of: ".\(name)", methods, arguments, at: location)
    }
    if let near = DidYouMean.nearest(to: name, among: api.viewModifiers) {
      warn(.agentCodeUnknownName, "the sources declare no '.\(name)(…)'", location, near: near)
    }
    visitArguments(arguments)
  }

  /// `.environment(\.surfaceStyle, .thin)`
  private mutating func visitEnvironment(_ arguments: [SwiftExpression.Argument]) -> Bool {
    guard arguments.count == 2, case .keyPath(let names) = arguments[0].value.base,
      let name = names.first
    else { return false }
    let value = api.environmentValues.first { $0.name == name }
    if value == nil,
      let near = DidYouMean.nearest(to: name, among: api.environmentValues.map(\.name))
    {
      let place = arguments[0].location
      warn(.agentCodeUnknownName, "the sources declare no '\\.\(name)'", place, near: near)
    }
    visit(arguments[1].value, as: value?.signature.type)
    return true
  }

  private mutating func visitArguments(_ arguments: [SwiftExpression.Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  // MARK: Calls

  private mutating func visitInitializer(
    of type: Symbol, _ arguments: [SwiftExpression.Argument], at location: SourceLocation
  ) {
    let name = type.path.joined(separator: ".")
    let initializers = api.members(of: type).filter { $0.kind == .initializer }
    let isRaw = arguments.map(\.label) == ["rawValue"]
    guard initializers.isEmpty else {
      return visitCall(of: name, initializers, arguments, at: location)
    }
    // A class may inherit its initialisers.
    if type.kind == .struct, !isRaw {
      report(.agentCodeNoInitializer, "'\(name)' has no public initialiser", location)
    }
    visitArguments(arguments)
  }

  private mutating func visitCall(
    of name: String, _ overloads: [Symbol], _ arguments: [SwiftExpression.Argument],
    at location: SourceLocation
  ) {
    // A property may hold a function, of which nothing is known here.
    let callable = overloads.filter(\.kind.isCallable)
    let matches = callable.map { CallMatch(arguments, $0.signature.parameters) }
    let fitting = matches.filter { $0.fault == nil }
    // Overloads may differ in types alone: the one that takes the literals is meant.
    let meant = fitting.first(where: takesLiterals) ?? fitting.first
    guard let match = meant ?? Self.nearest(matches) else { return visitArguments(arguments) }
    if let (fault, argument) = match.fault, callable.count == overloads.count {
      report(self.fault(fault, name, argument?.location ?? location, callable))
    }
    for argument in arguments {
      let pair = match.pairs.first { $0.argument == argument }
      visit(argument.value, as: pair?.parameter.type)
    }
  }

  private static func nearest(_ matches: [CallMatch]) -> CallMatch? {
    matches.max { $0.pairs.count < $1.pairs.count }
  }

  private func takesLiterals(_ match: CallMatch) -> Bool {
    match.pairs.allSatisfy { argument, parameter in
      literalFault(argument.value, as: parameter.type) == nil
    }
  }

  /// What is wrong with a literal in the place of a type; `nil` for other expressions too.
  private func literalFault(_ expression: SwiftExpression, as type: String) -> Diagnostic? {
    let isRight: (String) -> Bool
    let spoken: String
    switch expression.base {
    case _ where !expression.links.isEmpty: return nil
    case .string: (isRight, spoken) = ({ TypeName.texts.contains($0) }, "a text")
    case .number: (isRight, spoken) = ({ TypeName.numbers.contains($0) }, "a number")
    case .boolean: (isRight, spoken) = ({ $0 == "Bool" }, "true or false")
    default: return nil
    }
    let (id, place) = (FindingID.agentCodeWrongLiteral, expression.location)
    if let bound = TypeName.bound(type) {
      return .init(
        id, "\(spoken) is no Binding<\(bound)>", at: place,
        suggestion: "write '.constant(…)' around it")
    }
    guard let type = TypeName.simple(type), isBasic(type), !isRight(type) else { return nil }
    return .init(id, "\(spoken) is no \(type)", at: place)
  }

  /// Whether it is known which literals a type takes: those of the library, and enumerations of the
  /// sources, which take none unless they say so.
  private func isBasic(_ type: String) -> Bool {
    if TypeName.basic.contains(type) { return true }
    guard let declared = api.type(named: type), declared.kind == .enum else { return false }
    return !declared.inheritance.contains { $0.contains("ExpressibleBy") }
  }

  // MARK: Findings

  private mutating func report(
    _ id: FindingID, _ summary: String, _ location: SourceLocation, suggestion: String? = nil
  ) {
    report(.init(id, summary, at: location, suggestion: suggestion))
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private mutating func warn(
    _ id: FindingID, _ summary: String, _ location: SourceLocation, near: String
  ) {
    report(.init(id, summary, at: location, near: near))
  }
}

/// The names that a chain begins with, as far as they are members of each other.
private struct NamePath {
  private(set) var names: [String]
  /// How many links belong to it.
  private(set) var length = 0
  private var locations: [SourceLocation]

  init(_ expression: SwiftExpression) {
    names = []
    locations = [expression.location]
    if case .name(let first) = expression.base { names = [first] }
    for link in expression.links {
      guard case .member(let name) = link.kind else { break }
      names.append(name)
      locations.append(link.location)
      length += 1
    }
  }

  /// Where the name is that stands so many places from the end.
  func location(_ fromEnd: Int) -> SourceLocation { locations[locations.count - fromEnd] }
}
