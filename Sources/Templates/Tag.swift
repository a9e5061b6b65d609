import Diagnostics

/// A tag of a template, as written between delimiters.
struct Tag {
  enum Kind: UInt8 {
    case variable, raw, section, inverted, close, partial, parent, block, comment, delimiters
  }

  var kind: Kind
  /// Without the sign and the white space around it; empty for comments and delimiters.
  var name: String
  var location: SourceLocation

  /// Whether a line that holds nothing but this tag disappears.
  var mayStandAlone: Bool { kind != .variable && kind != .raw }

  /// Whether a line may hold several such tags and still disappear: `{{<page}}{{$title}}`.
  var mayShareLine: Bool { kind == .parent || kind == .block || kind == .close }

  /// The tag as written with the usual delimiters, for messages.
  var text: String {
    switch kind {
    case .variable: "{{\(name)}}"
    case .raw: "{{{\(name)}}}"
    case .section: "{{#\(name)}}"
    case .inverted: "{{^\(name)}}"
    case .close: "{{/\(name)}}"
    case .partial: "{{>\(name)}}"
    case .parent: "{{<\(name)}}"
    case .block: "{{$\(name)}}"
    case .comment: "{{!}}"
    case .delimiters: "{{=}}"
    }
  }
}

/// A piece of a line: text, the line's end included, or a tag.
enum TemplateToken {
  case text(Range<Int>)
  case tag(Tag)
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isSpace: Bool { isBlank || isLineEnd || self == 0x0B || self == 0x0C }
}
