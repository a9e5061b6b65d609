import Diagnostics

/// What can be wrong with a name when the template meets its contexts.
extension Diagnostic {
  static func unknownName(
    _ name: String, at place: SourceLocation, open: [Shape], near: String?
  ) -> Diagnostic {
    let notes = open.map { Note("open context \($0.summary)") }
    return .init(
      .templateUnknownName, "no open context declares '\(name.shortened)'", at: place,
      notes: notes, near: near)
  }

  static func unknownPhrase(
    _ key: String, at place: SourceLocation, among keys: some Sequence<String>
  ) -> Diagnostic {
    .init(
      .templateUnknownPhrase, "there is no phrase '\(key.shortened)'", at: place,
      suggestion: DidYouMean.suggestion(for: key, among: keys))
  }

  static func unknownPart(
    _ part: String, of shape: Shape, in name: String, at place: SourceLocation
  ) -> Diagnostic {
    .init(
      .templateUnknownName, "'\(shape.name)' declares no '\(part.shortened)'", at: place,
      notes: [Note("open context \(shape.summary)"), Note("in the name '\(name.shortened)'")],
      near: DidYouMean.nearest(to: part, among: shape.fields.map(\.name)))
  }

  static func notAnObject(
    _ part: String, _ kind: FieldKind, in name: String, at place: SourceLocation
  ) -> Diagnostic {
    .init(
      .templateNotAnObject, "'\(part.shortened)' is \(kind.noun) and has no fields",
      at: place, notes: [Note("in the name '\(name.shortened)'")],
      suggestion: kind.isList ? "visit its items with {{#\(part)}}…{{/\(part)}}" : nil)
  }

  static func unescapedText(_ name: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateUnescapedText, "{{{\(name)}}} would write unescaped text", at: place,
      notes: [Note("'\(name)' is declared as text, which may hold '<' and '&'")],
      suggestion: "write {{\(name)}}, or declare the field as markup")
  }

  static func escapedMarkup(_ name: String, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateEscapedMarkup, "{{\(name)}} would show the tags of markup to the reader",
      at: place, notes: [Note("'\(name)' is declared as markup, which is finished HTML")],
      suggestion: "write {{{\(name)}}}")
  }

  static func notPrintable(
    _ name: String, _ kind: FieldKind, at place: SourceLocation
  ) -> Diagnostic {
    let example = kind.isList ? "visit its items" : "use it as a section"
    return .init(
      .templateNotAText, "'\(name)' is \(kind.noun) and cannot be written", at: place,
      suggestion: name == "."
        ? "name one of its fields" : "\(example) with {{#\(name)}}…{{/\(name)}}")
  }

  static func duplicateField(_ field: String, of shape: Shape) -> Diagnostic {
    .init(.templateDuplicateField, "context '\(shape.name)' declares '\(field)' twice")
  }
}

/// What can be wrong with the templates a template uses.
extension Diagnostic {
  static func missingTemplate(_ name: String, among names: some Sequence<String>) -> Diagnostic {
    .init(
      .templateMissingTemplate, "there is no template '\(name.shortened)'",
      suggestion: DidYouMean.suggestion(for: name, among: names))
  }

  static func missingPartial(
    _ call: PartialCall, isParent: Bool, among names: some Sequence<String>
  ) -> Diagnostic {
    let word = isParent ? "parent" : "partial"
    return .init(
      isParent ? .templateMissingParent : .templateMissingPartial,
      "there is no \(word) '\(call.name.shortened)'",
      at: call.location, suggestion: DidYouMean.suggestion(for: call.name, among: names))
  }

  static func unknownBlock(
    _ block: TemplateBlock, parent: String, declared: Set<String>
  ) -> Diagnostic {
    let names = declared.sorted().prefix(20).joined(separator: ", ")
    return .init(
      .templateUnknownBlock, "'\(parent)' has no block '\(block.name.shortened)'",
      at: block.location,
      notes: [Note(names.isEmpty ? "it has no blocks at all" : "it has the blocks \(names)")],
      suggestion: DidYouMean.suggestion(for: block.name, among: declared))
  }

  static func tooMuch(limit: Int, at place: SourceLocation) -> Diagnostic {
    .init(
      .templateTooMuch, "the template and what it uses have more than \(limit) tags",
      at: place,
      notes: [
        Note("a partial counts once for each set of contexts, a block each time it is shown")
      ])
  }
}

extension Shape {
  /// The name and the beginning of the fields, for messages.
  fileprivate var summary: String {
    let names = fields.prefix(20).map(\.name).joined(separator: ", ")
    return
      "'\(name)' declares \(names.isEmpty ? "nothing" : names)\(fields.count > 20 ? ", …" : "")"
  }
}
