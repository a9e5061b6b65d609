import Diagnostics
import SwiftSymbols

/// The replacements of one file, made all together or not at all.
public struct SourceFix: Hashable, Sendable {
  /// The file.
  public let path: String
  /// What it was.
  public let old: String
  /// What it becomes.
  public let new: String
  /// How many replacements there are.
  public let count: Int

  /// - Parameter findings: Those of the file; findings without a replacement are passed over.
  /// - Returns: `nil` when there is nothing to replace, when two replacements overlap, or when the
  ///   result would not be Swift.
  public init?(_ uses: SwiftUses, _ findings: [LintFinding]) {
    let replacements = findings.compactMap(\.replacement)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard uses.isComplete, !replacements.isEmpty else { return nil }
    var bytes: [UInt8] = []
    let source = Array(uses.text.utf8)
    var end = 0
    for replacement in replacements {
      guard replacement.range.lowerBound >= end, replacement.range.upperBound <= source.count else {
        return nil
      }
      bytes += source[end..<replacement.range.lowerBound]
      bytes += Array(replacement.text.utf8)
      end = replacement.range.upperBound
    }
    bytes += source[end...]
    new = String(decoding: bytes, as: UTF8.self)
    path = uses.path
    old = uses.text
    count = replacements.count
    guard SwiftUses.read(SourceFile(path: path, text: new)).uses?.isComplete == true else {
      return nil
    }
  }

  /// The change in the unified format, for `patch -p1` in the folder that paths start from.
  public var patch: String { LinePatch(old: old, new: new, path: path).text }
}

/// A change that leaves the number of lines as it is, in the unified format.
struct LinePatch {
  let old: String
  let new: String
  let path: String

  private static let context = 3

  var text: String {
    let before = lines(old)
    let after = lines(new)
    guard before.count == after.count else { return "" }
    let changed = before.indices.filter { before[$0] != after[$0] }
    if changed.isEmpty { return "" }
    return "--- a/\(path)\n+++ b/\(path)\n"
      + hunks(of: changed, count: before.count).map { hunk($0, before, after) }.joined()
  }

  private func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The lines that are shown, with those around each change.
  private func hunks(of changed: [Int], count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for line in changed {
      let range = max(0, line - Self.context)..<min(count, line + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func hunk(_ range: Range<Int>, _ before: [Substring], _ after: [Substring]) -> String {
    let place = "\(range.lowerBound + 1),\(range.count)"
    var text = "@@ -\(place) +\(place) @@\n"
    var added: [Substring] = []
    for line in range {
      if before[line] == after[line] {
        text += added.map { "+\($0)\n" }.joined() + " \(before[line])\n"
        added = []
      } else {
        text += "-\(before[line])\n"
        added.append(after[line])
      }
    }
    return text + added.map { "+\($0)\n" }.joined()
  }
}
