/// Finds the images of a system, which texts may show.
struct ImageLoader {
  let folder: ContentFolder

  /// The endings of the formats that browsers draw.
  static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"]

  /// The images by their path in the content.
  func load() -> [String: [UInt8]] {
    var images: [String: [UInt8]] = [:]
    for name in folder.files(in: "", suffix: "") where Self.endings.contains(where: name.hasSuffix)
    {
      images[folder.path(name)] = folder.tree[folder.path(name)]
    }
    return images
  }
}
