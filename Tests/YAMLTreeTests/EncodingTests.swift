import Diagnostics
import Testing
import YAMLTree

@Suite struct EncodingTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16LE"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16BE"),
      ([0x61, 0x00, 0x3A, 0x00], "UTF-16LE"), ([0x00, 0x61, 0x00, 0x3A], "UTF-16BE"),
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32LE"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32BE"),
      ([0x61, 0x00, 0x00, 0x00], "UTF-32LE"), ([0x00, 0x00, 0x00, 0x61], "UTF-32BE"),
    ] as [([UInt8], String)])
  func namesTheWideEncodings(bytes: [UInt8], name: String) {
    let parsed = YAMLParser.parse(bytes, path: "a.yaml")
    #expect(parsed.root == nil)
    #expect(
      parsed.diagnostics.map(line) == [
        "1:1 yaml/encoding: the document is encoded in \(name), not in UTF-8"
          + " | help: save it in the encoding UTF-8"
      ])
  }

  @Test func namesTheFirstByteThatIsNoText() {
    let parsed = YAMLParser.parse(Array("a: 1\nä: ".utf8) + [0xE4, 0x62], path: "a.yaml")
    #expect(
      parsed.diagnostics.map(line) == [
        "2:5 yaml/encoding: the byte 0xE4 is not valid UTF-8 | help: save it in the encoding UTF-8"
      ])
    #expect(parsed.diagnostics.first?.notes == [.init("in Latin-1 it is 'ä'")])
  }

  @Test func aTextThatEndsInACharacterIsNoText() {
    let parsed = YAMLParser.parse([0x61, 0x3A, 0x20, 0xC3], path: "a.yaml")
    #expect(parsed.diagnostics.map(\.location?.column) == [4])
  }

  @Test func theMarkOfUTF8IsNoPartOfTheText() {
    let parsed = YAMLParser.parse([0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0x62], path: "a.yaml")
    #expect(parsed.root?["a"]?.location.description == "a.yaml:1:4")
  }

  @Test func oneByteIsADocument() {
    #expect(YAMLParser.parse([0x61], path: "a.yaml").root?.text == "a")
    #expect(YAMLParser.parse([], path: "a.yaml").root?.entries == [])
  }
}
