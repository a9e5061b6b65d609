import Testing

@testable import SwiftSymbols

@Suite("Type shapes")
struct TypeShapeTests {
  @Test(arguments: [
    ("[Int]?", "Optional<Array<Int>>"), ("[String: Int]", "Dictionary<String, Int>"),
    ("any P", "P"), ("(any P)?", "P?"), ("(Int)", "Int"), ("Void", "()"), ("Swift.Void", "()"),
    ("@escaping (Int) -> Void", "(_ x: Int) throws -> ()"), ("borrowing Int", "Int"),
    ("@convention(c) (Int) -> Int", "(Int) -> Int"), ("Int!", "Int?"), ("`Type`", "Type"),
    ("(a: Int, b: Int)", "(Int, Int)"), ("(some P)", "some P"), ("consuming [Int]", "[Int]"),
    ("isolated (any Actor)?", "Actor?"), ("() async throws(E) -> Int", "() -> Int"),
    ("[a: [b: c]]", "Dictionary<a, Dictionary<b, c>>"), ("A<B>.C<D>", "A.C<D>"),
  ])
  func shapesAreEqual(_ left: String, _ right: String) {
    #expect(TypeShape(left) == TypeShape(right))
  }

  @Test(arguments: [
    ("Int", "Int?"), ("inout Int", "Int"), ("[Int]", "Int..."), ("some P", "P"),
    ("(Int) -> Int", "(Int, Int)"), ("A.B", "B"), ("Int.Type", "Int"), ("A & B", "A"),
  ])
  func shapesDiffer(_ left: String, _ right: String) {
    #expect(TypeShape(left) != TypeShape(right))
  }

  @Test(arguments: ["", "(", "[", "<", "A<", "@", "->", "...", "A.", "&", "A &", "((((", "[:]"])
  func whatIsNoTypeEnds(_ text: String) {
    _ = TypeShape(text)
    _ = TypeShape(String(repeating: text, count: 10_000))
  }

  @Test func depthIsBounded() {
    #expect(TypeShape(String(repeating: "[", count: 100_000)) != .any)
  }
}
