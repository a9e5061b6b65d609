/// What may precede the picture without bearing on it.
enum SVGPrologue {
  /// Where the document type ends that drawing programs write, such as
  /// `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/…/svg11.dtd">`.
  ///
  /// For these identifiers browsers load nothing and know no entities. Any other type is refused,
  /// also one with declarations.
  static func typeEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: Array("<!DOCTYPE".utf8)),
      let end = bytes.firstIndex(of: UInt8(ascii: ">")),
      case let words = String(decoding: bytes[...end], as: UTF8.self),
      words.wholeMatch(of: standardType) != nil
    else { return nil }
    return end + 1
  }

  private static var standardType: Regex<Substring> {
    /<!DOCTYPE\s+svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [0-9A-Za-z. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[0-9A-Za-z.\/-]*"\s*>/
  }

  /// Whether text of bytes below 128 is the same in an encoding as in UTF-8.
  static func isLikeASCII(_ encoding: String) -> Bool {
    encoding == "ascii" || encoding.wholeMatch(of: /(iso-8859-|windows-125)[0-9]{1,2}/) != nil
  }
}
