import MarkupEscaping

extension SafeSVG {
  /// A picture without what keeps it from being published, so that what remains can be drawn; `nil`
  /// where nothing does, or where the file is not well-formed.
  ///
  /// Elements go with all that they hold; of a stylesheet, only what loads something. Words in
  /// `<foreignObject>` become a text of SVG where they stand alone: in a `<switch>`, as drawing
  /// programs write it, the picture has a text of its own for this case.
  ///
  /// What is returned passes ``check(_:path:)``.
  public static func drawable(_ bytes: [UInt8]) -> [UInt8]? {
    var copy = SVGCopy(bytes)
    guard (try? copy.read()) != nil, copy.draws else { return nil }
    let result = copy.result
    return check(result, path: "").isEmpty ? result : nil
  }
}

/// Finds what is cut from a picture, and what takes its place.
private struct SVGCopy {
  private struct Element {
    var name: String
    var offset: Int
    /// The attributes of a `foreignObject`, by their names.
    var attributes: [String: String] = [:]
  }

  private let bytes: [UInt8]
  private var rules = SVGRules()
  private var cuts: [(range: Range<Int>, text: String)] = []
  private var open: [Element] = []
  /// The depth of the element that is left out, and the words in it.
  private var leftOut: (depth: Int, words: String)?
  /// Where the text of the open stylesheet begins.
  private var styleStart: Int?
  /// Whether something of the picture is left that a reader sees.
  private(set) var draws = false

  private static let drawing: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "image",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(XMLError) {
    var reader = XMLReader(bytes)
    while let node = try reader.next() {
      let known = rules.problems.count
      rules.visit(node)
      let problems = rules.problems[known...]
      switch node {
      case .start(let name, let attributes, let offset):
        enter(name, attributes, offset, problems, contentStart: reader.position)
      case .text(let text, _):
        if open.last.map({ ["script", "style"].contains($0.name) }) != true {
          leftOut?.words += text + " "
        }
      case .end: leave(end: reader.position, hasProblem: !problems.isEmpty)
      }
    }
  }

  var result: [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for (range, text) in cuts where range.lowerBound >= position {
      result += bytes[position..<range.lowerBound]
      result += text.utf8
      position = range.upperBound
    }
    return result + bytes[position...]
  }

  private mutating func enter(
    _ name: String, _ attributes: [XMLAttribute], _ offset: Int,
    _ problems: ArraySlice<SVGProblem>, contentStart: Int
  ) {
    let local = name.split(separator: ":").last.map(String.init) ?? name
    var element = Element(name: local, offset: offset)
    defer { open.append(element) }
    guard leftOut == nil else { return }
    if problems.contains(where: { $0.offset == offset }) {
      leftOut = (open.count, "")
      for attribute in attributes { element.attributes[attribute.name] = attribute.value }
      return
    }
    for problem in problems { cutAttribute(at: problem.offset, before: contentStart) }
    if Self.drawing.contains(local) { draws = true }
    styleStart = local == "style" ? contentStart : nil
  }

  private mutating func leave(end: Int, hasProblem: Bool) {
    guard let element = open.popLast() else { return }
    if let (depth, words) = leftOut {
      guard depth == open.count else { return }
      leftOut = nil
      let text = replacement(of: element, words)
      if !text.isEmpty { draws = true }
      cuts.append((element.offset..<end, text))
    } else if hasProblem {
      cutStyle(of: element, end: end)
    }
    styleStart = nil
  }

  /// Cuts the attribute that begins at a place, up to the quotation mark that ends its value.
  private mutating func cutAttribute(at offset: Int, before end: Int) {
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    guard let start = bytes[offset..<end].firstIndex(where: isQuote),
      let close = bytes[(start + 1)..<end].firstIndex(of: bytes[start])
    else { return }
    // An attribute may have several problems.
    if cuts.last?.range.lowerBound != offset { cuts.append((offset..<(close + 1), "")) }
  }

  /// Cuts what a stylesheet loads, or the whole of it where more is wrong.
  private mutating func cutStyle(of element: Element, end: Int) {
    let whole = element.offset..<end
    guard let start = styleStart, start < end,
      let close = bytes[start..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return cuts.append((whole, "")) }
    let css = String(decoding: bytes[start..<close], as: UTF8.self)
    let kept = css.replacing(/@import[^;]*;/, with: "")
      .replacing(/@font-face\s*\{[^{}]*\}/, with: "")
    cuts.append(
      CSSRules.problem(in: kept) == nil ? (start..<close, kept) : (whole, ""))
  }

  /// The text that stands for an element of HTML.
  private func replacement(of element: Element, _ words: String) -> String {
    let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    func number(_ name: String) -> Double? { element.attributes[name].flatMap(Double.init) }
    guard element.name == "foreignObject", !text.isEmpty, text.count <= 200,
      !open.contains(where: { $0.name == "switch" }), let width = number("width"),
      let height = number("height"), width > 1, height > 1
    else { return "" }
    let x = (number("x") ?? 0) + width / 2
    let y = (number("y") ?? 0) + height / 2
    return "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" dominant-baseline=\"central\""
      + " font-family=\"sans-serif\" font-size=\"14\">"
      + HTMLEscaping.escaped(text) + "</text>"
  }
}
