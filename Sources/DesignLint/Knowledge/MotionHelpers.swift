import SwiftSymbols

/// Names of the sources behind which Reduce Motion is read, so that code that animates by them need
/// not read it again.
///
/// ```swift
/// extension Animation {
///   static var gentle: Animation? { UIAccessibility.isReduceMotionEnabled ? nil : .default }
/// }
/// ```
///
/// A helper that only calls such a helper is one, too.
struct MotionHelpers: Hashable, Sendable {
  /// Animations, and functions that make or wrap some: `gentle`, `Motion.gentle`.
  private(set) var animations: Set<String> = []
  /// Properties that say what the person wants: `prefersLessMotion`.
  private(set) var questions: Set<String> = []

  /// What the sources have of them.
  init(of files: [SwiftUses] = []) {
    guard files.contains(where: Self.reads) else { return }
    var open: [Helper] = []
    for file in files {
      for (index, declaration) in file.declarations.enumerated() {
        if Self.isQuestion(index, in: file) { questions.insert(declaration.name) }
        if let helper = Helper(index, in: file) { open.append(helper) }
      }
    }
    var isGrowing = true
    while isGrowing {
      let rest = open.filter { helper in
        let names = animations.union(questions)
        guard helper.asks || !helper.words.isDisjoint(with: names) else { return true }
        animations.insert(helper.name)
        return false
      }
      isGrowing = rest.count < open.count
      open = rest
    }
  }

  /// Whether a name is the one by which the platform says that a person wants less motion.
  static func asks(_ text: some StringProtocol) -> Bool {
    marks.contains { text.contains($0) }
  }

  private static let marks = ["educeMotion", "prefersCrossFadeTransitions"]

  private static func reads(_ file: SwiftUses) -> Bool {
    file.members.contains { asks($0.name) }
      || file.declarations.contains { $0.keyPaths.contains(where: asks) }
  }

  /// Whether a property says what the person wants, and shows nothing.
  private static func isQuestion(_ index: Int, in file: SwiftUses) -> Bool {
    let declaration = file.declarations[index]
    guard declaration.kind == .property, !declaration.isBody,
      file.parent(of: index)?.isOfAnimations != true,
      asks(file.source(declaration.range))
    else { return false }
    return !file.calls.contains { call in
      declaration.range.contains(call.nameOffset) && call.name.first?.isUppercase == true
    }
  }
}

/// A declaration by which code may animate.
private struct Helper {
  /// How code names it; with its type where the name alone may be that of anything.
  let name: String
  /// What its code names.
  let words: Set<String>
  /// Whether it reads Reduce Motion itself.
  let asks: Bool

  /// - Returns: `nil` for what is no such declaration.
  init?(_ index: Int, in file: SwiftUses) {
    let declaration = file.declarations[index]
    guard declaration.kind == .function || declaration.kind == .property, !declaration.isBody else {
      return nil
    }
    switch file.parent(of: index) {
    case nil: name = declaration.name
    case let type? where type.isOfAnimations: name = declaration.name
    case let type? where declaration.isStatic && type.kind != .function:
      name = (type.name.split(separator: ".").last ?? "") + "." + declaration.name
    default: return nil
    }
    let text = file.source(declaration.range)
    words = CodeWords.of(text)
    asks = MotionHelpers.asks(text)
  }
}

extension SwiftUses {
  fileprivate func parent(of index: Int) -> Declaration? {
    declarations[index].parent.map { declarations[$0] }
  }
}

extension SwiftUses.Declaration {
  /// Whether everything in it is drawn, whatever it asks.
  fileprivate var isBody: Bool { ["body", "makeBody", "init", "previews"].contains(name) }

  /// Whether it extends what animates, or is animated.
  fileprivate var isOfAnimations: Bool {
    kind == .extension && Self.animated.contains(String(name.split(separator: ".").last ?? ""))
  }

  private static let animated: Set<String> = [
    "Animation", "AnyTransition", "Binding", "Transaction", "Transition", "View",
  ]
}
