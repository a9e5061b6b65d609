import Foundation

/// A finding as the sources declare it: `static let yamlTag = FindingID("yaml/tag", .error)`, below
/// a comment whose first paragraph says what is wrong, and whose second says what to do.
struct FindingDeclaration: Equatable {
  /// A part in capitals stands for what is computed: `tokens/invalid-TYPE`.
  var id = ""
  /// How it is reported: as an `error`, a `warning` or a `note`, or as either of two.
  var severities: [String] = []
  /// The paragraphs of its comment.
  var paragraphs: [String] = []
  /// The section of the reference that it stands in, which its `MARK` names.
  var section = ""

  var markdown: String {
    "#### \(id)\n\n**\(severity).** \(paragraphs.joined(separator: " "))\n"
  }

  /// The severities in words, the worst first: `Error or warning`.
  private var severity: String {
    let words = ["error", "warning", "note"].filter(severities.contains).joined(separator: " or ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Those of the sources, in the order of their ids.
  static func ofPackage() throws -> [FindingDeclaration] {
    let folder = Repository.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix("Findings.swift") }.flatMap { name in
      all(in: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }.sorted { $0.id < $1.id }
  }

  /// Those of one file.
  static func all(in text: String) -> [FindingDeclaration] {
    let call = /FindingID\(\s*"([^"]+)",\s*\.(\w+)(?:,\s*or:\s*\.(\w+))?/
    var found: [FindingDeclaration] = []
    var section = ""
    var comment: [Substring] = []
    for (index, line) in text.lines.enumerated() {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("// MARK: - ") { section = String(line.dropFirst("// MARK: - ".count)) }
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(3).drop(while: \.isWhitespace))
      } else if line.hasPrefix("public static ") {
        let rest = text.lines[index...].prefix(3).joined(separator: "\n")
        guard let match = rest.firstMatch(of: call) else { continue }
        found.append(
          FindingDeclaration(
            id: String(match.1).replacing(/\\\((\w+)[^)]*\)/) { $0.1.uppercased() },
            severities: [match.2, match.3].compactMap { $0.map(String.init) },
            paragraphs: comment.split(separator: "").map { $0.joined(separator: " ") },
            section: section))
        comment = []
      }
    }
    return found
  }
}
