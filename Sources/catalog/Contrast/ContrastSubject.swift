import ArgumentParser
import CatalogDriver
import ContrastReports

/// What the arguments of `catalog contrast` ask to measure, told by how many there are.
enum ContrastSubject: Equatable {
  /// The pairs of a content folder; `nil` for the one that is found.
  case content(String?)
  /// Two CSS colours.
  case pair(foreground: String, background: String)
  /// The pairs of standard input.
  case lines

  init(_ arguments: [String]) throws {
    if arguments == ["-"] {
      self = .lines
    } else if arguments.contains("-") {
      throw ValidationError("'-' reads all pairs from standard input; name nothing else.")
    } else if arguments.count > 2 {
      throw ValidationError(
        "A pair is two colours, but \(arguments.count) were named. Put quotes around a colour that "
          + "contains spaces, such as 'rgb(118 118 118)', and colours below the background after "
          + "'--over'.")
    } else if arguments.count == 2 {
      self = .pair(foreground: arguments[0], background: arguments[1])
    } else {
      try Self.check(folder: arguments.first)
      self = .content(arguments.first)
    }
  }

  private static func check(folder: String?) throws {
    guard let folder else { return }
    if folder.isEmpty { throw ValidationError("A folder needs a name.") }
    if ColorTerms.isColor(folder), !ContentFolderChoice.isCatalog(folder) {
      throw ValidationError(
        "'\(folder)' is a colour; name the colour behind it as well, such as "
          + "catalog contrast '\(folder)' white.")
    }
  }
}
