import Foundation

/// Writes every text file below a folder into one Swift file: `embed-theme FOLDER OUTPUT`.
@main
enum EmbedThemeTool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: embed-theme FOLDER OUTPUT\n".utf8))
      exit(64)
    }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let source = try SwiftLiterals.source(of: files(below: folder))
    try Data(source.utf8).write(to: URL(filePath: arguments[2]))
  }

  private static func files(below folder: URL) throws -> [(path: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try names.sorted().compactMap { name in
      let url = folder.appending(path: name)
      guard !url.hasDirectoryPath, !url.lastPathComponent.hasPrefix("."),
        (try url.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true
      else { return nil }
      return (name, try String(contentsOf: url, encoding: .utf8))
    }
  }
}

/// Swift source that holds texts.
enum SwiftLiterals {
  static func source(of files: [(path: String, text: String)]) -> String {
    let entries = files.map { "    \(literal($0.path)): \(literal($0.text)),\n" }.joined()
    return """
      /// The files of `templates/` as they were when this was built.
      enum EmbeddedTheme {
        static let files: [String: String] = [
      \(entries.isEmpty ? "    :" : entries)  ]
      }

      """
  }

  /// A raw string literal with as many number signs as the text needs.
  private static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    guard text.contains("\n") else { return "\(marks)\"\(text)\"\(marks)" }
    // The closing quotes stand at the margin, so that the text keeps its own indentation.
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}
