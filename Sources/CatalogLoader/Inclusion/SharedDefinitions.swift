import CatalogModel
import CommonMark

/// Addresses of links that count on all pages: those of files in the folder of the documents that
/// hold nothing else, and of the files that `auto_append` of snippets in `mkdocs.yml` names, which
/// MkDocs appends to each page.
struct SharedDefinitions {
  private struct Definition {
    var line: Substring
    var path: String
  }

  /// By label, in small letters.
  private var definitions: [String: Definition] = [:]
  /// The files of the definitions, which make no page.
  private(set) var files: Set<String> = []
  /// Those among them whose definitions a page uses.
  private(set) var usedFiles: Set<String> = []
  /// The files that `mkdocs.yml` names and that are not there.
  private(set) var problems: [InclusionProblem] = []

  var isEmpty: Bool { definitions.isEmpty }

  /// - Parameter root: What the paths of the documents begin with.
  init(_ contents: GuideContents, below root: String) {
    for (path, input) in contents.files where Guide.fileEndings.contains(where: path.hasSuffix) {
      if let lines = Self.definitions(in: input, isAlone: true) { add(lines, of: path) }
    }
    for name in ["mkdocs.yml", "mkdocs.yaml"] {
      guard let settings = contents.files.first(where: { $0.path == root + name }) else { continue }
      for (file, line) in Self.appendedFiles(String(decoding: settings.input, as: UTF8.self)) {
        let paths = IncludeTag(snippet: file[...]).candidates(from: settings.path, below: root)
        guard let found = contents.files.first(where: { paths.contains($0.path) }) else {
          problems.append(
            InclusionProblem(kind: .missing, name: file, path: settings.path, line: line))
          continue
        }
        add(Self.definitions(in: found.input, isAlone: false) ?? [], of: found.path)
      }
    }
  }

  private mutating func add(_ lines: [(label: String, line: Substring)], of path: String) {
    files.insert(path)
    for (label, line) in lines where definitions[label] == nil {
      definitions[label] = Definition(line: line, path: path)
    }
  }

  /// A page with the definitions that it uses below it; `nil` where it uses none.
  mutating func completed(_ page: IncludingText?, _ bytes: [UInt8]) -> IncludingText? {
    guard !isEmpty else { return page }
    let found = labels(in: page?.bytes ?? bytes).compactMap { definitions[$0] }
    guard !found.isEmpty else { return page }
    usedFiles.formUnion(found.map(\.path))
    var text = page
    if text == nil {
      let count = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      text = IncludingText(bytes: bytes, origins: LineOrigins(Array(1...count)))
    }
    text?.bytes += "\n\n".utf8
    for definition in found { text?.bytes += definition.line.utf8 + [UInt8(ascii: "\n")] }
    return text
  }

  /// What stands between brackets in a text and is the label of a definition, in alphabetical order.
  private func labels(in bytes: [UInt8]) -> [String] {
    var labels: Set<String> = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "[") {
        start = index + 1
      } else if byte == UInt8(ascii: "]"), let open = start {
        start = nil
        guard index - open <= Self.longestLabel else { continue }
        let label = Self.folded(String(decoding: bytes[open..<index], as: UTF8.self)[...])
        if definitions[label] != nil { labels.insert(label) }
      }
    }
    return labels.sorted()
  }

  /// In bytes, as CommonMark has it in characters.
  private static let longestLabel = 999

  private static func folded(_ label: Substring) -> String {
    label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SharedDefinitions {
  /// The definitions of a text.
  ///
  /// - Parameter isAlone: Whether the text must say nothing else, besides comments and
  ///   abbreviations.
  /// - Returns: `nil` where it does, and where there are none.
  private static func definitions(
    in bytes: [UInt8], isAlone: Bool
  ) -> [(label: String, line: Substring)]? {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    guard !isAlone || first.map({ "[<*".utf8.contains($0) }) == true else { return nil }
    var found: [(label: String, line: Substring)] = []
    var isComment = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.trimmingBlanks
      if text.hasPrefix("<!--") { isComment = true }
      if isComment {
        isComment = !text.contains("-->")
      } else if let label = label(of: text) {
        found.append((label, text))
      } else if isAlone, !text.isEmpty, !text.hasPrefix("*[") {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The label of `[label]: address`; `nil` for any other line, and for a note.
  private static func label(of line: Substring) -> String? {
    guard line.hasPrefix("["), !line.hasPrefix("[^"),
      let end = line.dropFirst().firstIndex(where: { $0 == "]" || $0 == "[" }),
      line[end...].hasPrefix("]:"), !line[end...].dropFirst(2).trimmingBlanks.isEmpty
    else { return nil }
    let label = folded(line[..<end].dropFirst())
    return label.isEmpty ? nil : label
  }

  /// What `auto_append` of `mkdocs.yml` lists, with the lines. The file is not read as YAML, since it
  /// may name objects of Python.
  private static func appendedFiles(_ text: String) -> [(name: String, line: Int)] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.trimmingBlanks.hasPrefix("auto_append:") })
    else { return [] }
    func name(_ text: Substring) -> String {
      String(text.trimmingBlanks.filter { !"\"'[]".contains($0) })
    }
    let inline = lines[start].trimmingBlanks.dropFirst("auto_append:".count).trimmingBlanks
    if !inline.isEmpty { return inline.split(separator: ",").map { (name($0), start + 1) } }
    let rest = lines[(start + 1)...]
    let indentation = rest.first?.prefix { $0 == " " }
    let items = rest.prefix {
      $0.trimmingBlanks.hasPrefix("- ") && $0.prefix { $0 == " " } == indentation
    }
    return items.enumerated().map { offset, item in
      (name(item.trimmingBlanks.dropFirst(2)), start + 2 + offset)
    }
  }
}
