import InterfaceStrings

extension ComponentContext {
  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.list(facts(words))
    picture?.markdown(into: &writer, words)
    if !examples.isEmpty { writer.heading(2, words(ComponentPhrase.examples)) }
    for example in examples { example.markdown(into: &writer, level: 3) }
    if !guide.isEmpty { writer.heading(2, words(ComponentPhrase.usage)) }
    for part in guide.flatMap(\.parts) { part.markdown(into: &writer, words) }
    writer.heading(2, words(ComponentPhrase.props))
    writer.add(props.isEmpty ? words(ComponentPhrase.none) : "")
    writer.table(PropItem.columns.map { words($0) }, props.map { $0.markdown(words) })
    writer.list(accessibility(words), below: words(ComponentPhrase.accessibility))
    if contrast.isThere {
      writer.heading(2, words(ComponentPhrase.contrast))
      writer.add(contrast.summary)
      contrast.table(&writer)
      writer.list(contrast.unread.map(MarkdownText.escaped))
    }
    if !tokens.isEmpty {
      writer.heading(2, words(ComponentPhrase.tokensUsed))
      writer.add(tokens.map { MarkdownText.code($0.path) }.joined(separator: ", "))
    }
    if !api.symbols.isEmpty {
      // The declarations alone: their documentation stands in the twins of the API.
      writer.heading(2, words(ComponentPhrase.api))
      writer.code(api.symbols.map(\.declaration.code).joined(separator: "\n"), "swift")
    }
    writer.list(requirements.map(\.markdown), below: words(ComponentPhrase.requirements))
    writer.list(related.map(\.markdown), below: words(ComponentPhrase.related))
  }

  private func facts(_ words: Words) -> [String] {
    func fact(_ name: ComponentPhrase, _ value: String) -> String? {
      value.isEmpty ? nil : "\(words(name)): \(value)"
    }
    let platforms = platforms.filter(\.isAvailable).map(\.text).joined(separator: ", ")
    let status = ([statusLabel.lowercased()] + marks.map(MarkdownText.escaped))
      .joined(separator: ", ")
    let type = MarkdownText.link(
      MarkdownText.code(swiftType), to: swiftHref.map(TwinAddress.ofPage))
    let swift = words(
      ComponentPhrase.swiftType, ["type": type, "module": MarkdownText.code(module)])
    return [
      fact(
        .status,
        priority.map {
          words(
            ComponentPhrase.statusWithPriority,
            ["status": status, "priority": MarkdownText.escaped($0)])
        } ?? status),
      fact(.layer, layerLabel.lowercased()), fact(.platforms, MarkdownText.escaped(platforms)),
      "Swift: \(swift)", fact(.children, children),
      requiresSemantics ? words(ComponentPhrase.needsSemantics) : nil,
      fact(.meaning, MarkdownText.escaped(semantics ?? "")),
    ].compactMap(\.self)
  }

  private var children: String {
    guard !allowedChildren.isEmpty else { return childrenRule }
    return allowedChildren.map {
      MarkdownText.link(MarkdownText.code($0.name), to: TwinAddress.ofPage($0.href))
    }.joined(separator: ", ")
  }

  private func accessibility(_ words: Words) -> [String] {
    let facts: [(name: ComponentPhrase, value: String?)] = [
      (.accessibilityLabel, accessibilityLabel.map(MarkdownText.code)),
      (.accessibilityRole, accessibilityRole.map(MarkdownText.escaped)),
      (.smallestTarget, minimumTarget),
    ]
    return facts.compactMap { fact in fact.value.map { "\(words(fact.name)): \($0)" } }
      + accessibilityNotes.map(\.text.markdown)
  }
}

extension PropItem {
  fileprivate static let columns: [ComponentPhrase] = [
    .prop, .propType, .propValues, .propDefault, .propRequired, .propDescription,
  ]

  fileprivate func markdown(_ words: Words) -> [String] {
    let isExplained = choices.contains { !$0.note.isEmpty }
    let values = choices.map {
      MarkdownText.code($0.name) + ($0.since.map { " (\(MarkdownText.escaped($0)))" } ?? "")
        + ($0.note.isEmpty ? "" : ": \($0.note.markdown)")
    }
    return [
      MarkdownText.code(name), type,
      ([bounds].compactMap(\.self) + values).joined(separator: isExplained ? "; " : ", "),
      defaultValue.map(MarkdownText.code) ?? "",
      isRequired ? words(ComponentPhrase.isRequired) : "",
      [description.markdown, since.map { "\(MarkdownText.escaped($0))." } ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " "),
    ]
  }
}
