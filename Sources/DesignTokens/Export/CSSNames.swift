extension TokenPath {
  /// The custom property a token becomes: `color.infoBG` is `--color-info-bg`. A final `$root` is
  /// dropped; signs that CSS does not take in a name separate words.
  public var cssProperty: String {
    "--" + displayNames.flatMap(NameWords.split).map { $0.lowercased() }.joined(separator: "-")
  }
}

extension Token {
  /// All custom properties that are declared for the token: its own, and for a composite type
  /// those of its parts, whatever the context.
  public var cssProperties: [String] {
    let name = path.cssProperty
    var properties = [name]
    for context in combinations {
      let declarations = value(in: context)?.value.declarations(named: name) ?? []
      for declaration in declarations where !properties.contains(declaration.property) {
        properties.append(declaration.property)
      }
    }
    return properties
  }
}
