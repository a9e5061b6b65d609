import Testing

/// The pages that say what each finding means: `Texts/diagnostics.md`, in which a line that begins
/// with `=== ` starts another page, and each section `### NAME` is filled with the declarations
/// that stand in the sources below `MARK: - NAME`.
enum FindingsPage {
  static func made(_ name: String) throws -> String {
    let pages = try Repository.text("diagnostics.md").split(separator: "=== ")
    let page = try #require(pages.first { $0.hasPrefix("\(name)\n") })
    let findings = try Dictionary(grouping: FindingDeclaration.ofPackage(), by: \.section)
    let body = page.lines.dropFirst().flatMap { line in
      section(line).map { [String(line), ""] + (findings[$0] ?? []).map(\.markdown) }
        ?? [String(line)]
    }
    return body.joined(separator: "\n").trimmed + "\n"
  }

  /// The sections of all pages.
  static func sections() throws -> [String] {
    try Repository.text("diagnostics.md").lines.compactMap(section)
  }

  /// `nil` for a line of text.
  private static func section(_ line: Substring) -> String? {
    line.hasPrefix("### ") ? String(line.dropFirst("### ".count)) : nil
  }
}
