/// What is known of a module after all its files were read: which type each extension extends,
/// and how far each scope can be seen.
struct ModuleIndex {
  /// The full name of each scope's type; with its module where that alone tells it from a type
  /// that is declared here.
  let paths: [[String]]
  private let scopes: [Scope]
  /// The scopes that declare a type, by its full name; several where `#if` branches do.
  private let declaring: [[String]: [Int]]
  private let reaches: [Reach]
  private let names: NameLookup

  init(module: String, scopes: [Scope], aliases: [Alias]) {
    self.scopes = scopes
    // Names first as spelled: an alias may stand in an extension that itself goes by an alias.
    let spelled = Self.paths(of: scopes) { path, _ in path }
    let first = NameLookup(module: module, scopes: scopes, paths: spelled, aliases: aliases)
    paths = Self.paths(of: scopes, resolve: first.resolve)
    names = NameLookup(module: module, scopes: scopes, paths: paths, aliases: aliases)
    var declaring: [[String]: [Int]] = [:]
    for (number, scope) in scopes.enumerated() {
      if case .type = scope.kind { declaring[paths[number], default: []].append(number) }
    }
    self.declaring = declaring
    reaches = Reach.all(of: scopes, paths: paths, declaring: declaring)
  }

  /// The access of a declared name as its users see it; `nil` when it is hidden from them.
  func access(of declared: Declared) -> AccessLevel? {
    let container = declared.scope.map { reaches[$0] } ?? .everywhere
    let marks = declared.marks
    guard !container.isHidden, !marks.isHidden(isUnderscored: declared.isUnderscored) else {
      return nil
    }
    let formal =
      marks.access
      ?? container.implicitAccess(of: declared.kind, in: declared.scope.map { scopes[$0] })
    return min(marks.access(formal: formal), container.access)
  }

  /// How far the members of a scope can be seen at most.
  func access(ofScope number: Int) -> AccessLevel { reaches[number].access }

  /// The full name of the type whose member a declared name is.
  func container(of declared: Declared) -> [String] {
    guard let number = declared.scope else { return [] }
    let path = paths[number]
    guard path.count > 1, !isDeclaredHere([path[0]]), scopes[number].file.names(module: path[0])
    else { return path }
    return Array(path.dropFirst())
  }

  /// Whether the type whose member a declared name is comes from another module.
  func isOfOtherModule(_ declared: Declared) -> Bool {
    declared.scope.map { !isDeclaredHere(paths[$0]) } ?? false
  }

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
    of scopes: [Scope], resolve: ([String], FileNames) -> [String]
  ) -> [[String]] {
    var paths: [[String]] = []
    for scope in scopes {
      switch scope.kind {
      case .type(let name, _): paths.append((scope.parent.map { paths[$0] } ?? []) + [name])
      case .extension(let spelled): paths.append(resolve(spelled, scope.file))
      }
    }
    return paths
  }
}
