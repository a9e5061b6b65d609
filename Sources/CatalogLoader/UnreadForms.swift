import CommonMark
import Diagnostics
import YAMLTree

/// What texts have of other tools, told once by its name for all texts of a kind.
struct UnreadForms {
  /// The uses in one text, and the file.
  typealias Uses = (path: String, uses: [ForeignUse])

  private struct Name: Hashable {
    var kind: ForeignUse.Kind
    /// The same for all expressions and references, of which hardly two are alike.
    var text: String
  }

  private struct Count {
    var first: (use: ForeignUse, path: String)
    var uses = 0
    var files: Set<String> = []

    var place: (String, Int, String) { (first.path, first.use.line, first.use.name) }
  }

  static func findings(_ texts: [Uses]) -> [Diagnostic] {
    var counts: [Name: Count] = [:]
    for (path, uses) in texts {
      for use in uses {
        let isAlone = use.kind == .expression || use.kind == .reference
        let name = Name(kind: use.kind, text: isAlone ? "" : use.name)
        var count = counts[name] ?? Count(first: (use, path))
        count.uses += 1
        count.files.insert(path)
        counts[name] = count
      }
    }
    return counts.values.sorted { $0.place < $1.place }.map(finding)
  }

  private static func finding(_ count: Count) -> Diagnostic {
    let (use, path) = count.first
    let name = Excerpt.of(use.name)
    var notes: [Diagnostic.Note] = []
    if count.uses > 1 {
      let files = count.files.count == 1 ? "this file" : "\(count.files.count) files"
      notes.append(.init("\(count.uses) in \(files)"))
    }
    let (id, summary): (FindingID, String) =
      switch use.kind {
      case .component:
        (.guideUnreadComponent, "the component '\(name)' is not drawn, only its content")
      case .directive:
        (.guideUnreadDirective, "the directive '\(name)' is left out; only its content is shown")
      case .include:
        (.guideUnreadInclude, "the tag '\(name)' is left out, since nothing fills it in")
      case .fence:
        (.guideUnreadInclude, "the fence '\(name)' is left out, since only another tool draws it")
      case .expression:
        (.guideUnreadExpression, "the expression '\(name)' is shown as it is written")
      case .diagram:
        (.guideUnreadComponent, "the diagram in '\(name)' is not drawn; its source is shown")
      case .reference:
        (
          .guideUnreadReference,
          "nothing defines '\(name)', so the text of the reference is no link"
        )
      }
    return .init(id, summary, at: SourceLocation(path, line: use.line), notes: notes)
  }
}
