import CatalogModel
import CommonMark
import Diagnostics
import Files

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
  /// Where in the API the text stands; `nil` for texts that belong to no declaration.
  var scope: SymbolScope?

  func reference(forCode code: String, line: Int) -> CodeReference? {
    guard let target = site.references.target(of: code, in: scope) else { return nil }
    let href = site.href(from: page, to: target.route, anchor: target.anchor)
    // A page does not link to itself from each mention of its own name.
    if target.anchor == nil, site.path(target.route) == page { return nil }
    return CodeReference(
      destination: href, title: target.title, classes: ["ref-\(target.kind.rawValue)"])
  }

  func render(_ code: CodeBlock) -> RenderedCode? {
    if let drawn = fences?.render(code) { return drawn }
    return RenderedCode(html: CodeMarkup.block(of: code))
  }

  func resolve(_ link: LinkUse) -> LinkResolution {
    let destination = link.destination
    if destination.hasPrefix("doc:") { return documentation(link) }
    if let name = PageName.name(in: destination) {
      return resolve(LinkUse(kind: link.kind, destination: name, line: link.line), isName: true)
    }
    return resolve(link, isName: false)
  }

  /// - Parameter isName: Whether the link may name a page from the folder of the content, or by the
  ///   name of its file alone.
  private func resolve(_ link: LinkUse, isName: Bool) -> LinkResolution {
    let destination = link.destination
    if destination.isEmpty { return LinkResolution(destination) }
    if Self.isExternal(destination) {
      return link.kind == .image ? remoteImage(link) : LinkResolution(destination)
    }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count == 2 ? ContentReference.decoded(parts[1]) : nil
    if parts[0].isEmpty { return resolve(anchor ?? "", in: path, link) { "#" + ($0 ?? "") } }
    let reference = ContentReference.decoded(parts[0])
    let plain = ContentReference.resolve(reference, from: path)
    // Most links are of this kind, and need no list of what else they may mean.
    var found = reference.hasPrefix("/") ? nil : plain.flatMap(site.index.page(at:))
    if found == nil {
      let isLink = link.kind == .link
      // A picture may have the name of a page, which a link means unless it names a file.
      let isImage = !isLink || BundleFolder.isPictureName(reference)
      if isImage, let image = image(reference, isLink: isLink) { return image }
      let candidates = LinkCandidates.paths(of: reference, from: path)
      found = site.index.page(ofOneOf: candidates, named: reference)
      if found == nil, isName { found = page(named: reference) }
      if found == nil, !isImage, let image = image(reference, isLink: isLink) { return image }
    }
    guard let (target, route) = found else { return missing(link, plain) }
    guard let anchor else { return LinkResolution(site.href(from: page, to: route)) }
    return resolve(anchor, in: target, link) { site.href(from: page, to: route, anchor: $0) }
  }

  /// The page that `ref` of Hugo names.
  private func page(named name: String) -> (path: String, route: Route)? {
    let candidates = LinkCandidates.paths(of: "/" + name, from: path)
    if let found = site.index.page(ofOneOf: candidates, named: name) { return found }
    let file = Guide.name(ofFile: name.split(separator: "/").last ?? "")
    return site.index.guide(named: file, near: path).flatMap { site.index.page(at: $0.path) }
  }

  /// Where an image of the content is published; nowhere where its file is refused.
  ///
  /// - Parameter isLink: Whether it may be a film or a document as well.
  private func image(_ reference: String, isLink: Bool) -> LinkResolution? {
    let candidates = LinkCandidates.images(of: reference, from: path)
    let target =
      candidates.first { site.system.images[$0] != nil } ?? site.own.imageNames.path(of: reference)
    guard let target, let bytes = site.system.images[target],
      isLink || BundleFolder.isPictureName(target)
    else { return nil }
    var resolution = LinkResolution(bytes.isEmpty ? nil : address(ofImage: target))
    let files = site.own.imageNames.files(of: target)
    resolution.forms.scales = files.light.compactMapValues(shown)
    resolution.forms.dark = files.dark.compactMapValues(shown)
    return resolution
  }

  private func address(ofImage path: String) -> String {
    RelativeURL.from(page, to: site.path(ofImage: path))
  }

  /// The address of an image that may be shown.
  private func shown(_ path: String) -> String? {
    site.system.images[path]?.isEmpty == false ? address(ofImage: path) : nil
  }

  /// A link in DocC's notation: `doc:Badge/text` to a declaration, `doc:Start#First-steps` to an
  /// article. The text alone where the name is not known, which is told of guides.
  private func documentation(_ link: LinkUse) -> LinkResolution {
    if link.destination.hasPrefix("doc:#") { return heading(link) }
    let parts = link.destination.dropFirst(4).split(separator: "#", maxSplits: 1)
    let name = ContentReference.decoded(parts.first ?? "")
    let last = name.split(separator: "/").last.map(String.init) ?? name
    if let target = site.references.target(of: name, in: scope) {
      let href = site.href(from: page, to: target.route, anchor: target.anchor)
      return LinkResolution(href, title: last)
    }
    if let guide = site.index.guide(named: last, near: path),
      let route = site.index.route(ofContent: guide.path)
    {
      var resolution = LinkResolution(site.href(from: page, to: route))
      var heading: String?
      if parts.count == 2 {
        let anchor = ContentReference.decoded(parts[1])
        resolution = resolve(anchor, in: guide.path, link) { id in
          heading = id.flatMap { site.index.heading($0, ofContent: guide.path) }
          return site.href(from: page, to: route, anchor: id)
        }
      }
      resolution.title = heading ?? guide.title
      return resolution
    }
    guard scope == nil else { return LinkResolution(nil, title: last) }
    let unknown = Diagnostic(
      .linkMissing, "this link leads to no page: \(link.destination)",
      at: SourceLocation(path, line: link.line),
      notes: [.init("nothing is called '\(last)': no guide, component or declaration")])
    return LinkResolution(nil, diagnostics: [unknown], title: last)
  }

  /// A link of DocC to a heading of the same page, `doc:#First-steps`.
  private func heading(_ link: LinkUse) -> LinkResolution {
    let anchor = ContentReference.decoded(link.destination.dropFirst("doc:#".count))
    var heading: String?
    var resolution = resolve(anchor, in: path, link) { id in
      heading = id.flatMap { site.index.heading($0, ofContent: path) }
      return "#" + (id ?? "")
    }
    resolution.title = heading ?? anchor
    return resolution
  }

  /// A link to a heading or another part of the page that `target` becomes; without the part when
  /// there is none of that name.
  private func resolve(
    _ anchor: String, in target: String, _ link: LinkUse, address: (String?) -> String
  ) -> LinkResolution {
    // An empty name and `top` lead to the top of every page (HTML, "Scrolling to a fragment").
    guard !anchor.isEmpty, anchor != "top", let anchors = site.index.anchors(ofContent: target)
    else {
      return LinkResolution(address(anchor))
    }
    if let id = anchors.id(of: anchor) { return LinkResolution(address(id)) }
    if let title = site.index.title(ofContent: target), title.anchorKey == anchor.anchorKey {
      return LinkResolution(address(nil))
    }
    let broken = Diagnostic(
      .linkMissingAnchor, "\(target) has no heading '#\(anchor)'",
      at: SourceLocation(path, line: link.line),
      notes: [.init("a heading is named by its words in lower case with hyphens between them")],
      suggestion: DidYouMean.suggestion(for: anchor, among: anchors.candidates))
    return LinkResolution(address(nil), diagnostics: [broken])
  }

  /// A link that leads nowhere: its text alone. The reason is known already when the file could not
  /// be read, and none is needed when its system was left out.
  private func missing(_ link: LinkUse, _ target: String?) -> LinkResolution {
    if let target, site.index.isKnownMissing(target) { return LinkResolution(nil) }
    if scope != nil, link.kind == .image { return missingImage(link) }
    if let part = target?.split(separator: "/").first(where: { $0.hasPrefix(".") }) {
      return hidden(link, part)
    }
    let reason =
      target.map { "links are relative to the file they stand in: \($0)" }
      ?? "links are relative to the file they stand in, and this one leads out of the content"
    let broken = Diagnostic(
      .linkMissing, "this link leads to no page: \(link.destination)",
      at: SourceLocation(path, line: link.line), notes: [.init(reason)],
      suggestion: target.flatMap(site.index.contentPath(nearestTo:))
        .map { "did you mean '\(ContentReference.reference(to: $0, from: path))'?" })
    return LinkResolution(nil, diagnostics: [broken])
  }

  /// A link to a file that is not read, whether it is there or not.
  private func hidden(_ link: LinkUse, _ part: Substring) -> LinkResolution {
    let broken = Diagnostic(
      .linkMissing, "this link leads to no page: \(link.destination)",
      at: SourceLocation(path, line: link.line),
      notes: [.init("files and folders whose names begin with a dot are not read")],
      suggestion: "rename '\(part)', or move the file out of it")
    return LinkResolution(nil, diagnostics: [broken])
  }

  /// An image that a documentation comment shows and no DocC catalog has.
  private func missingImage(_ link: LinkUse) -> LinkResolution {
    let missing = Diagnostic(
      .linkMissingImage, "the content has no image '\(link.destination)'",
      at: SourceLocation(path, line: link.line),
      suggestion: "put it into the DocC catalog of the module, or into the content")
    return LinkResolution(nil, diagnostics: [missing])
  }

  /// Pages load nothing from other hosts, so an image that lies there is its description.
  private func remoteImage(_ link: LinkUse) -> LinkResolution {
    let remote = Diagnostic(
      .linkRemoteImage, "images from other hosts are not shown: \(link.destination)",
      at: SourceLocation(path, line: link.line),
      notes: [.init("a published catalog loads nothing but its own files")],
      suggestion: "put the image into the content, and name it by its path from this file")
    return LinkResolution(nil, diagnostics: [remote])
  }

  /// Whether a destination has a scheme or a host, and so leads out of the content.
  static func isExternal(_ destination: String) -> Bool {
    let scheme = destination.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
    return scheme.count < destination.count && destination.dropFirst(scheme.count).first == ":"
      || destination.hasPrefix("//")
  }
}
