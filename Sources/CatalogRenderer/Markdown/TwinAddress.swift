import CatalogModel

/// Makes of an address that an HTML page gives the one that its twin gives.
///
/// A twin lies beside its page, so the way from one page to another is that from twin to twin.
enum TwinAddress {
  /// An address with the place on the page that it names.
  static func of(_ href: String) -> String {
    let page = href.withoutAnchor
    guard page.hasSuffix(".html"), !SiteResolver.isExternal(href) else { return href }
    return SiteMap.twin(of: String(page)) + href[page.endIndex...]
  }

  /// The address of the page alone: a twin is read as a whole, so names lead to pages and not to
  /// places on them.
  static func ofPage(_ href: String) -> String {
    SiteResolver.isExternal(href) ? href : of(String(href.withoutAnchor))
  }
}

extension String {
  /// An address up to its `#`, sought byte by byte: a page has hundreds of links.
  fileprivate var withoutAnchor: Substring {
    self[..<(utf8.firstIndex(of: UInt8(ascii: "#")) ?? endIndex)]
  }
}
