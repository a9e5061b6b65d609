import DiagnosticReports
import Diagnostics
import JSONTree

/// What ``CatalogInit`` came to.
public struct InitResult: Sendable {
  /// How it is said.
  public enum Format: String, CaseIterable, Sendable {
    /// For a person.
    case text
    /// For a program; see ``InitResult/json``.
    case json
  }

  /// The folder as a person in the working folder calls it.
  public let folder: String
  /// The name of the system; `nil` when nothing was written.
  public let name: String?
  /// The files that were written, from the folder, sorted; empty when something was in the way.
  public let files: [String]
  /// What was in the way, or what a person has to add or mend in the new catalog.
  public let diagnostics: [Diagnostic]
  /// What it means for a command.
  public let verdict: Verdict
  private let isNamed: Bool

  init(folder: InitFolder, refusal: [Diagnostic]) {
    self.folder = folder.path
    isNamed = folder.isNamed
    name = nil
    files = []
    diagnostics = refusal
    verdict = .couldNotRun
  }

  init(folder: InitFolder, catalog: NewCatalog) {
    self.folder = folder.path
    isNamed = folder.isNamed
    name = catalog.name
    files = catalog.tree.paths
    diagnostics = catalog.diagnostics
    verdict = Verdict(catalog.diagnostics)
  }

  /// The three commands that come next.
  public var nextCommands: [String] {
    let folder = isNamed ? " " + Self.word(folder) : ""
    return ["catalog serve\(folder)", "catalog check\(folder) --strict", "catalog build\(folder)"]
  }

  /// What was written, and what comes next; empty when nothing was.
  public var text: String {
    guard let name else { return "" }
    guard !files.isEmpty else {
      return "\(folder): '\(name)' has a component for everything that the package offers\n"
    }
    let entries = entries
    let width = entries.map { $0.name.count + ($0.count.map { "\($0)".count } ?? 0) }.max() ?? 0
    let list = entries.map { entry in
      guard let count = entry.count else { return "  " + entry.name }
      let space = width + 2 - entry.name.count - "\(count)".count
      return "  " + entry.name + String(repeating: " ", count: space) + Self.files(count)
    }
    let head = "\(folder): '\(name)', \(Self.files(files.count))"
    return ([head, ""] + list + ["", "Next:"] + nextCommands.map { "  " + $0 })
      .joined(separator: "\n") + "\n"
  }

  /// The result as JSON, version 1:
  /// `{"version":1,"folder","name","files":[…],"next":[…],"diagnostics":[…]}`. `name` is `null` and
  /// both lists are empty when nothing was written.
  public var json: String {
    let document: JSONValue = [
      "version": 1,
      "folder": .string(folder),
      "name": name.map(JSONValue.string) ?? .null,
      "files": .array(files.map(JSONValue.string)),
      "next": .array(name == nil ? [] : nextCommands.map(JSONValue.string)),
      "diagnostics": DiagnosticFormat.value(of: diagnostics),
    ]
    return JSONWriter(.pretty).string(document)
  }

  /// The files and folders at the top; a folder with the number of files in it.
  private var entries: [(name: String, count: Int?)] {
    let groups = Dictionary(grouping: files) { file in
      file.split(separator: "/").count > 1 ? file.prefix { $0 != "/" } + "/" : Substring(file)
    }
    return groups.sorted { $0.key < $1.key }.map { name, files in
      (String(name), name.hasSuffix("/") ? files.count : nil)
    }
  }

  private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }

  /// A word of a command line, in quotes where a shell would take it apart.
  private static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
