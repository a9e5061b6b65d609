// MARK: - Pages of code

extension FormRewriter {
  /// The heading that mkdocstrings writes above the documentation of something, where a page begins
  /// with it: the last part of its name. Without it, the first section would be the title.
  ///
  /// - Parameter lead: The columns before the colons.
  mutating func title(ofCode name: String, lead: Int) -> [UInt8] {
    guard let part = name.split(separator: ".").last, isTitle(lead: lead), spend(output.count),
      output[...].allSatisfy({ Byte.isBlank($0) || $0 == Byte.lineFeed }),
      value(ofExpression: "frontmatter.title") == nil
    else { return [] }
    return Array("# \(part.replacing("_", with: "\\_"))".utf8)
  }

  /// Whether the options below say that the heading is of the first level, or a section is next.
  private mutating func isTitle(lead: Int) -> Bool {
    var start = resume
    while start < body.endIndex {
      let end = body[(start + 1)...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
      let line = body[(start + 1)..<end]
      guard spend(end - start) else { return false }
      start = end
      if line.isBlankLine { continue }
      guard line.indentation > lead else { return line.hasPrefix("##") }
      if line.trimmed.elementsEqual("heading_level: 1".utf8) { return true }
    }
    return false
  }
}
