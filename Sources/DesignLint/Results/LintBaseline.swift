import Diagnostics
import JSONTree

/// Findings that are accepted: what was wrong then may stay so, and nothing else.
///
/// A finding is known by its file, its rule and its line of source without the blanks around it, so
/// that it stays accepted when lines are added above it, and is new when its line changes.
public struct LintBaseline: Hashable, Sendable {
  /// What is accepted, so many times.
  public struct Entry: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The rule without its group.
    public var rule: String
    /// The line.
    public var text: String

    /// An entry of a line.
    public init(path: String, rule: String, text: String) {
      (self.path, self.rule, self.text) = (path, rule, text)
    }
  }

  /// How often each entry is accepted.
  public private(set) var counts: [Entry: Int]

  /// Accepts these, each as often as it is there.
  public init(_ entries: [Entry] = []) {
    counts = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// How many findings are accepted.
  public var count: Int { counts.values.reduce(0, +) }

  /// The positions of those entries that are not accepted: of several alike, the last ones.
  public func isNew(_ entries: [Entry]) -> [Bool] {
    var left = counts
    return entries.map { entry in
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// How many are accepted and not there any more.
  public func outdated(_ entries: [Entry]) -> Int {
    let present = LintBaseline(entries).counts
    return counts.reduce(0) { $0 + max(0, $1.value - present[$1.key, default: 0]) }
  }
}

extension LintBaseline {
  private static let version = 1
  private static let list = "findings"

  /// The baseline as a file: JSON, sorted, with a line end after the last line. It names no date or
  /// machine.
  public var text: String {
    let sorted = counts.sorted {
      ($0.key.path, $0.key.rule, $0.key.text) < ($1.key.path, $1.key.rule, $1.key.text)
    }
    return JSONWriter(.pretty).string([
      "version": .integer(Self.version),
      "findings": .array(
        sorted.map { entry, count in
          [
            "path": .string(entry.path), "rule": .string(entry.rule),
            "text": .string(entry.text), "count": .integer(count),
          ]
        }),
    ])
  }

  /// Reads what ``text`` wrote. A baseline with any mistake is none at all: a gate must not pass
  /// because a part was skipped.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (baseline: LintBaseline?, diagnostics: [Diagnostic]) {
    var reading = BaselineReading(path: path, finding: .lintBadBaseline)
    var baseline = LintBaseline()
    for node in reading.items(bytes, of: list, version: version) {
      guard let object = reading.object(node, "a finding") else { continue }
      reading.check(object, for: ["path", "rule", "text", "count"], at: node.position)
      guard let entry = entry(object, &reading),
        let count = reading.count(object, "count", from: 1)
      else { continue }
      baseline.counts[entry, default: 0] += count
    }
    return reading.diagnostics.isEmpty ? (baseline, []) : (nil, reading.diagnostics.inOrder)
  }

  private static func entry(_ object: JSONObject, _ reading: inout BaselineReading) -> Entry? {
    for name in ["path", "rule", "text"] {
      guard let node = object[name], node.string == nil else { continue }
      reading.fail("'\(name)' must be a string, not \(node.kindName)", at: node.position)
    }
    guard let path = object["path"]?.string, let rule = object["rule"]?.string,
      let text = object["text"]?.string
    else { return nil }
    return Entry(path: path, rule: rule, text: text)
  }

  /// Whether a file is a baseline that may be written over, if a broken one: no other file that was
  /// named by mistake, and none of a later release.
  public static func isReplaceable(_ bytes: [UInt8]) -> Bool {
    BaselineReading.isBaseline(bytes, of: list, upTo: version)
  }
}

extension LintFinding {
  /// The finding as a baseline knows it.
  ///
  /// - Parameter line: The line of source that it is on.
  public func entry(line: String) -> LintBaseline.Entry {
    LintBaseline.Entry(path: diagnostic.location?.path ?? "", rule: rule, text: line)
  }
}
