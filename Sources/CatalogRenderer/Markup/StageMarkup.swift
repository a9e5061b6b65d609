import AgentUI
import CatalogModel

/// The place a preview is drawn on, in a context that is fixed or follows the reader's choice.
enum StageMarkup {
  /// A stage.
  ///
  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier; the others follow the switches of the page.
  ///   - width: How much of it the content takes.
  static func stage(
    _ content: String, system: String, context: [String: String] = [:],
    width: PreviewWidth = .fit
  ) -> String {
    "<div class=\"stage stage-\(width.rawValue)\"\(attributes(system: system, context: context))>"
      + "\(content)</div>"
  }

  /// The attributes that give an element the tokens of a system in a context.
  static func attributes(system: String, context: [String: String]) -> String {
    HTML.attributes(scope(system: system, context: context).map { ($0.name, $0.value) })
  }

  /// The same as values.
  static func scope(system: String, context: [String: String]) -> [PreviewScope.Attribute] {
    [PreviewScope.Attribute("data-system", system)]
      + context.sorted { $0.key < $1.key }.map {
        PreviewScope.Attribute(PreviewScope.attributeName(of: $0.key), $0.value)
      }
  }
}
