extension TokenCorpus {
  /// 45,000 tokens in 800 files, as a large organisation has them: 160 files of values, 480 of
  /// references to those and to each other, and 160 that change some values by appearance,
  /// contrast and platform. All files fill the same few groups, each of which states its `$type`.
  static func designSystem() -> TokenCorpus {
    var system = DesignSystem()
    system.writeValues()
    system.writeReferences()
    let modifiers = system.writeModifiers()
    let start = "system.resolver.json"
    system.files[start] = ResolverText.document(set: system.baseFiles, modifiers: modifiers)
    return TokenCorpus(files: system.files, start: start, tokens: DesignSystem.tokens)
  }
}

private struct DesignSystem {
  static let tokens = 45_000
  static let baseFileCount = 640
  static let valueFileCount = 160

  var files: [String: String] = [:]
  var baseFiles: [String] = []
  private var random = SeededGenerator(seed: 2)
  /// The tokens that can be referred to, by type.
  private var colors: [String] = []
  private var dimensions: [String] = []

  private static func tokenCount(_ file: Int) -> Int {
    tokens / baseFileCount + (file < tokens % baseFileCount ? 1 : 0)
  }

  private static func path(_ type: TokenText.GroupType, _ file: Int, _ name: String) -> String {
    "\(type).file\(file).\(name)"
  }

  private mutating func write(
    _ path: String, _ file: Int, _ tokens: KeyValuePairs<TokenText.GroupType, [String]>
  ) {
    let groups = tokens.filter { !$0.value.isEmpty }.map { type, tokens in
      TokenText.typedGroup(type, "\"file\(file)\": " + TokenText.object(tokens))
    }
    files[path] = TokenText.object(groups)
  }

  private mutating func writeBase(
    _ file: Int, _ tokens: KeyValuePairs<TokenText.GroupType, [String]>
  ) {
    let path = "base/file\(file).tokens.json"
    baseFiles.append(path)
    write(path, file, tokens)
  }

  /// In the files of values every second token is a colour.
  mutating func writeValues() {
    for file in 0..<Self.valueFileCount {
      let names = Self.valueNames(file)
      colors += names.colors.map { Self.path(.color, file, $0) }
      dimensions += names.dimensions.map { Self.path(.dimension, file, $0) }
      writeBase(
        file, [.color: colorValues(names.colors), .dimension: dimensionValues(names.dimensions)])
    }
  }

  private static func valueNames(_ file: Int) -> (colors: [String], dimensions: [String]) {
    let tokens = 0..<tokenCount(file)
    return (
      tokens.filter { $0.isMultiple(of: 2) }.map { "value\($0)" },
      tokens.filter { !$0.isMultiple(of: 2) }.map { "value\($0)" }
    )
  }

  private mutating func colorValues(_ names: [String]) -> [String] {
    names.map { TokenText.color($0, using: &random) }
  }

  private mutating func dimensionValues(_ names: [String]) -> [String] {
    names.map { TokenText.dimension($0, using: &random) }
  }

  /// Of ten tokens, six refer to a colour, two to a dimension, one to a part of a dimension, and
  /// one is a border of both.
  mutating func writeReferences() {
    for file in Self.valueFileCount..<Self.baseFileCount {
      var (colorUses, dimensionUses, borders): ([String], [String], [String]) = ([], [], [])
      for token in 0..<Self.tokenCount(file) {
        let name = "use\(token)"
        let color = colors[Int.random(in: colors.indices, using: &random)]
        let dimension = dimensions[Int.random(in: dimensions.indices, using: &random)]
        switch token % 10 {
        case 0...5:
          colorUses.append(TokenText.alias(name, to: color))
          colors.append(Self.path(.color, file, name))
        case 6, 7:
          dimensionUses.append(TokenText.alias(name, to: dimension))
          dimensions.append(Self.path(.dimension, file, name))
        case 8: dimensionUses.append(TokenText.pointer(name, to: dimensions[token]))
        default: borders.append(TokenText.border(name, color: color, width: dimension))
        }
      }
      writeBase(file, [.color: colorUses, .dimension: dimensionUses, .border: borders])
    }
  }

  /// Each modifier changes values of its own. A default context adds nothing, but for appearance,
  /// where both contexts are written out.
  mutating func writeModifiers() -> [ResolverText.Modifier] {
    [
      ResolverText.Modifier(
        name: "appearance",
        contexts: [
          ("light", changeColors("light", of: 0..<30)), ("dark", changeColors("dark", of: 0..<30)),
        ]),
      ResolverText.Modifier(
        name: "contrast",
        contexts: [("normal", []), ("increased", changeColors("increased", of: 30..<70))]),
      ResolverText.Modifier(
        name: "platform",
        contexts: [
          ("iOS", []), ("macOS", changeDimensions("macOS", of: 0..<30)),
          ("watchOS", changeDimensions("watchOS", of: 0..<30)),
        ]),
    ]
  }

  /// Files that give the colours of the files of values `range` again.
  private mutating func changeColors(_ context: String, of range: Range<Int>) -> [String] {
    range.map { file in
      let path = "\(context)/file\(file).tokens.json"
      write(path, file, [.color: colorValues(Self.valueNames(file).colors)])
      return path
    }
  }

  private mutating func changeDimensions(_ context: String, of range: Range<Int>) -> [String] {
    range.map { file in
      let path = "\(context)/file\(file).tokens.json"
      write(path, file, [.dimension: dimensionValues(Self.valueNames(file).dimensions)])
      return path
    }
  }
}
