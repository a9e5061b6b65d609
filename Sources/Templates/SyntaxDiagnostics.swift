import Diagnostics

/// What can be wrong with the text of one template.
extension Diagnostic {
  static func invalidUTF8(at place: SourceLocation) -> Diagnostic {
    .init(
      .templateInvalidUtf8, "the template is not UTF-8 from here on", at: place,
      suggestion: "save the file as UTF-8")
  }

  static func tooLarge(_ path: String, limit: Int) -> Diagnostic {
    .init(
      .templateTooLarge, "the template is larger than \(limit) bytes",
      at: SourceLocation(path))
  }

  static func tooDeep(limit: Int, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateTooDeep, "more than \(limit) sections are open here", at: place,
      notes: [Note("the rest of the template was not read")],
      suggestion: "move inner sections into a partial")
  }

  static func unclosedTag(_ beginning: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateUnclosedTag, "the tag '\(beginning)' is not closed", at: place,
      suggestion: "end the tag with the closing delimiter that matches its beginning")
  }

  static func emptyTag(at place: SourceLocation) -> Diagnostic {
    .init(
      .templateBadName, "the tag has no name", at: place,
      suggestion: "write a name between the delimiters")
  }

  static func spaceInName(_ name: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateBadName, "the name '\(name.shortened)' has white space in it", at: place,
      notes: [Note("a tag holds one name; there are no arguments or expressions")])
  }

  static func badName(_ name: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateBadName, "the name '\(name.shortened)' has an empty part", at: place,
      suggestion: "put exactly one dot between the parts of a name")
  }

  static func badDelimiters(_ text: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateBadDelimiters,
      "'\(text.shortened)' is not a pair of delimiters", at: place,
      suggestion: "write two delimiters without '=' and a space between them, "
        + "as in {{=<% %>=}}")
  }

  static func unclosedSection(_ tag: Tag, before closing: Tag? = nil) -> Diagnostic {
    let note = closing.map { Note("\($0.text) closes an element outside of it", at: $0.location) }
    return .init(
      .templateUnclosedSection, "\(tag.text) is not closed", at: tag.location,
      notes: [note ?? Note("the template ends first")],
      suggestion: "add {{/\(tag.name)}}")
  }

  static func wrongClose(_ tag: Tag, opened: Tag) -> Diagnostic {
    .init(
      .templateWrongClose, "\(tag.text) does not close \(opened.text)", at: tag.location,
      notes: [Note("\(opened.text) was opened here", at: opened.location)],
      suggestion: "write {{/\(opened.name)}}")
  }

  static func unexpectedClose(_ tag: Tag) -> Diagnostic {
    .init(
      .templateUnexpectedClose, "\(tag.text) closes nothing", at: tag.location,
      suggestion: "remove it, or open it with {{#\(tag.name)}}")
  }

  static func ignoredContent(_ parent: Tag) -> Diagnostic {
    .init(
      .templateIgnoredContent, "content of \(parent.text) outside its blocks is not shown",
      at: parent.location,
      suggestion: "put it into a block, as in {{$name}}…{{/name}}")
  }

  static func duplicateBlock(_ block: Tag, first: SourceLocation) -> Diagnostic {
    .init(
      .templateDuplicateBlock, "\(block.text) is given twice to the same parent",
      at: block.location, notes: [Note("it was given here first", at: first)],
      suggestion: "keep one of them")
  }
}

extension String {
  /// At most 40 characters, for messages that quote what was found.
  var shortened: String {
    let beginning = prefix(40)
    return beginning.endIndex == endIndex ? self : "\(beginning)…"
  }
}
