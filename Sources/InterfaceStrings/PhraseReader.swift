import Diagnostics
import YAMLTree

/// Reads the phrases of one file by their key, `section.name`.
enum PhraseReader {
  static func read(
    _ file: StringsFile, _ diagnostics: inout [Diagnostic]
  ) -> [String: Phrasing] {
    let parsed = YAMLParser.parse(file.text, path: file.path)
    diagnostics += parsed.diagnostics
    guard let root = parsed.root, !root.isNull else { return [:] }
    var phrases: [String: Phrasing] = [:]
    for section in entries(root, holding: "sections of phrases", &diagnostics) {
      for entry in entries(section.value, holding: "phrases by their key", &diagnostics) {
        guard let content = content(entry.value, &diagnostics) else { continue }
        phrases["\(section.key).\(entry.key)"] = Phrasing(
          content: content, language: file.language, location: entry.keyLocation)
      }
    }
    return phrases
  }

  private static func entries(
    _ node: YAMLNode, holding what: String, _ diagnostics: inout [Diagnostic]
  ) -> [YAMLNode.Entry] {
    if let entries = node.entries { return entries }
    diagnostics.append(
      .init(
        .stringsShape, "here stand \(what), not \(node.spokenKind)", at: node.location,
        suggestion: "write 'section:', and below it 'key: text' with two spaces before it"))
    return []
  }

  private static func content(
    _ node: YAMLNode, _ diagnostics: inout [Diagnostic]
  ) -> Phrasing.Content? {
    guard let entries = node.entries else {
      return message(node, &diagnostics).map(Phrasing.Content.message)
    }
    var forms: [PluralForm: Message] = [:]
    for entry in entries {
      if let form = PluralForm(rawValue: entry.key) {
        forms[form] = message(entry.value, &diagnostics)
      } else {
        let known = PluralForm.allCases.map(\.rawValue)
        diagnostics.append(
          .init(
            .stringsPluralForm, "there is no plural form '\(entry.key)'", at: entry.keyLocation,
            notes: [.init("plural forms: \(known.joined(separator: ", "))")],
            suggestion: DidYouMean.suggestion(for: entry.key, among: known)))
      }
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  private static func message(_ node: YAMLNode, _ diagnostics: inout [Diagnostic]) -> Message? {
    guard let text = node.text, node.entries == nil, node.items == nil else {
      diagnostics.append(
        .init(
          .stringsShape,
          "a phrase is a text or a mapping of plural forms, not \(node.spokenKind)",
          at: node.location, suggestion: "put the text in quotes"))
      return nil
    }
    if let message = Message(text) { return message }
    diagnostics.append(
      .init(
        .stringsBraces, "a brace of this phrase contains no name", at: node.location,
        suggestion: "write {name} for a value, and {{ or }} for a brace"))
    return nil
  }
}
