/// What a file asks for of the place that includes it.
enum IncludeValues {
  /// Jekyll's `{{ include.title }}` and MDX' `{props.title}` with their values, and `{title}` of MDX
  /// as plugins pass attributes on; what is code stays as it is.
  static func fill(_ tag: IncludeTag, into line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "{")) else { return String(line) }
    let values = tag.values
    if tag.form == .component, !line.hasPrefix("import "), !line.hasPrefix("export ") {
      return String(line).replacing(/`[^`]*`|(=?)\{(?:props\.)?([\w-]+)\}/) { match -> String in
        let value = match.output.2.flatMap { values[String($0)] }
        guard let value else { return String(match.output.0) }
        return match.output.1 == "=" ? "=\"\(value)\"" : value
      }
    }
    let asked = /\{\{\s*include\.([\w-]+)\s*\}\}|\{props\.([\w-]+)\}/
    return String(line).replacing(asked) { match -> String in
      let name = String(match.output.1 ?? match.output.2 ?? "")
      return values[name] ?? String(match.output.0)
    }
  }
}
