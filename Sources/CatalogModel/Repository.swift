/// Where the files of a system are kept, so that pages lead to what they are made from.
///
/// Each is an address with `{path}` for the path of a file from the folder of the system, and, where
/// the host can show a line, `{line}`.
public struct Repository: Hashable, Sendable {
  /// Where a file can be changed.
  public var edit: String?
  /// Where a file can be read.
  public var source: String?

  /// The addresses of a file to change and to read.
  public init(edit: String? = nil, source: String? = nil) {
    self.edit = edit
    self.source = source
  }

  /// Where a file can be changed.
  ///
  /// - Parameter path: From the folder of the system; a file outside it has no address.
  public func editAddress(of path: String) -> String? {
    Self.address(edit, path, line: nil)
  }

  /// Where a line of a file can be read.
  ///
  /// - Parameter path: From the folder of the system; a file outside it has no address.
  public func sourceAddress(of path: String, line: Int?) -> String? {
    Self.address(source, path, line: line)
  }

  private static func address(_ pattern: String?, _ path: String, line: Int?) -> String? {
    guard let pattern, !path.isEmpty, !path.split(separator: "/").contains("..") else { return nil }
    return pattern.replacing("{path}", with: RelativeURL.from("", to: path))
      .replacing("{line}", with: String(line ?? 1))
  }
}
