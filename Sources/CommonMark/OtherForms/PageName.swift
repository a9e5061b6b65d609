/// The destination of a link that names a page of Hugo, `{{< relref "guides/start" >}}`: by its path
/// from the page or from the folder of the content, or by the name of its file alone.
public enum PageName {
  private static let scheme = "relref:"

  /// A destination that is told from that of other links.
  static func destination(_ name: String) -> String {
    let isAddress = name.contains(":") || name.isEmpty || "/#.".contains(name.prefix(1))
    return isAddress ? name : scheme + name
  }

  /// What a link names; `nil` for one that names no page in this way.
  public static func name(in destination: String) -> String? {
    destination.hasPrefix(scheme) ? String(destination.dropFirst(scheme.count)) : nil
  }
}
