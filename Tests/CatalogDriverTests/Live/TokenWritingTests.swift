import CatalogDriver
import Foundation
import Testing

/// What is asked of the values of tokens that a page writes into the content.
struct TokenWritingTests {
  private static let tokens = """
    {
      "$description": "By hand",
      "color": {
        "blue": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0.50, 1] } },
        "ink": { "$value": "{color.blue}" },
        "bare": { "$ref": "#/color/blue" }
      }
    }

    """
  private static let red =
    ##"{"colorSpace": "srgb", "components": [1, 0.5, 0], "hex": "#ff8000"}"##

  private func write(
    _ changes: String, to tokens: String = TokenWritingTests.tokens, system: String = "one",
    whileEditing edited: String? = nil
  ) throws -> (answer: String?, tokens: String) {
    var content = try EditedContent()
    try content.write(tokens, at: "one/a.tokens.json")
    let live = LiveSite(content.options)
    _ = try live.edit()
    if let edited { try content.write(edited, at: "one/a.tokens.json") }
    let answer = live.writeTokens(changes, system: system)
    let path = content.path("one/a.tokens.json")
    let shown = answer?.replacingOccurrences(of: content.path() + "/", with: "")
    return (shown, try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test("A value is written where it stands, and nothing else changes")
  func value() throws {
    let result = try write(#"[{"path": "color.blue", "value": \#(Self.red)}]"#)
    #expect(result.answer == #"{"written":["one/a.tokens.json"]}"#)
    let line =
      ##"{ "colorSpace": "srgb", "components": [1, 0.50, 0], "hex": "#ff8000" }"##
    #expect(
      result.tokens
        == Self.tokens.replacingOccurrences(
          of: #"{ "colorSpace": "srgb", "components": [0, 0.50, 1] }"#, with: line))
  }

  @Test("A token that took its type from the one it referred to states it then")
  func type() throws {
    let result = try write(
      #"[{"path": "color.ink", "in": {}, "value": {"colorSpace":"srgb","components":[0,0,0]}}]"#)
    #expect(result.answer == #"{"written":["one/a.tokens.json"]}"#)
    #expect(
      result.tokens.contains(
        #""ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }"#
      ))
  }

  @Test(
    "One change without a place leaves the files as they are",
    arguments: [
      (
        #"{"path": "color.bare", "value": 1}"#,
        "color.bare is not stated in the DTCG format; copy the change instead"
      ),
      (
        #"{"path": "color.none", "value": 1}"#,
        "color.none has no value of its own in these contexts any more"
      ),
      (
        #"{"path": "color.ink", "in": {"appearance": "dark"}, "value": 1}"#,
        "color.ink has no value of its own in these contexts any more"
      ),
    ] as [(String, String)])
  func refusal(change: String, message: String) throws {
    let result = try write(#"[{"path": "color.blue", "value": \#(Self.red)}, \#(change)]"#)
    #expect(result.answer == #"{"error":"\#(message)"}"#)
    #expect(result.tokens == Self.tokens)
  }

  @Test("A file that somebody has just edited is left to them")
  func editedMeanwhile() throws {
    let edited = Self.tokens + "\n"
    let result = try write(
      #"[{"path": "color.blue", "value": \#(Self.red)}]"#, whileEditing: edited)
    #expect(result.answer == #"{"error":"one/a.tokens.json has just changed; try again"}"#)
    #expect(result.tokens == edited)
  }

  @Test("What is no list of changes is refused", arguments: ["", "{}", "[1]", #"[{"path": "a"}]"#])
  func noChanges(text: String) throws {
    #expect(try write(text).answer == #"{"error":"these are not changes of tokens"}"#)
  }

  @Test("A system that there is not has no answer")
  func otherSystem() throws {
    #expect(try write("[]", system: "three").answer == nil)
  }
}
