import MarkupEscaping

/// Text as GitHub's Markdown shows it: what comes from content is never markup.
public enum GitHubMarkdown {
  /// Text for a cell of a table: on one line, with everything escaped that means something.
  public static func plain(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<": escaped += HTMLEscaping.reference(for: scalar) ?? ""
      case "\\", "`", "*", "_", "{", "}", "[", "]", ">", "|", "~", "#", "!", "$":
        escaped += "\\" + String(scalar)
      // A word joiner keeps a name from calling the person or team who has it.
      case "@": escaped += "@\u{2060}"
      case _ where TerminalText.isHidden(scalar): escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A name of a token or a path. In a table a bar ends the cell even within code.
  public static func code(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 != "`" && $0 != "|" && $0 != "\\" && !TerminalText.isHidden($0)
    }
    return isPlain && !text.isEmpty ? "`\(text)`" : plain(text)
  }

  /// The first of some lines, as many as there is room for: GitHub refuses comments of more than
  /// 65,536 characters.
  ///
  /// - Parameter room: How many bytes may still be written; nothing where a line had no room, since
  ///   what came after it would read as if nothing were missing between.
  /// - Returns: The lines together, and how many are left out.
  public static func fitting(
    _ lines: some Sequence<String>, room: inout Int
  ) -> (text: String, leftOut: Int) {
    var text = ""
    var leftOut = 0
    for line in lines {
      if leftOut == 0, line.utf8.count <= room {
        room -= line.utf8.count
        text += line
      } else {
        leftOut += 1
        room = 0
      }
    }
    return (text, leftOut)
  }
}
