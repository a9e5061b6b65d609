extension CatalogLoader {
  /// What of a content folder is read besides its vocabulary: the manifests, what components take,
  /// and the tokens.
  ///
  /// A catalog of a smaller scope is complete for what it is read for, and lacks the rest without a
  /// word: without `previews`, every component has an empty one.
  public struct Scope: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The templates and stylesheets that draw components.
    public static let previews = Scope(rawValue: 1)
    /// The texts of systems and of components.
    public static let guides = Scope(rawValue: 2)
    /// Whole screens of agent YAML.
    public static let screens = Scope(rawValue: 4)
    /// The API of the Swift sources, what is accepted of it as undocumented, and the tokens that
    /// the sources state beside token files.
    public static let sources = Scope(rawValue: 8)
    /// The images of texts.
    public static let images = Scope(rawValue: 16)

    /// Nothing besides: what agent YAML is checked against.
    public static let vocabulary: Scope = []
    /// All that a site is made of.
    public static let site: Scope = [.previews, .guides, .screens, .sources, .images]

    /// Whether loading takes a file, by its path in the content. Swift files that tokens come from
    /// are named by ``CatalogLoader/tokenFolders(systems:)``.
    public func takes(_ path: String) -> Bool {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return contains(.images) }
      return switch name[name.index(after: dot)...] {
      case "json": true
      case "yaml", "yml": contains(.screens) || Self.manifests.contains(String(name))
      case "mustache", "css": contains(.previews)
      case "md": contains(.guides)
      case "swift": contains(.sources)
      default: contains(.images)
      }
    }

    private static let manifests: Set<String> = [
      "catalog.yaml", "system.yaml", "component.yaml",
    ]
  }
}
