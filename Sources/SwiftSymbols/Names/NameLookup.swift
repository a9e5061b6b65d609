/// Follows the names by which extensions spell their types: module prefixes, aliases, and types
/// that a superclass or protocol declares.
struct NameLookup {
  private let module: String
  private let types: Set<[String]>
  /// The full names of all types and aliases.
  private let known: Set<[String]>
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
    self.known = known
    self.aliases = Dictionary(
      named.map { ($0.full, Self.find($0.alias.target, from: $0.full.dropLast(), among: known)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The full name of the type that is spelled `path` at the top of a file.
  func resolve(_ path: [String], in file: FileNames) -> [String] {
    var path = withoutModule(path, in: file)
    // Aliases that name each other in a cycle do not compile, but must end.
    for _ in 0..<16 {
      guard let next = followed(path, in: file) else { return path }
      path = withoutModule(next, in: file)
    }
    return path
  }

  private func followed(_ path: [String], in file: FileNames) -> [String]? {
    guard let first = path.first else { return nil }
    if let target = file.aliases[first] { return target + path.dropFirst() }
    for length in 1...path.count {
      let prefix = Array(path.prefix(length))
      if let target = aliases[prefix] { return target + path.dropFirst(length) }
      if length > 1, !known.contains(prefix), types.contains(prefix.dropLast()),
        let owner = ancestor(of: prefix.dropLast(), declaring: path[length - 1])
      {
        return owner + path.dropFirst(length - 1)
      }
    }
    return known.contains([first]) ? nil : LibraryAliases.target(of: path)
  }

  /// The type above `path`, in the module, that declares `name`.
  private func ancestor(of path: [String], declaring name: String) -> [String]? {
    var waiting = [path]
    // What is above a type is small; a cycle, which does not compile, must end.
    for _ in 0..<64 {
      guard let next = waiting.popLast() else { return nil }
      if known.contains(next + [name]) { return next }
      waiting += (inheritance[next] ?? []).map {
        Self.find(TypePath.components(ofText: $0), from: next.dropLast(), among: known)
      }
    }
    return nil
  }

  /// Another module stays where the module itself has a type of the same name.
  private func withoutModule(_ path: [String], in file: FileNames) -> [String] {
    guard path.count > 1, let first = path.first, !types.contains([first]) else { return path }
    let isPlain = first == module || file.names(module: first) && !types.contains([path[1]])
    return isPlain ? Array(path.dropFirst()) : path
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
