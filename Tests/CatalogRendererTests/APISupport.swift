import CatalogRenderer
import Files
import Testing

/// A module with something of everything that the API's pages tell apart.
let apiSource = """
  /// A word on a chip. It is short.
  @available(iOS 17.0, *)
  public struct Badge: Labelled, Sendable {
    /// How it stands. Nothing more.
    public enum Level { case info, error }
    public let text: String
    /// Makes a badge with a ``level``, never without a `text`.
    /// - Parameters:
    ///   - text: The **word**.
    ///   - level: See ``Badge/Level``.
    /// - Returns: Nothing.
    /// - Throws: Never `Oops`.
    public init(text: String, level: Level = .info) throws {}
    public var label: String { text }
    public static func < (left: Badge, right: Badge) -> Bool { true }
    @available(iOS 18.0, *)
    @available(*, deprecated, message: "Use text.")
    public var title: String { text }
    /// The level of ``Badge``.
    public var level: Level { .info }
  }
  /// Something with a label.
  public protocol Labelled {
    /// What it is called.
    var label: String { get }
    /// Draws it.
    func draw()
  }
  extension Labelled {
    public func draw() {}
    /// Draws it twice.
    public func redraw() {}
  }
  extension Array where Element: Labelled {
    /// All labels.
    public var labels: [String] { [] }
  }
  extension Badge: Equatable {
    /// Whether it is `other`.
    public func same(as other: Badge?) -> Bool { true }
  }
  /// Adds up. See ``Labelled/label``.
  public func sum(_ values: [Badge.Level]) -> Int { 0 }
  """

/// A page of the sample system with the source above.
func apiPage(_ path: String, _ files: [String: String] = [:]) throws -> String {
  let files = ["one/Sources/Badge.swift": apiSource + "\n"].merging(files) { $1 }
  let result = try render(replacing: files)
  #expect(result.diagnostics == [])
  return try #require(result.site.text(at: path))
}

/// The part of a page from a text to the next end of a section.
func part(_ page: String, from start: String) throws -> String {
  let range = try #require(page.range(of: start), "\(start)")
  let rest = page[range.lowerBound...]
  return String(rest[..<(rest.range(of: "</section>")?.lowerBound ?? rest.endIndex)])
}
