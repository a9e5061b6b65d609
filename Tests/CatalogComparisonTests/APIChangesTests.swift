import Testing

@testable import CatalogComparison

struct APIChangesTests {
  static let functions: [ChangeCase] = [
    .init(
      "A function is removed", .source, "  public func erase() {}\n", "",
      "breaking api Badge.erase() removed"),
    .init(
      "A function is added", .source, "public func erase() {}",
      "public func erase() {}\n  public func fade() {}", "additive api Badge.fade() added"),
    .init(
      "A parameter with a default is added", .source, "erase()", "erase(all: Bool = true)",
      "additive api Badge.erase() declaration (func erase() → func erase(all: Bool = true))"),
    .init(
      "A parameter without a default is added", .source, "erase()", "erase(all: Bool)",
      "breaking api Badge.erase() declaration (func erase() → func erase(all: Bool))"),
    .init(
      "A label changes", .source, "draw(at point: Int)", "draw(in point: Int)",
      "breaking api Badge.draw(at:) declaration"
        + " (func draw(at point: Int) -> Int → func draw(in point: Int) -> Int)"),
    .init(
      "A parameter is called otherwise inside", .source, "draw(at point: Int)",
      "draw(at place: Int)"
    ),
    .init(
      "A result changes", .source, "draw(at point: Int) -> Int", "draw(at point: Int) -> Double",
      "breaking api Badge.draw(at:) declaration"
        + " (func draw(at point: Int) -> Int → func draw(at point: Int) -> Double)"),
    .init(
      "A function throws", .source, "erase() {}", "erase() throws {}",
      "breaking api Badge.erase() declaration (func erase() → func erase() throws)"),
    .init(
      "A default is taken away", .source, "width: Int = 1", "width: Int",
      "breaking api Badge.init(text:width:) default"
        + " (init(text: String, width: Int = 1) → init(text: String, width: Int))"),
    .init(
      "A default is taken away, and another initialiser takes the calls without it", .source,
      "public init(text: String, width: Int = 1) {}",
      "public init(text: String, width: Int) {}\n"
        + "  public init(text: String, bold: Bool = false) {}",
      "additive api Badge.init(text:width:) default"
        + " (init(text: String, width: Int = 1) → init(text: String, width: Int))",
      "additive api Badge.init(text:bold:) added"),
    .init(
      "A function is no longer public", .source, "public func paint", "func paint",
      "breaking api Kit.paint(_:) removed"),
    .init(
      "A function is deprecated", .source, "public func paint",
      "@available(*, deprecated, message: \"draw it\") public func paint",
      "additive api Kit.paint(_:) deprecated"),
    .init(
      "A function needs a later version than the system", .source, "public func paint",
      "@available(iOS 18, *) public func paint",
      "breaking api Kit.paint(_:) availability (iOS 17.0 → iOS 18)"),
    .init(
      "A function needs a version that the system needs anyway", .source, "public func paint",
      "@available(iOS 16, *) public func paint"),
    .init(
      "An open method gets a parameter with a default", .source, "open func clear()",
      "open func clear(all: Bool = true)",
      "breaking api Canvas.clear() declaration (open func clear() → open func clear(all: Bool = true))"
    ),
  ]

  static let types: [ChangeCase] = [
    .init(
      "A type is removed with its members", .source, "open class Canvas { open func clear() {} }\n",
      "", "breaking api Kit.Canvas removed"),
    .init(
      "A type is added with its members", .source, "public enum Level",
      "public struct Dot { public var size: Int }\npublic enum Level", "additive api Kit.Dot added"),
    .init(
      "A struct becomes a class", .source, "public struct Badge", "public final class Badge",
      "breaking api Kit.Badge declaration (struct Badge: Equatable → final class Badge: Equatable)"),
    .init(
      "A conformance is taken away", .source, "Badge: Equatable", "Badge",
      "breaking api Kit.Badge conformances (Equatable → none)"),
    .init(
      "A conformance is added", .source, "Badge: Equatable", "Badge: Equatable, Sendable",
      "additive api Kit.Badge conformances ( → Sendable)"),
    .init(
      "A type of a property changes", .source, "var width: Int\n", "var width: Double\n",
      "breaking api Badge.width declaration (var width: Int → var width: Double)"),
    .init(
      "A property can no longer be set", .source, "public var text", "public let text",
      "breaking api Badge.text declaration (var text: String → let text: String)"),
    .init(
      "A class can no longer be subclassed", .source, "open class Canvas { open func",
      "public class Canvas { public func", "breaking api Kit.Canvas access (open → public)",
      "breaking api Canvas.clear() access (open → public)"),
    .init(
      "A case is added", .source, "case ok, off", "case ok, off, late",
      "breaking api Level.late added"),
    .init(
      "A case is removed", .source, "case ok, off", "case ok", "breaking api Level.off removed"),
    .init(
      "An enum becomes a struct with members of the same names", .source,
      "public enum Level { case ok, off }",
      "public struct Level { public static let ok = Level(); public static var off: Level { ok } }",
      "breaking api Kit.Level declaration (enum Level → struct Level)"),
    .init(
      "A case gets a value", .source, "case ok, off", "case ok, off(Int)",
      "breaking api Level.off declaration (case off → case off(Int))"),
    .init(
      "A requirement is added", .source, "func draw() }", "func draw(); func wipe() }",
      "breaking api Drawable.wipe() added"),
    .init(
      "A requirement is added that has a default", .source,
      "func draw() }", "func draw(); func wipe() }\nextension Drawable { public func wipe() {} }",
      "additive api Drawable.wipe() added"),
    .init(
      "A requirement is added that has a default for some", .source, "func draw() }",
      "func draw(); func wipe() }\n"
        + "extension Drawable where Self: Equatable { public func wipe() {} }",
      "breaking api Drawable.wipe() added"),
    .init(
      "A protocol requires another one", .source, "protocol Drawable",
      "protocol Drawable: Sendable", "breaking api Kit.Drawable conformances ( → Sendable)"),
    .init(
      "A module has another name", .manifest, "name: Kit, path", "name: KitUI, path",
      "breaking api module Kit removed", "additive api module KitUI added"),
  ]

  /// What is documented is another rule's.
  @Test("Swift API", arguments: functions + types)
  func changes(_ change: ChangeCase) throws {
    let changes = try change.changes().filter { $0.contains(" api ") }
    #expect(changes.sorted() == change.expected.sorted())
  }
}
