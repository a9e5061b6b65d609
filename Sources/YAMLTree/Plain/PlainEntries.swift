/// The entries of a mapping, of which few are compared one by one and many by their hash.
struct PlainEntries {
  private(set) var all: [YAMLNode.Entry] = []
  private var places: [String: Int] = [:]
  private static let few = 12

  /// Adds an entry, unless there is one with its key, which is returned.
  mutating func add(_ entry: YAMLNode.Entry) -> YAMLNode.Entry? {
    if let first = first(entry.key) { return first }
    if !places.isEmpty { places[entry.key] = all.count }
    all.append(entry)
    return nil
  }

  private mutating func first(_ key: String) -> YAMLNode.Entry? {
    if all.count < Self.few { return all.first { $0.key == key } }
    if places.isEmpty {
      places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.key, $0) })
    }
    return places[key].map { all[$0] }
  }
}
