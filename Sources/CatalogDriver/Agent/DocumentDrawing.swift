import AgentSwift
import AgentUI
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics

/// Makes one form of one file, which says by its ending what it is: a guide, SwiftUI code, or agent
/// YAML.
struct DocumentDrawing {
  private let catalog: Catalog
  private let workbench: AgentWorkbench
  private let check: DocumentCheck
  private let choice: DocumentSystem

  /// - Parameters:
  ///   - content: The content folder, as named on the command line.
  ///   - system: The system that the command line names.
  init(catalog: Catalog, content: String, system: String?) {
    self.catalog = catalog
    workbench = AgentWorkbench(catalog)
    check = DocumentCheck(workbench.checker, content: content, system: system)
    choice = DocumentSystem(workbench.checker, content: content, named: system)
  }

  func draw(
    _ file: DocumentFiles.File, as form: DocumentRendering.Form
  ) -> DocumentRendering.Result {
    if DocumentRendering.isGuide(file.path) { return guide(file, form) }
    let checked = file.path.hasSuffix(".swift") ? swift(file) : check(file)
    guard checked.isValid, let root = checked.root, let system = checked.system else {
      return .init(diagnostics: checked.diagnostics)
    }
    let text =
      switch form {
      case .html: workbench.document(root, title: checked.name ?? file.name, system: system)
      case .fragment: workbench.fragment(root, system: system, page: "index.html") + "\n"
      case .swift: workbench.swift(root, system: system) + "\n"
      case .yaml: workbench.yaml(root, system: system) + "\n"
      }
    return .init(text: text, diagnostics: checked.diagnostics)
  }

  /// SwiftUI code as the tree of the one view in it.
  private func swift(_ file: DocumentFiles.File) -> AgentCheck {
    guard let system = choice.system(ofFileAt: file.treePath) else {
      return AgentCheck(
        path: file.path, diagnostics: [choice.unclear(at: SourceLocation(file.path))])
    }
    var diagnostics: [Diagnostic] = []
    guard let text = file.text(&diagnostics) else {
      return AgentCheck(path: file.path, diagnostics: diagnostics)
    }
    let read = SwiftReader(workbench.checker.vocabulary(system)).read(text, path: file.path)
    let validated = read.roots.map { workbench.checker.validate($0, system: system) }
    let isRead = read.diagnostics.errors.isEmpty
    diagnostics =
      read.diagnostics + validated.flatMap(\.told).compactMap { $0.ofCode(isRead: isRead) }
    if read.roots.count > 1 { diagnostics.append(.severalViews(at: read.roots[1].location)) }
    var check = AgentCheck(
      path: file.path, system: system, root: read.roots.first, diagnostics: diagnostics)
    check.hasUntoldErrors = validated.contains(where: \.hasUntoldErrors)
    return check
  }

  private func guide(
    _ file: DocumentFiles.File, _ form: DocumentRendering.Form
  ) -> DocumentRendering.Result {
    guard let slug = choice.system(ofFileAt: file.treePath),
      let system = catalog.systems.first(where: { $0.slug == slug })
    else {
      return .init(diagnostics: [choice.unclear(at: SourceLocation(file.path), isGuide: true)])
    }
    var diagnostics: [Diagnostic] = []
    guard let text = file.text(&diagnostics) else { return .init(diagnostics: diagnostics) }
    let read = GuideReader.read(text, path: file.path)
    diagnostics = read.diagnostics
    diagnostics += (read.guide?.fences.trees ?? []).flatMap {
      workbench.checker.validate($0, system: slug).told
    }
    guard var guide = read.guide, diagnostics.errors.isEmpty else {
      return .init(diagnostics: diagnostics)
    }
    guide.path = choice.contentPath(ofFileAt: file.treePath) ?? guide.path
    let page = StandaloneGuide(system, in: catalog)
    let html = form == .fragment ? page.fragment(guide) : page.document(guide)
    return .init(text: html, diagnostics: diagnostics)
  }
}

extension Diagnostic {
  /// As it is told of SwiftUI code, to which agent YAML cannot be added; `nil` where a prop may be
  /// missing only because the code could not be read.
  fileprivate func ofCode(isRead: Bool) -> Diagnostic? {
    var diagnostic = self
    diagnostic.example = nil
    guard id == .agentMissingProp else { return diagnostic }
    diagnostic.suggestion = "add the argument to the call"
    return isRead ? diagnostic : nil
  }

  fileprivate static func severalViews(at location: SourceLocation) -> Diagnostic {
    .init(
      .agentSeveralViews, "a second view begins here, and one view is drawn at a time",
      at: location, suggestion: "keep one of them, or put both into a container such as VStack")
  }
}
