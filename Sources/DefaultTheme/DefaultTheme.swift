/// The theme a catalog has when none is given: the project's `templates/` folder, compiled in.
public enum DefaultTheme {
  /// The text of each file by its path below `templates/`.
  public static var files: [String: String] { EmbeddedTheme.files }
}
