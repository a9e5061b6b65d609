import Diagnostics
import SwiftSymbols

/// Finds the symbols of a module that texts outside its sources are about.
///
/// A path is tried as it is written, with DocC's slashes as dots, without the module before it, and
/// without DocC's suffix for names that several symbols share.
public struct CatalogueMatcher {
  private let module: String
  private let symbols: [Symbol]
  /// Positions in ``symbols`` by container and name, with and without argument labels.
  private let positions: [String: [Int]]

  /// A matcher for the symbols of a module.
  public init(_ module: ModuleSymbols) {
    self.module = module.name
    symbols = module.symbols
    var positions: [String: [Int]] = [:]
    for (position, symbol) in symbols.enumerated() {
      let spellings = Set([symbol.name, symbol.baseName])
      for name in spellings {
        positions[(symbol.container + [name]).joined(separator: "."), default: []].append(position)
      }
    }
    self.positions = positions
  }

  /// The first text in `entries` about each symbol, by the position of the symbol.
  func places(in entries: [CatalogueEntry]) -> [Int: SourceLocation] {
    var places: [Int: SourceLocation] = [:]
    for entry in entries where entry.module == nil || entry.module == module {
      for position in matches(entry) where places[position] == nil {
        places[position] = entry.location
      }
    }
    return places
  }

  /// The positions in the module of the symbols that a text is about, in their order.
  public func positions(of entry: CatalogueEntry) -> [Int] {
    entry.module == nil || entry.module == module ? matches(entry).sorted() : []
  }

  /// How many symbols share the name that a text is about, where its suffix, a checksum or a list of
  /// types, does not tell here which of them is meant; 0 for other texts.
  public func candidates(of entry: CatalogueEntry) -> Int {
    guard entry.module == nil || entry.module == module, matches(entry).isEmpty,
      let shared = SharedName(String(entry.path.drop { $0 == "/" })), !shared.isKind
    else { return 0 }
    return spellings(of: shared.path).lazy.compactMap { positions[$0] }.first?.count ?? 0
  }

  private func matches(_ entry: CatalogueEntry) -> [Int] {
    let written = entry.path.drop { $0 == "/" }
    // Without a module, the module's name alone is the module: its page, not a symbol of it.
    if entry.module == nil, written == module[...] { return [] }
    for path in spellings(of: String(written)) {
      if let found = positions[path] { return found }
    }
    guard let shared = SharedName(String(written)) else { return [] }
    let found = spellings(of: shared.path).lazy.compactMap { positions[$0] }.first ?? []
    let meant = found.filter { shared.admits(symbols[$0].kind) }
    // A checksum or a list of types does not tell here which of several symbols is meant.
    return meant.count == 1 || shared.isKind ? meant : []
  }

  private func spellings(of path: String) -> [String] {
    let dotted = path.replacing("/", with: ".")
    return [path, dotted].flatMap { spelling -> [String] in
      // `SwiftUI/Binding/scope()` is about a member that the module adds to a type of another.
      let others = [module] + Self.extendedModules
      return [spelling]
        + others.filter { spelling.hasPrefix($0 + ".") }
        .map { String(spelling.dropFirst($0.count + 1)) }
    }
  }

  /// The modules whose types others extend most.
  private static let extendedModules = [
    "AppKit", "Combine", "Foundation", "Swift", "SwiftUI", "SwiftUICore", "UIKit",
  ]
}

/// A DocC link with a suffix that picks one of the symbols of a name: `Badge-swift.struct`,
/// `draw(_:)-7f2k1`, `draw(_:)->Int`.
private struct SharedName {
  var path: String
  var suffix: Substring

  init?(_ link: String) {
    let end = link.lastIndex(of: ")").flatMap { link[$0...].firstIndex(of: "-") }
    guard let dash = end ?? link.lastIndex(of: "-") else { return nil }
    path = String(link[..<dash])
    suffix = link[link.index(after: dash)...]
  }

  /// Whether the suffix names a kind and no single symbol.
  var isKind: Bool { suffix.hasPrefix("swift.") }

  func admits(_ kind: Symbol.Kind) -> Bool {
    !isKind || Self.kinds[String(suffix)]?.contains(kind) == true
  }

  /// As symbol graphs call them; an actor is a class there.
  private static let kinds: [String: Set<Symbol.Kind>] = [
    "swift.struct": [.struct], "swift.class": [.class, .actor], "swift.enum": [.enum],
    "swift.protocol": [.protocol], "swift.typealias": [.typealias],
    "swift.associatedtype": [.associatedtype], "swift.init": [.initializer],
    "swift.func": [.function], "swift.func.op": [.operatorFunction], "swift.method": [.method],
    "swift.type.method": [.typeMethod], "swift.var": [.variable], "swift.property": [.property],
    "swift.type.property": [.typeProperty], "swift.subscript": [.subscript],
    "swift.type.subscript": [.typeSubscript], "swift.enum.case": [.enumCase],
    "swift.macro": [.macro],
  ]
}
