import JSONTree
import ModelContextProtocol

/// A part of a list that may be too long for one answer.
struct Paging {
  /// How much is sent unless the caller says.
  static let usual = 50

  static let parameters = [
    ToolParameter(
      "limit", .integer(1...200), "How many entries to return at most.", default: .integer(usual)),
    ToolParameter(
      "offset", .integer(0...1_000_000),
      "How many entries to skip: 'nextOffset' of the answer before.", default: 0),
  ]

  static let fields: [OutputShape.Field] = [
    .init("total", .integer, "How many entries there are in all."),
    .init("offset", .integer, "How many of them were skipped."),
    .init("nextOffset", .integer, "Where to go on; absent after the last entry.", optional: true),
  ]

  let limit: Int
  let offset: Int

  init(limit: Int, offset: Int) {
    self.limit = limit
    self.offset = offset
  }

  init(_ arguments: ToolArguments) {
    self.init(
      limit: arguments.integer("limit") ?? Self.usual, offset: arguments.integer("offset") ?? 0)
  }

  /// An object of the entries under a name, and of where they stand in the list.
  func page<Entry>(_ name: String, _ entries: [Entry], _ json: (Entry) -> JSONValue) -> JSONValue {
    let shown = entries.dropFirst(offset).prefix(limit)
    let next = offset + shown.count
    return .present([
      name: .array(shown.map(json)),
      "total": .integer(entries.count),
      "offset": .integer(offset),
      "nextOffset": next < entries.count && !shown.isEmpty ? .integer(next) : nil,
    ])
  }
}
