/// Questions about single paths of the disk.
public enum FileProbe {
  /// Whether a regular file, or a link to one, lies at `path`.
  public static func isFile(_ path: String) -> Bool {
    (try? Disk.status(of: path, followingLink: true).kind) == .file
  }

  /// Whether anything lies at `path`, and be it a link that leads nowhere.
  public static func exists(_ path: String) -> Bool { (try? Disk.status(of: path)) != nil }
}
