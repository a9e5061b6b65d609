/// What draws one component: its template and the stylesheets of its shadow tree.
public struct PreviewSource: Hashable, Sendable {
  /// The name in the vocabulary.
  public var component: String
  /// For places in diagnostics.
  public var templatePath: String
  /// A Mustache template of the shadow tree. It may name the props of the component and
  /// `hasChildren`, and nothing else.
  public var templateText: String
  /// The stylesheets to link, in order, in whatever form the `href` of
  /// ``PreviewRenderer/render(_:in:href:)`` takes.
  public var stylesheets: [String]

  /// A source whose template comes from `templatePath`; nothing is compiled yet.
  public init(
    component: String, templatePath: String, templateText: String, stylesheets: [String]
  ) {
    self.component = component
    self.templatePath = templatePath
    self.templateText = templateText
    self.stylesheets = stylesheets
  }
}
