import CatalogModel

/// Makes the page of a guide.
struct GuidePage {
  /// In the language of the guide.
  let scope: PageScope
  let guide: Guide

  func content(_ texts: inout TextBuilder) -> GuideContext {
    let contents = guide.text.facts.headings.filter { (2...3).contains($0.level) }.map { entry in
      ContentsItem(title: entry.title, href: "#\(entry.anchor)", isNested: entry.level == 3)
    }
    return GuideContext(
      frame: scope.frame(
        kind: "guide", title: guide.title, description: guide.summary, contents: contents,
        trail: scope.guideTrail(to: guide.folder)),
      summary: guide.statedSummary, date: guide.date,
      kindLabel: scope.words(guide.kind == .case ? GuidePhrase.documentedCase : .guide),
      isCase: guide.kind == .case, content: texts.markup(guide.document, fences: guide.fences))
  }
}
