/// What `Package.swift` declares, read as text: asking the package manager would wait for the lock
/// of the very run that these tests are part of.
struct Manifest {
  /// A target's declaration.
  struct Target: Equatable {
    /// Which function declares it, such as `target`.
    var kind: String
    var name: String
    /// Names of the targets and library products it depends on.
    var dependencies: Set<String>
    /// Where it lies, where that is said.
    var path: String?
    /// Whether it belongs to the product, and not to its tests.
    var isSource: Bool { kind != "testTarget" && path?.hasPrefix("Tests/") != true }
  }

  let targets: [Target]

  /// Reads the calls that declare targets.
  init(_ text: String) {
    targets = Self.kinds.flatMap { kind in
      Self.arguments(of: ".\(kind)(", in: text).compactMap { arguments in
        // A product of a plug-in names its targets.
        guard !arguments.contains("targets:"),
          let name = Self.quoted(after: "name:", in: arguments).first
        else { return nil }
        let dependencies = Self.dependencies(in: arguments, manifest: text)
        let path =
          arguments.contains("path:") ? Self.quoted(after: "path:", in: arguments).first : nil
        return Target(kind: kind, name: name, dependencies: Set(dependencies), path: path)
      }
    }
  }

  private static let kinds = [
    "target", "executableTarget", "testTarget", "systemLibrary", "plugin",
  ]

  /// The list after `dependencies:`, with the constant that is added to it, where there is one.
  private static func dependencies(in arguments: Substring, manifest: String) -> [String] {
    guard let label = arguments.firstRange(of: "dependencies:") else { return [] }
    let rest = arguments[label.upperBound...]
    guard let list = Self.arguments(of: "[", in: String(rest)).first else { return [] }
    let after = rest.drop { $0 != "]" }.dropFirst().drop { $0 == " " }
    guard after.hasPrefix("+ ") else { return names(in: list) }
    let constant = after.dropFirst(2).prefix { $0.isLetter }
    let value = Self.arguments(of: "let \(constant): [Target.Dependency] = [", in: manifest)
    return names(in: list) + value.flatMap(names)
  }

  /// The names in a list of dependencies: quoted ones, and the first quoted one of each product.
  private static func names(in list: Substring) -> [String] {
    let products = arguments(of: ".product(", in: String(list))
    let plain = products.reduce(into: String(list)) { text, product in
      if let range = text.firstRange(of: product) { text.removeSubrange(range) }
    }
    return products.compactMap { quoted(after: "name:", in: $0).first }
      + quoted(after: "", in: plain[...])
  }

  /// What stands between the bracket that `opening` ends with and the one that closes it.
  private static func arguments(of opening: String, in text: String) -> [Substring] {
    text.ranges(of: opening).compactMap { range in
      var depth = 1
      let end = text[range.upperBound...].firstIndex { character in
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        return depth == 0
      }
      return end.map { text[range.upperBound..<$0] }
    }
  }

  /// What stands in quotes after a label.
  private static func quoted(after label: String, in text: Substring) -> [String] {
    let start = label.isEmpty ? text.startIndex : text.firstRange(of: label)?.upperBound
    guard let start else { return [] }
    let parts = text[start...].split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
