import SwiftSyntax

/// A part of a source that only runs from some version of a platform on: the body of
/// `if #available(iOS 26, *)`, or a declaration with `@available`.
public struct AvailableRange: Hashable, Sendable {
  /// Where it begins and where it ends: line and column, counted from 1, in bytes.
  private let start: [Int]
  private let end: [Int]
  /// The versions, as the code states them, by the names of the platforms.
  private let versions: [String: String]

  init(
    _ range: Range<AbsolutePosition>, _ entries: [Availability], _ places: SourceLocationConverter
  ) {
    let (start, end) = (
      places.location(for: range.lowerBound), places.location(for: range.upperBound)
    )
    self.start = [start.line, start.column]
    self.end = [end.line, end.column]
    versions = Dictionary(
      entries.compactMap { entry in entry.introduced.map { (entry.platform, $0) } }
    ) { first, _ in first }
  }

  /// Whether a place runs only where a platform has at least a version.
  public func assures(_ platform: String, _ version: String, line: Int, column: Int) -> Bool {
    let place = [line, column]
    guard let stated = versions[platform], !place.lexicographicallyPrecedes(start),
      place.lexicographicallyPrecedes(end)
    else { return false }
    return !Self.numbers(stated).lexicographicallyPrecedes(Self.numbers(version))
  }

  /// Numbers that are left out are 0, and so are left out at the end.
  private static func numbers(_ version: String) -> [Int] {
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    return Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }
}
