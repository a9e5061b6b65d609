import DesignTokens
import Testing

@Suite("tokens/unknown-mention") struct MentionTests {
  @Test func warnsAboutNamesInBracesThatAreNoTokens() {
    let load = load(
      #"""
      {"$description": "see {color.bass}",
       "color": {"$type": "number", "base": {"$value": 1,
         "$deprecated": "use {color.base} or {gone}"}}}
      """#)
    #expect(
      load.problems == [
        "unknown-mention 1:18 the text mentions '{color.bass}', which is not a token",
        "unknown-mention 3:19 the text mentions '{gone}', which is not a token",
      ])
    #expect(load.diagnostics.map(\.suggestion) == ["did you mean '{color.base}'?", nil])
    #expect(load.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    "uses {g.a}", "the group {g}", "{g.$root} itself", "JSON such as { \"a\": 1 }", "{a, b}", "{}",
    "an open { brace", "CSS: a{color:red}", "plain",
  ])
  func isSilentAbout(text: String) {
    let quoted = text.replacing("\"", with: "\\\"")
    let load = load(
      #"{"g": {"$type": "number", "$root": {"$value": 0}, "a": {"$value": 1, "$description": "\#(quoted)"}}}"#
    )
    #expect(load.problems == [])
  }

  @Test func tellsACopyOnlyOnce() {
    let load = load(
      #"{"g": {"$type": "number", "a": {"$value": 1, "$description": "{x}"}}, "h": {"$extends": "{g}"}}"#
    )
    #expect(load.diagnostics.rules == ["unknown-mention"])
  }
}
