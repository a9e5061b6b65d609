import SwiftSyntax

/// A variable with `@Entry`, which no compiler but that of the platform expands.
struct EntryVariable {
  /// The attribute, in bytes of the file.
  private let attribute: Range<Int>
  /// The equals sign; `nil` where there is no value, which is `nil` then.
  private let equals: Range<Int>?
  /// The end of the name, where no type is stated and the value says it.
  private let nameEnd: Int
  private let type: String?
  private let end: Int

  /// - Returns: `nil` for any other variable, and where the type does not follow from its text.
  init?(_ node: VariableDeclSyntax) {
    let attributes = node.attributes.compactMap { element -> AttributeSyntax? in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute
    }
    guard
      let attribute = attributes.first(where: { $0.attributeName.trimmedDescription == "Entry" }),
      node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil
    else { return nil }
    self.attribute = attribute.trimmedByteRange
    equals = binding.initializer?.equal.trimmedByteRange
    nameEnd = binding.pattern.trimmedByteRange.upperBound
    end = binding.trimmedByteRange.upperBound
    type = binding.typeAnnotation == nil ? binding.initializer.flatMap { Self.type($0.value) } : nil
    if binding.typeAnnotation == nil, type == nil { return nil }
  }

  private static func type(_ value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      return name.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }

  /// The bytes of a file with accessors in place of the macro. The value keeps its column where the
  /// attribute leaves room before it.
  func expanded(in bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    copy.insert(contentsOf: (equals == nil ? "{get{nil}set{}}" : "}set{}}").utf8, at: end)
    var inserted = 0
    if let equals {
      copy.replaceSubrange(equals, with: "{get{".utf8)
      inserted += 4
    }
    if let type {
      copy.insert(contentsOf: ":\(type) ".utf8, at: nameEnd)
      inserted += type.utf8.count + 2
    }
    let room = equals != nil && isOnOneLine(bytes) ? min(inserted, attribute.count) : 0
    copy.replaceSubrange(
      attribute, with: repeatElement(UInt8(ascii: " "), count: attribute.count - room))
    return copy
  }

  private func isOnOneLine(_ bytes: [UInt8]) -> Bool {
    !bytes[attribute.lowerBound..<(equals?.lowerBound ?? end)].contains(UInt8(ascii: "\n"))
  }
}
