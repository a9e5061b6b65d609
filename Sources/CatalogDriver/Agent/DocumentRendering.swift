import AgentUI
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files

/// Draws one document that a command line names: agent YAML, or a guide.
///
/// Steps: read of the content what the drawing needs; read the document; tell which system it
/// belongs to; check it; make the form that is asked for, unless there are errors.
public enum DocumentRendering {
  /// What a document becomes.
  public enum Form: String, Sendable, CaseIterable {
    /// A whole page that needs no other file.
    case html
    /// The drawing alone, as it stands in a page at the root of the site.
    case fragment
    /// The SwiftUI code of agent YAML.
    case swift
    /// Agent YAML in the layout of the site.
    case yaml
  }

  /// What is drawn, with what, and how.
  public struct Options: Sendable {
    /// The file; `-` is standard input.
    public var name: String
    /// The content folder; `nil` for the one that is found.
    public var content: String?
    /// The folder name of the system that it belongs to; `nil` to tell it from the document.
    public var system: String?
    /// What came in on standard input; `nil` when it is not asked for.
    public var input: DocumentInput?
    /// What the document becomes.
    public var form: Form
    /// Whether links to files outside the content are followed.
    public var followsLinks: Bool

    /// Options for the file named.
    public init(
      name: String, content: String? = nil, system: String? = nil, input: DocumentInput? = nil,
      form: Form = .html, followsLinks: Bool = false
    ) {
      self.name = name
      self.content = content
      self.system = system
      self.input = input
      self.form = form
      self.followsLinks = followsLinks
    }
  }

  /// Whether a file is a guide, by its path.
  static func isGuide(_ path: String) -> Bool { Guide.isFile(path) }

  /// What came of it.
  public struct Result: Sendable {
    /// The drawing or the code, with a final newline; `nil` when there are errors.
    public var text: String?
    /// Everything that is wrong.
    public var diagnostics: [Diagnostic]
  }

  /// Draws a document; what keeps it from being drawn is among the findings.
  public static func run(_ options: Options) -> Result {
    let folder = ContentFolderChoice.folder(named: options.content)
    let content: ContentFolderReader
    do throws(FolderError) {
      content = try ContentFolderReader.read(
        ContentSource(folder, system: options.system, followsLinks: options.followsLinks),
        scope: options.scope)
    } catch {
      return Result(diagnostics: [error.diagnostic.namingContentOption])
    }
    let found = content.diagnostics.errors.map(\.namingContentOption)
    guard let catalog = content.catalog, !catalog.systems.isEmpty else {
      return Result(diagnostics: found)
    }
    let documents = DocumentFiles.read([options.name], input: options.input)
    guard let file = documents.only else {
      let unread = documents.diagnostics
      return Result(diagnostics: found + (unread.isEmpty ? [.oneDocument(options.name)] : unread))
    }
    let drawing = DocumentDrawing(catalog: catalog, content: folder, system: options.system)
    var result = drawing.draw(file, as: options.form)
    result.diagnostics = found + result.diagnostics
    return result
  }
}

extension Diagnostic {
  fileprivate static func oneDocument(_ name: String) -> Diagnostic {
    .init(
      .agentOneDocument, "'\(name)' is a folder, and one document is drawn at a time",
      suggestion: "name a file of agent YAML, or a guide")
  }
}

extension DocumentRendering.Options {
  /// Other guides are what links of a guide lead to.
  fileprivate var scope: CatalogLoader.Scope {
    DocumentRendering.isGuide(input?.path ?? name) ? [.previews, .guides] : .previews
  }
}
