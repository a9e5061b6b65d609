import CatalogModel
import CommonMark
import Diagnostics

/// Draws fences that a page treats in its own way.
protocol FenceRendering: Sendable {
  /// The HTML of a fence, or `nil` to show it as code.
  func render(_ code: CodeBlock) -> RenderedCode?
}

/// Tells the markdown renderer where links and names lead on one page of the site.
struct SiteResolver: MarkdownResolver {
  let site: SystemSite
  /// The page being made.
  let page: String
  /// The file the text stands in, to which its links are relative.
  let path: String
  let fences: (any FenceRendering)?

  func reference(forCode code: String, line: Int) -> CodeReference? {
    guard let target = site.references.target(of: code) else { return nil }
    let href = site.href(from: page, to: target.route, anchor: target.anchor)
    // A page does not link to itself from each mention of its own name.
    if target.anchor == nil, site.path(target.route) == page { return nil }
    return CodeReference(
      destination: href, title: target.title, classes: ["ref-\(target.kind.rawValue)"])
  }

  func render(_ code: CodeBlock) -> RenderedCode? {
    if let drawn = fences?.render(code) { return drawn }
    let text = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    return switch code.language {
    case "swift": RenderedCode(html: CodeMarkup.swift(text))
    case "yaml": RenderedCode(html: CodeMarkup.yaml(text))
    default: RenderedCode(html: CodeMarkup.plain(text, language: code.language))
    }
  }

  func resolve(_ link: LinkUse) -> LinkResolution {
    let destination = link.destination
    if destination.hasPrefix("#") || destination.isEmpty || isExternal(destination) {
      return LinkResolution(destination)
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count == 2 ? String(parts[1]) : nil
    let target = ContentPath.resolve(String(parts[0]), from: path)
    if let route = site.route(ofContent: target) {
      return LinkResolution(site.href(from: page, to: route, anchor: anchor))
    }
    let broken = Diagnostic.error(
      "link/missing", "this link leads to no page: \(destination)",
      at: SourceLocation(path, line: link.line),
      notes: [.init("links are relative to the file they stand in: \(target)")],
      suggestion: DidYouMean.suggestion(for: target, among: site.contentPaths))
    return LinkResolution(nil, diagnostics: [broken])
  }

  private func isExternal(_ destination: String) -> Bool {
    let scheme = destination.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
    return scheme.count < destination.count && destination.dropFirst(scheme.count).first == ":"
      || destination.hasPrefix("//")
  }
}

/// Paths of content files.
enum ContentPath {
  /// The path that a relative reference in a file leads to.
  static func resolve(_ reference: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

extension SystemSite {
  /// The page that a file of the content becomes.
  func route(ofContent path: String) -> Route? { contentRoutes[path] }

  /// The files of the content that become pages.
  var contentPaths: [String] { contentRoutes.keys.sorted() }

  /// Pages by the file of the content that makes them.
  static func contentRoutes(_ system: System) -> [String: Route] {
    var routes: [String: Route] = [:]
    for guide in system.guides { routes[guide.path] = .guide(guide.slug, system: system.slug) }
    for component in system.components {
      let route = Route.component(component.slug, system: system.slug)
      routes[component.location.path] = route
      if let guide = component.guide { routes[guide.path] = route }
    }
    for screen in system.screens { routes[screen.path] = .screens(system: system.slug) }
    return routes
  }
}
