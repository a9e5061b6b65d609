import CatalogModel
import JSONTree
import ModelContextProtocol

/// `list_systems`: which design systems there are.
struct ListSystemsTool: CatalogTool {
  let declaration = Tool(
    name: "list_systems", title: "List design systems",
    description: "Lists the design systems of this catalog with what each is for and how much it "
      + "holds. The other tools take the folder name in 'system'.",
    parameters: [],
    output: .object([
      .init(
        "systems",
        .list(
          .object([
            .init("system", .text, "Folder name."), .init("name", .text), .init("summary", .text),
            .init("version", .text, optional: true), .init("platforms", .list(.text)),
            .init("components", .integer), .init("primitives", .integer), .init("tokens", .integer),
            .init("guides", .integer), .init("screens", .integer),
          ])))
    ]))

  func run(
    _ arguments: ToolArguments, in library: CatalogLibrary
  ) throws(ToolFailure) -> JSONValue {
    ["systems": .array(library.systems.map { json($0, library) })]
  }

  private func json(_ system: System, _ library: CatalogLibrary) -> JSONValue {
    .present([
      "system": .string(system.slug), "name": .string(system.name),
      "summary": .string(system.summary), "version": .text(system.version),
      "platforms": .strings(system.platforms.map(\.text)),
      "components": .integer(system.components.count),
      "primitives": .integer(system.primitives.count),
      "tokens": .integer(system.tokens.count { !$0.isInternal }),
      "guides": .integer(GuideText.all(of: system).count),
      "screens": .integer(system.screens.count),
    ])
  }
}

extension PlatformSupport {
  /// `iOS 17.0+`
  var text: String { versionText.isEmpty ? name : "\(name) \(versionText)" }
}
