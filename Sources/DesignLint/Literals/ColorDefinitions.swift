import SwiftSymbols

/// Tells where an app gives a colour a name, so that other code can use it: that is where a value
/// belongs.
///
/// ```swift
/// extension Color { static let accent = Color(hex: 0x0085FF) }
/// struct Palette {
///   let paper = Color("Paper")
///   var ink: Color { isDark ? Color(white: 0.9) : Color(white: 0.1) }
/// }
/// ```
struct ColorDefinitions {
  let file: LintFile

  /// Whether a colour is what a property or function of a type gives that is no view; a view that
  /// has a colour of its own also shows it, and who chooses among several says what they stand for.
  func contain(_ color: Range<Int>, at place: SwiftUses.Surroundings) -> Bool {
    guard let index = place.declaration else { return false }
    let declaration = file.uses.declarations[index]
    let type = declaration.parent.map { file.uses.declarations[$0] }
    guard declaration.kind == .property || declaration.kind == .function,
      type.map({ $0.kind == .type || $0.kind == .extension }) ?? true
    else { return false }
    if type?.shows == true || place.branch != nil && !declaration.isStatic { return false }
    return givesColor(declaration) && (type != nil || declaration.kind == .property)
      || isWhole(color, at: place, of: declaration)
  }

  /// Whether the type that is written says so: `: UIColor`, `-> some ShapeStyle`.
  private func givesColor(_ declaration: SwiftUses.Declaration) -> Bool {
    let text = file.uses.source(declaration.range)
    let head = text.prefix { $0 != "{" && $0 != "=" }
    let mark = declaration.kind == .function ? "->" : ":"
    guard let type = head.split(separator: mark).dropFirst().last else { return false }
    return CodeWords.of(String(type)).contains { $0.hasSuffix("Color") || $0 == "ShapeStyle" }
  }

  /// Whether a property is set to a colour, or to one that is made of it.
  private func isWhole(
    _ color: Range<Int>, at place: SwiftUses.Surroundings, of declaration: SwiftUses.Declaration
  ) -> Bool {
    let before = file.uses.source(declaration.range.lowerBound..<color.lowerBound)
    return declaration.kind == .property && before.count { $0 == "=" } == 1
      && file.ancestors(place).allSatisfy { Self.makers.contains(file.uses.calls[$0.call].name) }
  }

  private static let makers = ColorLiteral.types.union([
    "adaptive", "dynamic", "dynamicColor", "init",
  ])
}

extension SwiftUses.Declaration {
  /// Whether it is something that is seen, of SwiftUI or UIKit.
  fileprivate var shows: Bool {
    isView
      || inherited.contains { name in
        ["View", "Controller", "Cell"].contains { name.hasSuffix($0) }
      }
  }
}
