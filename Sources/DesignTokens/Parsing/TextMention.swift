import Diagnostics
import JSONTree

/// A `{token.path}` in the text of a `$description` or `$deprecated`.
struct TextMention: Sendable {
  var path: String
  /// Where the text begins.
  var location: SourceLocation

  /// The paths in braces in `text`; what cannot be meant as one, such as `{a: 1}`, is left out.
  static func paths(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    return text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { rest in
        guard let end = rest.firstIndex(of: "}") else { return nil }
        let path = rest[..<end]
        guard !path.contains(where: { #",:;="'<>()\#n"#.contains($0) }), path.first != " " else {
          return nil
        }
        return CurlyAlias.path("{\(path)}").flatMap { $0.isEmpty ? nil : $0 }
      }
  }
}

extension TokenTreeParser {
  /// What the texts of a token or group mention.
  func parseMentions(_ object: JSONObject) -> [TextMention] {
    ["$description", "$deprecated"].flatMap { name -> [TextMention] in
      guard let node = object[name], let text = node.string else { return [] }
      return TextMention.paths(in: text).map {
        TextMention(path: $0, location: location(node.position))
      }
    }
  }
}
