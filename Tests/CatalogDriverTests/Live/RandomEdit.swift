/// What a person may do to a content, by kind.
enum RandomEdit: CaseIterable {
  case text, heading, title, introduction, add, remove, rename, image, token, brokenToken
  case component, preview, previewStyles, swift, system, specification, rule, template, themeStyles
  case brokenGuide, catalog, case_, link, version

  /// How often each comes, in parts: what a person does most comes most, what costs most is rare.
  private static let chances: [Self] =
    Array(repeating: .text, count: 5) + Array(repeating: .heading, count: 2)
    + Array(repeating: .link, count: 2) + Array(repeating: .token, count: 2)
    + allCases.filter { $0 != .template && $0 != .swift } + allCases.filter { $0 == .title }

  /// Some paths with their new texts, of which `nil` removes the file.
  ///
  /// - Parameter number: That of the edit, which no other has.
  static func files(
    in content: EditedContent, _ random: inout Seeded, number: Int
  ) -> (kind: [Self], files: [String: String?]) {
    // Now and then several at once, and those whose templates or sources are read anew.
    let count = number.isMultiple(of: 7) ? 3 : 1
    let kinds = (0..<count).map { _ -> Self in
      if number.isMultiple(of: 31) { return .template }
      if number.isMultiple(of: 23) { return .swift }
      return chances.randomElement(using: &random) ?? .text
    }
    // What is broken is mended soon, since nothing can be compared before.
    var files = Bool.random(using: &random) ? mended(content, number) : [:]
    for kind in kinds {
      let system = content.systems.randomElement(using: &random) ?? ""
      for (path, text) in Draft(content: content, system: system, number: number).files(of: kind) {
        files.updateValue(text, forKey: path)
      }
    }
    return (kinds, files)
  }

  private static let broken: [String: @Sendable (Int) -> String] = [
    "{ broken": { EditedContent.tokens("#0000\(10 + $0 % 80)") },
    "No front matter.\n": { EditedContent.guide("Start", "Mended, \($0).") },
    "{{titel}": { EditedContent.guidePage("\($0)") },
  ]

  private static func mended(_ content: EditedContent, _ number: Int) -> [String: String?] {
    content.files.compactMapValues { broken[$0]?(number) }
  }
}

/// One edit of one system.
private struct Draft {
  let content: EditedContent
  /// What stands before the paths of the system.
  let system: String
  let number: Int

  private func text(_ path: String) -> String { content.files[system + path] ?? "" }

  private func at(_ path: String, _ text: String?) -> [String: String?] { [system + path: text] }

  /// Paths with their new texts.
  func files(of kind: RandomEdit) -> [String: String?] {
    let extra = "\(system)guides/deep/extra-\(number % 3).md"
    switch kind {
    case .text:
      return at(
        "guides/start.md",
        EditedContent.guide("Start", "Edit \(number), see [more](deep/more.md) and `Badge`."))
    case .heading:
      return at(
        "guides/start.md",
        EditedContent.guide("Start", "Edit \(number).", heading: "Part \(number % 2)"))
    case .link: return at("guides/deep/more.md", linking)
    case .version:
      return at(
        "versions/1.\(number % 3).json",
        number.isMultiple(of: 5) ? nil : EditedContent.record("1.\(number % 3)", number: number))
    case .title: return at("guides/start.md", EditedContent.guide("Start \(number)", "text"))
    case .introduction:
      return at("guides/deep/index.md", EditedContent.guide("Deep", "Edit \(number)."))
    case .add: return [extra: EditedContent.guide("Extra \(number)", "`Badge`, `color.ink`")]
    case .remove: return [extra: nil]
    case .rename:
      return [extra: nil, extra.replacing("extra", with: "other"): content.files[extra]]
    case .brokenGuide: return at("guides/start.md", "No front matter.\n")
    case .case_:
      return at(
        "guides/deep/more.md",
        EditedContent.guide("More", "## `Badge.text`\n\nEdit \(number).")
          .replacing("summary: s", with: "summary: s\nkind: case"))
    case .rule: return at("rules/one.md", EditedContent.guide("A rule", "Why, \(number)."))
    case .specification:
      return at("specs/one.md", EditedContent.specification("A badge SHALL be \(number)."))
    case .token, .brokenToken, .component, .preview, .previewStyles: return styling(kind)
    default: return others(kind)
    }
  }

  /// Links that lead somewhere at times, and at times nowhere.
  private var linking: String {
    let links = [
      "[start](../start.md#part)", "[start](../start.md#part-1)", "![image](../a.svg)",
      "[extra](extra-\(number % 3).md)", "`color.ink` and `color.more`",
    ]
    return EditedContent.guide("More", links[number % links.count])
  }

  /// Edits of tokens and components.
  private func styling(_ kind: RandomEdit) -> [String: String?] {
    let component = "components/badge/component.yaml"
    let styles = "components/badge/preview.css"
    let color = "#0000\(10 + number % 80)"
    switch kind {
    case .brokenToken: return at("a.tokens.json", "{ broken")
    case .token:
      let more =
        #", "more": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"#
      return at("a.tokens.json", EditedContent.tokens(color, number.isMultiple(of: 2) ? more : ""))
    case .component:
      return at(component, text(component).replacing("summary: A", with: "summary: \(number) A"))
    case .preview:
      return at(
        "components/badge/preview.mustache", "<b><slot name=\"text\"></slot> \(number)</b>\n")
    default:
      let isGone = number.isMultiple(of: 3)
      return at(styles, isGone ? nil : "b { color: var(--color-ink); /* \(number) */ }\n")
    }
  }

  /// Edits of sources, manifests, images and the theme.
  private func others(_ kind: RandomEdit) -> [String: String?] {
    switch kind {
    case .swift:
      return at(
        "Sources/Badge.swift",
        "/// A word, \(number).\npublic struct Badge { public var text: String }\n")
    case .system:
      return at("system.yaml", text("system.yaml").replacing("summary: A", with: "summary: An A"))
    case .image:
      let isGone = number.isMultiple(of: 4)
      return at("a.svg", isGone ? nil : "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n")
    case .template:
      let isBroken = number.isMultiple(of: 2)
      return [
        "theme/pages/guide.mustache": isBroken ? "{{titel}" : EditedContent.guidePage("\(number)")
      ]
    case .themeStyles: return ["theme/assets/css/more.css": "p { order: \(number); }\n"]
    default:
      guard content.files["catalog.yaml"] != nil else { return [:] }
      return ["catalog.yaml": "title: Live \(number)\nsystems: [one, two]\n"]
    }
  }
}
