import SwiftSyntax

/// Walks a file once and lists what its code uses.
final class SwiftUseCollector: SyntaxVisitor {
  private var uses: SwiftUses
  private var place = SwiftUses.Surroundings()
  /// What ``place`` was before each node that changed it.
  private var outer: [SwiftUses.Surroundings] = []
  private var conditionCount = 0

  static func collect(_ tree: SourceFileSyntax, into uses: SwiftUses) -> SwiftUses {
    let collector = SwiftUseCollector(uses)
    collector.walk(tree)
    var result = collector.uses
    if result.text.contains(SwiftUses.Allowance.marker) {
      result.allowances = AllowanceReader.read(tree, in: result)
    }
    return result
  }

  private init(_ uses: SwiftUses) {
    self.uses = uses
    super.init(viewMode: .sourceAccurate)
  }

  private func enter() { outer.append(place) }
  private func leave() { place = outer.popLast() ?? place }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    guard let call = CallReader.call(node, at: place) else { return .visitChildren }
    let index = uses.calls.count
    if let caller = SwiftUseCollector.caller(of: node), let outerCall = openCall(caller) {
      uses.calls[outerCall].receiver = index
    }
    uses.calls.append(call)
    open.append(OpenCall(id: node.id, index: index))
    if case .names(let names) = call.base, names.contains(".") { add(names, of: node) }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    if open.last?.id == node.id { open.removeLast() }
    leave()
  }

  /// A call that is being walked.
  private struct OpenCall {
    let id: SyntaxIdentifier
    let index: Int
    /// How many of its arguments have been walked.
    var arguments = 0
  }

  /// From the outside in.
  private var open: [OpenCall] = []

  private func openCall(_ id: SyntaxIdentifier) -> Int? {
    open.last { $0.id == id }?.index
  }

  /// The call that is made on this one: `bold` of `Text("A").bold()`.
  private static func caller(of node: FunctionCallExprSyntax) -> SyntaxIdentifier? {
    var child = Syntax(node)
    while let access = child.parent?.as(MemberAccessExprSyntax.self), access.base?.id == child.id {
      if let call = access.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == access.id
      {
        return call.id
      }
      child = Syntax(access)
    }
    return nil
  }

  private func add(_ names: String, of node: FunctionCallExprSyntax) {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return }
    uses.members.append(
      SwiftUses.Member(name: names, range: base.offsets, surroundings: place))
  }

  // MARK: Arguments

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    enterArgument(of: node.parent?.parent?.as(FunctionCallExprSyntax.self))
    return .visitChildren
  }

  override func visitPost(_ node: LabeledExprSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    if let element = node.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      enterArgument(of: element.parent?.parent?.as(FunctionCallExprSyntax.self))
    } else {
      enterArgument(of: node.parent?.as(FunctionCallExprSyntax.self))
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  /// Arguments are walked in their order, after those of the calls that the call is made on.
  private func enterArgument(of call: FunctionCallExprSyntax?) {
    guard let call, let last = open.last, last.id == call.id else { return }
    place.call = last.index
    place.argument = last.arguments
    open[open.count - 1].arguments += 1
  }

  // MARK: Names

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // What is called is read with its call.
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id
    {
      return CallReader.names(of: ExprSyntax(node)) == nil ? .visitChildren : .skipChildren
    }
    guard let name = CallReader.names(of: ExprSyntax(node)) else { return .visitChildren }
    uses.members.append(
      SwiftUses.Member(name: name, range: node.offsets, surroundings: place))
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for component in node.components {
      guard case .property(let property) = component.component else { continue }
      let name = property.declName.baseName.identifierText
      var declaration = place.declaration
      while let index = declaration {
        uses.declarations[index].keyPaths.append(name)
        declaration = uses.declarations[index].parent
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first {
      uses.imports.append(
        SwiftUses.Import(name: module.name.identifierText, range: module.name.offsets))
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let target = TypePath.components(of: node.initializer.value) {
      uses.aliases.append(
        SwiftUses.Alias(
          name: node.name.identifierText, target: target.joined(separator: ".")))
    }
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    enter()
    if node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) {
      place.isGuarded = true
    }
    conditionCount += 1
    let condition = conditionCount
    walk(node.conditions)
    enter()
    open(side: 0, of: condition)
    walk(node.body)
    leave()
    if let other = node.elseBody {
      enter()
      open(side: 1, of: condition)
      walk(other)
      leave()
    }
    leave()
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.subject)
    conditionCount += 1
    let condition = conditionCount
    for (side, item) in node.cases.enumerated() {
      enter()
      open(side: side, of: condition)
      walk(item)
      leave()
    }
    return .skipChildren
  }

  /// Of the branches of `#if` one is compiled.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    conditionCount += 1
    let condition = conditionCount
    for (side, clause) in node.clauses.enumerated() {
      enter()
      open(side: side, of: condition, clause.condition.map { SyntaxText.oneLine($0) })
      // The condition itself is no code.
      if let elements = clause.elements { walk(Syntax(elements)) }
      leave()
    }
    return .skipChildren
  }

  private func open(side: Int, of condition: Int, _ directive: String? = nil) {
    uses.branches.append(
      SwiftUses.Branch(
        condition: condition, side: side, parent: place.branch, directive: directive))
    place.branch = uses.branches.count - 1
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    enter()
    return .visitChildren
  }

  override func visitPost(_ node: CodeBlockItemListSyntax) { leave() }

  /// What follows a `guard` in its block runs where its condition holds.
  override func visitPost(_ node: GuardStmtSyntax) {
    if node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) {
      place.isGuarded = true
    }
  }

  // MARK: Declarations

  private func enter(_ declaration: DeclarationHead?) -> SyntaxVisitorContinueKind {
    enter()
    guard let declaration else { return .visitChildren }
    var value = declaration.value
    value.parent = place.declaration
    if declaration.isAvailable { place.isGuarded = true }
    uses.declarations.append(value)
    place.declaration = uses.declarations.count - 1
    // A declaration in an argument or a branch begins anew.
    if value.kind != .preview { (place.call, place.argument) = (nil, nil) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(type: node))
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(type: node))
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(type: node))
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(type: node))
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(type: node))
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(node))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(node))
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(node))
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(node, in: place.declaration.map { uses.declarations[$0] }))
  }
  override func visitPost(_ node: VariableDeclSyntax) { leave() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(macro: node.macroName, of: node))
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leave() }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationHead(macro: node.macroName, of: node))
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leave() }
}

extension SyntaxProtocol {
  /// Where it is written, without the blanks and comments around it, in bytes.
  var offsets: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<Swift.max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
