import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import JSONTree

/// What `catalog schema` prints.
public struct SchemaPrint: Sendable {
  /// What a schema can be asked for.
  public enum Subject: Sendable, CaseIterable, RawRepresentable {
    /// The agent YAML of a system.
    case agent
    /// A YAML file of the content.
    case file(ContentSchema)

    /// In the order in which help lists them.
    public static let allCases = ContentSchema.allCases.map(Subject.file) + [.agent]

    /// The word of the command line; `nil` for an unknown one.
    public init?(rawValue: String) {
      guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = known
    }

    /// The word of the command line.
    public var rawValue: String {
      switch self {
      case .agent: "agent"
      case .file(let kind): kind.rawValue
      }
    }
  }

  /// The schema as JSON, one entry a line; `nil` when there are errors.
  public var text: String?
  /// What is wrong with the content, or with what was asked for.
  public var diagnostics: [Diagnostic] = []

  /// The schema of a YAML file of the content.
  ///
  /// - Parameter content: Content whose address shall name the schema; `nil` for a schema
  ///   without a name. What is wrong with the content does not matter here.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func file(
    _ kind: ContentSchema, content: ContentSource?
  ) throws(FolderError) -> SchemaPrint {
    var baseURL: String?
    if let content {
      baseURL = try ContentFolderReader.read(content, scope: .vocabulary)
        .catalog?.baseURL
    }
    let document = SiteSchemas.document(kind, baseURL: baseURL)
    return SchemaPrint(text: JSONWriter(.pretty).string(document))
  }

  /// The schema of the agent YAML of a system.
  ///
  /// - Parameter content: The folder, and the system; that may be left out where there is only one.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func agent(_ content: ContentSource) throws(FolderError) -> SchemaPrint {
    let read = try ContentFolderReader.read(content, scope: .vocabulary)
    let systems = read.catalog?.systems ?? []
    // What is wrong with the others would hide the question.
    if systems.count > 1 { return SchemaPrint(diagnostics: [oneSystem(of: systems.map(\.slug))]) }
    guard let catalog = read.catalog, let chosen = systems.first, read.diagnostics.errors.isEmpty
    else { return SchemaPrint(diagnostics: read.diagnostics) }
    let bytes = AgentSchemaFile(chosen, of: catalog).bytes
    return SchemaPrint(
      text: String(decoding: bytes, as: UTF8.self), diagnostics: read.diagnostics)
  }

  private static func oneSystem(of slugs: [String]) -> Diagnostic {
    .init(
      .schemaOneSystem, "a schema is of one system, but the content has several",
      notes: [.init("they are: \(slugs.joined(separator: ", "))")],
      suggestion: "choose one with '--system \(slugs[0])'")
  }
}
