/// Reads previews that share a set of stylesheets, which it parses and files once.
public struct PaintReader: Sendable {
  private let stylesheets: [String: Stylesheet]
  private let browser: StyleRules
  private let cache = StyleRulesCache()

  /// Selectors that the trees of one reading may have in all. Those of a preview have hundreds.
  private static let ruleLimit = 200_000

  /// A reader for previews that link to these stylesheets and to no others.
  ///
  /// - Parameter stylesheets: Text by the reference the HTML links to it with.
  public init(stylesheets: [String: String]) {
    self.stylesheets = stylesheets.mapValues { Stylesheet($0) }
    browser = StyleRules([(nil, BrowserStyles.stylesheet)])
  }

  /// What a drawn preview paints on what.
  ///
  /// - Parameters:
  ///   - html: The drawing, with declarative shadow trees. Broken markup is read as browsers do in
  ///     the main; a preview that is too large or too deep is reported as unreadable.
  ///   - surroundings: What the page gives it.
  public func read(_ html: String, in surroundings: PaintSurroundings) -> PaintReading {
    let tree = HTMLTree(html)
    let cascade = Cascade(tree: tree, ruleSets: ruleSets(of: tree), browser: browser)
    let base = surroundings.background.map { Paint.token($0) }
    let layers = BackgroundLayers(
      base: base ?? .unreadable(UnreadReason(.unknownBackground)))
    return Painter.read(
      StyleComputer(cascade: cascade, layers: layers), ComputedStyle(surroundings))
  }

  /// The rules of each tree. What one reading may have is counted whether or not it was filed
  /// before, so that a reading does not depend on those before it.
  private func ruleSets(of tree: HTMLTree) -> [StyleRules] {
    var known: [[String]: StyleRules] = [:]
    var rulesLeft = Self.ruleLimit
    return tree.scopes.map { scope in
      if let found = known[scope.stylesheets] { return found }
      rulesLeft -= scope.stylesheets.reduce(0) { $0 + (stylesheets[$1]?.selectorCount ?? 0) }
      let rules = rulesLeft < 0 ? StyleRules.tooLarge : filed(scope.stylesheets)
      known[scope.stylesheets] = rules
      return rules
    }
  }

  private func filed(_ references: [String]) -> StyleRules {
    cache.rules(of: references) {
      StyleRules(references.map { (reference: $0, stylesheet: stylesheets[$0]) })
    }
  }
}

extension ComputedStyle {
  fileprivate init(_ surroundings: PaintSurroundings) {
    let foreground = surroundings.foreground.map { Paint.token($0) }
    let color = foreground ?? .unreadable(UnreadReason(.unknownForeground))
    self.init(
      color: PlacedPaint(paint: color), fill: .blackFill, sizeFont: surroundings.font,
      weightFont: surroundings.font, background: 0)
  }
}
