import SwiftSymbols
import SwiftTokens

/// Constants of one structure that state the same tokens, each for one brand:
/// `static let north = Theme(ink: …)`, `static let south = Theme(ink: …)`.
///
/// Only structures that are called after a theme or a brand count: any other may have constants for
/// sizes or kinds. Constants for light and dark are no brands.
enum ValueBrands {
  private static let words = ["theme", "brand", "palette", "scheme", "skin"]

  /// Names of values that no app shows.
  private static let samples: Set = ["dummy", "mock", "placeholder", "preview", "sample", "test"]

  /// The brands in the order of the sources; none where there are no such constants.
  static func find(in files: [SourceFile]) -> [SwiftTokenOptions.Brand] {
    let telling = files.filter { file in
      let text = file.text.lowercased()
      return words.contains { text.contains($0) } && text.contains("let ")
    }
    guard !telling.isEmpty else { return [] }
    let constants = SwiftConstantReader.read(telling).constants.filter {
      !samples.contains($0.name.lowercased())
    }
    var order: [String] = []
    var groups: [String: [SwiftConstant]] = [:]
    for constant in constants {
      guard let type = type(of: constant) else { continue }
      if groups[type] == nil { order.append(type) }
      groups[type, default: []].append(constant)
    }
    let found = order.compactMap { type in groups[type].map(brands) }
    // The outermost of structures that have values for the same brands holds the others.
    return found.max { ($0.count, $1.depth) < ($1.count, $0.depth) } ?? []
  }

  /// The structure, called after a theme, that a constant is a value of.
  private static func type(of constant: SwiftConstant) -> String? {
    guard [.typeProperty, .global].contains(constant.kind),
      case .call(let callee, let arguments) = constant.value.form,
      arguments.count(where: { $0.label != nil }) > 1
    else { return nil }
    var name = callee.names?.filter { $0 != "init" }.joined(separator: ".")
    if case .member(nil, "init") = callee.form { name = constant.type }
    if name == "Self" { name = constant.container.joined(separator: ".") }
    guard let name, words.contains(where: { name.lowercased().contains($0) }) else { return nil }
    return name
  }

  private static func brands(_ constants: [SwiftConstant]) -> [SwiftTokenOptions.Brand] {
    let names = constants.map(\.name)
    let isOfAppearance = names.contains { name in
      ["light", "dark"].contains { name.lowercased().contains($0) }
    }
    guard Set(names).count == names.count, names.count > 1, !isOfAppearance, areAlike(constants)
    else { return [] }
    return constants.map { constant in
      SwiftTokenOptions.Brand(
        plain(constant.name, among: names), types: [constant.path.joined(separator: ".")])
    }
  }

  /// Whether most values state what the first one states.
  private static func areAlike(_ constants: [SwiftConstant]) -> Bool {
    let labels = constants.map { constant -> Set<String> in
      guard case .call(_, let arguments) = constant.value.form else { return [] }
      return Set(arguments.compactMap(\.label))
    }
    return labels.allSatisfy { other in
      other.intersection(labels[0]).count * 2 >= other.union(labels[0]).count
    }
  }

  /// `north` of `brandNorth` and `northTheme`, where all names are made so.
  private static func plain(_ name: String, among names: [String]) -> String {
    for word in words {
      if names.allSatisfy({ $0.hasPrefix(word) && $0.count > word.count }) {
        let rest = name.dropFirst(word.count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
      }
      let ending = word.prefix(1).uppercased() + word.dropFirst()
      if names.allSatisfy({ $0.hasSuffix(ending) && $0.count > ending.count }) {
        return String(name.dropLast(ending.count))
      }
    }
    return name
  }
}

extension [SwiftTokenOptions.Brand] {
  /// How many names lead to the value of the first one.
  fileprivate var depth: Int { first?.types.first?.split(separator: ".").count ?? 0 }
}
