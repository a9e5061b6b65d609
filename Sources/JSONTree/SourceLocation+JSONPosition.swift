import Diagnostics

extension SourceLocation {
  /// A place in the JSON text at `path`.
  public init(_ path: String, at position: JSONPosition) {
    self.init(path, line: Int(position.line), column: Int(position.column))
  }
}
