import Hummingbird

/// The `Content-Type` of a file by its ending.
enum MediaTypes {
  static func contentType(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if texts.contains(ending) { return "text/plain; charset=utf-8" }
    guard let type = MediaType.getMediaType(forExtension: ending) else {
      return "application/octet-stream"
    }
    return type.isType(MediaType(type: .text)) ? "\(type); charset=utf-8" : "\(type)"
  }

  /// What Hummingbird does not know, and a browser should show instead of saving.
  private static let texts: Set<String> = ["md", "yaml", "yml", "swift", "mustache"]
}
