import Testing

/// Arithmetic that ends the process for some numbers.
struct NumberConversionTests {
  /// How many conversions to a whole number a file has that are not checked where they stand.
  ///
  /// Each of them takes a text, and is `nil` for one that is no number, or a whole number that the
  /// wider type holds or that the code around it bounds. A `Double` is never among them: its
  /// conversion is `Int(exactly: value.rounded())`, which is `nil` for what does not fit.
  static let known: [String: Int] = [
    "AgentSchema/PropSchema.swift": 1,
    "AgentSwift/PropValueReader.swift": 2,
    "AgentUI/SwiftComment.swift": 1,
    "SwiftPackages/ToolsVersion.swift": 1,
    "CatalogComparison/Model/StatedVersion.swift": 1,
    "CatalogDriver/Compare/SnapshotRun.swift": 3,
    "CatalogLoader/ContrastClaimLoader.swift": 1,
    "CatalogLoader/DateLoader.swift": 3,
    "CatalogLoader/FontLoader.swift": 1,
    "CatalogModel/Versions/SemanticVersion.swift": 1,
    "CatalogRenderer/Markup/ContentReference.swift": 1,
    "ColorScience/CSS/CSSColorTokenizer.swift": 1,
    "ColorScience/Hex.swift": 3,
    "CommonMark/CMark.swift": 5,
    "CommonMark/InputGuard.swift": 1,
    "CommonMark/OtherForms/CodeNotation.swift": 1,
    "CommonMark/OtherForms/FormMarks.swift": 1,
    "DesignTokens/Parsing/References.swift": 2,
    "Files/Disk.swift": 3,
    "Files/DiskBelow.swift": 1,
    "Files/FolderSwap.swift": 1,
    "Files/InotifyQueue.swift": 3,
    "Files/InotifySource.swift": 1,
    "CatalogLoader/Inclusion/IncludedPart.swift": 1,
    "Files/RunningTool.swift": 2,
    "Files/SiteStamp.swift": 1,
    "Files/StagingFolder.swift": 1,
    "Files/ToolProcess.swift": 1,
    "JSONTree/JSONNumber.swift": 1,
    "JSONTree/JSONParserRelaxed.swift": 2,
    "JSONTree/JSONParserScalars.swift": 3,
    "JSONTree/JSONWriter.swift": 1,
    "JSONTree/SourceLocation+JSONPosition.swift": 2,
    "MarkupEscaping/CharacterReference.swift": 1,
    "PreviewPaint/CSS/CSSTokenizer+Values.swift": 1,
    "PreviewServer/ContentHash.swift": 1,
    "PreviewServer/FileResponse.swift": 2,
    "PreviewServer/HostNames.swift": 1,
    "PreviewServer/NetworkAddresses.swift": 1,
    "PreviewServer/PreviewState.swift": 1,
    "SearchIndex/Building/IndexBuilder.swift": 1,
    "SnippetCompilation/CompilerMessage.swift": 2,
    "SnippetCompilation/CompilerReport.swift": 1,
    "SnippetCompilation/CompilerVersion.swift": 1,
    "SwiftSymbols/Compiling/AvailableRange.swift": 1,
    "SwiftSymbols/Constants/ImplicitRawValues.swift": 2,
    "SwiftSymbols/Declarations/LiteralText.swift": 1,
    "SwiftSymbols/Manifest/LanguageMode.swift": 1,
    "SwiftSymbols/Parsing/SyntaxFault.swift": 1,
    "SwiftSymbols/Uses/CallReader.swift": 1,
    "SwiftTokens/Assets/ColorSetReader.swift": 4,
    "SwiftTokens/Evaluation/Evaluator+Numbers.swift": 1,
    "SwiftTokens/Writing/PlainCases.swift": 2,
    "SymbolGraphs/DeclaringModules.swift": 1,
    "Templates/Machine.swift": 14,
    "Templates/NameResolver.swift": 5,
    "Templates/NodeCompiler.swift": 6,
    "Templates/TemplatePiece.swift": 8,
    "YAMLTree/CoreScalar.swift": 2,
    "YAMLTree/DocumentComposer.swift": 1,
    "catalog/Browser.swift": 1,
    "catalog/StandardInput.swift": 1,
    "catalog/WorkOptions.swift": 1,
  ]

  @Test("A conversion to a whole number is checked, or known to fit")
  func conversionsAreChecked() throws {
    var found: [String: Int] = [:]
    for file in try Repository.sources() {
      let count = file.code.reduce(0) { $0 + Self.conversions(in: $1).count }
      if count > 0 { found[String(file.path.dropFirst("Sources/".count))] = count }
    }
    let places = Set(found.keys).union(Self.known.keys).filter { found[$0] != Self.known[$0] }
    #expect(places.sorted() == [], "write Int(exactly:) or Int(clamping:), or correct the table")
  }

  @Test("No conversion takes a number that is being computed with fractions")
  func noFractions() throws {
    let places = try Repository.sources().flatMap { file in
      file.code.flatMap(Self.conversions).filter { call in
        [".rounded", "Double(", "percent", " / ", "* 10"].contains { call.contains($0) }
      }.map { "\(file.path): \($0)" }
    }
    #expect(places == [])
  }

  @Test("Nothing takes abs, which the least whole number does not have")
  func noAbsoluteValues() throws {
    let places = try Repository.sources().flatMap { file in
      file.code.filter { $0.contains("abs(") && !$0.matches(of: Self.absolute).isEmpty }.map {
        "\(file.path): \($0)"
      }
    }
    #expect(places == [], "write .magnitude")
  }

  @Test(
    "What is an unchecked conversion",
    arguments: [
      ("let a = Int(side)", ["Int(side)"]), ("Int(exactly: side)", []), ("Int(clamping: a)", []),
      ("UInt8(ascii: )", []), ("ToInt(a)", []),
      ("f(UInt8(Int(a)), b)", ["UInt8(Int(a))", "Int(a)"]),
      ("Int((a * 100).rounded())", ["Int((a * 100).rounded())"]), ("UInt32(", ["UInt32("]),
    ])
  func uncheckedConversions(line: String, calls: [String]) {
    #expect(Self.conversions(in: line) == calls)
  }

  // A regular expression is not Sendable, and none is shared: each use makes its own.
  private static var absolute: Regex<Substring> { /\babs\(/ }
  private static var start: Regex<Substring> { /\bU?Int(?:8|16|32|64)?\(/ }

  /// The calls in a line, each up to its closing parenthesis or the end of the line.
  static func conversions(in line: String) -> [String] {
    guard line.contains("Int") else { return [] }
    return line.matches(of: start).compactMap { match in
      let checked = ["exactly:", "clamping:", "ascii:", "truncatingIfNeeded:", "bitPattern:", ")"]
      let rest = line[match.range.upperBound...]
      if checked.contains(where: { rest.hasPrefix($0) }) { return nil }
      var depth = 1
      let end = rest.firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth == 0
      }
      return String(line[match.range.lowerBound..<(end.map(line.index(after:)) ?? line.endIndex)])
    }
  }
}
