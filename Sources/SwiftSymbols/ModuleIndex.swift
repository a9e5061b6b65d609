/// What is known of a module after all its files were read: which type each extension extends,
/// and how far each scope can be seen.
struct ModuleIndex {
  /// How far the members of a scope can be seen at most.
  private struct Reach {
    var access: AccessLevel
    var isHidden: Bool
  }

  /// The full name of each scope's type.
  let paths: [[String]]
  private let scopes: [Scope]
  /// The scopes that declare a type, by its full name; several where `#if` branches do.
  private let declaring: [[String]: [Int]]
  private let reaches: [Reach]
  private let names: NameLookup

  init(module: String, scopes: [Scope], aliases: [Alias]) {
    self.scopes = scopes
    // Names first as spelled: an alias may stand in an extension that itself goes by an alias.
    let spelled = Self.paths(of: scopes) { $0 }
    let first = NameLookup(module: module, scopes: scopes, paths: spelled, aliases: aliases)
    paths = Self.paths(of: scopes, resolve: first.resolve)
    names = NameLookup(module: module, scopes: scopes, paths: paths, aliases: aliases)
    var declaring: [[String]: [Int]] = [:]
    for (number, scope) in scopes.enumerated() {
      if case .type = scope.kind { declaring[paths[number], default: []].append(number) }
    }
    self.declaring = declaring
    var computation = ReachComputation(scopes: scopes, paths: paths, declaring: declaring)
    reaches = scopes.indices.map { computation.reach(of: $0) }
  }

  /// The access of a declared name as its users see it; `nil` when it is hidden from them.
  func access(of declared: Declared) -> AccessLevel? {
    let container = declared.scope.map { reaches[$0] } ?? Reach(access: .open, isHidden: false)
    guard !container.isHidden, !declared.isUnderscored, !declared.marks.isHidden else {
      return nil
    }
    let own =
      declared.marks.access
      ?? Self.implicitAccess(
        of: declared.kind, in: declared.scope.map { scopes[$0] },
        reach: container)
    if declared.marks.documentedAs == .public { return max(own, .public) }
    return min(own, container.access)
  }

  /// The full name of the type whose member a declared name is.
  func container(of declared: Declared) -> [String] { declared.scope.map { paths[$0] } ?? [] }

  /// The extension that a name stands in, if it does.
  func enclosingExtension(of declared: Declared) -> Scope? {
    guard let number = declared.scope, case .extension = scopes[number].kind else { return nil }
    return scopes[number]
  }

  /// In what a declared name stands.
  func origin(of declared: Declared) -> Symbol.Origin {
    guard let number = declared.scope else { return .declaration }
    let isProtocol = declaring[paths[number]]?.contains { scopes[$0].isProtocol } ?? false
    guard case .extension = scopes[number].kind else {
      return isProtocol ? .requirement : .declaration
    }
    return isProtocol ? .protocolExtension : .extension
  }

  func isDeclaredHere(_ path: [String]) -> Bool { declaring[path] != nil }

  /// The availability of the enclosing scopes, from the inside out.
  func inheritedAvailability(of declared: Declared) -> [Availability] {
    var result: [Availability] = []
    var next = declared.scope
    while let number = next {
      result += scopes[number].marks.availability
      next = scopes[number].parent
    }
    return result
  }

  /// The types after the colons of a type and of its extensions in the module, each once.
  func inheritance(of path: [String]) -> [String] { names.inheritance[path] ?? [] }

  private static func paths(
    of scopes: [Scope], resolve: ([String]) -> [String]
  ) -> [[String]] {
    var paths: [[String]] = []
    for scope in scopes {
      switch scope.kind {
      case .type(let name, _): paths.append((scope.parent.map { paths[$0] } ?? []) + [name])
      case .extension(let spelled): paths.append(resolve(spelled))
      }
    }
    return paths
  }

  private static func implicitAccess(
    of kind: Symbol.Kind, in scope: Scope?, reach: Reach
  ) -> AccessLevel {
    switch scope?.kind {
    case .extension: scope?.marks.access ?? .internal
    case .type(_, .protocol): reach.access
    case .type where kind == .enumCase: reach.access
    default: .internal
    }
  }

  /// Computes each scope's reach once; a scope asks its parent and the type that it extends,
  /// whose names are shorter or declare it, so that the recursion ends.
  private struct ReachComputation {
    let scopes: [Scope]
    let paths: [[String]]
    let declaring: [[String]: [Int]]
    private var known: [Int: Reach] = [:]

    init(scopes: [Scope], paths: [[String]], declaring: [[String]: [Int]]) {
      self.scopes = scopes
      self.paths = paths
      self.declaring = declaring
    }

    mutating func reach(of number: Int) -> Reach {
      if let reach = known[number] { return reach }
      // A loop, which only a module that does not compile can have, is seen as internal.
      known[number] = Reach(access: .internal, isHidden: false)
      var reach = outerReach(of: number)
      let marks = scopes[number].marks
      reach.isHidden =
        reach.isHidden || marks.isHidden
        || paths[number].contains { $0.hasPrefix("_") }
      known[number] = reach
      return reach
    }

    private mutating func outerReach(of number: Int) -> Reach {
      let scope = scopes[number]
      switch scope.kind {
      case .extension:
        let targets = declaring[paths[number]] ?? []
        return targets.map { reach(of: $0) }.max { $0.access < $1.access }
          ?? Reach(access: .open, isHidden: false)
      case .type(_, let kind):
        let outer = scope.parent.map { reach(of: $0) } ?? Reach(access: .open, isHidden: false)
        let own =
          scope.marks.access
          ?? ModuleIndex.implicitAccess(
            of: kind, in: scope.parent.map { scopes[$0] }, reach: outer)
        let isRaised = scope.marks.documentedAs == .public
        return Reach(
          access: isRaised ? max(own, .public) : min(own, outer.access),
          isHidden: outer.isHidden)
      }
    }
  }
}
