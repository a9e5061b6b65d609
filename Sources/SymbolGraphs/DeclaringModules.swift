/// Tells which module a source file belongs to: graphs repeat what a module exports from others
/// with `@_exported import`, and only the module that declares a name counts it.
///
/// The identifier of a declaration outside any type begins with its module, and one file has one
/// module. A file that only extends types belongs to the module of its folder.
struct DeclaringModules {
  private var byFile: [String: String] = [:]
  private var byFolder: [Substring: Set<String>] = [:]
  /// What the graphs of a module hold of files that only extend types.
  private var extensions: [String: Set<String>] = [:]

  init(_ graphs: [ModuleGraph]) {
    for entry in graphs.lazy.flatMap(\.entries) where entry.path.count == 1 {
      guard let module = Self.module(of: entry.identifier) else { continue }
      byFile[entry.location.uri] = module
    }
    for (file, module) in byFile {
      for folder in Self.folders(of: file) { byFolder[folder, default: []].insert(module) }
    }
    for graph in graphs {
      let entries = graph.entries.lazy.filter { [byFile] in byFile[$0.location.uri] == nil }
      extensions[graph.name] = Set(entries.map(\.identifier))
    }
  }

  /// `nil` where it cannot be told.
  func module(of entry: GraphEntry) -> String? {
    let file = entry.location.uri
    if let module = byFile[file] { return module }
    guard let folder = Self.folders(of: file).first(where: { byFolder[$0] != nil }),
      let modules = byFolder[folder], modules.count == 1, let module = modules.first
    else { return nil }
    // The module of a folder further out can be another one, whose graph lacks the entry.
    return extensions[module]?.contains(entry.identifier) == false ? nil : module
  }

  /// The module of a declaration outside any type: `Kit` of `s:3Kit6ButtonV`.
  static func module(of identifier: String) -> String? {
    guard identifier.hasPrefix("s:") else { return nil }
    let rest = identifier.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.hasPrefix("0"), let length = Int(digits) else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    return name.count == length ? String(name) : nil
  }

  /// The folders around a file, from the inside out.
  private static func folders(of file: String) -> [Substring] {
    file.indices.reversed().filter { file[$0] == "/" }.map { file[..<$0] }
  }
}
