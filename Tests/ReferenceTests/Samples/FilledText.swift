/// A text of the folder `Texts` in which some fences stand for what is made.
enum FilledText {
  /// A fence as it was written.
  struct Fence {
    /// The words behind the sign that opens it.
    var words: [Substring]
    var body: String
  }

  /// The text with what `made` makes in the place of each fence that begins with `word`.
  static func fill(
    _ text: String, fences word: String, _ made: (Fence) throws -> String
  ) rethrows -> String {
    var result: [String] = []
    var open: Fence?
    for line in text.lines {
      if var fence = open {
        if line == "```" {
          result.append(try made(fence))
          open = nil
        } else {
          fence.body += fence.body.isEmpty ? String(line) : "\n" + line
          open = fence
        }
      } else if line.hasPrefix("```\(word) ") {
        open = Fence(words: line.dropFirst(3).split(separator: " "), body: "")
      } else {
        result.append(String(line))
      }
    }
    return result.joined(separator: "\n")
  }
}
