import DesignTokens
import SwiftSymbols
import SwiftTokens

/// The type whose constants are the design tokens of a package.
struct TokenHolder: Hashable {
  /// Its name: `DS`.
  let type: String
  /// The folders of the modules that hold its constants, from the catalog.
  let folders: [String]

  /// Types of values that show a constant to be a token: a bare number may be anything.
  private static let telling: Set<TokenType> = [
    .color, .dimension, .typography, .shadow, .gradient, .duration, .cubicBezier, .fontFamily,
    .transition,
  ]

  /// Types of values that one constant is enough of: a length or a time may be anything.
  private static let convincing: Set<TokenType> = [
    .color, .typography, .shadow, .gradient, .fontFamily,
  ]

  /// Whether constants are the tokens of a design rather than limits of some other kind.
  private static func areTokens(_ tokens: [Token], of holder: String) -> Bool {
    holder == "DS" || tokens.count > 1
      || tokens.contains { $0.type.map(convincing.contains) == true }
  }

  /// The public type without values of its own that holds the most constants that are tokens; of
  /// equals, and before all others, `DS`.
  ///
  /// - Parameter folders: Those of the modules, from the catalog.
  static func find(
    in files: [SourceFile], _ modules: [ModuleSymbols], folders: [String]
  ) -> TokenHolder? {
    let load = SwiftTokenLoad(sources: files)
    let telling = load.tokens.filter { $0.type.map(Self.telling.contains) == true }
    let holders = Dictionary(grouping: telling) { token in
      load.swiftNames[token.path]?.split(separator: ".").first.map(String.init) ?? ""
    }
    let known = holders.filter { name, tokens in
      isNamespace(name, modules) && areTokens(tokens, of: name)
    }
    let ranked = known.map { (name: $0.key, count: $0.key == "DS" ? Int.max : $0.value.count) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    guard let best = ranked.first, let tokens = known[best.name] else { return nil }
    let paths = Set(tokens.compactMap(\.location?.path))
    let holding = folders.filter { folder in
      paths.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
    return holding.isEmpty ? nil : TokenHolder(type: best.name, folders: holding)
  }

  /// Whether a name is that of a type that is there to hold constants: an enumeration without
  /// cases, or a structure that nobody can make and that is no view.
  private static func isNamespace(_ name: String, _ modules: [ModuleSymbols]) -> Bool {
    modules.contains { module in
      let type = module.symbols.first { $0.path == [name] }
      let members = module.members(of: [name])
      return switch type?.kind {
      case .enum: !members.contains { $0.kind == .enumCase }
      case .struct: type?.inheritance.isEmpty == true
      default: false
      }
    }
  }
}
