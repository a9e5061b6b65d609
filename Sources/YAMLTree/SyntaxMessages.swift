import Diagnostics
import Yams

/// Says in our own words what libyaml found broken.
struct SyntaxMessages {
  let places: MarkPlaces

  func diagnostic(for error: any Error) -> Diagnostic {
    guard let error = error as? YamlError else { return unreadable }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // An open quote or bracket is to be seen where it opens, not at the end of the file, and a
      // key without a colon where it begins, not where the next one does.
      let isOpen =
        problem.contains("end of stream") || problem.contains("expected ','")
        || problem.contains("expected ':'")
      let place = places.locationInText(isOpen ? context?.mark ?? mark : mark)
      return message(for: problem, context: context?.text ?? "", at: place, mark: mark)
    case .reader: return unreadableCharacter
    default: return unreadable
    }
  }

  private var unreadable: Diagnostic {
    .init(.yamlSyntax, "this YAML cannot be read", at: places.map.start)
  }

  private var unreadableCharacter: Diagnostic {
    .init(
      .yamlControlCharacter, "the document holds a character that YAML does not allow",
      at: places.map.start,
      notes: [
        .init("control characters, U+FFFE, U+FFFF and inner byte order marks are not allowed")
      ],
      suggestion: "remove it, or write it as an escape in double quotes")
  }

  private func message(
    for problem: String, context: String, at place: SourceLocation, mark: Mark
  ) -> Diagnostic {
    if problem.contains("cannot start any token") { return wrongStart(mark, at: place) }
    if problem.hasPrefix("Maximum nesting level") { return .tooDeep(at: place) }
    if problem.contains("expected ':'") || problem.contains("mapping values"),
      let key = UnspacedKey(in: places.map, near: place)
    {
      return .init(
        .yamlSyntax, "a space is missing after '\(Excerpt.of(key.name)):'", at: key.location,
        suggestion: "write '\(Excerpt.of(key.name)): \(Excerpt.of(key.value))'")
    }
    if let known = KnownProblem.all.first(where: { problem.contains($0.problem) }) {
      return .init(
        .yamlSyntax, known.summary, at: place, suggestion: known.suggestion,
        example: known.example)
    }
    let where_ = context.isEmpty ? "" : " \(Excerpt.of(context))"
    return .init(.yamlSyntax, "broken YAML\(where_): \(Excerpt.of(problem))", at: place)
  }

  private func wrongStart(_ mark: Mark, at place: SourceLocation) -> Diagnostic {
    let original = places.original(mark)
    let offset = places.map.offset(line: original.line, column: original.column)
    let byte = offset < places.map.bytes.count ? places.map.bytes[offset] : 0
    if byte == 0x09 {
      return .init(
        .yamlSyntax, "a tab cannot indent", at: place,
        suggestion: "indent with spaces, not with tabs")
    }
    let character = String(UnicodeScalar(byte))
    return .init(
      .yamlSyntax, "a value cannot begin with '\(character)'", at: place,
      suggestion: "put the value in quotes")
  }
}
