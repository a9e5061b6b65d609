import Diagnostics

/// The disk refused something that should have worked: no space, no permission.
///
/// The work in progress was given up and cleaned away; a command ends with status 2.
public struct DiskError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as it follows "cannot": `write`, `create the folder`.
  public var action: String
  /// The path as a person would recognise it.
  public var path: String
  /// The operating system's words.
  public var reason: String
  /// What to do about it, where that can be told.
  public var suggestion: String?

  /// A refusal to do `action` with `path`; `reason` follows a colon in the message.
  public init(action: String, path: String, reason: String, suggestion: String? = nil) {
    self.action = action
    self.path = path
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The message without the suggestion: `cannot write 'site/index.html': no space left`.
  public var description: String { "cannot \(action) '\(path)': \(reason)" }

  /// The error in the form in which a command reports all others: `files/disk`.
  public var diagnostic: Diagnostic {
    .init(.filesDisk, description, suggestion: suggestion)
  }
}

/// A folder that should be read is not there or is no folder; a command ends with status 2.
public enum FolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has this path.
  case missing(String)
  /// Something has this path, but it is not a folder.
  case notAFolder(String)
  /// The folder is there, but the operating system does not let us list it, for this reason.
  case unreadable(String, reason: String)
  /// A file names the folder, and the way to it leads through a link.
  case linked(String)

  /// The message, with the path as it was given.
  public var description: String {
    switch self {
    case .missing(let path): "the folder '\(path)' does not exist"
    case .notAFolder(let path): "'\(path)' is a file, not a folder"
    case .unreadable(let path, let reason): "cannot read the folder '\(path)': \(reason)"
    case .linked(let path):
      "the way to the folder '\(path)' leads through a link, so it is not read"
    }
  }

  /// The error in the form in which a command reports all others.
  public var diagnostic: Diagnostic {
    switch self {
    case .missing:
      .init(
        .filesMissingFolder, description,
        suggestion: "name a folder that exists, or run the command where it is")
    case .notAFolder: .init(.filesNotAFolder, description)
    case .unreadable: .init(.filesUnreadable, description)
    case .linked:
      .init(
        .filesOutsideLink, description,
        suggestion: "name the folder that the link leads to, or trust all links with "
          + "--follow-links")
    }
  }
}
