/// What the tabs of a group are called, where the group says it and not its tabs:
/// `<Tabs values={[{label: 'Kotlin', value: 'kt'}]}>` of Docusaurus.
struct TabLabels {
  /// The labels by the values of the tabs.
  private let labels: [String: String]
  /// How many parts the group stands in.
  let depth: Int

  init(_ tag: ComponentTag, depth: Int) {
    self.depth = depth
    let code = tag.codes.first { $0.name == "values" }?.value ?? ""
    let pairs = code.matches(of: /\{[^{}]*\}/).compactMap { object -> (String, String)? in
      guard let label = Self.text("label", in: object.output),
        let value = Self.text("value", in: object.output)
      else { return nil }
      return (value, label)
    }
    labels = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  subscript(value: String) -> String? { labels[value] }

  private static func text(_ key: String, in object: Substring) -> String? {
    object.matches(of: /['"]?(\w+)['"]?\s*:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/)
      .first { $0.output.1 == key }
      .flatMap { $0.output.2 ?? $0.output.3 ?? $0.output.4 }.map(String.init)
  }
}

extension FormRewriter {
  /// What a tab is called: by itself, by its group, or by its value.
  mutating func title(ofTab tag: ComponentTag) -> String {
    if let title = tag["label", "title"] { return title }
    let depth = containers.count
    tabLabels.removeAll { $0.depth >= depth }
    let value = tag["value"] ?? ""
    return tabLabels.last?[value] ?? value
  }

  mutating func noteTabs(_ tag: ComponentTag) {
    guard !tag.isEnd else { return }
    let depth = containers.count
    tabLabels.removeAll { $0.depth >= depth }
    tabLabels.append(TabLabels(tag, depth: depth))
  }
}
