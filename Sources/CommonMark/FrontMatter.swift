import Diagnostics

/// The YAML at the top of a document, between two lines of `---`, as text; or the TOML between two
/// of `+++`.
public struct FrontMatter: Hashable, Sendable {
  /// What the text is written in.
  public enum Format: Hashable, Sendable {
    /// Between lines of `---`.
    case yaml
    /// Between lines of `+++`, as Hugo has it.
    case toml
  }

  /// The lines between the marks, each with a line feed.
  public var text: String
  /// The line of the file on which ``text`` begins; add it, less one, to the lines of the YAML.
  public var firstLine: Int
  /// The language of ``text``.
  public var format: Format

  /// Front matter whose text begins on `firstLine` of its file.
  public init(text: String, firstLine: Int, format: Format = .yaml) {
    self.text = text
    self.firstLine = firstLine
    self.format = format
  }

  /// Takes the front matter off `source`, whose body then begins after it.
  ///
  /// The very first line must be `---`, and a later one `---` or `...`; or both `+++`; spaces may
  /// follow. Without
  /// a closing line the first one is a thematic break, but when a `key:` comes right after it,
  /// front matter was meant and its end forgotten.
  static func split(
    from source: inout SourceText, into diagnostics: inout [Diagnostic]
  ) -> FrontMatter? {
    let first = source.firstBodyLine
    let mark = source.line(first).trimmedEnd
    let isTOML = mark.elementsEqual("+++".utf8)
    guard isTOML || mark.elementsEqual("---".utf8) else { return nil }
    for number in stride(from: first + 1, through: source.lastLine, by: 1) {
      let line = source.line(number).trimmedEnd
      guard line.elementsEqual(mark) || !isTOML && line.elementsEqual("...".utf8) else { continue }
      source.beginBody(at: number + 1)
      let text = String(decoding: source.lines(first + 1..<number), as: UTF8.self)
        .restoringTildes(source.hasEscapedTilde, as: "\\~")
      return FrontMatter(text: text, firstLine: first + 1, format: isTOML ? .toml : .yaml)
    }
    if !isTOML, startsWithKey(source.line(first + 1)) {
      diagnostics.append(
        .init(
          .markdownFrontMatterEnd, "the front matter has no end",
          at: source.location(line: first), suggestion: "add a line of '---' after the YAML"))
    }
    return nil
  }

  private static func startsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0 != Byte.colon }
    guard !name.isEmpty, name.count < line.count else { return false }
    return name.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), Byte.hyphen:
        true
      default: false
      }
    }
  }
}

extension FrontMatter {
  /// The value that an expression of MDX names, `frontMatter.title`; `nil` for others, and where it
  /// is no text on one line.
  func value(ofExpression code: String) -> String? {
    guard let key = key(namedBy: code) else { return nil }
    var isBelowParams = false
    for var line in text.split(separator: "\n") {
      if line.first != " " {
        isBelowParams = line.hasPrefix("params:")
      } else if isBelowParams {
        line = line.drop { $0 == " " }
      }
      guard line.hasPrefix(key + ":") else { continue }
      let value = String(
        decoding: Array(line.utf8)[(key.utf8.count + 1)...].trimmed, as: UTF8.self)
      guard let first = value.first, !"[{|>&*!".contains(first) else { return nil }
      let isQuoted = "\"'".contains(first) && value.count > 1 && value.last == first
      return isQuoted ? String(value.dropFirst().dropLast()) : value
    }
    return nil
  }
}

extension FrontMatter {
  /// Whether an expression of MDX names a key that is not there, so that it shows nothing.
  func lacks(_ code: String) -> Bool {
    guard let key = key(namedBy: code),
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    return !text.split(separator: "\n").contains { line in
      line.drop { $0 == " " }.hasPrefix(key + ":")
    }
  }

  /// The key of `frontMatter.key`; `nil` for other expressions.
  private func key(namedBy code: String) -> Substring? {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "frontmatter", format == .yaml else {
      return nil
    }
    return parts[1]
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmedEnd: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, Byte.isBlank(last) { slice.removeLast() }
    return slice
  }
}

extension String {
  /// With the mark for an escaped tilde written as `text` again.
  func restoringTildes(_ isNeeded: Bool, as text: String) -> String {
    guard isNeeded else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.value == SourceText.escapedTildeValue {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
