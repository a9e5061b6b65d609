import Diagnostics
import JSONTree

/// The colours of asset catalogs: `*.xcassets/**/*.colorset/Contents.json`.
struct AssetCatalog: Sendable {
  /// By path.
  private(set) var colors: [AssetColor] = []
  /// What is wrong with colour sets: `tokens/asset-…` and errors of JSON.
  private(set) var diagnostics: [Diagnostic] = []

  private var indexByName: [String: Int] = [:]
  private var indexBySymbol: [String: Int] = [:]

  /// - Parameter files: Bytes by path; files outside of colour sets are ignored, but for those that
  ///   make a folder a namespace.
  init(files: [String: [UInt8]]) {
    let namespaces = Self.namespaces(files)
    for path in files.keys.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count > 1, parts[parts.count - 1] == "Contents.json",
        parts[parts.count - 2].hasSuffix(Self.suffix)
      else { continue }
      var reader = ColorSetReader(path: path)
      let name = Self.name(parts, namespaces)
      if let color = reader.read(files[path] ?? [], name: name) { add(color) }
      diagnostics += reader.diagnostics
    }
  }

  /// The colour that `Color("Name")` means.
  func color(named name: String) -> AssetColor? { indexByName[name].map { colors[$0] } }

  /// The colour that the generated symbol `Color.name` means.
  func color(symbol: String) -> AssetColor? { indexBySymbol[symbol].map { colors[$0] } }

  private mutating func add(_ color: AssetColor) {
    if let first = indexByName[color.name] {
      diagnostics.append(
        .init(
          .tokensAssetNameClash, "two colour sets are called '\(color.name)'",
          at: color.location,
          notes: [.init("this one counts", at: colors[first].location)],
          suggestion: "rename one of the two"))
      return
    }
    indexByName[color.name] = colors.count
    let symbol = Self.symbol(color.name)
    if indexBySymbol[symbol] == nil { indexBySymbol[symbol] = colors.count }
    colors.append(color)
  }

  private static let suffix = ".colorset"

  /// The folders whose names are part of the names in them.
  private static func namespaces(_ files: [String: [UInt8]]) -> Set<String> {
    var result: Set<String> = []
    for (path, bytes) in files where path.hasSuffix("/Contents.json") {
      let folder = String(path.dropLast("/Contents.json".count))
      guard !folder.hasSuffix(suffix) else { continue }
      let root = JSONDocument(parsing: bytes, path: path).root?.object
      let flag = root?["properties"]?.object?["provides-namespace"]?.bool
      if flag == true { result.insert(folder) }
    }
    return result
  }

  private static func name(_ parts: [String], _ namespaces: Set<String>) -> String {
    var names: [String] = []
    for index in parts.indices.dropLast(2) {
      if namespaces.contains(parts[...index].joined(separator: "/")) { names.append(parts[index]) }
    }
    return (names + [String(parts[parts.count - 2].dropLast(suffix.count))]).joined(separator: "/")
  }

  /// The name of the symbol that Xcode makes: words joined, the first in lower case, without a
  /// final "Color".
  private static func symbol(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let words = last.split { !$0.isLetter && !$0.isNumber }
    var symbol = words.enumerated().map { index, word in
      index == 0
        ? word.prefix(1).lowercased() + word.dropFirst()
        : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if symbol.hasSuffix("Color"), symbol.count > "Color".count {
      symbol = String(symbol.dropLast("Color".count))
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }
}
