import CatalogDriver
import JSONTree
import Testing

/// A session that was recorded with a real client by `Tests/Agents/mcp_session.py --record`.
struct RecordedSession: CustomTestStringConvertible {
  enum Line {
    case client(String)
    case server(String)
  }

  static let all = [
    "client-2026-07-28", "client-2025-11-25", "lines-2025-06-18", "lines-2025-03-26",
    "lines-2024-11-05", "lines-mistakes",
  ].map(RecordedSession.init)

  let name: String
  var testDescription: String { name }

  /// What both sides said, with the version of this tool.
  func lines() throws -> [Line] {
    let text = try AgentTestFiles.text("sessions/\(name).jsonl")
    let current = text.replacing(
      #""version":"VERSION""#, with: #""version":"\#(ToolVersion.current)""#)
    return try current.split(separator: "\n").map { line in
      if let said = line.inside(#"{"client":"#) { return .client(said) }
      if let said = line.inside(#"{"server":"#) { return .server(said) }
      let other = JSONDocument(parsing: Array(line.utf8), path: name).root?.object
      return .client(try #require(other?["clientText"]?.string))
    }
  }
}

extension Substring {
  /// What stands between a beginning and the last brace.
  fileprivate func inside(_ start: String) -> String? {
    hasPrefix(start) && hasSuffix("}") ? String(dropFirst(start.count).dropLast()) : nil
  }
}
