import Testing

/// The guide on limits says what the code says.
@Suite("The guide on limits")
struct LimitsTests {
  /// The line of the guide, and the constant with its value, by its file below `Sources`.
  private static let rows: [(line: String, file: String, constant: String)] = [
    ("| Any file | 64 MB |", "Files/ReadOptions", "maximumFileSize: Int = 64 << 20"),
    ("| A Swift file | 4 MB |", nesting, "maximumSize = 4 * 1_048_576"),
    (
      "| A YAML file | 1 MB, 200,000 values |", "YAMLTree/YAMLLimits",
      "standard = YAMLLimits(bytes: 1 << 20, nodes: 200_000)"
    ),
    (
      "| A document of agent YAML | 16 MB, 1,000,000 values |", "YAMLTree/YAMLLimits",
      "large = YAMLLimits(bytes: 16 << 20, nodes: 1_000_000)"
    ),
    ("| A template | 1 MB |", templates, "sourceBytes = 1 << 20"),
    ("| A font | 128 KB |", "CatalogLoader/FontLoader", "limit = 128 << 10"),
    ("| A logo | 32 KB |", "CatalogLoader/ThemeLoader", "logoLimit = 32 << 10"),
    (
      "| The file name of a page | 255 bytes |", "CatalogRenderer/PageList/PageNames",
      "limit = 255"
    ),
    (
      "| The file name of an API page, before its ending | 200 bytes |", "CatalogModel/SymbolPage",
      "slugLimit = 200"
    ),
    (
      "| Arrays and objects in JSON | 128 levels |", "JSONTree/JSONDocument",
      "defaultMaximumDepth = 128"
    ),
    (
      "| Groups of tokens | 32 levels |", "DesignTokens/Parsing/TokenTreeParser",
      "maximumDepth = 32"
    ),
    ("| Sequences and mappings in YAML | 250 levels |", "YAMLTree/YAMLLimits", "depth = 250"),
    ("| Nodes of agent YAML | 100 levels |", "AgentUI/Reading/AgentParser", "depthLimit = 100"),
    (
      "| Quotes and lists in markdown | 100 levels |", "CommonMark/InputGuard",
      "maximumNesting = 100"
    ),
    ("| Inclusions in markdown | 10 levels |", inclusions, "maximumDepth = 10"),
    ("| Brackets in Swift | 64 levels; 12 of square brackets |", nesting, "maximumDepth = 64"),
    (
      "| Brackets in Swift | 64 levels; 12 of square brackets |", nesting, "maximumSquareDepth = 12"
    ),
    ("| `#if` in Swift | 32 levels |", nesting, "maximumConditions = 32"),
    ("| Sections of a template | 100 levels |", templates, "nesting = 100"),
    ("| Partials of a page | 200 levels |", templates, "includeDepth = 200"),
    (
      "| Rules in the CSS of a preview | 32 levels |", "PreviewPaint/CSS/StylesheetParser",
      "depthLimit = 32"
    ),
    (
      "| Elements in the HTML of a preview | 512 levels |", "PreviewPaint/HTML/HTMLTreeBuilder",
      "depthLimit = 512"
    ),
    (
      "| Lines and signs of markup in a text | 250,000 |", "CommonMark/InputGuard",
      "maximumParts = 250_000"
    ),
    (
      "| What inclusions add to a page | 1,000,000 characters |", inclusions,
      "maximumSize = 1_000_000"
    ),
    (
      "| Cells that a table adds to short rows | 100,000 |", "CommonMark/TableFinder",
      "maximumFilledCells = 100_000"
    ),
    (
      "| Groups that extend each other | 64 in a row |", "DesignTokens/Merging/GroupExtender",
      "maximumChain = 64"
    ),
    (
      "| Definitions that groups get by extending | 100,000 |",
      "DesignTokens/Merging/GroupExtender",
      "maximumCopies = 100_000"
    ),
    (
      "| Sources of a resolver document | 10,000 |", "DesignTokens/Resolver/ResolverReader",
      "maximumSources = 10_000"
    ),
    (
      "| Combinations of contexts of a token | 4,096 |", "DesignTokens/Resolving/TableBuilder",
      "maximumTokenCombinations = 4096"
    ),
    ("| Links of an expression in Swift | 500 |", nesting, "maximumChain = 500"),
    (
      "| Superclasses that lend documentation | 64 |", "SwiftSymbols/Inheritance/Conformances",
      "ancestorLimit = 64"
    ),
    (
      "| Declarations of one name in a type that are told apart | 128 |",
      "SwiftSymbols/Inheritance/Interface", "namesakeLimit = 128"
    ),
    ("| Steps in drawing a page | 20,000,000 |", templates, "steps = 20_000_000"),
    ("| Bytes of a page | 256 MB |", templates, "outputBytes = 256 << 20"),
    (
      "| Repeated names in a JSON file that are reported | 1,000 |", "JSONTree/JSONParser",
      "maximumDuplicates = 1_000"
    ),
    (
      "| Mistakes in a template that are reported | 1,000 |", "Templates/Compiler",
      "maximumCount = 1000"
    ),
    (
      "| Unknown custom properties of a stylesheet that a similar name is suggested for | 1,000 |",
      "Diagnostics/NameSuggestions", "limit = 1_000"
    ),
    (
      "| Mistakes in a document of agent YAML that are reported | 1,000 |",
      "AgentUI/Reading/NodeReader", "findingLimit = 1_000"
    ),
    (
      "| A message to `catalog mcp` | 8 MB |", "ModelContextProtocol/Messages/ClientLine",
      "lengthLimit = 8 << 20"
    ),
    (
      "| A text in the editor of `catalog serve` | 1 MB |", "PreviewServer/PreviewEditor",
      "textLimit = 1 << 20"
    ),
    (
      "| An answer of a tool of `catalog mcp` | 80,000 bytes |", "CatalogProtocol/CatalogProvider",
      "answerLimit = 80_000"
    ),
  ]

  private static let nesting = "SwiftSymbols/Parsing/NestingGuard"
  private static let templates = "Templates/TemplateSource"
  private static let inclusions = "CatalogLoader/Inclusion/TextInclusions"

  @Test("Each line has the value of a constant")
  func values() throws {
    let guide = try Repository.text("content/catalog/guides/limits.md")
    for row in Self.rows {
      #expect(guide.contains("\n" + row.line), "\(row.line)")
      let source = try Repository.text("Sources/\(row.file).swift")
      #expect(source.contains(row.constant + "\n") || source.contains(row.constant + ","), "\(row)")
    }
  }

  @Test("No line is without a constant")
  func lines() throws {
    let guide = try Repository.text("content/catalog/guides/limits.md")
    let lines = guide.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| What ")
    }
    for line in lines {
      #expect(Self.rows.contains { line.hasPrefix($0.line) }, "\(line)")
    }
  }
}
