import AgentUI
import CatalogLoader
import CatalogModel
import CommonMark
import Files
import SnippetCompilation
import SwiftSymbols

/// Collects the Swift code that the pages of a system show.
struct SnippetCollector {
  let system: System
  let tree: FileTree

  /// The code, that of a page together, in the order of the files.
  var snippets: [Snippet] {
    texts + comments + system.components.flatMap(examples) + screens + trees
  }

  /// The components that are planned and that no source declares: nothing that uses them compiles.
  private var planned: Set<String> {
    let declared = Set(system.modules.flatMap(\.symbols).map(\.name))
    let components = system.components.filter { component in
      component.status == .planned
        && declared.isDisjoint(with: names(component.contract.swift))
    }
    return Set(components.map(\.name))
  }

  private func names(_ swift: SwiftForm) -> [String] {
    [swift.type, swift.call ?? "", swift.member ?? ""]
  }

  private func isThere(_ root: AgentNode) -> Bool {
    planned.isDisjoint(with: root.componentNames)
  }

  /// The folder of the system in the content, with a final slash.
  private var folder: String {
    tree["\(system.slug)/system.yaml"] == nil ? "" : system.slug + "/"
  }

  // MARK: Texts

  private var texts: [Snippet] {
    tree.paths.filter(isText).flatMap { path in
      let text = String(decoding: tree[path] ?? [], as: UTF8.self)
      let lines = SourceFile.lines(of: text)
      return Document(parsing: text, path: path).allBlocks.compactMap { block -> Snippet? in
        guard case .code(let code) = block.content, let fence = SnippetFence(code.info) else {
          return nil
        }
        return Snippet(
          .fence(fence), code.text, path: path, firstLine: code.firstLine,
          indentation: Self.indentation(of: code.text, in: lines, from: code.firstLine), page: path)
      }
    }
  }

  private func isText(_ path: String) -> Bool {
    Guide.isFile(path)
      && ["guides/", "specs/", "rules/", "components/"].contains { path.hasPrefix(folder + $0) }
  }

  /// How much further in a text stands in its file, by its first line that is not empty.
  private static func indentation(
    of text: String, in lines: [Substring], from first: Int
  ) -> Int {
    for (offset, line) in SourceFile.lines(of: text).enumerated()
    where line.contains(where: { $0 != " " }) {
      let index = first - 1 + offset
      guard lines.indices.contains(index), lines[index].hasSuffix(line) else { return 0 }
      return lines[index].utf8.count - line.utf8.count
    }
    return 0
  }

  // MARK: Documentation comments

  private var comments: [Snippet] {
    system.modules.flatMap(\.files).flatMap { path -> [Snippet] in
      let text = String(decoding: tree[path] ?? [], as: UTF8.self)
      return CommentFences.read(text).compactMap { fence in
        guard let kind = SnippetFence(fence.info) else { return nil }
        return Snippet(
          .fence(kind), fence.text, path: path, firstLine: fence.firstLine,
          indentation: fence.indentation, page: "\(path):\(fence.firstLine)")
      }
    }
  }

  // MARK: Examples and screens

  private func examples(of component: Component) -> [Snippet] {
    component.examples.filter { isThere($0.root) }.enumerated().map { index, example in
      let page = "\(component.manifest.path)#\(index)"
      let origin = Snippet.Origin.example(example.name, isGenerated: example.swiftCode == nil)
      guard let code = example.swiftCode, let place = example.swiftCodeLocation else {
        return generated(example.root, origin, page: page, code: example.swiftCode)
      }
      let lines = SourceFile.lines(of: component.manifest.text)
      let isBlock = code.contains("\n")
      let first = (place.line ?? 1) + (isBlock ? 1 : 0)
      return Snippet(
        origin, code, path: place.path, firstLine: first,
        indentation: Self.indentation(of: code, in: lines, from: first), page: page)
    }
  }

  private var screens: [Snippet] {
    system.screens.filter { isThere($0.root) }.map {
      generated($0.root, .example($0.name, isGenerated: true), page: $0.path)
    }
  }

  /// Trees that texts draw, whose code is shown beside them.
  private var trees: [Snippet] {
    let fences =
      system.guides.map { ($0.path, $0.fences) }
      + system.components.map { ($0.manifest.path, $0.fences) }
    return fences.flatMap { path, fences in
      fences.agent.sorted { $0.key < $1.key }.filter { isThere($0.value) }.map { line, node in
        generated(node, .example(node.component, isGenerated: true), page: "\(path):\(line)")
      }
    }
  }

  private func generated(
    _ root: AgentNode, _ origin: Snippet.Origin, page: String, code: String? = nil
  ) -> Snippet {
    Snippet(
      origin, code ?? SwiftPrinter(system.vocabulary).print(root), path: root.location.path,
      firstLine: root.location.line ?? 1, page: page)
  }
}
