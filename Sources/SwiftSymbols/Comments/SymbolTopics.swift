/// The part `## Topics` of a documentation text, which arranges declarations in groups.
///
/// Source: DocC's topic groups, a heading of level 3 with a list of links to symbols below it.
public struct SymbolTopics: Hashable, Sendable {
  /// A group of declarations under a heading.
  public struct Group: Hashable, Sendable {
    /// Its heading.
    public var title: String
    /// The declarations as links name them: `Kit/Tag/init(text:)`, in the order of the list.
    public var names: [String]
  }

  /// The text without the lists of symbols; what else is below `## Topics` stays, with its headings.
  public private(set) var text: String
  /// In the order of the text.
  public private(set) var groups: [Group] = []

  /// Takes the groups out of a markdown text.
  public init(_ text: String) {
    guard text.contains("## Topics") else {
      self.text = text
      return
    }
    var lines: [Substring] = []
    var reader = Reader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if reader.takes(line) { continue }
      lines += reader.left
      reader.left = []
      lines.append(line)
    }
    reader.close()
    self.text = (lines + reader.left).joined(separator: "\n").trimmingBlankEnds
    groups = reader.groups.filter { !$0.names.isEmpty }
  }

  /// Reads line by line.
  private struct Reader {
    var groups: [Group] = []
    /// What of the part is no list of symbols, once the part is at its end.
    var left: [Substring] = []
    private var fence = CodeFence()
    private var isInside = false
    /// The heading of the group, and its lines that are no symbols.
    private var heading: Substring = ""
    private var others: [Substring] = []
    private var kept: [Substring] = []

    /// Takes a line of the part; `false` for one outside it, above which it is closed.
    mutating func takes(_ line: Substring) -> Bool {
      if fence.read(line) {
        if isInside { others.append(line) }
        return isInside
      }
      let level = line.prefix { $0 == "#" }.count
      let isHeading = level > 0 && line.dropFirst(level).first == " "
      if isHeading, level <= 2 {
        close()
        isInside = level == 2 && line.dropFirst(2).trimmed == "Topics"
        return isInside
      }
      guard isInside else { return false }
      if isHeading {
        closeGroup()
        heading = line
        groups.append(Group(title: String(line.dropFirst(level).trimmed), names: []))
      } else if let name = Self.symbol(in: line) {
        if groups.isEmpty { groups.append(Group(title: "", names: [])) }
        groups[groups.count - 1].names.append(name)
      } else {
        others.append(line)
      }
      return true
    }

    /// Ends the part.
    mutating func close() {
      guard isInside else { return }
      closeGroup()
      if !kept.isEmpty { left += ["## Topics", ""] + kept }
      (kept, isInside) = ([], false)
    }

    private mutating func closeGroup() {
      if others.contains(where: { !$0.isBlank }) {
        kept += (heading.isEmpty ? [] : [heading]) + others + [""]
      }
      (heading, others) = ("", [])
    }

    /// `Kit/Tag` of the line ``- ``Kit/Tag`` ``.
    private static func symbol(in line: Substring) -> String? {
      guard let item = CommentListItem(line), item.text.hasPrefix("``"),
        let end = item.text.dropFirst(2).firstRange(of: "``"),
        item.text[end.upperBound...].isBlank
      else { return nil }
      return String(item.text.dropFirst(2)[..<end.lowerBound])
    }
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmingBlankEnds }
}
