/// How far the members of a scope can be seen at most.
struct Reach {
  /// The access that counts, capped by that of the scopes around.
  var access: AccessLevel
  /// The access of the scope's type as its declaration has it, which its cases and requirements
  /// share.
  var formal: AccessLevel
  /// Whether something around hides all members.
  var isHidden: Bool

  /// Outside any scope.
  static let everywhere = Reach(access: .open, formal: .open, isHidden: false)

  /// The reach of each of `scopes`, whose types are called `paths`.
  static func all(
    of scopes: [Scope], paths: [[String]], declaring: [[String]: [Int]]
  ) -> [Reach] {
    var computation = ReachComputation(scopes: scopes, paths: paths, declaring: declaring)
    return scopes.indices.map { computation.reach(of: $0) }
  }

  /// The access of a member of `scope`, whose reach this is, that has none written.
  func implicitAccess(of kind: Symbol.Kind, in scope: Scope?) -> AccessLevel {
    switch scope?.kind {
    case .extension: scope?.marks.access ?? .internal
    case .type(_, .protocol): formal
    case .type where kind == .enumCase: formal
    default: .internal
    }
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
    known[number] = Reach(access: .internal, formal: .internal, isHidden: false)
    let reach =
      switch scopes[number].kind {
      case .extension: reach(ofExtension: number)
      case .type(let name, let kind): reach(ofType: number, name, kind)
      }
    known[number] = reach
    return reach
  }

  private mutating func reach(ofExtension number: Int) -> Reach {
    let marks = scopes[number].marks
    var reach = reach(ofTypeAt: paths[number])
    reach.isHidden = reach.isHidden || marks.isHidden(isUnderscored: false)
    reach.access = min(reach.access, marks.access(formal: .open))
    return reach
  }

  private mutating func reach(ofType number: Int, _ name: String, _ kind: Symbol.Kind) -> Reach {
    let scope = scopes[number]
    let outer = scope.parent.map { reach(of: $0) } ?? .everywhere
    let formal =
      scope.marks.access
      ?? outer.implicitAccess(of: kind, in: scope.parent.map { scopes[$0] })
    return Reach(
      access: min(scope.marks.access(formal: formal), outer.access), formal: formal,
      isHidden: outer.isHidden || scope.marks.isHidden(isUnderscored: name.hasPrefix("_")))
  }

  /// That of the declaration, or of its nearest container that the module declares; of another
  /// module's type, an underscore in its name is all that is known.
  private mutating func reach(ofTypeAt path: [String]) -> Reach {
    for length in stride(from: path.count, to: 0, by: -1) {
      guard let targets = declaring[Array(path.prefix(length))] else { continue }
      let reaches = targets.map { reach(of: $0) }
      guard var widest = reaches.max(by: { $0.access < $1.access }) else { continue }
      widest.isHidden =
        widest.isHidden || path.dropFirst(length).contains { $0.hasPrefix("_") }
      return widest
    }
    var outside = Reach.everywhere
    outside.isHidden = path.contains { $0.hasPrefix("_") }
    return outside
  }
}
