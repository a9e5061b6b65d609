/// The fenced code in the documentation comments of a file.
public enum CommentFences {
  /// A block of code, and where it stands.
  public struct Fence: Hashable, Sendable {
    /// The words behind the backticks.
    public var info: String
    /// The code, with a line end after each line.
    public var text: String
    /// The line of the file on which the code begins.
    public var firstLine: Int
    /// How far the code is indented in its file, in bytes.
    public var indentation: Int
  }

  /// The blocks in lines that begin with three slashes, in their order. A comment that ends within
  /// a block ends it.
  public static func read(_ text: String) -> [Fence] {
    var fences: [Fence] = []
    var fence = CodeFence()
    var open: Fence?
    for (index, line) in SourceFile.lines(of: text).enumerated() {
      let body = line.drop { $0 == " " || $0 == "\t" }
      guard body.hasPrefix("///") else {
        if let ended = open { fences.append(ended) }
        (open, fence) = (nil, CodeFence())
        continue
      }
      let words = body.dropFirst(3)
      let content = words.hasPrefix(" ") ? words.dropFirst() : words
      let wasOpen = fence.isOpen
      fence.read(content)
      switch (wasOpen, fence.isOpen) {
      case (false, true):
        let info = content.drop { " `~".contains($0) }
        open = Fence(
          info: String(info), text: "", firstLine: index + 2,
          indentation: line.utf8.count - content.utf8.count)
      case (true, true): open?.text += content + "\n"
      case (true, false):
        if let ended = open { fences.append(ended) }
        open = nil
      case (false, false): break
      }
    }
    return fences
  }
}
