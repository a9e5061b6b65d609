import Diagnostics

/// Finds the first byte of a template that is not UTF-8.
enum UTF8Check {
  static func firstInvalid(in source: TemplateSource) -> SourceLocation? {
    var decoder = UTF8()
    var bytes = source.bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return nil
      case .error: return SourceLocation(source.path, line: line, column: column)
      case .scalarValue("\n"):
        line += 1
        column = 1
      case .scalarValue(let scalar): column += UTF8.width(scalar)
      }
    }
  }
}
