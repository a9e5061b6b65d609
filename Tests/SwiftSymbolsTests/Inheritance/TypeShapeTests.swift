import Testing

@testable import SwiftSymbols

@Suite("Type shapes")
struct TypeShapeTests {
  @Test(arguments: [
    ("[Int]?", "Optional<Array<Int>>"), ("[String: Int]", "Dictionary<String, Int>"),
    ("any P", "P"), ("(any P)?", "P?"), ("(Int)", "Int"), ("Void", "()"), ("Swift.Void", "()"),
    ("@escaping (Int) -> Void", "(_ x: Int) -> ()"), ("borrowing Int", "Int"),
    ("@convention(c) (Int) -> Int", "(Int) -> Int"), ("Int!", "Int?"), ("`Type`", "Type"),
    ("(a: Int, b: Int)", "(Int, Int)"), ("(some P)", "some P"), ("consuming [Int]", "[Int]"),
    ("isolated (any Actor)?", "Actor?"), ("() throws(Never) -> Int", "() -> Int"),
    ("[a: [b: c]]", "Dictionary<a, Dictionary<b, c>>"), ("A<B>.C<D>", "A.C<D>"),
  ])
  func shapesAreEqual(_ left: String, _ right: String) {
    #expect(TypeShape(left) == TypeShape(right))
  }

  @Test(arguments: [
    ("Int", "Int?"), ("inout Int", "Int"), ("[Int]", "Int..."), ("some P", "P"),
    ("(Int) -> Int", "(Int, Int)"), ("A.B", "B"), ("Int.Type", "Int"), ("A & B", "A"),
    ("() throws -> Int", "() -> Int"), ("() async -> Int", "() -> Int"), ("`a b`", "`a` b"),
  ])
  func shapesDiffer(_ left: String, _ right: String) {
    #expect(TypeShape(left) != TypeShape(right))
  }

  private static let broken: [(text: String, shape: TypeShape)] = [
    ("", .any), ("<", .any), ("@", .any), ("(", .tuple([])),
    ("[", .named(["Array"], [TypeShape.any])),
    ("A<", .named(["A"], [])), ("A.", .named(["A"], [])),
    ("A &", .named(["&"], [TypeShape.named(["A"], []), TypeShape.any])),
    ("...", .named(["..."], [TypeShape.any])),
    ("[:]", .named(["Dictionary"], [TypeShape.any, TypeShape.any])),
  ]

  @Test(arguments: broken)
  func whatIsNoTypeIsReadAsFarAsItGoes(_ text: String, _ shape: TypeShape) {
    #expect(TypeShape(text) == shape)
  }

  @Test(arguments: ["(", "[", "A<", "->", "A.", "@", "[a:", "inout "])
  func whatNestsTooDeepIsCut(_ text: String) {
    let shape = TypeShape(String(repeating: text, count: 10_000))
    #expect(shape == TypeShape(String(repeating: text, count: 10_001)))
  }

  @Test func depthIsBounded() {
    #expect(TypeShape(String(repeating: "[", count: 100_000)) != .any)
  }
}
