import MarkupEscaping
import Testing

struct CharacterReferenceTests {
  @Test(
    "A reference stands for a character",
    arguments: [
      ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("#38", "&"),
      ("#x26", "&"), ("#X1F600", "😀"),
    ] as [(String, Unicode.Scalar)])
  func known(_ name: String, _ scalar: Unicode.Scalar) {
    #expect(CharacterReference.scalar(name) == scalar)
  }

  @Test(
    "What is no reference of XML stands for nothing",
    arguments: ["", "#", "#x", "nbsp", "AMP", "#+38", "#-1", "#xD800", "#x110000", "#2f", "#３８"])
  func unknown(_ name: String) {
    #expect(CharacterReference.scalar(name) == nil)
  }
}
