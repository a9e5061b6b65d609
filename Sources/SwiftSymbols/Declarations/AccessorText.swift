import SwiftSyntax

/// Writes the accessors of a computed variable or a subscript as a protocol would.
enum AccessorText {
  /// ` { get set }` with effects; `nil` for a stored variable.
  static func text(of block: AccessorBlockSyntax?, isSettable: Bool) -> String? {
    guard let block else { return nil }
    guard case .accessors(let accessors) = block.accessors else { return " { get }" }
    let setter = accessors.first { setting.contains($0.accessorSpecifier.text) }
    let getter = accessors.first { getting.contains($0.accessorSpecifier.text) }
    guard setter != nil || getter != nil else { return nil }
    var words = [getter.flatMap { modifier($0) }, "get", getter.flatMap { effects($0) }]
    if let setter, isSettable { words += [modifier(setter), "set"] }
    return " { " + words.compactMap { $0 }.joined(separator: " ") + " }"
  }

  private static let getting: Set<String> = ["get", "_read", "read", "borrow", "unsafeAddress"]
  private static let setting: Set<String> = [
    "set", "_modify", "modify", "mutate", "unsafeMutableAddress",
  ]

  private static func modifier(_ accessor: AccessorDeclSyntax) -> String? {
    accessor.modifier.map { SyntaxText.oneLine($0) }
  }

  private static func effects(_ accessor: AccessorDeclSyntax) -> String? {
    accessor.effectSpecifiers.map { SyntaxText.oneLine($0) }
  }
}
