import MarkupEscaping
import Testing

struct HTMLEscapingTests {
  @Test("Five characters have a meaning in HTML")
  func fiveCharacters() {
    #expect(HTMLEscaping.escaped("&<>\"'") == "&amp;&lt;&gt;&quot;&#39;")
    #expect(HTMLEscaping.escaped("a<b>c") == "a&lt;b&gt;c")
    #expect(HTMLEscaping.escaped("") == "")
  }

  @Test("Everything else stays")
  func otherCharacters() {
    let text = "!#$%()*+,-./0:;=?@[\\]^_`{|}~ é 日本 👩‍👩‍👧"
    #expect(HTMLEscaping.escaped(text) == text)
  }

  @Test("An apostrophe stays where it is asked to")
  func keptApostrophe() {
    var bytes = Array("x".utf8)
    HTMLEscaping.append("it's \"<b>\"", to: &bytes, keepsApostrophe: true)
    #expect(String(decoding: bytes, as: UTF8.self) == "xit's &quot;&lt;b&gt;&quot;")
  }

  @Test("No combining mark hides a character")
  func combiningMarks() {
    #expect(HTMLEscaping.escaped("\"\u{301}") == "&quot;\u{301}")
    #expect(HTMLEscaping.escaped("<\u{338}b") == "&lt;\u{338}b")
  }

  @Test(
    "A single character has its reference",
    arguments: [("&", "&amp;"), ("'", "&#39;"), ("a", nil), ("\u{13C}", nil)]
      as [(Unicode.Scalar, String?)])
  func references(scalar: Unicode.Scalar, reference: String?) {
    #expect(HTMLEscaping.reference(for: scalar) == reference)
  }
}
