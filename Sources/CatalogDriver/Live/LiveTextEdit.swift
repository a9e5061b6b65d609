import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics

/// An edit of nothing but the words of guides, which is most of what a person does who writes.
///
/// Only the files that were written to are read and loaded, and only the pages of these guides
/// change; so the work does not depend on how many guides there are.
struct LiveTextEdit {
  let state: LiveState

  /// - Parameters:
  ///   - former: What is known of the site that is shown.
  ///   - changed: The files that have changed since it was made.
  /// - Returns: `nil` when more may have changed than words.
  init?(_ changed: [String], after former: LiveState, _ build: CatalogBuild) {
    var state = former
    guard former.pending == [], !changed.isEmpty, let content = former.content,
      let catalog = former.catalog, let site = former.site,
      let read = content.rereading(changed),
      let loaded = catalog.changingTexts(of: read.files, keeping: &state.cache)
    else { return nil }
    state.content = read.reading
    if !read.files.isEmpty {
      state.show(
        site.changingTexts(of: loaded.guides, to: loaded.catalog, on: build.options.workers),
        of: loaded.catalog)
    }
    self.state = state
  }
}
