import SwiftSymbols

/// A page of the API: declarations of one module that a reader looks up together.
public struct SymbolPage: Sendable {
  /// What the page is about.
  public enum Subject: Hashable, Sendable {
    /// A type of the module, by its declarations: branches of `#if` may hold several.
    case type([Symbol])
    /// What the module adds to a type that is none of its public ones.
    case extensions
    /// What the module declares outside types.
    case globals
  }

  /// What it is about, which decides how it is titled.
  public var subject: Subject
  /// The module as `import` names it.
  public var module: String
  /// The path of the type; empty for what stands outside types.
  public var path: [String]
  /// Those in the file of the type first, otherwise in the order of the sources; without types,
  /// which have pages of their own.
  public var members: [Symbol]
  /// Where it lies: below the slug of the module, which is unique, whatever the letter case.
  public var route: Route

  /// Everything the page shows: the declarations of the type, then the members.
  public var symbols: [Symbol] {
    guard case .type(let declarations) = subject else { return members }
    return declarations + members
  }

  /// The declaration of the type, the first where there are several.
  public var type: Symbol? {
    guard case .type(let declarations) = subject else { return nil }
    return declarations.first
  }
}

extension System {
  /// The pages of its public API, module by module: types by path, so that nested types follow
  /// the one that encloses them; then extended types; then what stands outside types.
  public var symbolPages: [SymbolPage] {
    var slugs = UniqueSlugs(limit: SymbolPages.slugLimit)
    return modules.flatMap { module in
      SymbolPages(module, slug: slugs.slug(of: module.name), system: slug).pages
    }
  }
}

/// Sorts the symbols of a module into pages.
private struct SymbolPages {
  /// File systems allow 255 bytes; the ending and a number have to fit in, too.
  static let slugLimit = 200

  let module: ModuleSymbols
  let slug: String
  let system: String

  init(_ module: ModuleSymbols, slug: String, system: String) {
    self.module = module
    self.slug = slug
    self.system = system
  }

  var pages: [SymbolPage] {
    let types = Dictionary(grouping: module.symbols.filter(\.kind.isType), by: \.path)
    let members = Dictionary(grouping: module.symbols.filter { !$0.kind.isType }, by: \.container)
    var slugs = UniqueSlugs(limit: Self.slugLimit)
    var pages = Self.sorted(types.keys).map { path in
      page(.type(types[path] ?? []), path, members, slugs.slug(of: path.joined(separator: ".")))
    }
    for path in Self.sorted(members.keys) where !path.isEmpty && types[path] == nil {
      let name = "extension " + path.joined(separator: ".")
      pages.append(page(.extensions, path, members, slugs.slug(of: name)))
    }
    if members[[]] != nil {
      pages.append(page(.globals, [], members, slugs.slug(of: "globals")))
    }
    return pages
  }

  private func page(
    _ subject: SymbolPage.Subject, _ path: [String], _ members: [[String]: [Symbol]],
    _ name: String
  ) -> SymbolPage {
    var page = SymbolPage(
      subject: subject, module: module.name, path: path, members: members[path] ?? [],
      route: .symbol(name, module: slug, system: system))
    if let home = page.type?.location.path {
      let atHome = page.members.filter { $0.location.path == home }
      page.members = atHome + page.members.filter { $0.location.path != home }
    }
    return page
  }

  /// Alphabetical whatever the letter case, which decides between names that are equal otherwise.
  private static func sorted(_ paths: some Collection<[String]>) -> [[String]] {
    paths.map { (folded: $0.map { $0.lowercased() }, path: $0) }
      .sorted { left, right in
        left.folded == right.folded
          ? left.path.lexicographicallyPrecedes(right.path)
          : left.folded.lexicographicallyPrecedes(right.folded)
      }
      .map(\.path)
  }
}
