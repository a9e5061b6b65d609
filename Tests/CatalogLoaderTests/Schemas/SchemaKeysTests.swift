import CatalogLoader
import Diagnostics
import Files
import JSONTree
import Testing

/// Holds the keys of schemas against those that loaders ask for: a key that nobody knows is put at
/// every place of a file that a schema speaks of, and the loader lists those it knows.
@Suite struct SchemaKeysTests {
  /// Where a file of the kind lies.
  private static let paths: [ContentSchema: String] = [
    .catalog: "catalog.yaml", .system: "one/system.yaml",
    .component: "one/components/badge/component.yaml", .screen: "one/examples/main.yaml",
    .invalidExample: "one/examples/invalid/wrong.yaml",
  ]

  @Test(arguments: ContentSchema.allCases)
  func theSchemaHasTheKeysThatTheLoaderAsksFor(kind: ContentSchema) throws {
    let path = try #require(Self.paths[kind])
    let node: JSONSchema = .object([("component", ["type": "string"])])
    let places = SchemaPlaces(of: kind.document(node: node)).places
    #expect(places.count > 3)
    for place in places {
      #expect(Self.knownKeys(at: place, of: path) == place.keys, "\(place.steps)")
    }
  }

  /// The keys that the loader of a file asks for at a place; `nil` when it looks for no mapping.
  private static func knownKeys(at place: SchemaPlaces.Place, of path: String) -> [String]? {
    let yaml = JSONWriter().string(place.document(around: ["zzz": 1]))
    var changes = component()
    changes[path] = yaml
    let found = load(changes).diagnostics.first {
      $0.location?.path == path && $0.summary.hasSuffix("has no key 'zzz'")
    }
    return found.flatMap { diagnostic in
      let prefix = "known keys: "
      let note = diagnostic.notes.first { $0.message.hasPrefix(prefix) }
      return note?.message.dropFirst(prefix.count).split(separator: ", ").map(String.init)
    }
  }
}

/// The places of a document that a schema speaks of: its root, each value of a mapping and each
/// item of a list, down to the nodes of agent YAML.
struct SchemaPlaces {
  enum Step: Hashable {
    case key(String)
    case item
  }

  struct Place {
    var steps: [Step]
    /// The keys of the mapping that may stand there, sorted; `nil` when it may hold any, or none
    /// may stand there.
    var keys: [String]?

    /// A document with a value at the place and nothing beside it.
    func document(around value: JSONValue) -> JSONValue {
      steps.reversed().reduce(value) { inner, step in
        switch step {
        case .key(let name): .object([.init(name, inner)])
        case .item: [inner]
        }
      }
    }
  }

  private(set) var places: [Place] = []

  init(of document: JSONValue) { visit(document, []) }

  private mutating func visit(_ schema: JSONValue, _ steps: [Step]) {
    let variants = [schema, schema["then"], schema["else"]]
    guard schema["$ref"] == nil else { return }
    let mapping = variants.compactMap { $0?["properties"]?.members }.first { !$0.isEmpty }
    places.append(Place(steps: steps, keys: mapping?.map(\.name).sorted()))
    for member in mapping ?? [] { visit(member.value, steps + [.key(member.name)]) }
    let item = variants.compactMap { $0?["items"] }.first
    visit(item ?? [:], isList: item != nil, steps)
  }

  /// What is no list is looked into as one, too: the loader may know better.
  private mutating func visit(_ item: JSONValue, isList: Bool, _ steps: [Step]) {
    if isList {
      visit(item, steps + [.item])
    } else {
      places.append(Place(steps: steps + [.item], keys: nil))
    }
  }
}

extension JSONValue {
  fileprivate var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  fileprivate subscript(name: String) -> JSONValue? {
    members?.first { $0.name == name }?.value
  }
}
