import CatalogComparison
import Testing

/// A sample system in which some words are others, and what has changed then.
struct ChangeCase: CustomTestStringConvertible {
  /// What is changed, in words.
  var name: String
  var file: SampleSystem.File
  var old: String
  var new: String
  /// `breaking token ink removed`, and what follows from it.
  var expected: [String]

  init(
    _ name: String, _ file: SampleSystem.File, _ old: String, _ new: String, _ expected: String...
  ) {
    self.name = name
    self.file = file
    self.old = old
    self.new = new
    self.expected = expected
  }

  var testDescription: String { name }

  /// The changes, each with all that it says but places.
  func changes() throws -> [String] {
    let sample = SampleSystem()
    let other = try sample.replacing(old, with: new, in: file)
    let comparison = SystemComparison(try sample.version(), try other.version())
    let changes = comparison.changes.map(Self.text)
    // The files of both versions say as much as the versions.
    let recorded = SystemComparison(try sample.recorded(), try other.recorded())
    #expect(recorded.changes.map(Self.text) == changes)
    return changes
  }

  static func text(_ change: VersionChange) -> String {
    var words = [
      change.effect.rawValue, change.kind.rawValue, change.name, change.what.rawValue,
    ]
    if let contexts = change.contexts { words.append("in \(contexts)") }
    if change.old != nil || change.new != nil {
      words.append("(\(change.old ?? "") → \(change.new ?? ""))")
    }
    return words.joined(separator: " ")
  }
}
