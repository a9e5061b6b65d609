import DesignTokens
import SwiftSymbols
import SwiftTokens

/// Types of a package that state the same tokens, each for one brand: `NorthColors`, `SouthColors`.
///
/// 1. Types are grouped by what is the same in their names, and the rest is the brand.
/// 2. A group counts where its types share tokens and an enumeration has the brands as its cases, or
///    where the types are many and their tokens mostly the same.
/// 3. Other types whose names differ in the same brands belong to them, such as `NorthTokens`.
enum TokenBrands {
  /// What stands around the brand in a name.
  private struct Pattern: Hashable {
    var start = ""
    var end = ""

    func name(_ brand: String) -> String { start + brand + end }
  }

  /// The brands with their types; none where there are no such types.
  ///
  /// - Parameter typeNames: Those of all types that the sources declare.
  static func find(
    in load: SwiftTokenLoad, _ modules: [ModuleSymbols], typeNames: Set<String>
  ) -> [SwiftTokenOptions.Brand] {
    var tokens: [String: Set<String>] = [:]
    for name in load.swiftNames.values {
      let parts = name.split(separator: ".", maxSplits: 1)
      guard parts.count == 2 else { continue }
      tokens[String(parts[0]), default: []].insert(String(parts[1]))
    }
    var groups: [Pattern: [String: Set<String>]] = [:]
    for (type, names) in tokens where names.count > 2 {
      for (pattern, brand) in patterns(of: type) { groups[pattern, default: [:]][brand] = names }
    }
    let cases = caseLists(modules)
    let found = groups.compactMap { pattern, types -> (pattern: Pattern, brands: [String])? in
      let brands = listed(types, cases) ?? alike(types)
      return brands.isEmpty ? nil : (pattern, brands)
    }
    let best = found.max { left, right in
      (left.brands.count, right.pattern.name("")) < (right.brands.count, left.pattern.name(""))
    }
    guard let best else { return [] }
    let all = patterns(ofAll: best.brands, in: typeNames, before: best.pattern)
    return best.brands.map { brand in
      SwiftTokenOptions.Brand(
        brand.prefix(1).lowercased() + brand.dropFirst(), types: all.map { $0.name(brand) })
    }
  }

  /// The first or the last word of a name as the brand.
  private static func patterns(of type: String) -> [(Pattern, String)] {
    let starts = type.indices.filter { type[$0].isUppercase }
    guard starts.first == type.startIndex, starts.count > 1, let last = starts.last else {
      return []
    }
    return [
      (Pattern(end: String(type[starts[1]...])), String(type[..<starts[1]])),
      (Pattern(start: String(type[..<last])), String(type[last...])),
    ]
  }

  /// The brands that are cases of an enumeration, in its order, and share a few tokens with another;
  /// `nil` where no enumeration has them.
  private static func listed(
    _ types: [String: Set<String>], _ cases: [[String]]
  ) -> [String]? {
    let lists = cases.map { list in
      list.compactMap { name in types.keys.first { $0.lowercased() == name } }
    }
    let brands = (lists.max { $0.count < $1.count } ?? []).filter { brand in
      let own = types[brand] ?? []
      return types.contains { $0.key != brand && own.intersection($0.value).count > 2 }
    }
    return brands.count > 1 && appearances.isDisjoint(with: brands.map { $0.lowercased() })
      ? brands : nil
  }

  /// Four brands or more that share at least half of what any of them states with most of the
  /// others.
  private static func alike(_ types: [String: Set<String>]) -> [String] {
    let brands = types.keys.filter { brand in
      let own = types[brand] ?? []
      let near = types.count { _, other in
        own.intersection(other).count * 2 >= own.union(other).count
      }
      return own.count > 7 && near * 2 > types.count
    }
    return brands.count > 3 && appearances.isDisjoint(with: brands.map { $0.lowercased() })
      ? brands.sorted() : []
  }

  /// Words that tell apart what is no brand.
  private static let appearances: Set = ["light", "dark", "ui", "ns"]

  /// The cases of enumerations that choose a brand, in lower case and in their order.
  private static func caseLists(_ modules: [ModuleSymbols]) -> [[String]] {
    let cases = modules.flatMap(\.symbols).filter { $0.kind == .enumCase }
    let lists = Dictionary(grouping: cases, by: \.container).filter { container, _ in
      let name = (container.last ?? "").lowercased()
      return ["brand", "theme", "client", "tenant", "market", "product"].contains {
        name.contains($0)
      }
    }
    return lists.sorted { $0.key.joined(separator: ".") < $1.key.joined(separator: ".") }.map {
      $0.value.map { $0.baseName.lowercased() }
    }
  }

  /// The patterns of names that every brand has a type of, without those of UIKit beside the same
  /// for SwiftUI, and without views.
  private static func patterns(
    ofAll brands: [String], in names: Set<String>, before first: Pattern
  ) -> [Pattern] {
    let all = names.flatMap(patterns).filter { $0.1 == brands[0] }
      .map(\.0).filter { pattern in
        pattern != first && !pattern.name("").hasSuffix("View")
          && brands.allSatisfy { names.contains(pattern.name($0)) }
      }
    let known = Set(all + [first])
    let others = all.filter { pattern in
      let plain = Pattern(
        start: pattern.start.replacing("UI", with: ""), end: pattern.end.replacing("UI", with: ""))
      return plain == pattern || !known.contains(plain)
    }
    return [first] + others.sorted { $0.name("") < $1.name("") }
  }

  /// The names of all types that the text of sources declares, however deep; to look for words is
  /// faster than to parse.
  static func typeNames(in files: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      var isType = false
      for word in file.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if isType { names.insert(String(word)) }
        isType = word == "struct" || word == "class" || word == "enum"
      }
    }
    return names
  }
}
