import SwiftSymbols

/// Names of what moves views.
enum MovingNames {
  /// Whether a transition changes more than how visible something is.
  ///
  /// - Parameter text: The whole expression of the call.
  static func isSlide(_ text: String, from call: SwiftUses.Call) -> Bool {
    let own = text.utf8.dropFirst(call.nameOffset - call.range.lowerBound)
    return !slides.isDisjoint(with: CodeWords.of(String(decoding: own, as: UTF8.self)))
  }

  /// Whether a scale changes so little that nothing is seen to move, as of a pressed button.
  ///
  /// - Parameter scale: What is passed: `isPressed ? 0.95 : (isFocused ? 1.05 : 1)`.
  static func isSlight(_ scale: String) -> Bool {
    let results = scale.split { "?:()".contains($0) }.compactMap {
      Double($0.filter { !$0.isWhitespace })
    }
    return results.count == scale.count { $0 == "?" } + 1
      && results.allSatisfy { (0.85...1.15).contains($0) }
  }

  private static let slides: Set<String> = ["move", "offset", "push", "scale", "slide"]
  /// What changes nothing but where and how large something is drawn.
  static let effects: Set<String> = [
    "offset", "position", "rotation3DEffect", "rotationEffect", "scaleEffect",
  ]
  static let modifiers = effects.union(["frame", "lineLimit", "padding"])
  /// What puts views side by side.
  static let rows: Set<String> = [
    "DisclosureGroup", "Form", "Grid", "GridRow", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "List", "Section", "VStack",
  ]
  /// What unfolds what is in it.
  static let unfolding: Set<String> = ["DisclosureGroup", "Section"]
  /// What has no layout of its own.
  static let transparent: Set<String> = ["ForEach", "Group"]
  /// What takes its room from what it is added to.
  static let insets: Set<String> = ["safeAreaBar", "safeAreaInset"]
}
