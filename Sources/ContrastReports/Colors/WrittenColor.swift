import ColorScience
import Diagnostics

/// A colour as somebody wrote it in CSS, and what it means.
struct WrittenColor: Hashable, Sendable {
  /// Without white space around it.
  let text: String
  let value: ColorValue

  /// Reads any colour of CSS Color 4 that stands for itself.
  ///
  /// - Parameter place: Where the colour stands, where that can be said.
  /// - Throws: What was understood of a text that is no such colour, and an example of one.
  init(_ text: String, at place: SourceLocation? = nil) throws(WrongColor) {
    guard let value = ColorValue(css: text) else {
      throw WrongColor(diagnostic: UnreadColor(text).diagnostic(at: place))
    }
    self.text = String(text.trimmingBlanks)
    self.value = value
  }
}

/// What keeps the ratio of two colours from being computed.
public struct WrongColor: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic
}

extension StringProtocol {
  /// Without white space at its ends, line ends included.
  public var trimmingBlanks: SubSequence {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start[endIndex...]
  }
}
