import Files
import InterfaceStrings

/// How large a text is, for its readers' budgets.
struct TextSize: Hashable, Sendable {
  /// In UTF-8.
  var bytes: Int

  /// Roughly how many tokens a language model counts.
  ///
  /// Against OpenAI's encoding o200k, pages of text, code and JSON come within a twentieth; a JSON
  /// Schema has a quarter less than this says, a table of numbers up to half as many more.
  var tokens: Int { (bytes + Self.bytesPerToken - 1) / Self.bytesPerToken }

  init(bytes: Int) { self.bytes = bytes }

  init(_ text: String) { bytes = text.utf8.count }

  /// The rule in words, for programs that read the figures.
  static let rule = "bytes of UTF-8 divided by \(bytesPerToken), rounded up"

  static let bytesPerToken = 4

  /// `about 850 tokens`, with a comma between thousands.
  var tokenText: String { "about \(Self.grouped(tokens)) tokens" }

  /// `12,345`
  static func grouped(_ number: Int) -> String { DigitGroups.text(number, separator: ",") }
}

/// A file that programs read.
struct AgentFile: Sendable {
  let path: String
  let parts: FileParts

  init(path: String, parts: FileParts) {
    self.path = path
    self.parts = parts
  }

  init(path: String, text: String) {
    self.init(path: path, parts: FileParts(Array(text.utf8)))
  }

  var size: TextSize { TextSize(bytes: parts.size) }
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
