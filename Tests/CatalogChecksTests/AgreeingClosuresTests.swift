import Testing

@Suite struct AgreeingClosuresTests {
  private func found(_ initializers: String, _ metadata: String) throws -> [String] {
    let source = "public struct Badge<A: View, B: View>: View { \(initializers) }"
    return try sourceFindings(source, appending: [badge: metadata])
      .filter { $0.id.name == "component/closures" }
      .map { "\($0.location?.line ?? 0) \($0.summary) | \($0.suggestion ?? "")" }
  }

  private let one = "public init(@ViewBuilder content: () -> A) {}"
  private let two = "public init(@ViewBuilder a: () -> A, @ViewBuilder b: () -> B) {}"

  @Test func closuresThatAgreeAreNotReported() throws {
    #expect(try found("public init() {}", "") == [])
    #expect(try found(one, "children: any\nswift: { closure: content }\n") == [])
    #expect(try found(two, "children: [Card]\nswift: { slots: { Card: a, Badge: b } }\n") == [])
    let optional = "children: any\nswift: { closureOptional: true }\n"
    #expect(try found(one + "; public init() {}", optional) == [])
  }

  @Test func aClosureThatGivesAViewNeedsNoBuilder() throws {
    let content = "children: any\n"
    #expect(try found("public init(content: @escaping () -> A) {}", content) == [])
    #expect(try found("public init(content: (() -> AnyView)) {}", content) == [])
    let others = ["(Int) -> A", "() -> Int", "() -> C"]
    for type in others {
      #expect(try found("public init(content: @escaping \(type)) {}", "") == [], "\(type)")
    }
  }

  @Test func childrenAndClosuresGoTogether() throws {
    #expect(
      try found(one, "") == [
        "1 Badge: Swift needs the closure 'content', and there are no children "
          + "| write 'children: any', or the names of those it takes"
      ])
    #expect(
      try found("public init() {}", "children: any\n") == [
        "1 Badge: it takes children, and no initialiser has a closure for them "
          + "| write 'children: none'"
      ])
  }

  @Test func labelsAreThoseOfTheDeclaration() throws {
    #expect(
      try found(two, "children: any\n") == [
        "1 Badge: Swift has the closures a, b, and there are no slots "
          + "| say under 'slots' of 'swift' which child goes into which"
      ])
    #expect(
      try found(two, "children: [Card]\nswift: { slots: { Card: b, Badge: a } }\n") == [
        "5 Badge: its slots are b, a, and the closures in Swift a, b "
          + "| name the closures in the order of the declaration"
      ])
    #expect(
      try found(one, "children: any\nswift: { closure: body }\n") == [
        "5 Badge: no initialiser has the closure 'body' | write 'closure: content'"
      ])
  }

  @Test func aClosureIsOptionalWhereSwiftCanDoWithout() throws {
    #expect(
      try found(one + "; public init() {}", "children: any\n") == [
        "1 Badge: Swift does not require the closure 'content' "
          + "| write 'closureOptional: true' under 'swift'"
      ])
    #expect(
      try found(one, "children: any\nswift: { closureOptional: true }\n") == [
        "5 Badge: Swift requires the closure 'content' "
          + "| take 'closureOptional' out of 'swift'"
      ])
    #expect(
      try found(
        "public init(action: @escaping () -> Void = {}) {}",
        "props:\n  - { name: action, type: action }\n") == [
          "1 Badge: Swift does not require the action 'action' "
            + "| write 'closureOptional: true' under 'swift'"
        ])
  }
}
