import Files

extension CatalogLoader {
  /// What of a content folder is read besides the manifests of systems and the token files.
  ///
  /// A catalog of a smaller scope is complete for what it is read for, and lacks the rest without a
  /// word: without `previews`, every component has an empty one.
  public struct Scope: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What components take.
    public static let components = Scope(rawValue: 32)
    /// The templates and stylesheets that draw components, and these.
    public static let previews = Scope(rawValue: 1 | components.rawValue)
    /// The texts of systems and of components, and these.
    public static let guides = Scope(rawValue: 2 | components.rawValue)
    /// Whole screens of agent YAML, and the components that they may use.
    public static let screens = Scope(rawValue: 4 | components.rawValue)
    /// The API of the Swift sources, what is accepted of it as undocumented, and the tokens that
    /// the sources state beside token files.
    public static let sources = Scope(rawValue: 8)
    /// What the code of the Swift sources uses, and these.
    public static let uses = Scope(rawValue: 64 | sources.rawValue)
    /// The images of texts.
    public static let images = Scope(rawValue: 16)

    /// What released versions of the systems were.
    public static let versions = Scope(rawValue: 128)

    /// Nothing besides.
    public static let tokens: Scope = []
    /// What agent YAML is checked against.
    public static let vocabulary: Scope = .components
    /// All that a site is made of.
    public static let site: Scope = [
      .previews, .guides, .screens, .sources, .images, .versions,
    ]

    /// Whether loading takes a file, by its path in the content. Swift files that tokens come from
    /// are named by ``CatalogLoader/tokenFolders(systems:)``.
    public func takes(_ path: String) -> Bool {
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: ".") else { return contains(.images) }
      return switch name[name.index(after: dot)...] {
      case "json": true
      case "yaml", "yml":
        Self.manifests.contains(String(name)) || contains(.screens)
          || contains(.components) && name == "component.yaml"
      case "mustache", "css": contains(.previews)
      case "md": contains(.guides)
      case "swift": contains(.sources)
      // A picture may take the place of a preview.
      default:
        contains(.images)
          || contains(.previews) && (name.hasPrefix("preview") || BundleFolder.isSnapshot(path))
      }
    }

    private static let manifests: Set<String> = ["catalog.yaml", "system.yaml"]
  }
}
