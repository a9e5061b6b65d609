/// Looks at the elements and attributes of a picture, one after the other.
struct SVGRules {
  private(set) var problems: [SVGProblem] = []
  private(set) var hasRoot = false
  /// Of each open element the namespaces by prefix, the default one by the empty prefix.
  private var namespaces: [[String: String]] = []
  /// Of each open element its text so far, if that is CSS: comments may cut it into pieces.
  private var styles: [String?] = []

  /// Where each open element begins.
  private var offsets: [Int] = []

  private static let svg = "http://www.w3.org/2000/svg"
  /// Vocabularies whose elements browsers run or link, wherever they stand.
  private static let active = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/math/mathml",
    "http://www.w3.org/1999/xsl/transform",
  ]

  init() {}

  mutating func visit(_ node: XMLNode) {
    switch node {
    case .start(let name, let attributes, let offset): enter(name, attributes, offset)
    case .end:
      namespaces.removeLast()
      let (css, offset) = (styles.removeLast(), offsets.removeLast())
      guard let css, let problem = CSSRules.problem(in: css) else { return }
      report("'<style>' \(problem)", "draw with what is in the file", offset)
    case .text(let text, _):
      if let css = styles.last ?? nil { styles[styles.count - 1] = css + text }
    }
  }

  private mutating func enter(_ name: String, _ attributes: [XMLAttribute], _ offset: Int) {
    var scope = namespaces.last ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    for attribute in attributes {
      if attribute.name == "xmlns" { scope[""] = attribute.value }
      if attribute.name.hasPrefix("xmlns:") {
        scope[String(attribute.name.dropFirst(6))] = attribute.value
      }
    }
    namespaces.append(scope)
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let prefix = parts.count > 1 ? String(parts[0]) : ""
    let local = parts.last.map(String.init) ?? name
    styles.append(local.lowercased() == "style" ? "" : nil)
    offsets.append(offset)
    checkElement(name, local, in: scope[prefix] ?? "", offset)
    for attribute in attributes { check(attribute, of: local) }
    hasRoot = true
  }

  private mutating func checkElement(
    _ name: String, _ local: String, in space: String, _ offset: Int
  ) {
    if !hasRoot, local != "svg" || space != Self.svg {
      report(
        "the outermost element is '<\(name)>', not '<svg>'",
        "begin with <svg xmlns=\"\(Self.svg)\">", offset)
    } else if space == Self.svg ? !SVGElements.allowed.contains(local) : isActive(space) {
      report("'<\(name)>' is not allowed in a picture", "remove the element", offset)
    }
  }

  private func isActive(_ space: String) -> Bool {
    Self.active.contains(space.lowercased())
  }

  private mutating func report(_ summary: String, _ suggestion: String, _ offset: Int) {
    problems.append(SVGProblem(summary: summary, suggestion: suggestion, offset: offset))
  }
}

// MARK: - Attributes

extension SVGRules {
  private mutating func check(_ attribute: XMLAttribute, of element: String) {
    let name = attribute.name.lowercased()
    if name == "xmlns" || name.hasPrefix("xmlns:") { return }
    let local = name.split(separator: ":").last.map(String.init) ?? name
    let value = Self.squeezed(attribute.value)
    let shown = "'\(attribute.name)' of '<\(element)>'"
    if local.hasPrefix("on") {
      report("\(shown) is an event attribute", "remove the attribute", attribute.offset)
    } else if name == "xml:base" {
      report("\(shown) moves every reference", "remove the attribute", attribute.offset)
    } else if ["href", "src"].contains(local), !isAllowed(value, of: element) {
      report(
        "\(shown) leads out of the file",
        "refer to '#id'; an <image> may hold a PNG, JPEG, GIF or WebP as data:", attribute.offset)
    } else if local == "attributename", Self.isActiveName(value) {
      report("\(shown) animates what leads or runs", "remove the animation", attribute.offset)
    } else if ["javascript:", "vbscript:"].contains(where: {
      CSSRules.contains($0, in: value)
    }) {
      report("\(shown) holds a script", "remove the attribute", attribute.offset)
    } else if !name.utf8.contains(UInt8(ascii: ":")),
      let problem = CSSRules.problem(in: attribute.value, isAttribute: local != "style")
    {
      report("\(shown) \(problem)", "draw with what is in the file", attribute.offset)
    }
  }

  /// A place in the file itself, or the bytes of a picture made of pixels.
  private func isAllowed(_ value: String, of element: String) -> Bool {
    if value.isEmpty || value.hasPrefix("#") { return true }
    return ["image", "feImage"].contains(element) && CSSRules.isRaster(value)
  }

  private static func isActiveName(_ value: String) -> Bool {
    let local = value.split(separator: ":").last ?? ""
    return ["href", "src", "base"].contains(local) || local.hasPrefix("on")
  }

  /// Without what browsers ignore in addresses, in small letters.
  private static func squeezed(_ value: String) -> String {
    String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
  }
}
