import SwiftSymbols
import Testing

@Suite("Namesakes that could override each other")
struct OverrideMatchTests {
  /// Whether the default implementation takes over the text of the requirement.
  private func lends(_ requirement: String, to member: String) -> Bool {
    let module = read(
      "public class K {}\npublic class L: K {}\n"
        + "public protocol P {\n/// D\n\(requirement)\n}\nextension P {\npublic \(member)\n}")
    return module.inheritedLines == [8]
  }

  @Test(arguments: [
    ("func t() throws", "func t() {}"), ("func t() rethrows", "func t() throws {}"),
    ("var v: Int { get throws }", "var v: Int { 1 }"),
    ("var v: Int { get async }", "var v: Int { 1 }"),
    ("var v: Int? { get }", "var v: Int { 1 }"),
    ("func o(_ x: Int)", "func o(_ x: Int?) {}"),
    ("func o(_ x: Int...)", "func o(_ x: Int?...) {}"),
    ("func r() -> Int?", "func r() -> Int { 1 }"), ("func r() -> K", "func r() -> L { L() }"),
    ("func r(_ x: (Int, Int)) -> (Int?, Int)", "func r(_ x: (Int?, Int)) -> (Int, Int) { (1, 2) }"),
    ("func f(_ f: () -> Void)", "func f(_ f: () throws -> Void) {}"),
    ("func f() -> () throws -> Void", "func f() -> () -> Void { {} }"),
    ("func s(_ x: some Equatable)", "func s<T: Equatable>(_ x: T) {}"),
    ("init(x: Int)", "init(x: Int?) { self.init(x: 1) }"),
    ("func c() -> any Hashable & Sendable", "func c() -> any Sendable & Hashable { 1 }"),
  ])
  func narrowerResultsAndWiderParametersFit(_ requirement: String, _ member: String) {
    #expect(lends(requirement, to: member))
  }

  @Test(arguments: [
    ("func t()", "func t() throws {}"), ("func t() async", "func t() {}"),
    ("func t() throws(E)", "func t() {}"), ("var v: Int { get }", "var v: Int { get async { 1 } }"),
    ("func o(_ x: Int?)", "func o(_ x: Int) {}"), ("func r() -> Int", "func r() -> Int? { 1 }"),
    ("func r() -> Any", "func r() -> Int { 1 }"),
    ("func r() -> [Int?]", "func r() -> [Int] { [] }"),
    ("func o(_ x: inout Int)", "func o(_ x: inout Int?) {}"),
    ("func f(_ f: () throws -> Void)", "func f(_ f: () -> Void) {}"),
    ("func f(_ f: () async -> Void)", "func f(_ f: () -> Void) {}"),
    ("func f(_ f: @escaping () -> Void)", "func f(_ f: () -> Void) {}"),
    ("func f(_ f: (() throws -> Void)?)", "func f(_ f: (() -> Void)?) {}"),
    ("var v: Int { get set }", "var v: Int { 1 }"),
    ("subscript(i: Int) -> Int { get set }", "subscript(i: Int) -> Int { 1 }"),
  ])
  func othersDoNot(_ requirement: String, _ member: String) {
    #expect(!lends(requirement, to: member))
  }

  @Test(arguments: [
    "var v: Int { get { 1 } set {} }", "var v: Int { _read { yield 1 } _modify { yield &x } }",
    "var v: Int { get { 1 } nonmutating set {} }",
  ])
  func settersFit(_ member: String) {
    #expect(lends("var v: Int { get set }", to: member))
    #expect(lends("var v: Int { get }", to: member))
  }
}
