/// The place a preview is drawn on, in a context that is fixed or follows the reader's choice.
enum StageMarkup {
  /// A stage.
  ///
  /// - Parameters:
  ///   - context: Contexts that are fixed, by modifier; the others follow the switches of the page.
  ///   - isWide: Whether what stands on it takes the whole width.
  static func stage(
    _ content: String, system: String, context: [String: String] = [:], isWide: Bool = false
  ) -> String {
    let name = isWide ? "stage stage-fill" : "stage"
    return "<div class=\"\(name)\"\(attributes(system: system, context: context))>\(content)</div>"
  }

  /// The attributes that give an element the tokens of a system in a context.
  static func attributes(system: String, context: [String: String]) -> String {
    HTML.attributes(
      [("data-system", system)]
        + context.sorted { $0.key < $1.key }.map { ("data-\($0.key)", $0.value) })
  }
}
