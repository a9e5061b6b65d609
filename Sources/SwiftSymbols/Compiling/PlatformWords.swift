import SwiftSyntax

/// Finds what another compiler than that of the platform does not read, as ranges of bytes.
final class PlatformWords: SyntaxVisitor {
  private let branches: BranchConditions
  private(set) var inactive: [Range<Int>] = []
  private(set) var selectors: [Range<Int>] = []
  private(set) var previews: [Range<Int>] = []
  private(set) var previewables: [Range<Int>] = []
  private(set) var mainAttributes: [Range<Int>] = []
  /// In their order.
  private(set) var entries: [EntryVariable] = []
  /// What runs only from some versions on.
  private(set) var availability: [(range: Range<AbsolutePosition>, versions: [Availability])] = []
  private(set) var calledNames: [String] = []
  private var closures = 0

  init(_ branches: BranchConditions) {
    self.branches = branches
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = Set(branches.clauses(of: node).map(\.id))
    for clause in node.clauses {
      let end = clause.condition?.endPositionBeforeTrailingTrivia
      inactive.append(
        clause.poundKeyword.positionAfterSkippingLeadingTrivia
          .utf8Offset..<(end ?? clause.poundKeyword.endPositionBeforeTrailingTrivia).utf8Offset)
      guard !active.contains(clause.id), let elements = clause.elements else { continue }
      inactive.append(elements.position.utf8Offset..<elements.endPosition.utf8Offset)
    }
    inactive.append(node.poundEndif.trimmedByteRange)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.pound, node.macroName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.pound, node.macroName)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "main": mainAttributes.append(node.trimmedByteRange)
    case "Previewable": previewables.append(node.trimmedByteRange)
    case "available":
      guard case .availability(let arguments) = node.arguments,
        let declaration = node.parent?.parent
      else { break }
      note(arguments, declaration.position..<declaration.endPosition)
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let entry = EntryVariable(node) { entries.append(entry) }
    return .visitChildren
  }

  // MARK: Versions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      guard case .availability(let check) = condition.condition else { continue }
      if check.availabilityKeyword.tokenKind == .poundAvailable {
        note(check.availabilityArguments, node.body.position..<node.body.endPosition)
      } else if let other = node.elseBody {
        note(check.availabilityArguments, other.position..<other.endPosition)
      }
    }
    return .visitChildren
  }

  /// What follows a `guard` in its scope.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    for condition in node.conditions {
      guard case .availability(let check) = condition.condition,
        check.availabilityKeyword.tokenKind == .poundAvailable,
        let scope = node.parent?.parent
      else { continue }
      note(check.availabilityArguments, node.endPosition..<scope.endPosition)
    }
    return .visitChildren
  }

  private func note(_ arguments: AvailabilityArgumentListSyntax, _ range: Range<AbsolutePosition>) {
    availability.append((range, AvailabilityReader.entries(of: arguments)))
  }

  // MARK: Calls

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if closures > 0, node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      name.text.first?.isLowercase == true || name.text.hasPrefix("`"),
      !calledNames.contains(name.text)
    {
      calledNames.append(name.text)
    }
    return .visitChildren
  }

  private func note(_ pound: TokenSyntax, _ name: TokenSyntax) {
    let range =
      pound.positionAfterSkippingLeadingTrivia
      .utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset
    switch name.text {
    case "selector": selectors.append(range)
    case "Preview": previews.append(range)
    default: break
    }
  }
}

extension SyntaxProtocol {
  /// Where it stands in the text, without what is around it.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
