import DesignTokens
import Testing
import TokenDialects

/// The versions of Apple's systems between which their colours changed, as the tokens name them.
enum SystemRange: String, CaseIterable, CustomTestStringConvertible {
  case before26 = "before 26"
  case from26 = "from 26"

  var testDescription: String { rawValue }

  /// The tokens of the file that holds Apple's values for these versions, by themselves.
  func tokens() throws -> ResolvedTokens {
    let name = rawValue.split(separator: " ").joined(separator: "-")
    let path = "foundation-ui/tokens/os-\(name).tokens.json"
    let file = try #require(try ShippedContent.files()[path], "\(path)")
    let load = TokenLoad(parsing: file, path: path)
    #expect(load.diagnostics.isEmpty)
    return load.tokens
  }
}
