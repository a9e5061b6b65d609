import AgentUI
import Diagnostics
import Foundation
import Testing

/// The documents in `Documents`: right ones, and wrong ones each with what is said of it.
struct DocumentTable {
  /// A file of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }

    var document: AgentDocument {
      AgentDocument.read(bytes, path: name, vocabulary: .documents)
    }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Documents")

  static let valid = rows("valid")
  static let invalid = rows("invalid")

  private static func rows(_ name: String) -> [Row] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    let documents = (files ?? []).filter { $0.pathExtension == "yaml" }
    return documents.sorted { $0.path < $1.path }.map { file in
      Row(name: file.lastPathComponent, bytes: (try? Data(contentsOf: file)).map(Array.init) ?? [])
    }
  }

  /// The file with what is said of an invalid document.
  static func messages(of row: Row) -> URL {
    folder.appending(path: "invalid/\(row.name.replacing(".yaml", with: ".txt"))")
  }
}
