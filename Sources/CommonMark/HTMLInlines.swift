extension HTMLWriter {
  mutating func write(_ inlines: [Inline]) {
    if holdsBlockTags(inlines) { return writeWithBlockTags(inlines) }
    for inline in inlines { write(inline) }
  }

  mutating func write(_ inline: Inline) {
    switch inline.content {
    case .text(let literal): text(literal)
    case .softBreak: markup("\n")
    case .lineBreak: markup("<br />\n")
    case .code(let code): writeCode(code, line: inline.line)
    case .html(let html): writeRawInline(html, line: inline.line)
    case .emphasis(let content): write(content, in: "em")
    case .strong(let content): write(content, in: "strong")
    case .strikethrough(let content): write(content, in: "del")
    case .link(let link): writeLink(link, line: inline.line)
    case .image(let image): writeImage(image, line: inline.line)
    case .anchor(let name):
      markup("<span")
      attribute("id", options.anchorPrefix + name)
      markup("></span>")
    }
  }

  private mutating func write(_ content: [Inline], in element: String) {
    markup("<\(element)>")
    contained(in: place.inside) { $0.write(content) }
    markup("</\(element)>")
  }

  private mutating func writeCode(_ code: String, line: Int) {
    guard !isInsideLink, let reference = resolver.reference(forCode: code, line: line) else {
      markup("<code>")
      text(code)
      markup("</code>")
      return
    }
    let destination = reference.destination.flatMap { findings.safe($0, line: line) }
    if let destination {
      markup("<a")
      addressAttribute("href", destination)
      if !reference.title.isEmpty { attribute("title", reference.title) }
      markup(">")
    }
    markup("<code")
    if !reference.classes.isEmpty {
      attribute("class", reference.classes.joined(separator: " "))
    }
    if destination == nil, !reference.title.isEmpty { attribute("title", reference.title) }
    markup(">")
    markup(reference.leadingHTML)
    text(code)
    markup(destination == nil ? "</code>" : "</code></a>")
  }

  private mutating func writeLink(_ link: Link, line: Int) {
    let use = LinkUse(kind: .link, destination: link.destination, line: line)
    if isInsideLink { return write(link.content) }
    let (destination, title) = findings.resolution(of: use)
    var content = link.content
    if let title, link.isBare { content = [Inline(.text(title), line: line)] }
    guard let destination else { return write(content) }
    markup("<a")
    addressAttribute("href", destination)
    if !link.title.isEmpty { attribute("title", link.title) }
    markup(">")
    let start = output.bytes.count
    insideLink { $0.write(content) }
    if !content.isEmpty, LinkLabel.isMissing(in: output.bytes[start...]) {
      text(link.title.isEmpty ? LinkLabel.text(of: link.destination) : link.title)
    }
    markup("</a>")
  }

  private mutating func writeImage(_ image: Image, line: Int) {
    let alternative = image.description.plainText
    let use = LinkUse(kind: .image, destination: image.source, line: line)
    let resolution = findings.wholeResolution(of: use)
    guard let source = resolution.destination else {
      text(alternative)
      return
    }
    let hasDark = !resolution.forms.dark.isEmpty
    writeImage(image, alternative, source, resolution.forms.scales, in: hasDark ? "light" : nil)
    guard let dark = resolution.forms.dark.min(by: { $0.key < $1.key })?.value else { return }
    writeImage(image, alternative, dark, resolution.forms.dark, in: "dark")
  }

  /// - Parameters:
  ///   - scales: The files by the number of their pixels for one of the page.
  ///   - appearance: Where it is shown alone: `light` or `dark`.
  private mutating func writeImage(
    _ image: Image, _ alternative: String, _ source: String, _ scales: [Int: String],
    in appearance: String?
  ) {
    markup("<img")
    if let appearance { attribute("class", "in-" + appearance) }
    addressAttribute("src", source)
    if let sharper = ImageForms.sourceSet(scales) { attribute("srcset", sharper) }
    attribute("alt", alternative)
    if !image.title.isEmpty { attribute("title", image.title) }
    markup(" />")
  }
}
