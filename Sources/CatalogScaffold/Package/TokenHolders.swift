import DesignTokens
import Diagnostics
import SwiftSymbols
import SwiftTokens

/// The types whose constants are the design tokens of a package.
struct TokenHolders: Hashable {
  /// Their names: `DS`, or `Color`, `Font`, `Spacing`.
  let types: [String]
  /// Whether one type of the package holds all, so that the paths of tokens need not name it.
  let isNamespace: Bool
  /// The folders of the modules that hold their constants, from the catalog.
  let folders: [String]
  /// The types that state the same tokens for one brand each.
  var brands: [SwiftTokenOptions.Brand] = []
  /// Which types with a number are left out beside these; places from the catalog.
  var diagnostics: [Diagnostic] = []

  /// Types of values that show a constant to be a token: a bare number may be anything.
  private static let telling: Set<TokenType> = [
    .color, .dimension, .typography, .shadow, .gradient, .duration, .cubicBezier, .fontFamily,
    .transition,
  ]

  /// Types of values that one constant is enough of: a length or a time may be anything.
  private static let convincing: Set<TokenType> = [
    .color, .typography, .shadow, .gradient, .fontFamily,
  ]

  /// Types of the system to which packages add their tokens, each with the one that has the same
  /// values for SwiftUI and counts alone where both are extended.
  private static let extended: [String: String?] = [
    "Color": nil, "Font": nil, "CGFloat": nil, "Double": nil, "Animation": nil, "Gradient": nil,
    "LinearGradient": nil, "UIColor": "Color", "NSColor": "Color", "UIFont": "Font",
    "NSFont": "Font",
  ]

  /// Whether constants are the tokens of a design rather than limits of some other kind.
  private static func areTokens(_ tokens: [Token], of holder: String) -> Bool {
    holder == "DS" || tokens.count > 1 || SwiftTokenLoad.isAboutLengths(holder)
      || tokens.contains { $0.type.map(convincing.contains) == true }
  }

  /// The public types without values of their own that hold constants that are tokens, the one with
  /// the most first; `DS` alone where there is such a type.
  static func find(in sources: SourceTree, _ modules: [ModuleSymbols]) -> TokenHolders? {
    let hidden = sources.hidden.map { SymbolExtractor.symbols(ofModule: $0.name, in: $0.files) }
    return find(
      in: sources.files + sources.hidden.flatMap(\.files), assets: sources.assets,
      modules + hidden, folders: sources.modules.map(\.path) + sources.hidden.map(\.path))
  }

  /// - Parameter folders: Those of the modules, from the catalog.
  static func find(
    in files: [SourceFile], assets: [String: [UInt8]] = [:], _ modules: [ModuleSymbols],
    folders: [String]
  ) -> TokenHolders? {
    let holding = files.filter(mayHoldConstants)
    let plain = SwiftTokenLoad(sources: holding, assets: assets)
    var brands = TokenBrands.find(
      in: plain, modules, typeNames: TokenBrands.typeNames(in: files))
    if brands.isEmpty { brands = ValueBrands.find(in: holding) }
    let load =
      brands.isEmpty ? plain : self.load(brands, in: files, beside: holding, assets: assets)
    let branded = Set(brands.flatMap(\.types))
    let candidates = candidates(in: load, branded: branded)
    let known = known(among: candidates, modules, branded: branded)
    let paths = Set(known.values.joined().compactMap(\.location?.path))
      .union(declarations(of: branded, in: files))
    let types = known.filter { !branded.contains($0.key) }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    let kept = folders.filter { folder in
      paths.contains { $0 == folder || $0.hasPrefix(folder + "/") }
    }
    guard !types.isEmpty || !brands.isEmpty, !kept.isEmpty else { return nil }
    return TokenHolders(
      types: types, isNamespace: types.count == 1 && !extended.keys.contains(types[0]),
      folders: kept, brands: brands,
      diagnostics: types.contains("DS")
        ? [] : leftOut(candidates.filter { known[$0.key] == nil }, modules))
  }

  /// The tokens by the types that may hold them.
  private static func candidates(
    in load: SwiftTokenLoad, branded: Set<String>
  ) -> [String: [Token]] {
    let telling = load.tokens.filter { token in
      token.type.map(Self.telling.contains) == true && !SwiftTokenLoad.isOfUnknownUnit(token)
    }
    let system = Set(load.systemTokens)
    let holders = Dictionary(grouping: telling) { token in
      let name = load.swiftNames[token.path] ?? ""
      return branded.first { name.hasPrefix($0 + ".") }
        ?? name.split(separator: ".").first.map(String.init) ?? ""
    }
    // A type that only measures the running app, such as its screen, holds no tokens.
    return holders.filter { holder in
      !holder.value.allSatisfy { $0.value()?.isUnknown == true && !system.contains($0.path) }
    }
  }

  /// Types with one number, which may be a limit of some kind.
  private static func leftOut(
    _ holders: [String: [Token]], _ modules: [ModuleSymbols]
  ) -> [Diagnostic] {
    let single = holders.filter { name, tokens in
      tokens.count == 1 && !areTokens(tokens, of: name)
        && (extended.keys.contains(name) || holdsConstants(name, modules))
    }.sorted { $0.key < $1.key }
    guard let first = single.first else { return [] }
    let names = single.prefix(10).map(\.key) + (single.count > 10 ? ["…"] : [])
    return [
      .init(
        .initLeftOut, "left out of the tokens: types with one number (\(single.count))",
        at: first.value[0].location, notes: [.init(names.joined(separator: ", "))],
        suggestion: "name them under 'swiftTypes' in system.yaml if they are part of the design")
    ]
  }

  /// The types that hold tokens, with these.
  private static func known(
    among holders: [String: [Token]], _ modules: [ModuleSymbols], branded: Set<String>
  ) -> [String: [Token]] {
    var known = holders.filter { name, tokens in
      if branded.contains(name) { return true }
      // The other constants of a structure whose values are brands are parts of these.
      if branded.contains(where: { $0.hasPrefix(name + ".") }) { return false }
      return (extended.keys.contains(name) || holdsConstants(name, modules))
        && areTokens(tokens, of: name)
    }
    if known["DS"] != nil {
      known = known.filter { $0.key == "DS" || branded.contains($0.key) }
    }
    for (name, other) in extended where other.map({ known[$0] != nil }) == true {
      known[name] = nil
    }
    return known
  }

  /// The files that declare the structures of which brands are values.
  private static func declarations(of branded: Set<String>, in files: [SourceFile]) -> [String] {
    let structures = Set(branded.filter { $0.contains(".") }.map { $0.prefix { $0 != "." } })
    guard !structures.isEmpty else { return [] }
    let marks = structures.flatMap { ["struct \($0)", "extension \($0)"] }
    return files.filter { file in marks.contains { file.text.contains($0) } }.map(\.path)
  }

  /// The tokens with those of brands, whose types may have no constants but properties.
  private static func load(
    _ brands: [SwiftTokenOptions.Brand], in files: [SourceFile], beside holding: [SourceFile],
    assets: [String: [UInt8]]
  ) -> SwiftTokenLoad {
    let types = brands.flatMap(\.types)
    let known = Set(holding.map(\.path))
    let more = files.filter { file in
      !known.contains(file.path) && types.contains { file.text.contains($0) }
    }
    var options = SwiftTokenOptions()
    options.brands = brands
    return SwiftTokenLoad(sources: holding + more, assets: assets, options: options)
  }

  /// Whether a file can declare constants; to look for the word is faster than to parse.
  private static func mayHoldConstants(_ file: SourceFile) -> Bool {
    file.text.contains("static ") || file.text.contains("case ") || file.text.contains("enum ")
  }

  /// Whether a name is that of a type that is there to hold constants: an enumeration without
  /// cases, or a structure or class that inherits nothing that gives it another purpose.
  private static func holdsConstants(_ name: String, _ modules: [ModuleSymbols]) -> Bool {
    modules.contains { module in
      guard let type = module.symbols.first(where: { $0.path == [name] }) else { return false }
      switch type.kind {
      case .enum: return !module.members(of: [name]).contains { $0.kind == .enumCase }
      case .struct, .class: return Set(type.inheritance).isSubset(of: harmless)
      default: return false
      }
    }
  }

  private static let harmless: Set = [
    "Sendable", "@unchecked Sendable", "Equatable", "Hashable", "NSObject",
  ]
}
