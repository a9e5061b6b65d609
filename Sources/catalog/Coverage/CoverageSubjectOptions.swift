import ArgumentParser
import CatalogDriver
import CoverageReports

/// What `catalog coverage` measures: one kind of subject.
struct CoverageSubjectOptions: ParsableArguments {
  @Argument(
    help: """
      The content folder. When nothing is named, 'content' and the working directory are tried, \
      then the package in the working directory.
      """)
  var content: String?

  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "A folder of Swift sources, which is a module; repeat for several.", valueName: "path"))
  var sources: [String] = []

  @Option(
    name: .customLong("symbol-graph"),
    help: ArgumentHelp(
      "A symbol graph or a folder of them; repeat for several.", valueName: "path"))
  var graphs: [String] = []

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "A folder with Package.swift; the targets of its library products are measured.",
      valueName: "folder"))
  var package: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system of the content; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      """
      A module to measure; repeat for several. All when left out. With '--source', the name of \
      each module instead.
      """, valueName: "name"))
  var modules: [String] = []

  @Flag(help: "Measure executables, and targets that no library product offers, too.")
  var allTargets = false

  @OptionGroup var links: LinkOptions

  /// What is meant, found where nothing is named.
  func subject() throws -> CoverageSubject {
    try demand(
      [content != nil, !sources.isEmpty, !graphs.isEmpty, package != nil].count { $0 } < 2,
      orSay: "Name content, '--source', '--symbol-graph' or '--package', but only one of them")
    let names = [content, package].compactMap(\.self) + sources + graphs
    try demand(!names.contains(""), orSay: "A folder needs a name")
    let subject =
      try named()
      ?? CoverageCommand.orEnd { () throws(CoverageFailure) in
        try CoverageSubject.found(
          systems: systems, followsLinks: links.followLinks, allTargets: allTargets)
      }
    try check(subject)
    return subject
  }

  private func named() -> CoverageSubject? {
    if let content {
      return .content(
        ContentSource(content, systems: systems, followsLinks: links.followLinks))
    }
    if !sources.isEmpty { return .sources(sources) }
    if !graphs.isEmpty { return .symbolGraphs(graphs) }
    return package.map { .package($0, allTargets: allTargets) }
  }

  private func check(_ subject: CoverageSubject) throws {
    if case .content = subject {
      try demand(modules.isEmpty, orSay: "'--module' does not apply to content; use '--system'")
    } else {
      try demand(systems.isEmpty, orSay: "'--system' applies only to content")
      try demand(!links.followLinks, orSay: "'--follow-links' applies only to content")
    }
    if case .package = subject { return }
    try demand(!allTargets, orSay: "'--all-targets' applies only to a package")
  }
}
