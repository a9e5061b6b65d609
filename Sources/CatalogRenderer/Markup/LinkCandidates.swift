import CatalogModel

/// The files that a link may mean, as GitHub and the common generators of sites read links.
///
/// A link that names a file of the content, from the file it stands in, means that file. The other
/// readings are tried after it, in a fixed order:
///
/// 1. without an ending, with that of another form of the page, or as a folder with its index;
/// 2. from the root, `/…`, which is the folder of the guides, that of the system, and the content,
///    also without the first folder, and without the version that follows it;
/// 3. from the address of the page as a folder, `../other/`, which sites with such addresses need.
enum LinkCandidates {
  /// - Parameters:
  ///   - reference: Without an anchor, and with nothing percent-encoded.
  ///   - file: The file that the link stands in.
  /// - Returns: Paths in the content, the likeliest first; none when all lead out of it.
  static func paths(of reference: String, from file: String) -> [String] {
    let bare = reference.prefix { $0 != "?" }
    let readings = bare == reference ? [reference] : [reference, String(bare)]
    return readings.flatMap { reference in
      places(of: reference, from: file).flatMap(forms)
    }
  }

  /// The pictures that a reference may mean.
  static func images(of reference: String, from file: String) -> [String] {
    let bare = String(reference.prefix { $0 != "?" })
    guard bare.hasPrefix("/") else {
      return [file, pageAsFolder(file)].compactMap { ContentReference.resolve(bare, from: $0) }
    }
    // The folders whose content Docusaurus and Hugo publish at the root.
    let folders = roots(of: file).flatMap { [$0, $0 + "static/", $0 + "public/"] }
    return folders.map { $0 + bare.dropFirst() }
  }

  private static func places(of reference: String, from file: String) -> [String] {
    if reference.hasPrefix("/") {
      // Behind the address of the site, or the folder of the documents in their repository.
      let short = reference.dropFirst().drop { $0 != "/" }.dropFirst()
      let version = short.prefix { $0 != "/" }
      // Docusaurus puts the version of the documents there, `/docs/next/a`.
      let unversioned = isVersion(version) ? short.dropFirst(version.count + 1) : ""
      let readings = [reference.dropFirst(), short].filter { !$0.isEmpty || reference == "/" }
      return (readings + [unversioned].filter { !$0.isEmpty })
        .flatMap { reference in
          roots(of: file).compactMap { root in
            ContentReference.resolve(String(reference), from: root + "file")
          }
        }
    }
    let name = reference.split(separator: "/").last ?? ""
    let isFile = name != "." && name != ".." && name.contains(".")
    return (isFile ? [file] : [file, pageAsFolder(file)])
      .compactMap { ContentReference.resolve(reference, from: $0) }
  }

  /// Whether a folder of an address is called as versions of documents are: `next`, `0.76`, `v2`.
  private static func isVersion(_ name: Substring) -> Bool {
    if ["next", "latest", "stable", "current"].contains(name) { return true }
    let number = name.first == "v" ? name.dropFirst() : name
    return number.first?.isNumber == true
      && number.allSatisfy { $0.isNumber || $0 == "." || $0 == "x" }
  }

  /// A file in the folder that the address of a page is on sites with such addresses.
  private static func pageAsFolder(_ file: String) -> String {
    file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex) + "/file"
  }

  /// The folders that a link from the root may begin at, each empty or with a slash at its end.
  private static func roots(of file: String) -> [String] {
    let folders = file.split(separator: "/").dropLast()
    let guides = folders.firstIndex(of: "guides").map { folders[...$0] }
    return ([guides, guides?.dropLast(), []].compactMap { $0 }).map { folders in
      folders.isEmpty ? "" : folders.joined(separator: "/") + "/"
    }
  }

  /// The forms in which others write the path of a file.
  private static func forms(of path: String) -> [String] {
    for ending in [".html", ".htm"] + Guide.fileEndings where path.hasSuffix(ending) {
      return [path] + Guide.fileEndings.map { path.dropLast(ending.count) + $0 }
    }
    if path.hasSuffix(".yaml") { return [path] }
    let folder = path.isEmpty ? "" : path + "/"
    return [path] + Guide.fileEndings.map { path + $0 }
      + ["index.md", "README.md", "readme.md", "_index.md", "index.mdx"].map { folder + $0 }
  }
}

extension String {
  /// The letters and digits in lower case, by which anchors are compared that other tools have
  /// made: GitHub, DocC and MkDocs treat punctuation, repeated hyphens and case differently.
  var anchorKey: String {
    let name = hasPrefix("user-content-") ? dropFirst("user-content-".count) : self[...]
    return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
