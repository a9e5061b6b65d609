import Templates

/// How a token hangs together with others and with what is built of them.
struct TokenRelations: Sendable {
  /// The tokens whose whole value it is, step by step to the one that states it.
  var aliases: [TokenLink] = []
  /// The other tokens that its value is made of.
  var parts: [TokenLink] = []
  /// The tokens that mention it.
  var dependents = ShortList<TokenLink>()
  /// The tokens that mention those, and so on.
  var indirectDependents = ShortList<TokenLink>()
  /// Components whose previews draw with it, or whose props name it.
  var components = ShortList<NamedLink>()
  /// Examples and screens that give it to a prop.
  var examples = ShortList<NamedLink>()
  /// Texts that name it.
  var guides = ShortList<NamedLink>()
  /// Rules that name it.
  var rules = ShortList<NamedLink>()
  /// Requirements that it meets.
  var requirements: [NamedLink] = []
  /// Its row and its column in the matrix of contrast.
  var contrast: [NamedLink] = []

  static func fields<Context>(
    _ relations: KeyPath<Context, TokenRelations> & Sendable
  ) -> [ContextField<Context>] {
    [
      .flag("hasAliases") { !$0[keyPath: relations].aliases.isEmpty },
      .list("aliases") { $0[keyPath: relations].aliases },
      .flag("hasParts") { !$0[keyPath: relations].parts.isEmpty },
      .list("parts") { $0[keyPath: relations].parts },
      .flag("isReferenced") { !$0[keyPath: relations].dependents.links.isEmpty },
      .list("dependents") { $0[keyPath: relations].dependents.links },
      .text("moreDependents") { $0[keyPath: relations].dependents.moreText },
      .flag("isReferencedIndirectly") { !$0[keyPath: relations].indirectDependents.links.isEmpty },
      .list("indirectDependents") { $0[keyPath: relations].indirectDependents.links },
      .text("moreIndirectDependents") { $0[keyPath: relations].indirectDependents.moreText },
      .flag("isUsed") { !$0[keyPath: relations].components.links.isEmpty },
      .list("components") { $0[keyPath: relations].components.links },
      .text("moreComponents") { $0[keyPath: relations].components.moreText },
      .flag("isExemplified") { !$0[keyPath: relations].examples.links.isEmpty },
      .list("examples") { $0[keyPath: relations].examples.links },
      .text("moreExamples") { $0[keyPath: relations].examples.moreText },
      .flag("isExplained") { !$0[keyPath: relations].guides.links.isEmpty },
      .list("guides") { $0[keyPath: relations].guides.links },
      .text("moreGuides") { $0[keyPath: relations].guides.moreText },
      .flag("isInRules") { !$0[keyPath: relations].rules.links.isEmpty },
      .list("rules") { $0[keyPath: relations].rules.links },
      .text("moreRules") { $0[keyPath: relations].rules.moreText },
      .flag("isRequired") { !$0[keyPath: relations].requirements.isEmpty },
      .list("requirements") { $0[keyPath: relations].requirements },
      .flag("isCompared") { !$0[keyPath: relations].contrast.isEmpty },
      .list("comparisons") { $0[keyPath: relations].contrast },
    ]
  }
}

/// Some links, and whether there are more of them than a page shows.
struct ShortList<Link: Sendable>: Sendable {
  var links: [Link] = []
  /// Says that there are more; empty where there are none.
  var moreText = ""
}
