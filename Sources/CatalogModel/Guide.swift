import AgentUI
import CommonMark
import Diagnostics

/// A page of markdown.
public struct Guide: Sendable {
  /// What a guide is for, which decides where the navigation lists it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Explains how something is done.
    case guide
    /// Documents a defect: what was wrong, what is right, how it is verified.
    case `case`
  }

  public var slug: String
  public var title: String
  public var summary: String
  /// Whether the summary is stated, rather than the beginning of the text, which would then stand
  /// on the page twice.
  public var isSummaryStated = true
  public var order: Double
  /// The day of the text as its front matter states it: `2026-11-25`.
  public var date: String?
  public var kind: Kind
  /// A BCP 47 language tag, and where it stands; `nil` for a guide in the language of its system.
  public var language: Reference?
  /// The same guide in another language.
  public var twin: TwinChoice
  /// What it says.
  public var text: MarkdownSource
  /// What it says as a tree, which is parsed each time it is asked for.
  public var document: Document { text.parsed() }
  public var fences: Fences
  /// Where another tool would publish it, as its front matter says: from the root with a slash, else
  /// from its folder.
  public var addresses: [String] = []
  /// The file in the content, usually that of the text.
  public var path: String

  public init(
    slug: String, title: String, summary: String, order: Double, kind: Kind,
    language: Reference? = nil, twin: TwinChoice = .sameName, text: MarkdownSource,
    fences: Fences = Fences(), path: String? = nil
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.order = order
    self.kind = kind
    self.language = language
    self.twin = twin
    self.text = text
    self.fences = fences
    self.path = path ?? text.path
  }
}

extension Guide {
  /// The path of its folder below that of all guides: `tasks/colour` of `tasks/colour/contrast`;
  /// empty when it lies in that folder itself.
  public var folder: String { slug.lastIndex(of: "/").map { String(slug[..<$0]) } ?? "" }

  /// The summary where it is not also the beginning of the text.
  public var statedSummary: String { isSummaryStated ? summary : "" }

  /// Whether it is `index.md`, whose text the page of its folder begins with.
  public var isIntroduction: Bool { slug == "index" || slug.hasSuffix("/index") }
}

extension Guide {
  /// The endings of files that become guides, the likeliest first.
  public static let fileEndings = [".md", ".mdx", ".markdown"]

  /// A path without such an ending.
  public static func name(ofFile path: some StringProtocol) -> String {
    let ending = fileEndings.first { path.hasSuffix($0) } ?? ""
    return String(path.dropLast(ending.count))
  }

  /// Whether a file becomes a guide, by its path.
  public static func isFile(_ path: some StringProtocol) -> Bool {
    fileEndings.contains { path.hasSuffix($0) }
  }
}

/// A whole screen as agent YAML.
public struct Screen: Sendable {
  public var slug: String
  public var name: String
  public var description: String
  public var order: Double
  public let root: AgentNode
  /// The names of the components in the tree, each once, in the order in which they come.
  public let componentNames: [String]
  public var path: String

  public init(
    slug: String, name: String, description: String, order: Double, root: AgentNode, path: String
  ) {
    self.slug = slug
    self.name = name
    self.description = description
    self.order = order
    self.root = root
    componentNames = root.componentNames
    self.path = path
  }
}

extension System {
  /// The languages that guides state, in the order of the guides.
  public var guideLanguages: [Reference] {
    // By their places: thousands of guides take longer to copy than to look at.
    guides.indices.compactMap { guides[$0].language }
  }
}
