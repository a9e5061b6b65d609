/// A Swift source file as a value.
public struct SourceFile: Hashable, Sendable {
  /// Relative to the folder that was read, with `/` between its parts.
  public var path: String
  /// The whole text of the file.
  public var text: String

  /// A file of `text`; nothing is read from the disk.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
