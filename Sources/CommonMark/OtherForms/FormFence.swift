/// A block of code that is open.
struct FormFence {
  enum End {
    /// A line of as many of the signs that opened it.
    case marks
    /// The end of a tag of a template.
    case tag(String)
    /// The end of a component.
    case component(String)
  }

  var end: End
  var mark: [UInt8]
  /// How many parts it stands in.
  var depth: Int
  /// The columns before its marks.
  var indentation = 0

  /// Opened by three or more backticks or tildes.
  init?(openedBy line: ArraySlice<UInt8>, depth: Int) {
    var text = line.drop { Byte.isBlank($0) || $0 == Byte.greater }
    while let length = InputGuard.listMarkerLength(text) {
      text = text.dropFirst(length).drop(while: Byte.isBlank)
    }
    guard let sign = text.first, sign == UInt8(ascii: "`") || sign == Byte.tilde else { return nil }
    let marks = text.prefix { $0 == sign }
    guard marks.count >= 3, sign == Byte.tilde || !text[marks.endIndex...].contains(sign) else {
      return nil
    }
    self.init(end: .marks, mark: Array(marks), depth: depth)
    indentation = text.startIndex - line.startIndex
  }

  init(end: End, mark: [UInt8], depth: Int) {
    self.end = end
    self.mark = mark
    self.depth = depth
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    switch end {
    case .marks:
      let text = line.drop { Byte.isBlank($0) || $0 == Byte.greater }
      let marks = text.prefix { $0 == mark[0] }
      // Marks that are indented further are code, such as those of a fence that is shown.
      return marks.count >= mark.count && text[marks.endIndex...].isBlankLine
        && line.indentation < indentation + 4
    case .tag(let name):
      let text = line.trimmed
      guard text.first == UInt8(ascii: "{"),
        let tag = TemplateTag.tag(at: text.startIndex, of: text)
      else { return false }
      return tag.isEnd && tag.name == name || tag.name == "end" + name
    case .component(let name): return line.trimmed.elementsEqual("</\(name)>".utf8)
    }
  }
}
