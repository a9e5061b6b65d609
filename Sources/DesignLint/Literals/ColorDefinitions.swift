import SwiftSymbols

/// Tells where an app defines colours of its own by their values, so that other code can name them:
///
/// ```swift
/// extension Color { static let accent = Color(hex: 0x0085FF) }
/// enum Palette {
///   static let paper = Color("Paper")
///   static var ink: Color { isDark ? Color(white: 0.9) : Color(white: 0.1) }
/// }
/// ```
struct ColorDefinitions {
  private let file: LintFile
  /// By its index, how many constants of a type have such a value.
  private let counts: [Int: Int]

  /// - Parameter places: Those of the colours that a file writes out.
  init(of places: [SwiftUses.Surroundings], in file: LintFile) {
    self.file = file
    let constants = Set(
      places.filter { Self.isValue($0, in: file) }.compactMap { $0.declaration })
    let types = constants.compactMap { file.uses.declarations[$0].parent }
    counts = Dictionary(grouping: types, by: { $0 }).mapValues(\.count)
  }

  /// Whether a colour is the value of such a constant.
  func contain(_ place: SwiftUses.Surroundings) -> Bool {
    guard let index = place.declaration else { return false }
    let declaration = file.uses.declarations[index]
    guard declaration.kind == .property, declaration.isStatic, let parent = declaration.parent
    else { return false }
    let type = file.uses.declarations[parent]
    guard type.kind == .type || type.kind == .extension else { return false }
    if Self.colors.contains(String(type.name.split(separator: ".").last ?? "")) { return true }
    return !type.isView && counts[parent, default: 0] >= Self.fewest
      && Self.isValue(place, in: file)
  }

  /// A single colour may be one of many values of a type.
  private static let fewest = 2

  /// Whether a colour is what a static property is, and not part of something else.
  private static func isValue(_ place: SwiftUses.Surroundings, in file: LintFile) -> Bool {
    guard let index = place.declaration, file.uses.declarations[index].kind == .property,
      file.uses.declarations[index].isStatic
    else { return false }
    return file.ancestors(place).allSatisfy { makers.contains(file.uses.calls[$0.call].name) }
  }

  private static let colors: Set<String> = ["CGColor", "Color", "NSColor", "ShapeStyle", "UIColor"]
  private static let makers: Set<String> = colors.union([
    "adaptive", "dynamic", "dynamicColor", "init",
  ])
}
