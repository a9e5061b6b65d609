import SwiftSymbols

/// Tells states that a view only sets and never reads: an animation of them shows nothing.
struct UnreadStates {
  private let file: LintFile

  init(in file: LintFile) { self.file = file }

  /// Whether an animation is that of a change of such states, and of nothing else:
  /// `withAnimation(.linear.repeatForever()) { glow = 1 }`.
  func areAllThatChanges(by animation: SwiftUses.Call) -> Bool {
    guard let place = animation.surroundings.call else { return false }
    let call = file.uses.calls[place]
    guard call.name == "withAnimation", let type = file.type(around: call.surroundings),
      let argument = call.arguments.first(where: { $0.values.first?.kind == .closure }),
      let closure = file.flow.closure(argument.values[0].range)
    else { return false }
    let names = file.flow.changes(in: closure.range)
    return !names.isEmpty && closure.statements.allSatisfy(file.flow.isChange)
      && names.allSatisfy { isUnread($0, of: type.name) }
  }

  /// Whether a name is that of a private state of a type, and all that the type does is set it.
  private func isUnread(_ name: String, of type: String) -> Bool {
    let types = file.types(named: type)
    let states = file.uses.declarations.filter { declaration in
      declaration.kind == .property && declaration.name == name
        && types.contains { $0.contains(declaration.range.lowerBound) }
    }
    guard states.count == 1, let state = states.first else { return false }
    let text = file.uses.source(state.range)
    guard text.hasPrefix("@State "), CodeWords.of(text).contains("private") else { return false }
    return types.allSatisfy { range in
      file.flow.references(to: name, in: range).allSatisfy {
        state.range.contains($0.range.lowerBound) || $0.changed == name
      }
    }
  }
}
