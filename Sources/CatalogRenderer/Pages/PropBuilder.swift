import AgentUI
import CatalogComparison
import CatalogModel
import Diagnostics
import InterfaceStrings

/// Makes the table of a component's props.
enum PropBuilder {
  /// Values that are shown at once; more are folded.
  private static let openLimit = 24

  static func items(
    _ component: Component, _ marks: VersionMarks, _ texts: inout TextBuilder, _ words: Words
  ) -> [PropItem] {
    let file = SourceLocation(component.location.path)
    return component.contract.props.map { prop in
      let choices = prop.choices.map { choice in
        PropItem.Choice(
          name: choice.name,
          note: choice.description.map {
            texts.inline($0, at: file, of: "the value '\(choice.name)' of the prop '\(prop.name)'")
          } ?? .empty,
          since: words.since(
            marks.mark(ofValue: choice.name, prop: prop.name, of: component.name)))
      }
      return PropItem(
        name: prop.name, anchor: anchor(of: prop), type: prop.kind.rawValue,
        bounds: words.bounds(prop.bounds), choices: choices,
        valueCount: choices.count > openLimit
          ? words(TokensPhrase.values, count: choices.count) : nil,
        defaultValue: prop.defaultValue, isRequired: prop.isRequired,
        description: texts.inline(
          prop.description, at: file, of: "the description of the prop '\(prop.name)'"),
        swiftType: swiftType(prop),
        since: words.since(marks.mark(ofProp: prop.name, of: component.name)))
    }
  }

  static func anchor(of prop: PropContract) -> String { "prop-\(prop.name)" }

  /// The Swift type, unless it says no more than the kind does; a modifier's name is no type.
  private static func swiftType(_ prop: PropContract) -> String? {
    guard let type = prop.swiftType, type.first?.isUppercase == true else { return nil }
    return type.prefix { $0 != "." }.description
  }
}
