import AgentUI

extension System {
  /// What draws the components and primitives, for ``AgentUI/PreviewRenderer``.
  ///
  /// - Parameter stylesheets: How a drawing links the stylesheets of a component, in the order of
  ///   ``Preview/stylesheets``.
  public func previewSources(stylesheets: (Component) -> [String]) -> [PreviewSource] {
    (components + primitives).map { component in
      PreviewSource(
        component: component.name, templatePath: component.preview.template.path,
        templateText: component.preview.template.text, stylesheets: stylesheets(component))
    }
  }
}
