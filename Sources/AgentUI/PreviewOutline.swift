import Diagnostics
import Templates

/// What draws a component where the renderer is not: a page that redraws its previews.
public struct PreviewOutline: Hashable, Sendable {
  /// The template of the shadow tree.
  public var pieces: [TemplatePiece]
  /// The stylesheets to link, as ``PreviewSource/stylesheets`` names them.
  public var stylesheets: [String]
}

extension PreviewRenderer {
  /// The outline of a component; `nil` where it has no preview, or one that a page cannot redraw,
  /// which ``make(_:previews:)`` reports.
  public func outline(of component: String) -> PreviewOutline? {
    guard let template = templates[component], let pieces = template.pieces else { return nil }
    return PreviewOutline(pieces: pieces, stylesheets: template.stylesheets)
  }
}

/// Why a page cannot redraw a template: a script cannot make what the template is made of, or a
/// value stands where escaping does not keep it from becoming markup.
enum RedrawObstacle: Equatable {
  /// An element that scripts cannot make as a page that loads does.
  case element(String)
  /// A value inside a comment, the text of a style, a tag or an attribute that does something.
  case value(String)

  /// The first one.
  static func first(in pieces: [TemplatePiece]) -> RedrawObstacle? {
    var scan = MarkupScan()
    return scan.obstacle(in: pieces)
  }

  /// What the template has written at the place.
  var source: String {
    switch self {
    case .element(let name): "<\(name)"
    case .value(let name): "{{\(name)"
    }
  }
}

/// Follows markup as far as it decides what a value in it would be.
private struct MarkupScan {
  private enum State {
    case content
    case tag
    case attribute(name: String, quote: UInt8)
    case comment
  }

  private var state = State.content
  /// The letters since the last one that ends a word.
  private var word = ""
  /// The name before the last `=`.
  private var attribute = ""
  private var dashes = 0

  /// Elements that do not work, or not in the same way, when a script makes them, and those whose
  /// text is read otherwise than that of others.
  private static let refused: Set<String> = [
    "script", "style", "template", "iframe", "noembed", "noframes", "noscript", "plaintext", "xmp",
  ]
  private static let active: Set<String> = ["href", "src", "srcset", "srcdoc", "style", "action"]

  mutating func obstacle(in pieces: [TemplatePiece]) -> RedrawObstacle? {
    for piece in pieces {
      let found: RedrawObstacle? =
        switch piece {
        case .text(let text): read(text)
        case .value(let name): isSafe ? nil : .value(name)
        case .section(_, _, let inner): obstacle(in: inner)
        }
      if let found { return found }
    }
    return nil
  }

  private var isSafe: Bool {
    switch state {
    case .content: word.isEmpty
    case .attribute(let name, _): !Self.active.contains(name) && !name.hasPrefix("on")
    case .tag, .comment: false
    }
  }

  private mutating func read(_ text: String) -> RedrawObstacle? {
    for byte in text.utf8 {
      if let name = step(byte), Self.refused.contains(name) { return .element(name) }
    }
    return nil
  }

  /// Reads a byte; the name of the element when the byte ends it.
  private mutating func step(_ byte: UInt8) -> String? {
    switch state {
    case .content: return stepInContent(byte)
    case .attribute(_, let quote):
      if byte == quote { (state, word) = (.tag, "") }
    case .comment:
      if byte == UInt8(ascii: ">"), dashes >= 2 { state = .content }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    case .tag: stepInTag(byte)
    }
    return nil
  }

  /// A word of content begins with `<` and is the name of an element or what begins a comment.
  private mutating func stepInContent(_ byte: UInt8) -> String? {
    if byte == UInt8(ascii: "<") {
      word = "<"
      return nil
    }
    guard !word.isEmpty else { return nil }
    if Self.isWord(byte) || (byte == UInt8(ascii: "/") && word == "<") || byte == 0x21 {
      word.unicodeScalars.append(Unicode.Scalar(byte))
      if word == "<!--" { (state, word, dashes) = (.comment, "", 2) }
      return nil
    }
    let name = word.dropFirst().lowercased()
    (state, word) = (name.isEmpty || byte == UInt8(ascii: ">") ? .content : .tag, "")
    return name
  }

  private mutating func stepInTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): (state, word) = (.content, "")
    case UInt8(ascii: "="): (attribute, word) = (word.lowercased(), "")
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      state = .attribute(name: attribute, quote: byte)
    default:
      if Self.isWord(byte) { word.unicodeScalars.append(Unicode.Scalar(byte)) } else { word = "" }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }
}

extension Diagnostic {
  /// - Parameter text: The template.
  static func previewNotRedrawn(
    _ component: String, _ obstacle: RedrawObstacle?, path: String, text: String
  ) -> Diagnostic {
    let what =
      switch obstacle {
      case .element(let name): "scripts cannot make its element '\(name)'"
      case .value(let name): "the value '\(name)' stands where text could become markup"
      case nil: "it uses more than texts and flags"
      }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = obstacle.flatMap { obstacle in lines.firstIndex { $0.contains(obstacle.source) } }
    return .init(
      .previewNotRedrawn, "the page of \(component) cannot redraw the preview: \(what)",
      at: SourceLocation(path, line: line.map { $0 + 1 }),
      suggestion: "write values as content or in quoted attributes that only hold text")
  }
}
