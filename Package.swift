// swift-tools-version: 6.1
import PackageDescription

// One way through: load → model → check → render → write. `Tests/ArchitectureTests` reads this file's
// graph and fails on a second importer of a library, on a cycle, and on a stage that imports another.

let cmark: Target = .systemLibrary(
  name: "CCMark",
  path: "Sources/CCMark",
  pkgConfig: "libcmark",
  providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
)

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftIfConfig", package: "swift-syntax"),
  .product(name: "SwiftIDEUtils", package: "swift-syntax"),
]

let libraries: [Target] = [
  .target(name: "Diagnostics"),
  .target(name: "Workers"),
  .target(name: "Files", dependencies: ["Diagnostics", "Workers"]),
  .target(name: "JSONTree", dependencies: ["Diagnostics"]),
  .target(name: "ColorScience"),
  .target(name: "MarkupEscaping"),
  .target(name: "CommonMark", dependencies: ["CCMark", "Diagnostics", "MarkupEscaping"]),
  .target(
    name: "YAMLTree", dependencies: ["Diagnostics", .product(name: "Yams", package: "Yams")]),
  .target(
    name: "DesignTokens", dependencies: ["ColorScience", "Diagnostics", "JSONTree"]),
  .target(
    name: "TokenDialects",
    dependencies: ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "YAMLTree"]),
  .target(
    name: "TokenContrast",
    dependencies: ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree"]),
  .target(name: "PreviewPaint", dependencies: ["MarkupEscaping"]),
  .target(name: "SwiftSymbols", dependencies: ["Diagnostics", "Workers"] + swiftSyntax),
  .target(
    name: "SwiftTokens",
    dependencies: [
      "ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "SwiftSymbols", "Workers",
    ]),
  .target(
    name: "SymbolGraphs",
    dependencies: [
      "Diagnostics", "SwiftSymbols",
      .product(name: "SymbolKit", package: "swift-docc-symbolkit"),
    ]),
  .target(
    name: "SwiftPackages", dependencies: ["Diagnostics", "Files", "JSONTree", "SwiftSymbols"]),
  .target(
    name: "DocumentationCoverage", dependencies: ["Diagnostics", "JSONTree", "SwiftSymbols"]),
  .target(
    name: "DesignLint",
    dependencies: ["ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "SwiftSymbols"]),
  .target(name: "SnippetCompilation", dependencies: ["Diagnostics", "SwiftSymbols"]),
  .target(
    name: "DiagnosticReports", dependencies: ["Diagnostics", "JSONTree", "MarkupEscaping"]),
  .target(name: "SafeSVG", dependencies: ["Diagnostics", "MarkupEscaping"]),
  .target(name: "Templates", dependencies: ["Diagnostics", "MarkupEscaping"]),
  .target(
    name: "AgentUI", dependencies: ["Diagnostics", "MarkupEscaping", "Templates", "YAMLTree"]),
  .target(name: "AgentSchema", dependencies: ["AgentUI", "JSONTree"]),
  .target(name: "AgentSwift", dependencies: ["AgentUI", "Diagnostics", "SwiftSymbols"]),
  .target(name: "ModelContextProtocol", dependencies: ["Diagnostics", "JSONTree"]),
  .target(name: "InterfaceStrings", dependencies: ["Diagnostics", "YAMLTree"]),
  .target(name: "SearchIndex", dependencies: ["ColorScience", "JSONTree", "Workers"]),
]

/// What is told of the model wherever it is told.
let facts: Target = .target(
  name: "ReportFacts",
  dependencies: [
    "CatalogModel", "ColorScience", "DefaultTheme", "DesignTokens", "Diagnostics",
    "DocumentationCoverage", "InterfaceStrings", "SwiftSymbols", "TokenContrast",
  ])

let stages: [Target] = [
  .target(
    name: "CatalogModel",
    dependencies: [
      "AgentSchema", "AgentUI", "ColorScience", "CommonMark", "DesignLint", "DesignTokens",
      "Diagnostics", "DocumentationCoverage", "JSONTree", "PreviewPaint", "SwiftSymbols",
      "SwiftTokens", "TokenContrast",
    ]),
  .target(
    name: "CatalogLoader",
    dependencies: [
      "AgentUI", "CatalogModel", "ColorScience", "CommonMark", "DesignLint", "DesignTokens",
      "Diagnostics", "DocumentationCoverage", "Files", "JSONTree", "SafeSVG", "SwiftSymbols",
      "SwiftTokens",
      "TokenContrast", "TokenDialects", "Workers", "YAMLTree",
    ]),
  .target(
    name: "CatalogChecks",
    dependencies: [
      "AgentSwift", "AgentUI", "CatalogModel", "ColorScience", "DesignTokens",
      "Diagnostics",
      "DocumentationCoverage", "PreviewPaint", "SwiftSymbols", "SwiftTokens", "TokenContrast",
      "Workers",
    ]),
  .target(
    name: "CatalogRenderer",
    dependencies: [
      "AgentSchema", "AgentUI", "CatalogComparison", "CatalogModel", "ColorScience", "CommonMark",
      "DefaultTheme", "DesignTokens", "DiagnosticReports", "Diagnostics", "DocumentationCoverage",
      "Files",
      "InterfaceStrings", "JSONTree", "MarkupEscaping", "PreviewPaint", "ReportFacts",
      "SearchIndex", "SwiftSymbols", "SwiftTokens", "Templates", "TokenContrast", "Workers",
    ]),
]

let theme: [Target] = [
  .executableTarget(name: "embed-theme"),
  .plugin(
    name: "EmbedTheme", capability: .buildTool(), dependencies: ["embed-theme"],
    path: "Sources/EmbedTheme"),
  .target(name: "DefaultTheme", plugins: ["EmbedTheme"]),
]

/// Runs the installed tool: with a dependency on it, each app would build it.
let lintPlugin: Target = .plugin(
  name: "LintDesign",
  capability: .command(
    intent: .custom(
      verb: "lint-design",
      description: "Holds the rules of a design system against the sources of the package."),
    permissions: []),
  path: "Sources/LintDesign")

let tool: [Target] = [
  .target(
    name: "CoverageReports",
    dependencies: [
      "CatalogModel", "DiagnosticReports", "Diagnostics", "DocumentationCoverage", "Files",
      "InterfaceStrings", "JSONTree", "ReportFacts", "SwiftPackages",
      "SwiftSymbols", "SymbolGraphs",
    ]),
  .target(
    name: "ContrastReports",
    dependencies: [
      "CatalogModel", "ColorScience", "DesignTokens", "DiagnosticReports", "Diagnostics", "Files",
      "InterfaceStrings", "JSONTree", "ReportFacts", "TokenContrast",
    ]),
  .target(
    name: "CatalogComparison",
    dependencies: [
      "AgentUI", "CatalogModel", "DesignTokens", "DiagnosticReports", "Diagnostics", "JSONTree",
      "SwiftSymbols",
    ]),
  .target(
    name: "CatalogDriver",
    dependencies: [
      "AgentSchema", "AgentSwift", "AgentUI", "CatalogChecks", "CatalogComparison",
      "CatalogLoader", "CatalogModel", "CatalogRenderer", "ColorScience", "ContrastReports",
      "CommonMark", "CoverageReports", "DefaultTheme", "DesignLint", "DesignTokens",
      "DiagnosticReports", "Diagnostics", "DocumentationCoverage", "Files", "JSONTree",
      "SnippetCompilation", "SwiftPackages", "SwiftSymbols", "SwiftTokens", "TokenContrast",
      "TokenDialects", "Workers",
    ]),
  .target(
    name: "CatalogScaffold",
    dependencies: [
      "AgentUI", "CatalogChecks", "CatalogDriver", "CatalogLoader", "CatalogModel",
      "DefaultTheme", "DesignTokens", "DiagnosticReports", "Diagnostics", "Files", "JSONTree",
      "SwiftPackages", "SwiftSymbols", "SwiftTokens",
    ]),
  .target(
    name: "CatalogProtocol",
    dependencies: [
      "AgentUI", "CatalogDriver", "CatalogLoader", "CatalogModel", "CatalogRenderer",
      "ColorScience", "CommonMark", "ContrastReports", "DesignTokens", "Diagnostics", "Files",
      "JSONTree", "ModelContextProtocol", "SearchIndex", "TokenContrast",
    ]),
  .target(
    name: "PreviewServer",
    dependencies: ["Files", .product(name: "Hummingbird", package: "hummingbird")]),
  .executableTarget(
    name: "catalog",
    dependencies: [
      "CatalogComparison", "CatalogDriver", "CatalogProtocol", "CatalogScaffold",
      "ContrastReports", "CoverageReports",
      "DiagnosticReports", "Diagnostics", "Files", "PreviewServer", "SwiftPackages", "Workers",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
]

let tests: [Target] = [
  .testTarget(
    name: "AgentSchemaTests", dependencies: ["AgentSchema", "AgentUI", "Diagnostics", "JSONTree"]),
  .testTarget(
    name: "AgentSwiftTests",
    dependencies: ["AgentSwift", "AgentUI", "Diagnostics", "SwiftSymbols", "YAMLTree"]),
  .testTarget(
    name: "AgentUITests", dependencies: ["AgentUI", "Diagnostics", "Templates", "YAMLTree"],
    exclude: ["Documents"]),
  .testTarget(name: "ArchitectureTests"),
  .testTarget(
    name: "CatalogChecksTests",
    dependencies: [
      "AgentUI", "CatalogChecks", "CatalogLoader", "CatalogModel", "Diagnostics",
      "DocumentationCoverage", "Files", "SwiftSymbols", "TokenContrast",
    ]),
  .testTarget(
    name: "CatalogComparisonTests",
    dependencies: [
      "CatalogChecks", "CatalogComparison", "CatalogLoader", "CatalogModel", "Diagnostics",
      "Files", "SwiftSymbols",
    ]),
  .testTarget(
    name: "CatalogDriverTests",
    dependencies: [
      "CatalogChecks", "CatalogDriver", "CatalogLoader", "CatalogModel", "CatalogProtocol",
      "CatalogRenderer", "CatalogScaffold", "ContrastReports", "CoverageReports",
      "DiagnosticReports", "Diagnostics", "Files", "JSONTree", "Workers",
    ]),
  .testTarget(
    name: "CatalogLoaderTests",
    dependencies: [
      "AgentUI", "CatalogLoader", "CatalogModel", "DesignLint", "Diagnostics",
      "DocumentationCoverage", "Files", "JSONTree", "SwiftSymbols", "TokenContrast", "Workers",
    ]),
  .testTarget(
    name: "CatalogModelTests",
    dependencies: [
      "CatalogModel", "CommonMark", "Diagnostics", "SwiftSymbols", "TokenContrast",
    ]),
  .testTarget(
    name: "CatalogProtocolTests",
    dependencies: [
      "CatalogDriver", "CatalogProtocol", "Files", "JSONTree", "ModelContextProtocol",
    ]),
  .testTarget(
    name: "CatalogRendererTests",
    dependencies: [
      "CatalogChecks", "CatalogLoader", "CatalogModel", "CatalogRenderer", "ColorScience",
      "DesignTokens", "Diagnostics", "DocumentationCoverage", "Files", "InterfaceStrings",
      "PreviewPaint", "ReportFacts", "SwiftSymbols", "TokenContrast", "Workers",
    ]),
  .testTarget(
    name: "CatalogScaffoldTests", dependencies: ["CatalogScaffold", "SwiftSymbols"]),
  .testTarget(
    name: "ColorScienceTests", dependencies: ["ColorScience"], resources: [.copy("Data")]),
  .testTarget(name: "CommonMarkTests", dependencies: ["CommonMark", "Diagnostics"]),
  .testTarget(
    name: "ContentTests",
    dependencies: [
      "AgentSwift", "AgentUI", "CatalogChecks", "CatalogComparison", "CatalogDriver",
      "CatalogLoader", "CatalogModel",
      "CatalogRenderer", "ColorScience", "CommonMark", "DesignTokens", "Diagnostics",
      "DocumentationCoverage", "Files", "SearchIndex", "SwiftSymbols", "TokenContrast",
      "TokenDialects",
    ], resources: [.copy("Data")]),
  .testTarget(
    name: "ContrastReportsTests",
    dependencies: [
      "CatalogModel", "ColorScience", "ContrastReports", "DesignTokens", "DiagnosticReports",
      "Diagnostics", "ReportFacts", "TokenContrast",
    ]),
  .testTarget(
    name: "CoverageReportsTests",
    dependencies: [
      "CatalogModel", "ColorScience", "CoverageReports", "Diagnostics", "DocumentationCoverage",
      "Files", "SwiftPackages", "SwiftSymbols",
    ]),
  .testTarget(
    name: "DesignLintTests",
    dependencies: ["ColorScience", "DesignLint", "DesignTokens", "Diagnostics", "SwiftSymbols"]),
  .testTarget(
    name: "DesignTokensTests",
    dependencies: [
      "ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "TokenDialects",
    ]),
  .testTarget(
    name: "DiagnosticReportsTests", dependencies: ["DiagnosticReports", "Diagnostics"]),
  .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
  .testTarget(
    name: "DocumentationCoverageTests",
    dependencies: ["Diagnostics", "DocumentationCoverage", "JSONTree", "SwiftSymbols"]),
  .testTarget(name: "EmbedThemeTests", dependencies: ["DefaultTheme"]),
  .testTarget(name: "FilesTests", dependencies: ["Diagnostics", "Files", "Workers"]),
  .testTarget(
    name: "GoldenTests",
    dependencies: ["CatalogDriver", "DiagnosticReports", "Diagnostics", "Files", "Workers"],
    exclude: ["Cases"]),
  .testTarget(
    name: "InterfaceStringsTests", dependencies: ["Diagnostics", "InterfaceStrings"]),
  .testTarget(name: "JSONTreeTests", dependencies: ["Diagnostics", "JSONTree"]),
  .testTarget(name: "MarkupEscapingTests", dependencies: ["MarkupEscaping"]),
  .testTarget(
    name: "ModelContextProtocolTests", dependencies: ["JSONTree", "ModelContextProtocol"]),
  .testTarget(
    name: "PreviewServerTests",
    dependencies: [
      "Files", "PreviewServer",
      .product(name: "Hummingbird", package: "hummingbird"),
    ]),
  .testTarget(
    name: "ReferenceTests",
    dependencies: [
      "CatalogDriver", "CatalogLoader", "CatalogModel", "DesignTokens", "Files",
      "InterfaceStrings", "JSONTree", "TokenDialects",
    ], exclude: ["Texts"]),
  .testTarget(
    name: "ReportFactsTests",
    dependencies: [
      "CatalogModel", "ColorScience", "DefaultTheme", "Diagnostics", "DocumentationCoverage",
      "InterfaceStrings", "ReportFacts", "SwiftSymbols", "TokenContrast",
    ]),
  .testTarget(name: "SearchIndexTests", dependencies: ["JSONTree", "SearchIndex", "Workers"]),
  .testTarget(name: "SafeSVGTests", dependencies: ["Diagnostics", "SafeSVG"]),
  .testTarget(
    name: "SnippetCompilationTests",
    dependencies: ["Diagnostics", "SnippetCompilation", "SwiftSymbols"]),
  .testTarget(
    name: "SwiftPackagesTests",
    dependencies: ["Diagnostics", "Files", "JSONTree", "SwiftPackages", "SwiftSymbols"]),
  .testTarget(
    name: "SwiftSymbolsTests", dependencies: ["Diagnostics", "SwiftSymbols", "Workers"],
    resources: [.copy("Data")]),
  .testTarget(
    name: "SwiftTokensTests",
    dependencies: [
      "ColorScience", "DesignTokens", "Diagnostics", "SwiftSymbols", "SwiftTokens", "TokenDialects",
    ]),
  .testTarget(
    name: "PreviewPaintTests", dependencies: ["PreviewPaint"]),
  .testTarget(
    name: "SymbolGraphsTests", dependencies: ["Diagnostics", "SwiftSymbols", "SymbolGraphs"]),
  .testTarget(
    name: "TokenContrastTests",
    dependencies: [
      "ColorScience", "DesignTokens", "Diagnostics", "JSONTree", "TokenContrast", "TokenDialects",
    ]),
  .testTarget(
    name: "TokenDialectsTests",
    dependencies: ["DesignTokens", "Diagnostics", "JSONTree", "TokenDialects"]),
  .testTarget(name: "TemplatesTests", dependencies: ["Diagnostics", "Templates"]),
  .testTarget(name: "WorkersTests", dependencies: ["Workers"]),
  .testTarget(name: "YAMLTreeTests", dependencies: ["Diagnostics", "YAMLTree"]),
]

/// `CATALOG_TEST_TARGETS=FilesTests,WorkersTests` builds these test targets alone: all others need
/// not be compiled to run them.
let chosenTests = Context.environment["CATALOG_TEST_TARGETS"].map {
  Set($0.split(separator: ",").map(String.init))
}

/// `make fuzz` names the library of libFuzzer here, and only then are its targets there.
let fuzzers: [Target] = (Context.environment["CATALOG_LIBFUZZER"].map { [$0] } ?? []).map {
  .executableTarget(
    name: "FuzzParsers",
    dependencies: [
      "AgentSwift", "AgentUI", "CatalogLoader", "ColorScience", "CommonMark", "DesignTokens",
      "Diagnostics", "Files", "JSONTree", "ModelContextProtocol", "PreviewPaint", "PreviewServer",
      "SafeSVG", "SearchIndex", "SwiftSymbols", "SwiftTokens", "SymbolGraphs", "Templates",
      "TokenDialects", "Workers", "YAMLTree",
      .product(name: "Hummingbird", package: "hummingbird"),
    ], path: "Tests/Fuzz/Parsers",
    linkerSettings: [.unsafeFlags([$0, "-lstdc++", "-sanitize=address"])])
}
/// Our code alone counts its edges and checks its addresses: the parser of Swift takes a quarter of an
/// hour to compile so. What takes foreign bytes is not public in some of it.
for target in fuzzers + (fuzzers.isEmpty ? [] : libraries + stages + tool) {
  target.swiftSettings = [
    .unsafeFlags([
      "-sanitize=address", "-Xfrontend", "-sanitize=fuzzer", "-enable-testing",
    ])
  ]
}

let package = Package(
  name: "catalog",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "catalog", targets: ["catalog"]),
    .plugin(name: "LintDesign", targets: ["LintDesign"]),
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "CommonMark", targets: ["CommonMark"]),
    .library(name: "DesignLint", targets: ["DesignLint"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "DocumentationCoverage", targets: ["DocumentationCoverage"]),
    .library(name: "SwiftSymbols", targets: ["SwiftSymbols"]),
    .library(name: "SwiftTokens", targets: ["SwiftTokens"]),
    .library(name: "SymbolGraphs", targets: ["SymbolGraphs"]),
    .library(name: "TokenContrast", targets: ["TokenContrast"]),
    .library(name: "TokenDialects", targets: ["TokenDialects"]),
    .library(name: "Templates", targets: ["Templates"]),
    .library(name: "AgentUI", targets: ["AgentUI"]),
    .library(name: "AgentSchema", targets: ["AgentSchema"]),
    .library(name: "AgentSwift", targets: ["AgentSwift"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-symbolkit", exact: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [cmark, facts, lintPlugin] + libraries + stages + theme + tool
    + tests.filter { chosenTests?.contains($0.name) ?? true } + fuzzers,
  swiftLanguageModes: [.v6]
)
