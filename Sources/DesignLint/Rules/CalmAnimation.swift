import SwiftSymbols

/// Tells animations by which nothing moves: they change how visible a view is, or its colour.
enum CalmAnimation {
  /// Whether an animation changes nothing else, as far as the code shows it.
  static func isCalm(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    switch call.name {
    case "animation": call.isMethod && isCalmModifier(call, in: file)
    case "withAnimation": changesLooksOnly(call, in: file)
    default: false
    }
  }

  // MARK: Modifiers

  private static func isCalmModifier(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    let chain = file.chain(before: call)
    if appearsOnly(call, after: chain, in: file) { return !moves(call, in: file) }
    guard let name = call.argument("value")?.name else { return false }
    let mentions = chain.filter { link in
      link.arguments.contains { file.uses.source($0.range).contains(name) }
    }
    let shown = mentions.filter { !unseen.contains($0.name) }
    if shown.isEmpty {
      return isLook(name) && !moves(call, in: file)
        || StateUses(name, around: call, in: file).areLooks
    }
    return shown.allSatisfy { fading.contains($0.name) || isFadingLayer($0, by: name, in: file) }
  }

  /// Whether things only come, go and are replaced, which fades unless a transition says otherwise.
  private static func appearsOnly(
    _ call: SwiftUses.Call, after chain: [SwiftUses.Call], in file: LintFile
  ) -> Bool {
    if fadesOnly(call, in: file) { return true }
    guard let value = call.argument("value") else { return changesFade(chain) }
    if isPresence(file.uses.source(value.range)) { return true }
    guard let name = value.name else { return false }
    return isSwap(call, by: name, in: file) || isText(chain, by: name, in: file)
  }

  /// Whether what comes and goes in what is animated has a transition, and it is a fade.
  private static func fadesOnly(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    file.indices(in: call.range).contains { index in
      let inner = file.uses.calls[index]
      return inner.name == "transition" && inner.argument(nil)?.name == ".opacity"
    }
  }

  /// Whether a value only says what a text reads.
  private static func isText(
    _ chain: [SwiftUses.Call], by name: String, in file: LintFile
  ) -> Bool {
    guard let text = chain.last, text.name == "Text", text.base == .none else { return false }
    let base = name.prefix { $0 != "." }
    let mentions = chain.filter { link in
      link.arguments.contains { file.uses.source($0.range).contains(base) }
    }
    return mentions.contains { $0.range == text.range }
      && mentions.allSatisfy { $0.range == text.range || fading.contains($0.name) }
  }

  /// Whether what is over a view only looks different by a value.
  private static func isFadingLayer(
    _ link: SwiftUses.Call, by name: String, in file: LintFile
  ) -> Bool {
    guard link.name == "overlay" else { return false }
    let mentions = link.arguments.flatMap { argument in
      file.indices(in: argument.range).map { file.uses.calls[$0] }.filter { inner in
        inner.arguments.contains {
          $0.values.first?.kind != .closure && file.uses.source($0.range).contains(name)
        }
      }
    }
    return !mentions.isEmpty && mentions.allSatisfy { fading.contains($0.name) }
  }

  /// Whether a container shows one thing or another by a value: what comes and goes in it fades.
  private static func isSwap(
    _ call: SwiftUses.Call, by name: String, in file: LintFile
  ) -> Bool {
    guard let receiver = call.receiver else { return false }
    let root = file.uses.calls[file.root(of: receiver)]
    guard root.base == .none, root.name == "ZStack" || root.name == "Group",
      let closure = root.arguments.last, closure.values.first?.kind == .closure
    else { return false }
    let content = file.uses.source(closure.range).dropFirst().drop(while: \.isWhitespace)
    return ["switch ", "if ", "if !"].contains { content.hasPrefix("\($0)\(name) {") }
  }

  /// Whether a value says that something is there or not: what comes and goes by it fades, unless
  /// a transition says otherwise.
  private static func isPresence(_ value: String) -> Bool {
    value.hasSuffix(".isEmpty") || value.hasSuffix("== nil") || value.hasSuffix("!= nil")
  }

  /// Whether a chain changes by a condition, and by each only how something looks.
  private static func changesFade(_ chain: [SwiftUses.Call]) -> Bool {
    let changing = chain.filter { link in link.arguments.contains { $0.values.count > 1 } }
    return !changing.isEmpty && changing.allSatisfy { fading.contains($0.name) }
  }

  /// Whether a name is that of an opacity or a colour.
  static func isLook(_ name: String) -> Bool {
    let last = name.split(separator: ".").last?.lowercased() ?? ""
    return looks.contains { last.hasSuffix($0) }
  }

  private static let looks = ["opacity", "color", "colour", "tint"]

  /// Whether something in what is animated has a place, a size or a transition that may change.
  private static func moves(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    file.uses.calls.contains { inner in
      call.range.contains(inner.nameOffset)
        && (moving.contains(inner.name) && !inner.hasNumbersOnly
          || inner.name == "transition" && inner.argument(nil)?.name != ".opacity")
    }
  }

  static let fading: Set<String> = [
    "background", "colorMultiply", "fill", "foregroundColor", "foregroundStyle", "opacity",
    "stroke", "tint",
  ]
  /// What does not show.
  static let unseen: Set<String> = [
    "accessibilityHidden", "allowsHitTesting", "animation", "disabled", "focusable", "focused",
    "gesture", "onAppear", "onChange", "onChanged", "onDrop", "onEnded", "onHover",
    "onLongPressGesture", "onTapGesture", "simultaneousGesture", "task", "withAnimation",
  ]
  private static let moving: Set<String> = [
    "matchedGeometryEffect", "offset", "position", "rotationEffect", "rotation3DEffect",
    "scaleEffect",
  ]

  // MARK: Changes

  /// Whether all that is done in a closure is to set what shows only as an opacity or a colour.
  private static func changesLooksOnly(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    guard let closure = call.arguments.last, closure.values.first?.kind == .closure else {
      return false
    }
    let lines = file.uses.source(closure.range).dropFirst().dropLast()
      .split(whereSeparator: { $0.isNewline || $0 == ";" })
      .map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        guard let target = StateUses.target(of: line) else { return false }
        return isLook(target) || StateUses(target, around: call, in: file).areLooks
      }
  }
}

extension SwiftUses.Call {
  /// Whether all that is passed to it are numbers, which no state changes.
  fileprivate var hasNumbersOnly: Bool { arguments.allSatisfy { $0.number != nil } }
}

extension LintFile {
  /// The calls of a chain that one is made on, from the last to the first.
  fileprivate func chain(before call: SwiftUses.Call) -> [SwiftUses.Call] {
    var found: [SwiftUses.Call] = []
    var current = call.receiver
    while let index = current {
      found.append(uses.calls[index])
      current = uses.calls[index].receiver
    }
    return found
  }
}
