import SwiftSymbols

/// Tells code that draws a picture, whose numbers are those of the picture and no choice among the
/// steps of a scale.
struct Drawing {
  private let file: LintFile

  init(in file: LintFile) { self.file = file }

  /// Whether a call draws: in a shape, a canvas or a path, or in a picture made of shapes alone.
  func contains(_ call: Int) -> Bool {
    let place = file.uses.calls[call].surroundings
    if let type = file.type(around: place), type.isShape { return true }
    // Those of a graphics context say with what they draw.
    if file.uses.calls[call].argument("with") != nil { return true }
    if file.ancestors(place).contains(where: { Self.canvases.contains(name($0.call)) }) {
      return true
    }
    return top(of: call).map(isPicture) ?? false || isInChart(call)
  }

  private static let canvases: Set<String> = ["Canvas", "Path"]

  // MARK: Pictures of shapes

  /// The outermost chain of shapes and containers around a call, by what it begins with.
  ///
  /// - Returns: `nil` for the background, the overlay or the shape of something else.
  private func top(of call: Int) -> Int? {
    var top = file.root(of: call)
    guard isPart(top) else { return nil }
    while let around = file.uses.calls[top].surroundings.call {
      let root = file.root(of: around)
      // What a view shows may be a picture; what a modifier adds to one is not.
      guard isPart(root) else {
        return root == around && name(around).first?.isUppercase == true ? top : nil
      }
      top = root
    }
    return top
  }

  /// Whether a call is in a picture of bars whose sides are computed, whatever is around the picture.
  private func isInChart(_ call: Int) -> Bool {
    var level = file.root(of: call)
    while isPart(level) {
      if isChart(level), isPicture(level) { return true }
      guard let around = file.uses.calls[level].surroundings.call else { return false }
      level = file.root(of: around)
    }
    return false
  }

  /// Whether a chain repeats shapes of sides that are computed.
  private func isChart(_ top: Int) -> Bool {
    file.indices(in: file.uses.calls[file.end(of: top)].range).contains { index in
      let call = file.uses.calls[index]
      guard call.name == "frame", isShape(name(file.root(of: index))), isRepeated(call) else {
        return false
      }
      return [call.argument("width"), call.argument("height")].contains {
        $0?.values.count == 1 && $0?.values.first?.kind == .other
      }
    }
  }

  /// Whether a chain shows several shapes and nothing else.
  private func isPicture(_ top: Int) -> Bool {
    let range = file.uses.calls[file.end(of: top)].range
    var shapes = 0
    for index in file.indices(in: range) {
      let call = file.uses.calls[index]
      guard call.base == .none, call.name.first?.isUppercase == true else { continue }
      if isShape(call.name), isShown(call) { shapes += isRepeated(call) ? 2 : 1 }
      if !isShape(call.name), !Self.parts.contains(call.name) { return false }
    }
    return shapes > 1 && !showsMore(range)
  }

  /// Whether a shape is part of what is shown, and not how something is clipped or filled.
  private func isShown(_ call: SwiftUses.Call) -> Bool {
    file.argument(call.surroundings).map { $0.values.first?.kind == .closure } ?? true
  }

  private func isRepeated(_ call: SwiftUses.Call) -> Bool {
    file.ancestors(call.surroundings).contains { name($0.call) == "ForEach" }
  }

  /// Whether a line begins with a name, by which something else is shown. The label of an argument
  /// shows nothing.
  private func showsMore(_ range: Range<Int>) -> Bool {
    file.uses.source(range).split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop(while: \.isWhitespace)
      guard line.first?.isLowercase == true else { return false }
      let word = line.prefix { $0.isLetter || $0.isNumber }
      return line[word.endIndex...].first != ":" && !Self.keywords.contains(String(word))
    }
  }

  private func name(_ call: Int) -> String { file.uses.calls[call].name }

  private func isPart(_ call: Int) -> Bool {
    file.uses.calls[call].base == .none
      && (isShape(name(call)) || Self.parts.contains(name(call)))
  }

  private func isShape(_ name: String) -> Bool {
    Self.shapes.contains(name) || name.hasSuffix("Shape")
  }

  private static let shapes: Set<String> = [
    "Capsule", "Circle", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
  ]
  private static let parts: Set<String> = [
    "Angle", "AngularGradient", "CGPoint", "CGSize", "Color", "EdgeInsets", "EllipticalGradient",
    "ForEach", "GeometryReader", "Gradient", "Group", "HStack", "LinearGradient", "RadialGradient",
    "Spacer", "StrokeStyle", "UnitPoint", "VStack", "ZStack",
  ]
  private static let keywords: Set<String> = [
    "case", "default", "else", "for", "guard", "if", "in", "let", "return", "switch", "var",
  ]
}

extension LintFile {
  /// The calls that begin in a range. Calls are listed in the order in which they begin.
  func indices(in range: Range<Int>) -> Range<Int> {
    let first = calls(beginningAt: range.lowerBound).startIndex
    let rest = uses.calls[first...].prefix { $0.range.lowerBound < range.upperBound }
    return first..<rest.endIndex
  }

  /// The numbers of the frames that a chain of calls gives a view, or what it clips.
  func frameSides(around call: Int) -> (widths: [Double], heights: [Double]) {
    var chains = [call]
    let around = uses.calls[call].surroundings.call
    if let around, Self.shaping.contains(uses.calls[around].name) { chains.append(around) }
    let frames = chains.flatMap { modifiers(of: root(of: $0)) }.filter { $0.name == "frame" }
    return (
      frames.compactMap { $0.argument("width")?.number },
      frames.compactMap { $0.argument("height")?.number }
    )
  }

  /// The widths of the lines that a chain of calls draws, or that are drawn over or behind it.
  func lineWidths(around call: Int) -> [Double] {
    let root = root(of: call)
    let links = [uses.calls[root]] + modifiers(of: root)
    return links.flatMap { link -> [Double] in
      if Self.layers.contains(link.name) {
        return link.arguments.flatMap { argument in
          indices(in: argument.range).flatMap { lineWidths(of: uses.calls[$0]) }
        }
      }
      return lineWidths(of: link)
    }
  }

  private func lineWidths(of call: SwiftUses.Call) -> [Double] {
    [call.argument("lineWidth"), call.name == "border" ? call.argument("width") : nil]
      .compactMap { $0?.number }
  }

  private static let shaping: Set<String> = [
    "background", "clipShape", "contentShape", "fill", "mask", "overlay",
  ]
  private static let layers: Set<String> = ["background", "overlay"]
}

extension SwiftUses.Declaration {
  /// Whether it is a shape, which draws a path.
  fileprivate var isShape: Bool {
    inherited.contains { ($0.split(separator: ".").last ?? "").hasSuffix("Shape") }
      || kind == .extension && name == "Path"
  }
}
