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
      let closure = call.arguments.first(where: { $0.values.first?.kind == .closure })
    else { return false }
    let code = BlankedCode(file.uses.text)
    let text = code.source(closure.range)
    let names = StateNames.changed(by: text)
    return !names.isEmpty && StateNames.areChanged(byAllOf: text)
      && names.allSatisfy { isUnread($0, of: type.name, in: code) }
  }

  /// Whether a name is that of a private state of a type, and all that the type does is set it.
  private func isUnread(_ name: String, of type: String, in code: BlankedCode) -> Bool {
    let types = file.uses.declarations.filter {
      ($0.kind == .type || $0.kind == .extension) && $0.name == type
    }.map(\.range)
    let states = file.uses.declarations.filter { declaration in
      declaration.kind == .property && declaration.name == name
        && types.contains { $0.contains(declaration.range.lowerBound) }
    }
    guard states.count == 1, let state = states.first else { return false }
    let words = CodeWords.of(code.source(state.range))
    guard file.uses.source(state.range).hasPrefix("@State "), words.contains("private") else {
      return false
    }
    return types.allSatisfy { range in
      !isInText(name, in: range)
        && code.places(of: name, in: range).allSatisfy {
          state.range.contains($0.lowerBound) || isSet(name, at: $0.lowerBound, in: code)
        }
    }
  }

  /// Whether a statement begins at an offset, with or without `self`, that sets a name.
  private func isSet(_ name: String, at offset: Int, in code: BlankedCode) -> Bool {
    let hasSelf = code.bytes[..<offset].suffix(5).elementsEqual(Array("self.".utf8))
    let start = hasSelf ? offset - 5 : offset
    let before = code.bytes[..<start].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard before.map({ Array("\n;{".utf8).contains($0) }) ?? true else { return false }
    let line = code.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }
    return StateNames.target(of: Substring(String(decoding: line, as: UTF8.self))) == name
  }

  /// Whether a text of a range may show the value of a name.
  private func isInText(_ name: String, in range: Range<Int>) -> Bool {
    file.uses.source(range).split(whereSeparator: \.isNewline).contains {
      $0.contains("\\(") && CodeWords.of(String($0)).contains(name)
    }
  }
}
