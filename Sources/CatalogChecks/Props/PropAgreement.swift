import AgentUI

/// Whether a prop and a parameter mean values of the same type.
///
/// The types are those that a value of each kind can be written as in Swift, after
/// ``AgentUI/PropContract/swiftType``.
enum PropAgreement {
  private static let texts: Set = [
    "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
    "Text", "Character", "some StringProtocol", "URL",
  ]
  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let numbers: Set = ["Double", "Float", "CGFloat", "TimeInterval", "Float16"]

  static func isSame(_ prop: PropContract, _ argument: SwiftArgument) -> Bool {
    if argument.role == .function { return true }
    if prop.kind == .action || argument.role == .action {
      return prop.kind == .action && argument.role == .action
    }
    guard prop.isBinding == (argument.role == .state) else { return false }
    if prop.isBinding { return isSameBound(prop, argument.type) }
    if let written = prop.swiftType { return isSame(written, argument.type) }
    let name = argument.type.name
    return switch prop.kind {
    case .string: texts.contains(name)
    case .integer: integers.contains(name)
    case .number: numbers.contains(name)
    case .boolean: name == "Bool"
    case .enum: basicKind(of: name) == nil
    case .token: ![.string, .integer, .boolean].contains(basicKind(of: name))
    case .action: false
    }
  }

  /// The kind of prop for a type that needs no further words.
  static func basicKind(of type: String) -> PropContract.Kind? {
    if texts.contains(type) { return .string }
    if integers.contains(type) { return .integer }
    if numbers.contains(type) { return .number }
    return type == "Bool" ? .boolean : nil
  }

  /// The type of the value that the metadata put between `Binding<` and `>`.
  private static func isSameBound(_ prop: PropContract, _ type: SwiftTypeText) -> Bool {
    let bound = prop.swiftType.flatMap { SwiftTypeText($0).bound }
    return bound.map { isSame($0.name, type) } ?? false
  }

  /// A Swift type of the metadata may name a case that wraps the value: `IndicatorTooltip.text`.
  private static func isSame(_ written: String, _ type: SwiftTypeText) -> Bool {
    var names = SwiftTypeText(written).name.split(separator: ".")
    if names.count > 1, names.last?.first?.isLowercase == true { names.removeLast() }
    let shorter = min(names.count, type.name.split(separator: ".").count)
    return names.suffix(shorter) == type.name.split(separator: ".").suffix(shorter)
  }
}
