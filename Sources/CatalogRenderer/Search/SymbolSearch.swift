import CatalogModel
import SwiftSymbols

/// What a search finds of public declarations: the type of a page, and the members on it.
struct SymbolSearch {
  let page: SymbolPage
  let references: ReferenceIndex

  var parts: [SearchPart] {
    var seen: Set<String> = []
    let members = page.members.map(member).filter { seen.insert($0.anchor ?? "").inserted }
    return itself.map { [$0] + members } ?? members
  }

  private var itself: SearchPart? {
    guard let type = page.type else { return nil }
    var part = SearchPart(.symbol, type.dottedPath)
    part.place = page.module
    part.names = [type.name, "\(page.module).\(type.dottedPath)"]
    part.keywords = type.inheritance.joined(separator: " ")
    part.text = summary(of: type)
    return part
  }

  private func member(_ symbol: Symbol) -> SearchPart {
    var part = SearchPart(
      .member, symbol.dottedPath, anchor: references.symbols.anchor(of: symbol))
    part.place = page.module
    let call = (symbol.container + [symbol.baseName]).joined(separator: ".")
    part.names = [symbol.name, symbol.baseName, call].filter { $0 != "init" }
    part.text = summary(of: symbol)
    return part
  }

  private func summary(of symbol: Symbol) -> String {
    symbol.documentation.comment?.summary?.replacing("`", with: "") ?? ""
  }
}
