import CatalogModel
import JSONTree

/// Fields that several files have.
enum SharedFieldSchema {
  /// What `LanguageLoader` reads.
  static var language: JSONSchema {
    .text("The language of the texts, a BCP 47 tag; en when left out.")
      .adding("pattern", "^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")
  }

  /// What `PlatformLoader` reads.
  static var platforms: JSONSchema {
    .names("The platforms, each with its first supported version.", to: .text(""))
  }

  /// What `AgentLimitsLoader` reads.
  static var agents: JSONSchema {
    let limits = AgentLimits.Kind.allCases.map { kind in
      (
        name: kind.rawValue,
        schema: (["type": ["integer", "null"], "minimum": 1] as JSONSchema)
          .described("In approximate tokens; \(kind.defaultTokens) when left out.")
      )
    }
    return .mapping(
      "What is published for programs that read the site.",
      [("limits", .mapping("How large files may be.", limits))])
  }
}
