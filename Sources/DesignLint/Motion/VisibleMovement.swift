import SwiftSymbols

/// Tells what moves by an animation, as far as the file shows it: what has another place, size or
/// angle, slides, or gives way to what comes and goes. What fades, and what another file draws, is
/// not known to move.
struct VisibleMovement {
  private let file: LintFile
  private let flow: CodeFlow
  /// The arguments of all calls, by call and number, and where they are.
  private let arguments: [(call: Int, number: Int)]
  private let argumentPlaces: NestedRanges
  private let declarationPlaces: NestedRanges
  /// Calls by where their names are.
  private let named: [Int]

  init(in file: LintFile) {
    self.file = file
    flow = file.flow
    let calls = file.uses.calls
    arguments = calls.indices.flatMap { call in
      calls[call].arguments.indices.map { (call, $0) }
    }
    argumentPlaces = NestedRanges(calls.flatMap { $0.arguments.map(\.range) })
    declarationPlaces = NestedRanges(file.uses.declarations.map(\.range))
    named = calls.indices.sorted { calls[$0].nameOffset < calls[$1].nameOffset }
  }

  /// Whether something moves by a call of `animation`, `withAnimation` or an animator.
  func isCaused(by call: SwiftUses.Call) -> Bool {
    switch call.name {
    case "animation": isCausedByModifier(call)
    case "withAnimation": isCausedByChange(call)
    default: movesSomething(in: call.range)
    }
  }

  /// Whether what moves is there where the animation is written, and not in another declaration
  /// that only reads the same value.
  func isAt(_ call: SwiftUses.Call) -> Bool {
    call.name != "animation" || isCausedByModifier(call, isAlone: true)
  }

  // MARK: Causes

  /// - Parameter isAlone: Whether only what the modifier is added to counts.
  private func isCausedByModifier(_ call: SwiftUses.Call, isAlone: Bool = false) -> Bool {
    guard let value = call.argument("value") else { return movesSomething(in: call.range) }
    if Self.saysPresence(file.uses.source(value.range)) { return movesSomething(in: call.range) }
    let (types, own) = (types(around: call), call.surroundings.declaration)
    let names = states(readBy: value)
    let isDriven = names.contains { name in
      drives(
        State(name: name, types: types),
        where: { call.range.contains($0) || !isAlone && declaration(at: $0) != own })
    }
    if isDriven { return true }
    // What slides may follow from what cannot be read, but not from what only lets others fade.
    let animated = call.range.lowerBound..<call.nameOffset
    return slides(in: animated) && !names.contains { decidesContent($0, in: animated) }
  }

  /// The states that a value reads, except what it passes to functions.
  private func states(readBy value: SwiftUses.Argument) -> Set<String> {
    let read = flow.references(in: value.range).filter { reference in
      let around = arguments(around: reference.range.lowerBound)
      return around.first { $0.argument.values.first?.kind != .closure }?.argument == value
    }
    return Set(read.flatMap(\.states))
  }

  private func decidesContent(_ name: String, in range: Range<Int>) -> Bool {
    flow.references(to: name, in: range).contains { $0.condition != nil }
  }

  /// Whether a value says that something is there or not: what comes and goes by it fades.
  private static func saysPresence(_ value: String) -> Bool {
    value.hasSuffix(".isEmpty") || value.hasSuffix("== nil") || value.hasSuffix("!= nil")
  }

  private func isCausedByChange(_ call: SwiftUses.Call) -> Bool {
    guard let closure = call.arguments.first(where: { $0.values.first?.kind == .closure }) else {
      return false
    }
    if calls(in: closure.range).contains(where: { $0.name == "scrollTo" }) { return true }
    let types = types(around: call)
    let called = Set(flow.references(in: closure.range).filter { $0.use == .call }.map(\.name))
    let functions = file.uses.declarations.filter { declaration in
      declaration.kind == .function && called.contains(declaration.plainName)
        && types.contains { $0.contains(declaration.range.lowerBound) }
    }
    let names = ([closure.range] + functions.map(\.range)).flatMap(flow.changes)
    return names.contains { drives(State(name: $0, types: types), where: { _ in true }) }
  }

  // MARK: States

  /// A state with the declarations of the type that has it.
  private struct State {
    var name: String
    var types: [Range<Int>]
    /// How many names it has gone through.
    var depth = 0
  }

  private func types(around call: SwiftUses.Call) -> [Range<Int>] {
    file.type(around: call.surroundings).map { file.types(named: $0.name) } ?? []
  }

  /// Whether a change of a state moves something at a place where it is used.
  private func drives(_ state: State, where isAnimated: (Int) -> Bool) -> Bool {
    guard state.depth < Self.depth else { return false }
    return state.types.contains { type in
      flow.references(to: state.name, in: type).contains { reference in
        let offset = reference.range.lowerBound
        return isAnimated(offset)
          && (movesArgument(at: offset, state) || movesContent(by: reference, state)
            || movesOther(at: offset, state))
      }
    }
  }

  private static let depth = 4

  /// Whether a name is passed where it moves something.
  private func movesArgument(at offset: Int, _ state: State) -> Bool {
    for (index, argument) in arguments(around: offset) {
      if argument.values.first?.kind == .closure { return false }
      let call = file.uses.calls[index]
      if MovingNames.modifiers.contains(call.name), call.isMethod {
        return !isSlight(index) && argument.label != "alignment"
      }
      if call.name == "ForEach", argument.label == nil {
        return givesWay(to: call.range, in: state, isList: true)
      }
      if call.name == "List", argument.label == nil { return true }
      if argument.label == "isExpanded", MovingNames.unfolding.contains(call.name) { return true }
      if let label = argument.label, case let types = file.types(named: call.name), !types.isEmpty {
        return drives(
          State(name: label, types: types, depth: state.depth + 1), where: { _ in true })
      }
    }
    return false
  }

  /// Whether a name decides what is shown, and that slides, or other things give way to it.
  private func movesContent(by reference: SwiftFlow.Reference, _ state: State) -> Bool {
    guard let content = reference.condition.map({ flow.conditions[$0] }) else { return false }
    return slides(in: content.range)
      || content.isInsertion && givesWay(to: content.range, in: state, isList: false)
  }

  /// Whether another name of the file follows from one, and moves something.
  private func movesOther(at offset: Int, _ state: State) -> Bool {
    guard let index = declaration(at: offset) else { return false }
    let declaration = file.uses.declarations[index]
    guard declaration.kind == .property, declaration.name != "body",
      declaration.name != state.name, closure(around: offset, in: declaration) == nil
    else { return false }
    return drives(
      State(name: declaration.name, types: state.types, depth: state.depth + 1),
      where: { !declaration.range.contains($0) })
  }

  // MARK: Layout

  /// Whether what is beside a part of a view gives way when it comes, goes or grows.
  private func givesWay(to range: Range<Int>, in state: State, isList: Bool) -> Bool {
    guard state.depth < Self.depth else { return false }
    var next = state
    next.depth += 1
    let around = declaration(at: range.lowerBound).map { file.uses.declarations[$0] }
    guard let (call, closure) = closure(around: range.lowerBound, in: around) else {
      guard let around, around.name != "body", around.kind != .type else { return false }
      return state.types.contains { type in
        flow.references(to: around.plainName, in: type).contains { place in
          !around.range.contains(place.range.lowerBound)
            && givesWay(to: place.range, in: next, isList: isList)
        }
      }
    }
    let name = file.uses.calls[call].name
    if MovingNames.insets.contains(name) { return true }
    if MovingNames.rows.contains(name) {
      if isList || statements(of: closure, giveWayTo: range) { return true }
    } else if !MovingNames.transparent.contains(name) {
      return false
    }
    return givesWay(to: file.uses.calls[file.root(of: call)].range, in: next, isList: isList)
  }

  private func statements(of closure: Range<Int>, giveWayTo range: Range<Int>) -> Bool {
    flow.closure(closure)?.givesWay(to: range, isFading: fades(in: range)) ?? false
  }

  // MARK: Places

  /// The arguments that an offset is in, from the inside out.
  private func arguments(around offset: Int) -> [(call: Int, argument: SwiftUses.Argument)] {
    argumentPlaces.around(offset).map { place in
      let (call, number) = arguments[place]
      return (call, file.uses.calls[call].arguments[number])
    }
  }

  /// The innermost closure around an offset, in a declaration.
  private func closure(
    around offset: Int, in declaration: SwiftUses.Declaration?
  ) -> (call: Int, range: Range<Int>)? {
    arguments(around: offset).lazy.compactMap { call, argument in
      guard let value = argument.values.first, value.kind == .closure else { return nil }
      return (call, value.range)
    }.first { declaration?.range.contains($0.range.lowerBound) ?? true }
  }

  /// The innermost declaration around an offset.
  private func declaration(at offset: Int) -> Int? {
    declarationPlaces.around(offset).first
  }

  // MARK: Calls

  /// Whether something in a range slides in or out, or from one place to another.
  private func slides(in range: Range<Int>) -> Bool {
    calls(in: range).contains { call in
      call.name == "matchedGeometryEffect"
        || call.name == "transition"
          && MovingNames.isSlide(file.uses.source(call.range), from: call)
    }
  }

  /// Whether a range says that what is in it only fades in and out.
  private func fades(in range: Range<Int>) -> Bool {
    let transitions = calls(in: range).filter { $0.name == "transition" }
    guard !transitions.isEmpty,
      transitions.allSatisfy({ $0.arguments.first?.name == ".opacity" })
    else { return false }
    let condition = flow.condition(beginningAt: range.lowerBound)
    return condition?.sides.first.map { $0.visibleCount <= transitions.count } ?? true
  }

  /// Whether something in a range has a place, size or angle that may change.
  private func movesSomething(in range: Range<Int>) -> Bool {
    slides(in: range)
      || file.indices(in: range).contains { index in
        let call = file.uses.calls[index]
        return range.contains(call.nameOffset) && MovingNames.effects.contains(call.name)
          && !isSlight(index)
          && call.arguments.contains { argument in
            argument.values.count > 1
              || flow.references(in: argument.range).contains { $0.use != .call }
          }
      }
  }

  /// Whether what moves is so small that nobody minds: a button that is pressed, a chevron that
  /// turns once.
  private func isSlight(_ index: Int) -> Bool {
    let call = file.uses.calls[index]
    if call.name == "scaleEffect", let scale = call.arguments.first {
      return MovingNames.isSlight(file.uses.source(scale.range))
    }
    return call.name == "rotationEffect" && file.isOfSymbol(index) && !isEndless(around: call)
  }

  /// Whether the type around a call lets something move without end.
  private func isEndless(around call: SwiftUses.Call) -> Bool {
    types(around: call).contains { type in
      calls(in: type).contains { $0.name == "repeatForever" }
    }
  }

  private func calls(in range: Range<Int>) -> [SwiftUses.Call] {
    let calls = file.uses.calls
    return named[named.firstPosition { calls[$0].nameOffset >= range.lowerBound }...]
      .prefix { calls[$0].nameOffset < range.upperBound }.map { calls[$0] }
  }
}

extension SwiftUses.Declaration {
  /// The name without labels of arguments.
  fileprivate var plainName: String { String(name.prefix { $0 != "(" }) }
}
