import Diagnostics

extension FindingID {
  // MARK: - files

  /// A file name is not UTF-8, or another file has the same name in another encoding of its
  /// accents.
  ///
  /// Rename the file.
  public static let filesBadName = FindingID("files/bad-name", .error)

  /// A file of the site would get a path that cannot be written, such as one with `..` in it.
  ///
  /// Rename what the page or asset is made from.
  public static let filesBadPath = FindingID("files/bad-path", .error)

  /// Two different files would get one path.
  ///
  /// Rename the page or asset that one of them is made from.
  public static let filesConflict = FindingID("files/conflict", .error)

  /// Reading or writing failed; the message gives the reason.
  ///
  /// Fix what it names: free space, permissions, a folder in the way.
  public static let filesDisk = FindingID("files/disk", .error, .obstacle)

  /// A symbolic link leads to a folder. Only links to files are followed.
  ///
  /// Put the folder itself there, or link its files one by one.
  public static let filesLinkedFolder = FindingID("files/linked-folder", .error)

  /// There is no folder of this name.
  ///
  /// Name one that exists, or run the command where it is.
  public static let filesMissingFolder = FindingID(
    "files/missing-folder", .error, [.obstacle, .ofNamedFolder])

  /// This is neither a file nor a folder, or a link that leads to none.
  ///
  /// Remove it from the content.
  public static let filesNotAFile = FindingID("files/not-a-file", .error)

  /// A folder is expected, and this is a file.
  ///
  /// Name the folder that contains it.
  public static let filesNotAFolder = FindingID(
    "files/not-a-folder", .error, [.obstacle, .ofNamedFolder])

  /// A text file is not UTF-8; the place is the first byte that is not. A warning for Swift files
  /// outside the content.
  ///
  /// Save it with the encoding UTF-8.
  public static let filesNotUtf8 = FindingID("files/not-utf8", .error, or: .warning)

  /// A symbolic link leads outside of the folder that is read, or is part of the path to a folder
  /// that a file names: it could publish any file of this machine. In a folder outside the content it
  /// is a warning, and the file is left out.
  ///
  /// Put the file there instead. If you trust the authors of the content, allow such links with
  /// `--follow-links`.
  public static let filesOutsideLink = FindingID("files/outside-link", .error, or: .warning)

  /// A token file refers to a file outside the folder that was named, such as
  /// `../../base.tokens.json`, so it is not read.
  ///
  /// Name the folder that holds both, or name the file as well.
  public static let filesOutsideReference = FindingID("files/outside-reference", .error)

  /// A file is too large to be read.
  ///
  /// Leave it out of the content, or make it smaller.
  public static let filesTooLarge = FindingID("files/too-large", .error)

  /// A file or folder cannot be read; the message has the reason.
  ///
  /// Check its permissions.
  public static let filesUnreadable = FindingID("files/unreadable", .error, .obstacle)

  // MARK: - output

  /// A file to be written exists already, or the folder contains a catalog or is a file; nothing is
  /// replaced.
  ///
  /// Move it away, or name another folder.
  public static let outputExists = FindingID("output/exists", .error, .obstacle)

  /// The new site is in place, but the old one could not be removed from its folder.
  ///
  /// Delete that folder by hand.
  public static let outputLeftover = FindingID("output/leftover", .warning)

  /// Two pages need a file and a folder with the same name, or a page has a name that catalog
  /// reserves.
  ///
  /// Rename one of the two pages.
  public static let outputNameClash = FindingID("output/name-clash", .error)

  /// The output folder holds files that catalog did not make, and publishing would remove them.
  ///
  /// Name a new or empty folder with `--output`.
  public static let outputNotOurs = FindingID("output/not-ours", .error, .obstacle)
}
