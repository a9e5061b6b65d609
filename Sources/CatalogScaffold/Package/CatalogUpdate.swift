import AgentUI
import CatalogModel
import Diagnostics
import Files
import SwiftSymbols

/// What a package has got since a catalog was made from it.
///
/// Only folders of components are added that the catalog has none for, and articles that no guide
/// stands for: what people have written is never changed, and what the package no longer has is told.
struct CatalogUpdate {
  /// The new files; empty when the catalog has all.
  private(set) var tree = FileTree()
  /// Places by their paths from the catalog.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - system: The system of the catalog as it is.
  ///   - files: The files of the catalog.
  ///   - derived: The system that would be made from the package now.
  ///   - new: The files of that.
  init(of system: System, _ files: FileTree, by derived: System, _ new: FileTree) {
    let known = Set(system.components.map { Call($0.contract.swift) })
    let folders = Set(files.paths.map(Self.folder))
    let added = derived.components.filter { component in
      !known.contains(Call(component.contract.swift))
        && !folders.contains("components/\(component.slug)")
    }
    var wanted = Set(added.map { "components/\($0.slug)" })
    let names = Set((system.primitives + system.components).map(\.contract.name))
    let used = Set(added.flatMap(\.examples).flatMap { $0.root.componentNames })
    for primitive in derived.primitives
    where used.contains(primitive.name) && !names.contains(primitive.name) {
      wanted.insert("primitives/\(primitive.slug)")
    }
    for file in new where wanted.contains(Self.folder(of: file.path)) {
      tree[file.path] = file.bytes
    }
    addArticles(of: derived.guides, besides: system.guides, files, from: new)
    diagnostics = system.components.compactMap { Self.gone($0, derived.modules) }
    let listed = Set(system.modules.map(\.name))
    diagnostics += derived.modules.map(\.name).filter { !listed.contains($0) }.map(Self.unlisted)
  }

  /// Adds the articles that no guide has the address or the title of, with the pictures that they
  /// name: whoever has moved or renamed a copy gets no second one.
  private mutating func addArticles(
    of new: [Guide], besides guides: [Guide], _ files: FileTree, from derived: FileTree
  ) {
    let slugs = Set(guides.map(\.slug))
    let titles = Set(guides.map { $0.title.lowercased() })
    let added = new.filter { guide in
      !slugs.contains(guide.slug) && !titles.contains(guide.title.lowercased())
        && files[guide.text.path] == nil
    }
    var texts = ""
    for path in added.map(\.text.path) {
      tree[path] = derived[path]
      texts += derived.text(at: path) ?? ""
    }
    for file in derived where file.path.hasPrefix("guides/") && files[file.path] == nil {
      let isPicture = BundleFolder.isPictureName(file.path)
      if isPicture, texts.contains(BundleFolder.stem(ofPicture: file.path)) {
        tree[file.path] = file.bytes
      }
    }
  }

  /// What makes two components the same, whatever they and their folders are called.
  private struct Call: Hashable {
    let grammar: SwiftForm.Grammar
    let name: String

    init(_ swift: SwiftForm) {
      grammar = swift.grammar
      let type = swift.type + (swift.implicitMember ?? "")
      name = grammar == .modifier ? swift.call ?? swift.type : type
    }
  }

  /// `components/badge` of `components/badge/component.yaml`.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").prefix(2).joined(separator: "/")
  }

  private static func gone(_ component: Component, _ modules: [ModuleSymbols]) -> Diagnostic? {
    let swift = component.contract.swift
    guard component.status != .planned,
      let module = modules.first(where: { $0.name == swift.module })
    else { return nil }
    let isThere = module.symbols.contains { symbol in
      switch swift.grammar {
      case .view, .style: symbol.path.joined(separator: ".") == swift.type
      case .modifier: symbol.kind == .method && symbol.baseName == swift.method
      case .environment, .function: true
      }
    }
    return isThere
      ? nil
      : .init(
        .initGone,
        "the package has no '\(swift.call ?? swift.type)' any more, which "
          + "\(component.name) describes",
        at: component.location,
        suggestion: "remove the folder, correct 'swift', or write 'status: planned'")
  }

  private static func unlisted(_ module: String) -> Diagnostic {
    .init(
      .initModule, "the package offers the module '\(module)', which system.yaml does not list",
      at: SourceLocation("system.yaml"), suggestion: "add it under 'modules'")
  }
}
