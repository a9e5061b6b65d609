/// Says which lines disappear because they hold nothing but tags that write nothing.
enum LineRule {
  /// A line disappears when it holds white space and one such tag, or white space and several
  /// tags of inheritance, as in `{{<page}}{{$title}}`.
  ///
  /// A block that opens and closes on the line stays in it: what replaces its content is written
  /// there, and the line end belongs to the line.
  ///
  /// - Parameter open: the kinds of the elements open before the line, outermost first.
  static func standsAlone(_ line: [TemplateToken], in bytes: [UInt8], open: [Tag.Kind]) -> Bool {
    var tags: [Tag] = []
    for token in line {
      switch token {
      case .text(let range): if !bytes[range].allSatisfy(\.isSpace) { return false }
      case .tag(let tag): tags.append(tag)
      }
    }
    guard let first = tags.first else { return false }
    if tags.count == 1 { return first.mayStandAlone }
    return tags.allSatisfy(\.mayShareLine) && staysClear(tags, open: open)
  }

  private static func staysClear(_ tags: [Tag], open: [Tag.Kind]) -> Bool {
    var outside = open
    var inside: [Tag.Kind] = []
    for tag in tags {
      guard tag.kind == .close else {
        inside.append(tag.kind)
        continue
      }
      if let kind = inside.popLast() {
        let container = inside.last ?? outside.last
        if kind == .block, container != .parent { return false }
      } else {
        guard let kind = outside.popLast(), kind == .parent || kind == .block else { return false }
      }
    }
    return true
  }
}
