import Diagnostics
import SwiftSymbols
import Testing

/// The symbols of a module are in many lists, so a copy must cost next to nothing.
@Suite struct SymbolCopyTests {
  private let symbol = Symbol(.struct, "Badge", module: "Kit", at: SourceLocation("a", line: 1))

  @Test func aSymbolInAListIsAReference() {
    #expect(MemoryLayout<Symbol>.size == MemoryLayout<Int>.size)
  }

  @Test func aCopyThatChangesLeavesTheSymbolAsItWas() {
    var copy = symbol
    #expect(copy == symbol)
    copy.signature.isSettable = true
    copy.name = "Chip"
    #expect((symbol.name, symbol.signature.isSettable) == ("Badge", false))
    #expect((copy.name, copy.signature.isSettable) == ("Chip", true))
    #expect(copy != symbol)
  }

  @Test func symbolsOfWhichTheSameIsSaidAreEqual() {
    let other = Symbol(.struct, "Badge", module: "Kit", at: SourceLocation("a", line: 1))
    #expect(other == symbol)
    #expect(Set([symbol, other]).count == 1)
  }
}
