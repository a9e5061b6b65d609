import Foundation

/// The reference of the documentation: pages that are made from what the code says of itself.
///
/// 1. ``CommandDump`` is what the tool knows of its commands, a JSON Schema is what it knows of the
///    keys of a file, ``FindingDeclaration`` is what the sources declare of a finding.
/// 2. ``CommandsPage``, ``FormatsPage``, ``SamplePage`` and ``FindingsPage`` make markdown of them,
///    together with what people wrote for the reference in the folder `Texts`.
/// 3. ``FreshnessTests`` holds the pages in `content/catalog/guides` against what is made.
///
/// Samples and examples are not written down but run: ``Workspace`` is the small catalog in
/// `Texts/sample`, in a folder where the built tool works as for a user.
enum ReferencePage: String, CaseIterable, Sendable {
  case commands = "reference-commands"
  case formats = "reference-formats"
  case json = "reference-json"
  case contentFindings = "reference-diagnostics"
  case sourceFindings = "reference-diagnostics-sources"

  /// The page as it should be.
  func made() throws -> String {
    switch self {
    case .commands: try CommandsPage.made()
    case .formats: try FormatsPage.made()
    case .json: try SamplePage.made(from: Repository.text("json.md"))
    case .contentFindings, .sourceFindings: try FindingsPage.made(rawValue)
    }
  }

  /// The page as it is published.
  var file: URL { Repository.guides.appending(path: "\(rawValue).md") }
}

/// Where things lie in this package.
enum Repository {
  private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// What people wrote for the reference.
  static let texts = tests.appending(path: "Texts")
  /// The folder that holds `Package.swift`.
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  /// The guides of the catalog that documents the tool.
  static let guides = root.appending(path: "content/catalog/guides")

  /// A file of the folder `Texts`.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: texts.appending(path: name), encoding: .utf8)
  }

  /// A page that is written by hand.
  static func guide(_ name: String) throws -> String {
    try String(contentsOf: guides.appending(path: "\(name).md"), encoding: .utf8)
  }
}
