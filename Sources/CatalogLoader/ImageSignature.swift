/// What the files of images begin with.
enum ImageSignature {
  private static let beginnings: [(kind: String, endings: [String], bytes: [UInt8])] = [
    ("PNG", [".png"], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ("JPEG", [".jpg", ".jpeg"], [0xFF, 0xD8, 0xFF]),
    ("GIF", [".gif"], Array("GIF8".utf8)),
    ("WebP", [".webp"], Array("RIFF".utf8)),
  ]

  /// The kind that a file has by its name and not by what it holds; `nil` where both agree.
  static func missingKind(_ bytes: [UInt8], path: String) -> String? {
    let name = path.lowercased()
    let expected = beginnings.first { $0.endings.contains { name.hasSuffix($0) } }
    guard let expected, !bytes.starts(with: expected.bytes) else { return nil }
    return expected.kind
  }
}
