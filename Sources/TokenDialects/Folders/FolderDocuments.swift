import DesignTokens
import JSONTree

/// The files of a folder, told apart by what they hold.
public struct FolderDocuments: Sendable {
  /// Those of use: they hold tokens, cannot be read, or say how others belong together.
  public private(set) var used: [TokenDocument] = []
  /// The others.
  public private(set) var passedOver: [PassedOver] = []

  /// A file that is not used.
  public struct PassedOver: Hashable, Sendable {
    /// Its path.
    public var path: String
    /// What it holds.
    public var content: Content
  }

  /// What a file holds that is not used.
  public enum Content: Hashable, Sendable {
    /// No tokens.
    case nothing
    /// As many values that other files have as tokens, as what is built from them has.
    case known(Int)
    /// As many values that seem to be those of tokens, in a form that is not understood.
    case values(Int)
  }

  /// - Parameter documents: All files of the folder that could hold tokens.
  public init(_ documents: [DialectDocument]) {
    let marked = documents.filter { $0.dialect != .plain }
    var names: Set<String> = []
    for document in marked { names.formUnion(document.document.values.keys.map(Self.letters)) }
    for read in documents {
      let document = read.document
      if read.dialect == .plain, !names.isEmpty {
        let values = document.values.keys
        let known = values.count { names.contains(Self.letters($0)) }
        if known > 0, known * 2 >= values.count {
          passedOver.append(PassedOver(path: document.path, content: .known(values.count)))
          continue
        }
      }
      if document.root == nil || document.isOfTokens {
        used.append(document)
      } else {
        let count = document.root?.object.map(PlainValues.overlooked) ?? 0
        passedOver.append(
          PassedOver(path: document.path, content: count > 0 ? .values(count) : .nothing))
      }
    }
  }

  /// A path without what notations of names differ in.
  private static func letters(_ path: String) -> String {
    path.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension TokenDocument {
  /// What the document gives its tokens, by their paths; several values where they are of several
  /// contexts.
  public var values: [String: Set<JSONValue>] {
    var result: [String: Set<JSONValue>] = [:]
    func visit(_ object: JSONObject, _ path: String) {
      if let value = object["$value"] {
        result[path, default: []].insert(value.plainValue)
        return
      }
      for member in object.members where member.name.first != "$" || member.name == "$root" {
        guard let child = member.value.object else { continue }
        visit(child, path.isEmpty ? member.name : path + "." + member.name)
      }
    }
    guard let root = root?.object else { return [:] }
    guard isResolver else {
      visit(root, "")
      return result
    }
    let sets = root["sets"]?.object?.members ?? []
    let modifiers = root["modifiers"]?.object?.members ?? []
    let contexts = modifiers.flatMap { $0.value.object?["contexts"]?.object?.members ?? [] }
    let lists =
      sets.compactMap { $0.value.object?["sources"]?.array }
      + contexts.compactMap { $0.value.array }
    for source in lists.flatMap({ $0 }) {
      if let tree = source.object { visit(tree, "") }
    }
    return result
  }
}
