import SwiftSymbols

/// Writes a piece of code into what it has to stand in.
///
/// Each run of lines begins with `#sourceLocation`, which names the piece and the line in it, so a
/// message of the compiler is about a place of the piece. Lines are counted from
/// ``firstLine``, which leaves room for a line of ours before the first.
struct SnippetWriter {
  /// What the compiler calls the first line of a piece.
  static let firstLine = 10

  let reader: SnippetReader
  /// What the compiler calls the piece.
  let name: String
  /// What the system declares: no other function is made up in place of one of these.
  var declared: Set<String> = []

  private var source: CompilableSource { reader.source }

  /// The piece as a part of a file.
  var text: String {
    switch reader.form {
    case .declarations: declarations(in: source.items)
    case .members: lifted { $0.isLifted } + members
    case .statements: lifted { $0.isLifted } + statements
    case .manifest(isElement: true): element
    case .manifest(isElement: false): lines(1...max(1, source.lines.count), source.lines)
    }
  }

  // MARK: Declarations

  private func declarations(in items: [CompilableSource.Item]) -> String {
    guard items.allSatisfy(\.hasOwnLines) else {
      return lines(1...max(1, source.lines.count), source.lines)
    }
    return items.compactMap(declaration).joined()
  }

  private func declaration(_ item: CompilableSource.Item) -> String? {
    switch item.kind {
    case .importing: nil
    case .preview:
      lines(
        item.lines, source.lines,
        after: "@MainActor fileprivate let _preview\(name)_\(item.lines.lowerBound): _Preview =")
    case .declaration, .variable, .extending(_, conforms: false):
      lines(item.lines, source.lines, after: "\(item.attributes) fileprivate")
    case .extending, .operation, .statement:
      lines(item.lines, source.lines, after: item.attributes)
    }
  }

  private func lifted(_ isLifted: (CompilableSource.Item) -> Bool) -> String {
    guard source.items.allSatisfy(\.hasOwnLines) else { return "" }
    return source.items.filter(isLifted).compactMap(declaration).joined()
  }

  // MARK: Members and statements

  private var members: String {
    let variables = source.items.filter { item in
      if case .variable = item.kind { true } else { false }
    }
    let body = source.items.filter(\.isStatement)
    let scenes = ["WindowGroup", "Window", "Settings", "DocumentGroup"]
    let isScene = body.contains { item in scenes.contains { item.kind == .statement($0) } }
    let type = body.isEmpty ? "" : isScene ? ": App" : ": View"
    return "fileprivate struct _Members\(name)\(type) {\n"
      + variables.map { lines($0.lines, source.lines, after: $0.attributes) }.joined()
      + stubs + "\n"
      + (body.isEmpty
        ? ""
        : "var body: some \(isScene ? "Scene" : "View") {\n"
          + body.map { lines($0.lines, source.lines) }.joined() + "}\n"
          + (isScene ? "nonisolated init() { fatalError() }\n" : ""))
      + "}\n"
  }

  private var statements: String {
    var kept = source.lines
    if source.items.allSatisfy(\.hasOwnLines) {
      for item in source.items where item.isLifted || item.isImport {
        for line in item.lines where kept.indices.contains(line - 1) { kept[line - 1] = "" }
      }
    }
    let all = 1...max(1, kept.count)
    guard reader.snippet.isExample else {
      return lines(
        all, kept, after: "@MainActor fileprivate func _\(name)() async throws { \(stubs)\(base)")
        + "}\n"
    }
    return lines(
      all, kept,
      after: "@MainActor fileprivate func _\(name)() { \(stubs)"
        + "@ViewBuilder func view() -> some View {") + "}\n_ = view()\n}\n"
  }

  /// What the actions of the code call is a function of the app, if nothing else is.
  private var stubs: String {
    let known = declared.union(reader.declaredNames)
    return source.calledNames.filter { !known.contains($0) }.map { "func \($0)() {}; " }.joined()
  }

  /// A chain of modifiers is tried on a view.
  private var base: String {
    source.items.first { $0.isStatement }?.kind == .statement(".") ? " EmptyView()" : ""
  }

  private var element: String {
    let type =
      switch reader.snippet.text.prefix(4) {
      case ".pac": "Package.Dependency"
      case ".tar", ".tes": "Target"
      default: reader.snippet.text.hasPrefix(".product") ? "Target.Dependency" : "Product"
      }
    return lines(
      1...max(1, source.lines.count), source.lines,
      after: "fileprivate let _\(name): [\(type)] = [") + "]\n"
  }

  /// Lines of the piece, which the compiler is to call by their numbers, and a line before them.
  private func lines(_ range: ClosedRange<Int>, _ all: [String], after before: String = "")
    -> String
  {
    let chosen = all.indices.filter { range.contains($0 + 1) }.map { all[$0] }
    return "#sourceLocation(file: \"\(name)\", line: \(range.lowerBound + Self.firstLine - 2))\n"
      + before + "\n" + chosen.joined(separator: "\n") + "\n"
  }
}

extension CompilableSource.Item {
  /// Whether it cannot stand in a function, or is better known to what follows.
  fileprivate var isLifted: Bool {
    switch kind {
    case .declaration, .extending, .operation, .preview: true
    case .importing, .variable, .statement: false
    }
  }

  fileprivate var isImport: Bool { if case .importing = kind { true } else { false } }
}
