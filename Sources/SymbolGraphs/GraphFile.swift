import Foundation
import SwiftSymbols
import SymbolKit

/// What counts of one symbol graph.
struct GraphFile: Decodable {
  /// The module that the graph describes, also when it extends another's types.
  let module: String
  /// Symbols that a person declared, in the order of the file.
  private(set) var entries: [GraphEntry] = []
  private(set) var relationships: [GraphRelationship] = []
  /// How many symbols have a kind that is not known, by its name.
  private(set) var unknownKinds: [String: Int] = [:]
  /// How many symbols lack a part that every symbol has.
  private(set) var malformed = 0

  private enum CodingKeys: String, CodingKey {
    case metadata, module, symbols, relationships
  }

  static func read(_ bytes: [UInt8], path: String) -> Result<GraphFile, GraphProblem> {
    guard String(validating: bytes, as: UTF8.self) != nil else { return .failure(.notUTF8) }
    do {
      return .success(try JSONDecoder().decode(GraphFile.self, from: Data(bytes)))
    } catch let problem as GraphProblem {
      return .failure(problem)
    } catch DecodingError.dataCorrupted {
      return .failure(.notJSON)
    } catch DecodingError.keyNotFound(let key, let context) {
      return .failure(.notAGraph(part: Self.name(context.codingPath + [key])))
    } catch DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      return .failure(.notAGraph(part: Self.name(context.codingPath)))
    } catch {
      return .failure(.notJSON)
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "metadata" : path.map(\.stringValue).joined(separator: ".")
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let metadata = try container.decode(GraphMetadata.self, forKey: .metadata)
    guard metadata.formatVersion.major == GraphProblem.majorVersion else {
      throw GraphProblem.version(metadata.formatVersion.description)
    }
    module = try container.decode(GraphModule.self, forKey: .module).name
    // One by one, so that a damaged symbol costs only itself, and those that do not count never
    // become values: in large graphs they are the most.
    var symbols = try container.nestedUnkeyedContainer(forKey: .symbols)
    while !symbols.isAtEnd { take(try symbols.decode(GraphElement.self)) }
    let all = try container.decodeIfPresent([GraphFact].self, forKey: .relationships)
    relationships = all?.compactMap(\.relationship) ?? []
  }

  private mutating func take(_ element: GraphElement) {
    switch element {
    case .symbol(let entry): entries.append(entry)
    case .unknown(let kind): unknownKinds[kind, default: 0] += 1
    case .malformed: malformed += 1
    case .leftOut: break
    }
  }
}

/// The part of a graph's metadata that decides whether it can be read.
private struct GraphMetadata: Decodable {
  let formatVersion: SymbolGraph.SemanticVersion
}

/// The part of a graph's module that is needed; SymbolKit wants a complete platform beside it.
private struct GraphModule: Decodable {
  let name: String
}

/// A relationship, or nothing where the file's one is damaged.
private struct GraphFact: Decodable {
  let relationship: GraphRelationship?

  init(from decoder: any Decoder) throws {
    relationship = try? GraphRelationship(from: decoder)
  }
}
