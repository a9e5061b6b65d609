extension PackageSources {
  /// The platforms that the manifest names, as Apple writes them, with their first versions.
  public var platforms: [(name: String, version: String)] {
    let known = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    let declared = targets.first?.graph.members[""]?.manifest.platforms ?? []
    return declared.compactMap { platform in
      let words = platform.split(separator: " ").map(String.init)
      guard words.count == 2, let name = known.first(where: { $0.lowercased() == words[0] }) else {
        return nil
      }
      return (name, words[1])
    }
  }
}
