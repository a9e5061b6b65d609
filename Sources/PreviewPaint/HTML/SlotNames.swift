/// The names of the slots in a template, where no variable writes them. Comments have none.
public struct SlotNames: Sendable {
  /// In the order of the text.
  public private(set) var pieces: [StylesheetScan.Piece] = []

  /// Reads a template, broken or not.
  public init(_ template: String) {
    let bytes = Array(template.utf8)
    var scan = TagScan(Self.blankingComments(bytes), blankingTags: true)
    while let tag = scan.next() {
      guard tag.name == "slot", let name = tag.attributes.first(where: { $0.name == "name" }),
        name.fixedStart == nil, !name.value.isEmpty
      else { continue }
      let place = TemplatePlace(of: name.valueOffset ?? name.offset, in: bytes)
      pieces.append(
        StylesheetScan.Piece(
          text: CharacterReferences.decode(Array(name.value.utf8)[...]), line: place.line,
          column: place.column))
    }
  }

  /// The template with blanks for its comments, so that all else stands where it stood.
  private static func blankingComments(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), bytes[index...].starts(with: "<!--".utf8) else {
        index += 1
        continue
      }
      while index < bytes.count, !bytes[index...].starts(with: "-->".utf8) {
        result[index] = UInt8(ascii: " ")
        index += 1
      }
    }
    return result
  }
}

/// Where a byte of a template stands.
struct TemplatePlace {
  /// Counted from 1.
  var line: Int
  /// Counted from 1, in UTF-8 bytes.
  var column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - start + 1
  }
}
