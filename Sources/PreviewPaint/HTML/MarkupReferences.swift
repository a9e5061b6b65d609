/// What a template would run, or load from elsewhere, in the pages that draw it.
///
/// The template is read twice: with its Mustache tags taken out, as when they write nothing, and
/// with white space in their place. Either reading may show what the other hides.
public struct MarkupReferences: Sendable {
  /// What a part of the markup does.
  public enum Deed: String, Sendable {
    /// An element that runs or embeds something.
    case element
    /// An attribute that runs a script.
    case event
    /// An address that leads to another host or runs a script.
    case address
    /// CSS that loads something from elsewhere.
    case style
    /// A change of the delimiters of tags, behind which anything can be.
    case delimiters
    /// A tag, an attribute, or a value without quotes that a variable writes.
    case variable
    /// An address that a variable decides.
    case variableAddress
  }

  /// A part of the markup that does something, and where it begins.
  public struct Piece: Hashable, Sendable {
    /// What it does.
    public var deed: Deed
    /// The name of the element or attribute.
    public var name: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-8 bytes.
    public var column: Int
  }

  /// In the order of the text.
  public private(set) var pieces: [Piece] = []

  private static let active: Set<String> = [
    "script", "iframe", "frame", "object", "embed", "base", "link", "meta", "portal",
    "foreignobject",
  ]

  private static let addresses: Set<String> = [
    "src", "href", "xlink:href", "srcset", "poster", "data", "action", "formaction", "background",
    "ping", "to", "values", "from", "by",
  ]

  /// Reads a template, broken or not.
  public init(_ template: String) {
    let bytes = Array(template.utf8)
    var found: [Int: Piece] = [:]
    for isBlank in [false, true] {
      var scan = TagScan(bytes, blankingTags: isBlank)
      if let offset = scan.delimiterChange {
        found[offset] = Self.piece(.delimiters, "{{=", at: offset, in: bytes)
      }
      while let tag = scan.next() {
        for (deed, name, offset) in Self.deeds(of: tag) where found[offset] == nil {
          found[offset] = Self.piece(deed, name, at: offset, in: bytes)
        }
      }
    }
    pieces = found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func piece(
    _ deed: Deed, _ name: String, at offset: Int, in bytes: [UInt8]
  ) -> Piece {
    let place = TemplatePlace(of: offset, in: bytes)
    return Piece(deed: deed, name: name, line: place.line, column: place.column)
  }

  private static func deeds(of tag: TagScan.Tag) -> [(Deed, String, Int)] {
    if tag.hasVariableName { return [(.variable, "the name of a tag", tag.offset)] }
    if active.contains(tag.name) { return [(.element, tag.name, tag.offset)] }
    var found: [(Deed, String, Int)] = []
    if let css = tag.css, !StylesheetReferences(css).pieces.isEmpty {
      found.append((.style, "style", tag.offset))
    }
    for attribute in tag.attributes {
      guard let deed = deed(of: attribute, in: tag.name) else { continue }
      found.append((deed, attribute.name, attribute.offset))
    }
    return found
  }

  private static func deed(of attribute: TagScan.Attribute, in element: String) -> Deed? {
    if attribute.hasVariableName || attribute.isOpenEnded { return .variable }
    if attribute.name.hasPrefix("on") { return .event }
    if attribute.name == "srcdoc" { return .address }
    let value = CharacterReferences.decode(Array(attribute.value.utf8)[...])
    if attribute.name == "style" {
      return StylesheetReferences("a{\(value)}").pieces.isEmpty ? nil : .style
    }
    guard addresses.contains(attribute.name) else { return nil }
    let parts = attribute.name == "srcset" ? value.split(separator: ",").map(String.init) : [value]
    let isLink = ["a", "area"].contains(element) && attribute.name.hasSuffix("href")
    let plain: Set<String?> = ["http", "https", "mailto", "tel", nil]
    if let start = attribute.fixedStart,
      attribute.name == "srcset" || !isDecided(start)
    {
      return .variableAddress
    }
    let isOutside = parts.contains {
      isLink ? !plain.contains(OutsideAddress.scheme(of: $0)) : OutsideAddress.isOutside($0)
    }
    return isOutside ? .address : nil
  }

  /// Whether the start of an address tells where it leads, whatever follows: a scheme, the name of a
  /// folder, a question, or a place in a page.
  private static func isDecided(_ start: String) -> Bool {
    let start = CharacterReferences.decode(Array(start.utf8)[...])
    let names = start.drop { $0.isWhitespace || $0 == "/" || $0 == "\\" }
    return OutsideAddress.scheme(of: start) != nil || names.contains { "/#?".contains($0) }
  }
}
