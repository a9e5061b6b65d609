extension CodeBlock {
  /// Leaves out the lines of Rust that begin with `# `, which rustdoc and mdBook compile and do not
  /// show; `##` begins one that is shown with a single sign.
  mutating func hideLines() {
    guard language == "rust", text.contains("#") else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.compactMap { line -> Substring? in
      let code = line.drop { $0 == " " }
      if code == "#" || code.hasPrefix("# ") { return nil }
      return code.hasPrefix("##") ? line[..<code.startIndex] + code.dropFirst() : line
    }.joined(separator: "\n")
  }
}
