import CatalogModel
import JSONTree
import ModelContextProtocol

/// `get_guide`: a guide, or a section of it, as it was written.
struct GetGuideTool: CatalogTool {
  /// How many bytes of a text are sent at once, which JSON may double: some 8,000 tokens.
  private static let pieceLimit = 30_000
  /// How many sections are listed.
  private static let sectionLimit = 200

  let declaration = Tool(
    name: "get_guide", title: "Read a guide",
    description: "Reads a guide as markdown: the whole, or with 'section' one section and those "
      + "below it. A long text comes in pieces.",
    parameters: [
      ToolParameter(
        "guide", .text, "Name from search_guides, such as 'dark-mode' or 'components/badge'.",
        isRequired: true),
      .ownSystem,
      ToolParameter("section", .text, "Anchor of a section; the whole guide when left out."),
      ToolParameter(
        "offset", .integer(0...100_000_000),
        "How many characters to skip: 'nextOffset' of the answer before.", default: 0),
    ],
    output: .object([
      .init("system", .text), .init("guide", .text), .init("title", .text),
      .init("summary", .text, optional: true), .init("section", .text, optional: true),
      .init("markdown", .text),
      .init("characters", .integer, "Length of the whole text."),
      .init("nextOffset", .integer, "Where to go on; absent at the end.", optional: true),
      .init(
        "sections",
        .list(
          .object([.init("section", .text), .init("heading", .text), .init("level", .integer)])),
        "The sections of the guide, 200 at most."),
      .init("page", .text, "Its page on the site."),
    ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    let name = arguments.text("guide") ?? ""
    let (system, guide) = try library.only(
      "guide", name, in: library.systems(arguments.text("system")),
      names: { GuideText.all(of: $0).map(\.name) },
      find: { library.text(named: name, of: $0) })
    let sections = GuideSection.all(of: guide.document)
    let anchor = arguments.text("section")
    let text = try markdown(of: guide, anchor, among: sections, in: library)
    let characters = text.unicodeScalars
    let piece = Self.piece(of: characters.dropFirst(arguments.integer("offset") ?? 0))
    let next = characters.distance(from: characters.startIndex, to: piece.endIndex)
    return .present([
      "system": .string(system.slug), "guide": .string(guide.name), "title": .string(guide.title),
      "summary": .text(guide.summary), "section": .text(anchor), "markdown": .string(String(piece)),
      "characters": .integer(characters.count),
      "nextOffset": next < characters.count ? .integer(next) : nil,
      "sections": .array(Array(sections.compactMap(json).prefix(Self.sectionLimit))),
      "page": .string(library.page(guide.route, anchor: anchor)),
    ])
  }

  /// As much of the beginning of a text as is sent at once.
  private static func piece(
    of rest: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    var size = 0
    return rest.prefix { scalar in
      size += UTF8.width(scalar)
      return size <= pieceLimit
    }
  }

  private func markdown(
    of guide: GuideText, _ anchor: String?, among sections: [GuideSection],
    in library: CatalogLibrary
  ) throws(ToolFailure) -> String {
    guard let anchor else { return library.markdown(of: guide) }
    guard let index = sections.firstIndex(where: { $0.anchor == anchor }) else {
      throw ToolFailure.unknown("section", anchor, among: sections.compactMap(\.anchor))
    }
    let lines = sections.lines(from: index)
    return library.lines(of: guide.document.path).dropFirst(lines.lowerBound - 1)
      .prefix(lines.count).joined(separator: "\n")
  }

  private func json(_ section: GuideSection) -> JSONValue? {
    section.anchor.map { anchor in
      [
        "section": .string(anchor), "heading": .string(section.title),
        "level": .integer(section.level),
      ]
    }
  }
}

extension CatalogLibrary {
  /// A text by its name or its title.
  func text(named name: String, of system: System) -> GuideText? {
    let texts = GuideText.all(of: system)
    return texts.first { $0.name == name }
      ?? texts.first { $0.title.lowercased() == name.lowercased() }
  }
}
