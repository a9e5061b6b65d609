import JSONTree

/// The files that a resolver document takes its sources from.
public enum ReferencedFiles {
  /// Paths relative to the same root as that of the document, each once, in the order of the
  /// document; those that lead out of the root or to the network are left out.
  public static func paths(in document: TokenDocument) -> [String] {
    guard let root = document.root else { return [] }
    var found: [String] = []
    var seen: Set<String> = []
    var pending = [root]
    while let node = pending.popLast() {
      switch node.value {
      case .array(let elements): pending += elements.reversed()
      case .object(let object):
        if let file = object["$ref"]?.string.flatMap({ Self.path(of: $0, from: document.path) }),
          seen.insert(file).inserted
        {
          found.append(file)
        }
        pending += object.members.reversed().map(\.value)
      case .null, .bool, .number, .string: continue
      }
    }
    return found
  }

  /// The file that a `$ref` in the document at `path` leads to; `nil` for one into the document
  /// itself, to the network, or out of the root.
  public static func path(of reference: String, from path: String) -> String? {
    let file = reference.prefix { $0 != "#" }
    guard !file.isEmpty, !file.contains("://") else { return nil }
    return RelativePath.resolve(String(file), from: path)
  }
}
