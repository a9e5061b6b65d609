/// The address of a page below the folder of its system, whatever the page is about.
///
/// A kind of page names its addresses in an extension beside what it shows; nothing else has to know
/// that the kind exists.
public struct Route: Hashable, Sendable {
  /// The slug of the system; `nil` for the pages of the site itself.
  public let system: String?
  /// The path of the page's file below the system's folder, without an ending: `components/badge`.
  public let name: String

  public init(_ name: String, system: String? = nil) {
    self.name = name
    self.system = system
  }

  /// A page in a folder of its system, whose own page has the name `index`.
  ///
  /// - Parameter folder: A path below the folder of the system: `components`.
  public init(_ name: String, in folder: String, system: String) {
    self.init(folder + "/" + name, system: system)
  }
}

extension Route {
  public static let catalog = Route("index")
  public static let notFound = Route("404")
  /// The results of a search, for readers of the site's language.
  public static let search = Route("search")

  /// The results of a search, for readers of another language.
  public static func search(in language: String) -> Route {
    Route("search-" + language.lowercased())
  }

  public static func system(_ slug: String) -> Route { Route("index", system: slug) }

  public static func component(_ slug: String, system: String) -> Route {
    Route(slug, in: "components", system: system)
  }

  public static func tokens(system: String) -> Route {
    Route("index", in: "tokens", system: system)
  }

  /// - Parameter group: The first name of the tokens' paths.
  public static func tokenGroup(_ group: String, system: String) -> Route {
    Route(Slug.of(group), in: "tokens", system: system)
  }

  /// All contrast pairs of a system.
  public static func contrast(system: String) -> Route {
    Route("index", in: "contrast", system: system)
  }

  /// All text tokens on all background tokens in one group of contexts, by the slug of the group;
  /// an empty slug is the first of them.
  public static func contrastMatrix(_ slug: String, system: String) -> Route {
    Route(slug.isEmpty ? "matrix" : "matrix-" + slug, in: "contrast", system: system)
  }

  public static func guide(_ slug: String, system: String) -> Route {
    Route(slug, in: "guides", system: system)
  }

  /// All requirements of a system, and what meets them.
  public static func specifications(system: String) -> Route {
    Route("index", in: "specs", system: system)
  }

  public static func specification(_ slug: String, system: String) -> Route {
    Route(slug, in: "specs", system: system)
  }

  /// All rules of design of a system.
  public static func rules(system: String) -> Route { Route("index", in: "rules", system: system) }

  public static func rule(_ slug: String, system: String) -> Route {
    Route(slug, in: "rules", system: system)
  }

  /// Agent YAML: whole screens, and documents that are wrong.
  public static func screens(system: String) -> Route { Route("examples", system: system) }

  /// All public API of a system.
  public static func api(system: String) -> Route { Route("index", in: "api", system: system) }

  /// The page of a type, of the members added to a type of another module, or of what a module
  /// declares outside types, by the slugs of module and page.
  public static func symbol(_ slug: String, module: String, system: String) -> Route {
    Route(slug, in: "api/" + module, system: system)
  }

  /// What is documented and what is not.
  public static func coverage(system: String) -> Route { Route("coverage", system: system) }

  /// What programs read of a system, and how they work with it.
  public static func agents(system: String) -> Route { Route("agents", system: system) }
}

/// Turns routes into paths below the site's root.
public struct SiteMap: Hashable, Sendable {
  /// Whether the one system has the root for itself.
  public var isSingleSystem: Bool

  public init(isSingleSystem: Bool) { self.isSingleSystem = isSingleSystem }

  /// The path of a page's file, such as `foundation-ui/components/badge.html`.
  ///
  /// Every page is a file of its own name and no folder's index but the start pages, so that links
  /// work from a disk as well as from a server.
  public func path(_ route: Route) -> String {
    (route.system.map(folder) ?? "") + route.name + ".html"
  }

  /// The path of the markdown twin of a page: `index.md` of `index.html`.
  public static func twin(of page: String) -> String {
    (page.hasSuffix(".html") ? String(page.dropLast(".html".count)) : page) + ".md"
  }

  /// The folder of a system with a final slash; empty when it has the root for itself.
  public func folder(_ system: String) -> String { isSingleSystem ? "" : system + "/" }
}

/// Names that are safe in paths and anchors.
public enum Slug {
  /// Letters and digits in lower case, everything else as single hyphens; camel case is kept
  /// together, so that `infoBG` becomes `infobg`. A text without letters and digits gives the
  /// numbers of its characters instead.
  public static func of(_ text: String) -> String {
    var slug = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if slug.last != "-", !slug.isEmpty {
        slug.append("-")
      }
    }
    if slug.hasSuffix("-") { slug.removeLast() }
    guard slug.isEmpty else { return slug }
    return text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }
}

/// Slugs that differ from each other, also where letter case makes no difference.
public struct UniqueSlugs: Sendable {
  private var taken: Set<String>
  /// The last number that was put behind a slug, so that the thousandth overload of a function
  /// does not try all numbers again.
  private var numbers: [String: Int] = [:]
  private let limit: Int

  /// - Parameters:
  ///   - reserved: Slugs that are never given out.
  ///   - limit: How many bytes a slug may have, before its number: file systems bound names.
  public init(reserved: Set<String> = [], limit: Int = .max) {
    taken = reserved
    self.limit = limit
  }

  /// The slug of a text: with a number behind it, from 2, when the slug was given out before.
  public mutating func slug(of text: String) -> String {
    let base = shortened(Slug.of(text))
    if taken.insert(base).inserted { return base }
    while true {
      let number = numbers[base, default: 1] + 1
      numbers[base] = number
      let slug = "\(base)-\(number)"
      if taken.insert(slug).inserted { return slug }
    }
  }

  private func shortened(_ slug: String) -> String {
    var slug = slug
    while slug.utf8.count > limit { slug.removeLast() }
    return slug
  }
}
