import CatalogModel

extension Gaps {
  /// The gaps of a system of which some files or folders could not be read: as nobody knows what
  /// they hold, anything may be missing.
  init(unread: Set<String>) {
    self.init(
      tokens: !unread.isEmpty, components: !unread.isEmpty, props: !unread.isEmpty, files: unread)
  }
}
