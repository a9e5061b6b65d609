/// Which types hold tokens, and what of a constant's name the path of its token leaves out.
struct TokenScope: Hashable, Sendable {
  /// The names of each type from the outside in; no type for the constants of all.
  private let types: [[String]]
  /// Whether paths begin with the name of the type that holds them.
  private let keepsNames: Bool
  /// The names of the types of each brand.
  private let brands: [[[String]]]

  init(_ options: SwiftTokenOptions) {
    keepsNames = !options.types.isEmpty
    let named = keepsNames ? options.types : [options.namespace].compactMap(\.self)
    types = named.map(Self.names).sorted { $0.count > $1.count }
    brands = options.brands.map { $0.types.map(Self.names) }
  }

  private static func names(_ type: String) -> [String] {
    type.split(separator: ".").map(String.init)
  }

  /// The brand that a type, or one around it, states the tokens of, by its position.
  func brand(of container: [String]) -> Int? {
    brands.firstIndex { $0.contains { container.starts(with: $0) } }
  }

  /// The names of a type or constant that paths are made of; `nil` for what is outside.
  func names(of path: [String]) -> [String]? {
    if let type = brands.joined().first(where: { path.starts(with: $0) }) {
      return Array(path.dropFirst(type.count))
    }
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
