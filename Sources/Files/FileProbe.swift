/// Questions about single paths of the disk.
public enum FileProbe {
  /// Whether a regular file, or a link to one, lies at `path`.
  public static func isFile(_ path: String) -> Bool {
    (try? Disk.status(of: path, followingLink: true).kind) == .file
  }
}
