import Diagnostics
import SwiftSyntax

/// Reads one file for ``CompilableSource``.
struct CompilableSourceReader {
  private let file: SourceFile
  private let tree: SourceFileSyntax
  private let branches: BranchConditions
  private let options: CompilableSource.Options
  private let places: SourceLocationConverter
  private var bytes: [UInt8]

  init(
    _ file: SourceFile, _ tree: SourceFileSyntax, _ configuration: SourceConfiguration,
    _ options: CompilableSource.Options
  ) {
    self.file = file
    self.tree = tree
    self.options = options
    let chosen = options.contains(.standIn) ? configuration : .allBranches
    branches = BranchConditions(chosen, module: "")
    places = SourceLocationConverter(fileName: file.path, tree: tree)
    bytes = Array(file.text.utf8)
  }

  mutating func read() -> CompilableSource {
    let finder = PlatformWords(branches)
    finder.walk(tree)
    if options.contains(.standIn) {
      for range in finder.selectors { replace(range, by: "_selector") }
      for range in finder.previews { replace(range, by: "_Preview") }
      for range in finder.previewables { blank(range) }
      // Last, as the others may be in such a branch.
      for range in finder.inactive { blank(range) }
    }
    let statements = activeStatements(tree.statements)
    let items = statements.map(item)
    if options.contains(.snippet) {
      for range in finder.mainAttributes { blank(range) }
      for statement in statements { blankAccess(of: statement) }
    }
    if options.contains(.standIn) {
      // From the end on, as this changes what follows on a line.
      for entry in finder.entries.reversed() { bytes = entry.expanded(in: bytes) }
    }
    let lines = SourceFile.lines(of: String(decoding: bytes, as: UTF8.self))
    return CompilableSource(
      lines: lines.map(String.init), items: items, calledNames: finder.calledNames,
      availability: finder.availability.map { AvailableRange($0.range, $0.versions, places) },
      fault: fault())
  }

  // MARK: Items

  private func activeStatements(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    guard options.contains(.standIn) else { return Array(list) }
    return list.flatMap { statement -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = statement.item,
        let conditional = declaration.as(IfConfigDeclSyntax.self)
      else { return [statement] }
      return branches.clauses(of: conditional).flatMap { clause -> [CodeBlockItemSyntax] in
        guard case .statements(let inner) = clause.elements else { return [] }
        return activeStatements(inner)
      }
    }
  }

  private func item(_ statement: CodeBlockItemSyntax) -> CompilableSource.Item {
    let first = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    let last = max(first, statement.endPositionBeforeTrailingTrivia.utf8Offset - 1)
    let lines =
      places.location(for: AbsolutePosition(utf8Offset: first))
      .line...places.location(for: AbsolutePosition(utf8Offset: last)).line
    let kind = kind(of: statement.item)
    return .init(
      kind: kind, lines: lines, hasOwnLines: isBlank(before: first) && isBlank(after: last),
      attributes: kind == .variable(isWrapped: true) ? "" : attributes(of: statement))
  }

  private func attributes(of statement: CodeBlockItemSyntax) -> String {
    guard case .decl(let declaration) = statement.item,
      let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
    else { return "" }
    return attributed.attributes.map { SyntaxText.oneLine($0) }.filter { $0 != "@main" }
      .joined(separator: " ")
  }

  private func kind(of item: CodeBlockItemSyntax.Item) -> CompilableSource.Item.Kind {
    switch item {
    case .decl(let declaration): kind(of: declaration)
    case .expr(let expression): kind(of: expression)
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self).map { kind(of: $0.expression) } ?? .statement("")
    }
  }

  private func kind(of declaration: DeclSyntax) -> CompilableSource.Item.Kind {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      return .importing(node.path.first?.name.identifierText ?? "")
    case .extensionDecl(let node):
      let head = node.extendedType.trimmedDescription
      let conformances = node.inheritanceClause?.inheritedTypes.trimmedDescription ?? ""
      let constraints = node.genericWhereClause?.trimmedDescription ?? ""
      return .extending("\(head):\(conformances) \(constraints)", conforms: !conformances.isEmpty)
    case .variableDecl(let node):
      return .variable(isWrapped: node.attributes.contains { isWrapper($0) })
    case .macroExpansionDecl(let node) where node.macroName.text == "Preview": return .preview
    case .operatorDecl, .precedenceGroupDecl: return .operation
    default:
      return .declaration(declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "")
    }
  }

  private func kind(of expression: ExprSyntax) -> CompilableSource.Item.Kind {
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
      return .preview
    }
    guard let first = expression.firstToken(viewMode: .sourceAccurate) else {
      return .statement("")
    }
    return .statement(first.text)
  }

  /// Attributes of the language begin in lower case, but for two.
  private func isWrapper(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return false }
    let name = attribute.attributeName.trimmedDescription
    return name.first?.isUppercase == true && !["MainActor", "ViewBuilder"].contains(name)
  }

  // MARK: Access

  private mutating func blankAccess(of statement: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = statement.item,
      let modified = declaration.asProtocol((any WithModifiersSyntax).self)
    else { return }
    blankAccess(modified.modifiers)
    if let attributed = declaration.asProtocol((any WithAttributesSyntax).self),
      kind(of: declaration) != .variable(isWrapped: true)
    {
      for attribute in attributed.attributes { blank(attribute.trimmedByteRange) }
    }
    guard let node = declaration.as(ExtensionDeclSyntax.self), node.inheritanceClause == nil
    else { return }
    for member in node.memberBlock.members {
      if let member = member.decl.asProtocol((any WithModifiersSyntax).self) {
        blankAccess(member.modifiers)
      }
    }
  }

  private mutating func blankAccess(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      if ["public", "open", "package", "internal", "fileprivate", "private"]
        .contains(modifier.name.text)
      {
        blank(modifier.trimmedByteRange)
      }
    }
  }

  // MARK: Bytes

  private mutating func blank(_ range: Range<Int>) {
    for index in range where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func replace(_ range: Range<Int>, by text: String) {
    guard range.count == text.utf8.count else { return }
    bytes.replaceSubrange(range, with: text.utf8)
  }

  private func isBlank(before offset: Int) -> Bool {
    bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
      .allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// A comment may stand behind.
  private func isBlank(after offset: Int) -> Bool {
    let rest = bytes[min(offset + 1, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
      .drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ";") }
    return rest.isEmpty || rest.starts(with: "//".utf8)
  }

  /// The first place that is not Swift, where it is read.
  private func fault() -> Diagnostic? {
    guard tree.hasError else { return nil }
    for token in tree.tokens(viewMode: .all) {
      guard let fault = SyntaxFault(at: token), branches.isRead(token) else { continue }
      let place = places.location(for: fault.position)
      return .init(
        .swiftSyntaxError, fault.summary,
        at: Diagnostics.SourceLocation(file.path, line: place.line, column: place.column),
        suggestion: "correct the code so that the Swift compiler accepts it")
    }
    return nil
  }
}
