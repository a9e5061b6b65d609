import AgentUI
import CatalogModel

/// The stylesheet of a start page that shows several systems: the tokens of all of them, and the
/// rules of the previews that it draws.
struct StartStylesheet {
  static let path = "assets/start.css"

  let sites: [SystemSite]
  /// What each system draws, by its slug.
  let drawings: [String: [AgentNode]]

  var text: String {
    sites.map { site in
      let theme = ThemeStylesheet(system: site.system, map: site.map)
      return site.stylesheets.tokensAndStage + previews(site) + theme.face(at: Self.path)
    }.joined()
  }

  /// The drawing of a system on the start page, with this stylesheet.
  static func stage(_ node: AgentNode, of site: SystemSite) -> String {
    let stage = site.previews.stage(node) { path in
      .link(path == site.previews.bundle?.path ? Self.path : path)
    }
    let host = "<ds-node class=\"node\""
    let owner = "\(host) \(ScopedStylesheet.systemAttribute)=\"\(site.system.slug)\""
    return stage.replacing(host, with: owner)
  }

  private func previews(_ site: SystemSite) -> String {
    guard let bundle = site.previews.bundle else { return "" }
    let names = Set((drawings[site.system.slug] ?? []).flatMap(\.componentNames))
      .intersection(bundle.components)
    return (site.system.components + site.system.primitives)
      .filter { names.contains($0.name) }
      .flatMap { component in
        component.preview.stylesheets.compactMap {
          ScopedStylesheet.text(of: $0.text, for: component.name, in: site.system.slug)
        }
      }.joined()
  }
}
