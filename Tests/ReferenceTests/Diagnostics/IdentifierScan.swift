import Foundation

/// The ids of findings that the sources can report, found in their text.
///
/// 1. Texts in quotes are told apart by the code before them: an id stands where a finding is made,
///    or where something is named `id`.
/// 2. Other texts that are a value or an argument count where their group is that of an id.
/// 3. The readers of design tokens leave out the group, which their `report` puts before it.
struct IdentifierScan {
  enum Severity: String, Hashable { case error, warning }

  /// By id, how the sources report it as far as its place tells. An id that ends with a hyphen is
  /// the beginning of others, whose end is computed, and one that begins with a slash the end of
  /// others, whose group is.
  private(set) var severities: [String: Set<Severity>] = [:]
  private var candidates: [(id: String, path: String)] = []

  /// The sources of the package.
  static func ofPackage() throws -> IdentifierScan {
    let folder = Repository.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let files = try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    return IdentifierScan(files)
  }

  /// - Parameter files: Swift code by its path below `Sources`.
  init(_ files: [(path: String, text: String)]) {
    for file in files { read(file.text, path: file.path) }
    let groups = Set(severities.keys.map(Self.group))
    for (id, path) in candidates where groups.contains(Self.group(id)) { add(id, in: path, nil) }
  }

  /// Those that are whole.
  var ids: Set<String> { Set(severities.keys).subtracting(beginnings).subtracting(endings) }

  /// Those that others begin with.
  var beginnings: Set<String> { Set(severities.keys.filter { $0.hasSuffix("-") }) }

  /// Those that others end with.
  var endings: Set<String> { Set(severities.keys.filter { $0.hasPrefix("/") }) }

  /// Whether a part of an id is computed, and the other is that of `id`.
  func mayCompute(_ id: String) -> Bool {
    beginnings.contains(where: id.hasPrefix) || endings.contains(where: id.hasSuffix)
  }

  // MARK: - Reading

  /// What else stands before an id.
  private static let openings = ["report(", "warn(", " id:"]

  private mutating func read(_ text: String, path: String) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    for (code, quoted) in zip(parts, parts.dropFirst()) {
      guard let name = Self.name(quoted) else { continue }
      let code = code.trimmingSuffix(while: \.isWhitespace)
      let isWhole = name.contains("/")
      if isWhole, code.hasSuffix("error(") {
        add(name, in: path, .error)
      } else if isWhole, code.hasSuffix("warning(") {
        add(name, in: path, .warning)
      } else if Self.openings.contains(where: code.hasSuffix) {
        if isWhole { add(name, in: path, nil) } else { addShort(name, in: path) }
      } else if isWhole, [":", "=", "("].contains(where: code.hasSuffix),
        !code.hasSuffix("hasPrefix(")
      {
        candidates.append((name, path))
      }
    }
  }

  /// A text that may be an id, or the part of one before or behind a value.
  private static func name(_ quoted: Substring) -> String? {
    if quoted.hasPrefix("\\(group)/") { return String(quoted.dropFirst("\\(group)".count)) }
    let name = quoted.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-/".contains($0)) }
    let rest = quoted.dropFirst(name.count)
    let slashes = name.count(where: { $0 == "/" })
    guard rest.isEmpty || name.last == "-" && rest.hasPrefix("\\("),
      name.first?.isLowercase == true, slashes < 2, name.last != "/"
    else { return nil }
    return String(name)
  }

  private mutating func addShort(_ name: String, in path: String) {
    if path.hasPrefix("DesignTokens/") { add("tokens/\(name)", in: path, nil) }
  }

  private mutating func add(_ id: String, in path: String, _ severity: Severity?) {
    // What the code of an example does wrong is a finding about agent YAML.
    let isCode = path.hasPrefix("AgentSwift/Code/")
    let name = isCode ? "agent/code-\(id.drop { $0 != "/" }.dropFirst())" : id
    severities[name, default: []].formUnion(severity.map { [$0] } ?? [])
  }

  private static func group(_ id: String) -> String { String(id.prefix { $0 != "/" }) }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, isDropped(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
