import CatalogModel
import InterfaceStrings

/// The page that shows agents the files they read, with the sizes of all other pages' text: so it
/// is made when those are (``SystemAgentFiles``).
enum AgentsKind: PageKind {
  typealias Content = AgentsContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    var entry = PageEntry(ofOthers: .agents(system: index.system.slug))
    entry.summary = words(StartPhrase.agentsSummary)
    entry.readFirst = 1
    entry.listing = .init(section: .overview, title: words(OutlinePhrase.agents))
    return [entry]
  }
}
