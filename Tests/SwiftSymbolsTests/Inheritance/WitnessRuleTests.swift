import SwiftSymbols
import Testing

@Suite("Documentation of requirements")
struct WitnessRuleTests {
  @Test func witnessesTakeOverTheText() {
    let module = read(
      """
      public protocol Drawable {
        /// Draws it.
        func draw()
        /// Its size.
        var size: Int { get }
        func erase()
      }
      public struct Box: Drawable {
        public func draw() {}
        public var size: Int
        public func erase() {}
        public func other() {}
      }
      """)
    #expect(module.inherited == ["Box.draw()", "Box.size"])
    #expect(module.text(of: "Box.draw()") == "Draws it.")
    #expect(module.symbol("Box.erase()")?.documentation.state == SymbolDocumentation.State.none)
  }

  @Test func ownCommentsWin() {
    let module = read(
      """
      public protocol P {
        /// Of the requirement.
        func a()
      }
      public struct S: P {
        /// Its own.
        public func a() {}
      }
      """)
    #expect(module.text(of: "S.a()") == "Its own.")
    #expect(module.symbol("S.a()")?.documentation.state == .own)
  }

  @Test func blankCommentsAreCommentsToTheCompiler() {
    let module = read(
      """
      public protocol P {
        /// Says something.
        func a()
        ///
        func b()
      }
      public struct S: P {
        ///
        public func a() {}
        public func b() {}
      }
      """)
    #expect(module.inherited.isEmpty)
  }

  @Test func overloadsAreToldApartByTypesLabelsAndStatic() {
    let module = read(
      """
      public protocol P {
        /// D
        func f(_ a: Int) -> Bool
      }
      public struct S: P {
        public func f(_ a: Int) -> Bool { true }
        public func f(_ a: String) -> Bool { true }
        public func f(_ a: Int) -> Int { 1 }
        public func f(a: Int) -> Bool { true }
        public static func f(_ a: Int) -> Bool { true }
      }
      """)
    #expect(module.inheritedLines == [6])
  }

  @Test func sugarAndModuleNamesDoNotMatter() {
    let module = read(
      """
      public protocol P {
        /// D
        func f(_ x: @escaping @Sendable (Int) throws -> Void, y: [String: (Int, b: Int?)], z: any Q)
      }
      public struct S: P {
        public func f(
          _ x: @escaping (Swift.Int) throws -> (), y: Dictionary<String, (Int, b: Optional<Int>)>,
          z: Q
        ) {}
      }
      """)
    #expect(module.inherited == ["S.f(_:y:z:)"])
  }

  @Test func effectsMayBeLeftOutButNotAdded() {
    let module = read(
      """
      public protocol P {
        /// D
        func a() async throws
        /// D
        func b()
      }
      public struct S: P {
        public func a() {}
        public func b() throws {}
        public func b() async {}
      }
      """)
    #expect(module.inherited == ["S.a()"])
  }

  @Test func casesAreWitnessesOfStaticRequirements() {
    let module = read(
      """
      public protocol P {
        /// D
        static var a: Self { get }
        /// D
        static func b(x: Int) -> Self
      }
      public enum E: P { case a, b(x: Int), c }
      """)
    #expect(module.inherited == ["E.a", "E.b(x:)"])
  }

  @Test func genericParametersStandForGenericParameters() {
    let module = read(
      """
      public protocol P {
        /// D
        func f<T: Equatable>(_ x: T)
        /// D
        func g(_ x: Int)
      }
      public struct S: P {
        public func f(_ x: some Equatable) {}
        public func f(_ x: Int) {}
        public func g<T>(_ x: T) {}
      }
      public struct R: P {
        public func f<Value: Equatable>(_ x: Value) {}
        public func g<T>(_ x: T) {}
        public func g(_ x: Int) {}
      }
      """)
    #expect(module.inheritedLines == [8, 10, 13, 15])
  }

  @Test func membersOfConstrainedExtensionsComeSecond() {
    let module = read(
      """
      public protocol P {
        /// D
        func f()
      }
      public struct S<T>: P { public func f() {} }
      extension S where T == Int { public func f() {} }
      public struct R<T> {}
      extension R: P where T: Equatable {}
      extension R where T: Equatable { public func f() {} }
      """)
    #expect(module.inheritedLines == [5, 9])
  }

  @Test func extensionsOfOtherModulesTypesConform() {
    let module = read(
      """
      public protocol P {
        /// D
        func f()
      }
      extension Array: P where Element: P { public func f() {} }
      extension [Int] { public func g() {} }
      """)
    #expect(module.inherited == ["Array.f()"])
  }
}
