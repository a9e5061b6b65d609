import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import Files
import Workers
import YAMLTree

/// What loading one guide gave.
struct GuideLoad: Sendable {
  var guide: Guide?
  var diagnostics: [Diagnostic] = []
  /// The keys of its front matter that mean nothing here.
  var unknownKeys: [UnknownKey] = []
  /// What of it only another tool could show.
  var foreignUses: [ForeignUse] = []
  /// Whether nothing of the file is missing.
  var isWhole = false
  /// Whether it says that it is not published yet, so that there is no guide.
  var isDraft = false
  /// Whether it may include other files, which are missing then.
  var mayInclude = false
  /// Whether nothing is told of the file, alone or together with others.
  var isClean: Bool {
    isWhole && !isDraft && !mayInclude && diagnostics.isEmpty && unknownKeys.isEmpty
      && foreignUses.isEmpty
  }
}

/// What loading all guides of a system gave.
struct GuideSet: Sendable {
  /// In their order.
  var guides: [Guide]
  var sections: GuideFolders
  var diagnostics: [Diagnostic] = []
  /// The files of which something is missing.
  var unreadFiles: [String] = []
}

/// What guides have of other files.
private struct GuideParts {
  var inclusions: TextInclusions
  var shared: SharedDefinitions

  /// The files that others include, or whose definitions they use.
  var usedFiles: Set<String> { inclusions.included.union(shared.usedFiles) }
  var problems: [InclusionProblem] { shared.problems + inclusions.problems }
}

/// Reads `guides/**/*.md`, `.mdx` and `.markdown`: markdown, the front matter of those that have
/// some, and the YAML of fences.
struct GuideLoader {
  let folder: ContentFolder
  let workers: Workers

  /// The guides in their order, and the folders that they lie in.
  func load(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (guides: [Guide], sections: GuideFolders) {
    let contents = GuideContents(of: folder)
    let set: GuideSet
    if let known = loads.guideSet.known(for: contents) {
      set = known
    } else {
      set = self.set(of: contents, &loads)
      loads.guideSet.keep(set, of: contents)
    }
    diagnostics += set.diagnostics
    gaps.files.formUnion(set.unreadFiles)
    return (set.guides, set.sections)
  }

  private func set(
    of contents: GuideContents, _ loads: inout SystemLoads
  ) -> GuideSet {
    let shared = SharedDefinitions(contents, below: folder.path("guides/"))
    let found = GuideFiles(contents, below: folder.path("guides/"), besides: shared.files)
    let files = found.files
    let names = GuideNames(files.map(\.path), below: folder.path("guides/"))
    var loaded = loads.guides.outputs(of: files, on: workers) { path, bytes in
      Self.load(bytes, path: path, slug: names.slug(of: path))
    }
    let all = loaded.contains(where: \.mayInclude) ? contents.files : []
    var parts = GuideParts(
      inclusions: TextInclusions(all, below: folder.path("guides/")), shared: shared)
    include(&parts, files, names, in: &loaded, &loads)
    let guides = loaded.compactMap(\.guide).sorted { ($0.order, $0.title) < ($1.order, $1.title) }
    var set = GuideSet(guides: guides, sections: GuideFolders(guides))
    set.diagnostics = found.diagnostics(besides: parts.usedFiles)
    set.diagnostics += loaded.flatMap(\.diagnostics)
    let drafts = zip(files, loaded).filter(\.1.isDraft).map(\.0.path)
    if !drafts.isEmpty { set.diagnostics.append(GuideFiles.finding("drafts", drafts)) }
    set.diagnostics += UnknownKey.findings(loaded.map(\.unknownKeys))
    set.diagnostics += UnreadForms.findings(
      zip(files, loaded).map { ($0.path, $1.foreignUses) })
    set.diagnostics += InclusionProblem.findings(parts.problems)
    set.unreadFiles = zip(files, loaded).filter { !$1.isWhole }.map(\.0.path)
    return set
  }

  /// Loads again, with what they include, the guides that include others or use what others define.
  private func include(
    _ parts: inout GuideParts, _ files: [(path: String, input: [UInt8])], _ names: GuideNames,
    in loaded: inout [GuideLoad], _ loads: inout SystemLoads
  ) {
    let texts = files.indices.compactMap { index -> (Int, IncludingText)? in
      let (path, input) = files[index]
      let whole = loaded[index].mayInclude ? parts.inclusions.text(of: path, input) : nil
      return parts.shared.completed(whole, input).map { (index, $0) }
    }
    let items = texts.map { (path: files[$0.0].path, input: $0.1) }
    let whole = loads.includingGuides.outputs(of: items, on: workers) { path, text in
      Self.load(text.bytes, path: path, slug: names.slug(of: path), text.origins)
    }
    for (text, load) in zip(texts, whole) { loaded[text.0] = load }
    loads.includedFiles = parts.inclusions.included
    loads.sharesDefinitions = !parts.shared.isEmpty
  }

  /// Loads the guide that is called `slug` in its system.
  ///
  /// - Parameter origins: The lines of the file, where the text includes others.
  static func load(
    _ bytes: [UInt8], path: String, slug: String, _ origins: LineOrigins? = nil
  ) -> GuideLoad {
    var load = GuideLoad()
    guard let text = FileTree.text(of: bytes, path: path, diagnostics: &load.diagnostics) else {
      return load
    }
    load.mayInclude = TextInclusions.mayInclude(text)
    let parsed = Document(parsing: text, path: path)
    let document = origins.map(parsed.placed) ?? parsed
    load.diagnostics += document.diagnostics
    load.foreignUses = document.foreignUses
    if document.diagnostics.contains(where: { $0.id == .markdownFrontMatterEnd }) {
      return load
    }
    let draft = GuideDraft(document, slug: slug, &load.diagnostics)
    guard !draft.isDraft else {
      var draft = GuideLoad()
      (draft.isWhole, draft.isDraft) = (true, true)
      return draft
    }
    load.unknownKeys = draft.unknownKeys
    let source = MarkdownSource(
      bytes, parsed: document, title: draft.head.titleHeading, origins: origins)
    load.guide = draft.guide(slug: slug, text: source)
    load.isWhole = document.isComplete
    return load
  }
}

extension Document {
  /// Whether the parser took the whole text, so that no heading or link is missing.
  var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }
}
