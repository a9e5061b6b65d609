extension TokenPath {
  /// The custom property a token becomes: `color.infoBG` is `--color-info-bg`. A final `$root` is
  /// dropped; signs that CSS does not take in a name separate words.
  public var cssProperty: String {
    "--" + displayNames.flatMap(NameWords.split).map { $0.lowercased() }.joined(separator: "-")
  }
}
