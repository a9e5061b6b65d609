/// Follows the names by which extensions spell their types: module prefixes and aliases.
struct NameLookup {
  private let module: String
  private let types: Set<[String]>
  /// For the full name of an alias, the full name it stands for.
  private let aliases: [[String]: [String]]
  /// The types after the colons of each type and of its extensions.
  let inheritance: [[String]: [String]]

  init(module: String, scopes: [Scope], paths: [[String]], aliases: [Alias]) {
    self.module = module
    var types: Set<[String]> = []
    var inheritance: [[String]: [String]] = [:]
    var seen: [[String]: Set<String>] = [:]
    for (scope, path) in zip(scopes, paths) {
      if case .type = scope.kind { types.insert(path) }
      for name in scope.inheritance where seen[path, default: []].insert(name).inserted {
        inheritance[path, default: []].append(name)
      }
    }
    self.types = types
    self.inheritance = inheritance
    let named = aliases.map { alias in
      (full: (alias.scope.map { paths[$0] } ?? []) + [alias.name], alias: alias)
    }
    let known = types.union(named.map(\.full))
    self.aliases = Dictionary(
      named.map { ($0.full, Self.find($0.alias.target, from: $0.full.dropLast(), among: known)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The full name of the type that is spelled `path` at the top of a file.
  func resolve(_ path: [String]) -> [String] {
    var path = withoutModule(path)
    // Aliases that name each other in a circle do not compile, but must end.
    for _ in 0..<16 {
      guard let next = followed(path) else { return path }
      path = withoutModule(next)
    }
    return path
  }

  private func followed(_ path: [String]) -> [String]? {
    for length in 1...max(1, path.count) {
      if let target = aliases[Array(path.prefix(length))] {
        return target + path.dropFirst(length)
      }
    }
    return nil
  }

  private func withoutModule(_ path: [String]) -> [String] {
    guard path.count > 1, let first = path.first, !types.contains([first]) else { return path }
    return first == module || first == "Swift" ? Array(path.dropFirst()) : path
  }

  /// Looks the first part of `target` up in the enclosing types, from the inside out.
  private static func find(
    _ target: [String], from scope: ArraySlice<String>, among known: Set<[String]>
  ) -> [String] {
    for length in stride(from: scope.count, through: 0, by: -1) {
      let outer = Array(scope.prefix(length))
      if known.contains(outer + target.prefix(1)) { return outer + target }
    }
    return target
  }
}
