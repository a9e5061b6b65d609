/// The text of a script as pages load it.
enum ScriptText {
  /// Leaves out lines of comments, indentation and empty lines, which are for those who write it.
  ///
  /// A script with a template literal over several lines stays as it is, as white space counts there.
  static func compact(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    guard lines.allSatisfy({ $0.count { $0 == "`" }.isMultiple(of: 2) }) else { return text }
    return lines.reduce(into: "") { compact, line in
      let code = line.drop { $0 == " " }
      if !code.isEmpty, !code.hasPrefix("//") { compact += code + "\n" }
    }
  }
}
