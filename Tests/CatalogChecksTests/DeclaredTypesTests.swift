import Testing

@Suite struct DeclaredTypesTests {
  private func found(_ type: String) throws -> [String] {
    let source = """
      public struct BadgeStyle: ViewModifier { public init() {} }
      extension View { public func badge() -> some View { self } }
      """
    let swift = "swift: { type: \(type), form: modifier, call: badge }\nchildren: any\n"
    return try sourceFindings(source, appending: [badge: swift])
      .filter { $0.id.name == "component/swift-type" && $0.summary.hasPrefix("Badge") }
      .map { "\($0.location?.line ?? 0) \($0.summary) | \($0.suggestion ?? "")" }
  }

  @Test func theTypeOfAModifierIsDeclared() throws {
    #expect(try found("BadgeStyle") == [])
    #expect(try found("View") == [], "the sources extend it")
    #expect(
      try found("BadgeStile") == [
        "4 Badge: the Swift sources declare no type 'BadgeStile' | did you mean 'BadgeStyle'?"
      ])
    #expect(
      try found("Chip") == [
        "4 Badge: the Swift sources declare no type 'Chip' | name the type that 'badge' belongs to"
      ])
  }

  @Test func aViewThatIsNotDeclaredIsReportedWhereItIsNamed() throws {
    let source = "public struct Badge: View { public init() {} }"
    let found = try sourceFindings(source, appending: [badge: "swift: { type: Bagde }\n"])
      .filter { $0.summary.hasPrefix("Badge") }
    #expect(found.map(\.summary) == ["Badge: the Swift sources declare no public type 'Bagde'"])
    #expect(found.first?.location?.description == "\(badge):4:1")
  }
}
