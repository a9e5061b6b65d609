/// What may import what: load → model → check → render → write.
///
/// The table is the design of the package. A target that needs a line more needs a reason first.
enum Layering {
  /// The libraries, which know nothing of catalogs and sites.
  private static let libraries: [String: Set<String>] = [
    "CCMark": [],
    "Diagnostics": [],
    "Workers": [],
    "JSONTree": ["Diagnostics"],
    "DiagnosticReports": ["Diagnostics", "JSONTree", "MarkupEscaping"],
    "Files": ["Diagnostics", "Workers"],
    "ColorScience": [],
    "MarkupEscaping": [],
    "CommonMark": ["CCMark", "Diagnostics", "MarkupEscaping"],
    "DesignTokens": ["ColorScience", "Diagnostics", "JSONTree"],
    "TokenDialects": ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "YAMLTree"],
    "TokenContrast": ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree"],
    "PreviewPaint": ["MarkupEscaping"],
    "SafeSVG": ["Diagnostics", "MarkupEscaping"],
    "SwiftSymbols": ["Diagnostics", "Workers"],
    "SymbolGraphs": ["Diagnostics", "SwiftSymbols"],
    "SwiftPackages": ["Diagnostics", "Files", "JSONTree", "SwiftSymbols"],
    "DocumentationCoverage": ["Diagnostics", "JSONTree", "SwiftSymbols"],
    "SwiftTokens": [
      "ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "SwiftSymbols", "Workers",
    ],
    "DesignLint": ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "SwiftSymbols"],
    "SnippetCompilation": ["Diagnostics", "SwiftSymbols"],
    "YAMLTree": ["Diagnostics"],
    "InterfaceStrings": ["Diagnostics", "YAMLTree"],
    "SearchIndex": ["ColorScience", "JSONTree", "Workers"],
    "Templates": ["Diagnostics", "MarkupEscaping"],
    "AgentUI": ["Diagnostics", "MarkupEscaping", "Templates", "YAMLTree"],
    "AgentSchema": ["AgentUI", "JSONTree"],
    "AgentSwift": ["AgentUI", "Diagnostics", "SwiftSymbols"],
    "ModelContextProtocol": ["Diagnostics", "JSONTree"],
  ]

  /// What the model is made of, which all that handles the model sees.
  private static let vocabulary: Set<String> = [
    "AgentUI", "ColorScience", "CommonMark", "DesignLint", "DesignTokens", "Diagnostics",
    "DocumentationCoverage", "PreviewPaint", "SwiftSymbols", "SwiftTokens", "TokenContrast",
  ]

  /// Steps of a build. None imports another: only the driver knows their order.
  static let stages: Set<String> = ["CatalogLoader", "CatalogChecks", "CatalogRenderer"]

  /// What stands on the driver and asks single stages of its own: no other target imports a stage.
  static let onTheDriver: Set<String> = ["CatalogProtocol", "CatalogScaffold"]

  private static let catalog: [String: Set<String>] = [
    // The records of versions are JSON, and hold agent YAML as JSON.
    "CatalogModel": vocabulary.union(["AgentSchema", "JSONTree"]),
    "CatalogLoader": vocabulary.union([
      "CatalogModel", "Files", "JSONTree", "SafeSVG", "Templates", "TokenDialects", "Workers",
      "YAMLTree",
    ]),
    "CatalogChecks": vocabulary.union(["AgentSwift", "CatalogModel", "Workers"]),
    "CatalogRenderer": vocabulary.union([
      "AgentSchema", "CatalogComparison", "CatalogModel", "DefaultTheme", "DiagnosticReports",
      "Files",
      "InterfaceStrings", "JSONTree", "MarkupEscaping", "ReportFacts", "SearchIndex", "Templates",
      "Workers",
    ]),
    // What is told of the model wherever it is told: below pages and reports.
    "ReportFacts": vocabulary.union(["CatalogModel", "DefaultTheme", "InterfaceStrings"]),
    "CoverageReports": [
      "CatalogModel", "DiagnosticReports", "Diagnostics", "DocumentationCoverage", "Files",
      "InterfaceStrings", "JSONTree", "MarkupEscaping", "ReportFacts", "SwiftPackages",
      "SwiftSymbols", "SymbolGraphs",
    ],
    "ContrastReports": [
      "CatalogModel", "ColorScience", "DesignTokens", "DiagnosticReports", "Diagnostics", "Files",
      "InterfaceStrings", "JSONTree", "ReportFacts", "TokenContrast",
    ],
    // Two versions of the model, and nothing of how either was read.
    "CatalogComparison": [
      "AgentUI", "CatalogModel", "DesignTokens", "DiagnosticReports", "Diagnostics", "JSONTree",
      "SwiftSymbols",
    ],
    "CatalogDriver": stages.union([
      "AgentSchema", "AgentSwift", "AgentUI", "CatalogComparison", "CatalogModel",
      "ColorScience", "CommonMark", "ContrastReports", "CoverageReports", "DefaultTheme",
      "DesignLint", "DesignTokens", "DiagnosticReports", "Diagnostics",
      "DocumentationCoverage", "Files", "JSONTree", "SnippetCompilation", "SwiftPackages",
      "SwiftSymbols", "SwiftTokens", "TokenContrast", "TokenDialects", "Workers",
    ]),
    "CatalogScaffold": [
      "AgentUI", "CatalogChecks", "CatalogDriver", "CatalogLoader", "CatalogModel",
      "DefaultTheme", "DesignTokens", "DiagnosticReports", "Diagnostics", "Files", "JSONTree",
      "SwiftPackages", "SwiftSymbols", "SwiftTokens",
    ],
    "CatalogProtocol": [
      "AgentUI", "CatalogDriver", "CatalogLoader", "CatalogModel", "CatalogRenderer",
      "ColorScience", "CommonMark", "ContrastReports", "DesignTokens", "Diagnostics", "Files",
      "JSONTree", "ModelContextProtocol", "SearchIndex", "TokenContrast",
    ],
    "DefaultTheme": [],
    "EmbedTheme": [],
    "LintDesign": [],
    "embed-theme": [],
    "PreviewServer": ["Diagnostics", "Files"],
    "catalog": [
      "CatalogComparison", "CatalogDriver", "CatalogProtocol", "CatalogScaffold",
      "ContrastReports", "CoverageReports",
      "DiagnosticReports", "Diagnostics", "Files", "PreviewServer", "SwiftPackages", "Workers",
    ],
  ]

  /// For each target the targets of this package that it may import.
  static let allowed = libraries.merging(catalog) { first, _ in first }

  /// For each module of another package the one target that may import it. Its types stop there.
  static let owners: [String: String] = [
    "ArgumentParser": "catalog",
    "Hummingbird": "PreviewServer",
    "SwiftIDEUtils": "SwiftSymbols",
    "SwiftIfConfig": "SwiftSymbols",
    "SwiftParser": "SwiftSymbols",
    "SwiftSyntax": "SwiftSymbols",
    "SymbolKit": "SymbolGraphs",
    "Yams": "YAMLTree",
  ]

  /// Modules that reach the disk, the terminal or the clock, and who may: the ends of a run, and
  /// arithmetic that the standard library lacks.
  static let reachingOut: [String: Set<String>] = [
    "Darwin": [
      "CatalogDriver", "ColorScience", "Files", "PreviewServer", "SearchIndex", "catalog",
    ],
    "Glibc": [
      "CatalogDriver", "ColorScience", "Files", "PreviewServer", "SearchIndex", "catalog",
    ],
    "Musl": [
      "CatalogDriver", "ColorScience", "Files", "PreviewServer", "SearchIndex", "catalog",
    ],
    // SymbolKit is decoded by `JSONDecoder`; threads with a stack of a given size are Foundation's.
    "Foundation": ["EmbedTheme", "LintDesign", "SymbolGraphs", "Workers", "embed-theme"],
    "PackagePlugin": ["EmbedTheme", "LintDesign"],
    "Dispatch": ["Files"],
  ]

  /// Modules that come with the toolchain.
  static let systemModules = Set(reachingOut.keys).union(["Synchronization"])
}
