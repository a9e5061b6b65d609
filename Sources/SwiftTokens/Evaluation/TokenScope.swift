/// Which types hold tokens, and what of a constant's name the path of its token leaves out.
struct TokenScope: Hashable, Sendable {
  /// The names of each type from the outside in; no type for the constants of all.
  private let types: [[String]]
  /// Whether paths begin with the name of the type that holds them.
  private let keepsNames: Bool

  init(_ options: SwiftTokenOptions) {
    keepsNames = !options.types.isEmpty
    let named = keepsNames ? options.types : [options.namespace].compactMap(\.self)
    types = named.map { $0.split(separator: ".").map(String.init) }.sorted { $0.count > $1.count }
  }

  /// The names of a type or constant that paths are made of; `nil` for what is outside.
  func names(of path: [String]) -> [String]? {
    if types.isEmpty { return path }
    return types.first { path.starts(with: $0) }.map { type in
      Array(path.dropFirst(keepsNames ? type.count - 1 : type.count))
    }
  }

  /// Whether a type is one of those that hold tokens, and not one inside of them.
  func isHolder(_ container: [String]) -> Bool { types.contains(container) }

  /// What Swift code writes before the path of a token, as far as it is the same for all.
  var prefix: String { keepsNames ? "" : types.first?.joined(separator: ".") ?? "" }
}
