/// Two lists of things that have names: what is in both, what only the older one has, and what only
/// the newer one has, each in its order. Of things that share a name the first counts.
struct Pairs<Element> {
  var kept: [(old: Element, new: Element)] = []
  var removed: [Element] = []
  var added: [Element] = []

  init<Name: Hashable>(_ before: [Element], _ after: [Element], by name: (Element) -> Name) {
    let old = Dictionary(before.map { (name($0), $0) }) { first, _ in first }
    let new = Dictionary(after.map { (name($0), $0) }) { first, _ in first }
    var seen: Set<Name> = []
    for element in before where seen.insert(name(element)).inserted {
      if let other = new[name(element)] {
        kept.append((element, other))
      } else {
        removed.append(element)
      }
    }
    added = after.filter { old[name($0)] == nil && seen.insert(name($0)).inserted }
  }
}
