import CatalogModel
import SwiftSymbols

/// The order in which the topics of a documentation text arrange declarations.
struct TopicOrder {
  private let topics: [SymbolTopics.Group]
  private let module: String

  /// - Parameter module: The module of the declarations, which links may begin with.
  init(_ topics: [SymbolTopics.Group], in module: String) {
    self.topics = topics
    self.module = module
  }

  /// The members that topics name, in groups, and all others. A group without a heading makes none.
  func arranged(_ members: [Symbol]) -> (groups: [MemberSection], others: [Symbol]) {
    var others = members
    var groups: [MemberSection] = []
    for topic in topics where !topic.title.isEmpty {
      var found: [Symbol] = []
      for name in topic.names {
        let positions = positions(of: name, among: others)
        found += positions.map { others[$0] }
        for position in positions.reversed() { others.remove(at: position) }
      }
      guard !found.isEmpty else { continue }
      groups.append(
        MemberSection(
          title: topic.title, anchor: "topic-\(groups.count + 1)", members: found))
    }
    return (groups, others)
  }

  /// Those that topics name first, in their order; the others as they were.
  func sorted<Item>(_ items: [Item], by path: (Item) -> [String]) -> [Item] {
    guard !topics.isEmpty else { return items }
    let names = topics.flatMap(\.names).map { parts(of: $0) }
    let places = items.map { item in
      names.firstIndex { Self.means($0, path(item)) } ?? names.count
    }
    return zip(places, items).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Tells the place in a group of the declaration at a path; `nil` where it is not in it.
  func places(in topic: SymbolTopics.Group) -> ([String]) -> Int? {
    let names = topic.names.map { parts(of: $0) }
    return { path in names.firstIndex { Self.means($0, path) } }
  }

  /// The members that a link means: those of that name with its labels, or those of that base name.
  private func positions(of name: String, among members: [Symbol]) -> [Int] {
    let parts = parts(of: name)
    let exact = members.indices.filter {
      Self.means(parts, members[$0].container + [members[$0].name])
    }
    guard exact.isEmpty else { return exact }
    return members.indices.filter {
      Self.means(parts, members[$0].container + [members[$0].baseName])
    }
  }

  /// The names of a link, without the module and without DocC's suffix for names that several
  /// declarations share: `Tag`, `init(text:)` of `Kit/Tag/init(text:)-4f8gp`.
  private func parts(of name: String) -> [String] {
    var parts = name.split(separator: "/").map(String.init)
    if parts.count > 1, parts[0] == module { parts.removeFirst() }
    if let last = parts.last {
      let start = last.lastIndex(of: ")") ?? last.startIndex
      if let hyphen = last[start...].lastIndex(of: "-"), hyphen > last.startIndex {
        parts[parts.count - 1] = String(last[..<hyphen])
      }
    }
    return parts
  }

  /// Whether a link leads to a path, whose outer names it may leave out.
  private static func means(_ parts: [String], _ path: [String]) -> Bool {
    !parts.isEmpty && path.suffix(parts.count) == parts[...]
  }
}
