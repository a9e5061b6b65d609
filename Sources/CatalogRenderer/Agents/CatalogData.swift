import AgentUI
import CatalogComparison
import CatalogModel
import DesignTokens
import InterfaceStrings
import JSONTree

/// Writes `catalog.json`: components, tokens, examples, guides, requirements and rules of a system
/// as data.
///
/// Version 1. Absent members mean that there is nothing to say; paths of pages are relative to the
/// file.
struct CatalogData {
  /// A list of what is documented, in the order of the file.
  enum Member: String, CaseIterable {
    case components, primitives, screens, tokens, guides, specifications, rules, versions
  }

  let system: System
  let pages: PageList
  /// From when on the parts of the system are there.
  let marks: VersionMarks
  /// In the language of the system.
  let words: Words
  let map: SiteMap
  /// The path of the schema of its agent YAML.
  let schema: String

  /// The path of the file.
  var path: String { Self.path(of: system, in: map) }

  static func path(of system: System, in map: SiteMap) -> String {
    map.folder(system.slug) + "catalog.json"
  }

  func json() -> JSONValue {
    JSONValue.members {
      $0.add("version", .integer(1))
      $0.add("generator", .string(Generator.name))
      $0.add("name", system.name)
      $0.add("summary", system.summary)
      $0.add("systemVersion", system.version)
      $0.add("platforms", platforms(system.platforms))
      $0.add("schema", RelativeURL.from(path, to: schema))
      for member in Member.allCases { $0.add(member.rawValue, .array(values(of: member))) }
    }
  }

  /// What the pages of the system have for a member. Views of the platform have no pages.
  private func values(of member: Member) -> [JSONValue] {
    if member == .primitives { return system.primitives.map(component) }
    return pages.entries.flatMap { entry in
      entry.data?.member == member ? entry.data?.values(self) ?? [] : []
    }
  }

  func page(_ route: Route, anchor: String? = nil) -> String {
    RelativeURL.from(path, to: SiteMap.twin(of: map.path(route)), anchor: anchor)
  }

  /// From when on something is there.
  private func add(_ mark: VersionMark, to members: inout MemberList) {
    members.add("since", mark.since)
    members.add("deprecatedIn", mark.deprecatedIn)
  }

  private func platforms(_ platforms: [PlatformSupport]) -> JSONValue {
    .array(
      platforms.map { platform in
        JSONValue.members {
          $0.add("name", platform.name)
          $0.add("minimumVersion", platform.minimumVersion)
        }
      })
  }

  func guide(_ guide: Guide) -> JSONValue {
    JSONValue.members {
      $0.add("title", guide.title)
      $0.add("summary", guide.summary)
      $0.add("page", page(.guide(guide.slug, system: system.slug)))
    }
  }

  func screen(_ screen: Screen) -> JSONValue {
    example(screen.name, screen.description, screen.root, swiftCode: nil)
  }

  private func example(
    _ name: String, _ description: String?, _ root: AgentNode, swiftCode: String?
  ) -> JSONValue {
    JSONValue.members {
      $0.add("name", name)
      $0.add("description", description)
      $0.add("yaml", YAMLPrinter(system.vocabulary).print(root))
      $0.add("swift", swiftCode ?? SwiftPrinter(system.vocabulary).print(root))
    }
  }
}

// MARK: - Components

extension CatalogData {
  func component(_ component: Component) -> JSONValue {
    let contract = component.contract
    return JSONValue.members {
      $0.add("name", component.name)
      $0.add("layer", component.layer.rawValue)
      $0.add("status", component.status.rawValue)
      $0.add("summary", component.summary)
      add(marks.mark(ofComponent: component.name), to: &$0)
      if component.layer != .primitive {
        $0.add("page", page(.component(component.slug, system: system.slug)))
      }
      $0.add("module", contract.swift.module)
      $0.add("type", contract.swift.type)
      $0.add("member", contract.swift.member)
      if component.platforms != system.platforms {
        $0.add("platforms", platforms(component.platforms))
      }
      $0.add("props", .array(contract.props.map { prop($0, of: component.name) }))
      $0.add("children", children(contract.children))
      if contract.requiresSemantics { $0.add("requiresSemantics", .bool(true)) }
      $0.add("semantics", component.semantics)
      $0.add("accessibility", accessibility(component.accessibility))
      $0.add(
        "examples",
        .array(
          component.examples.map {
            example($0.name, $0.description, $0.root, swiftCode: $0.swiftCode)
          }))
      $0.add("related", .array(component.related.map { .string($0.name) }))
    }
  }

  private func prop(_ prop: PropContract, of component: String) -> JSONValue {
    JSONValue.members {
      $0.add("name", prop.name)
      $0.add("type", prop.kind.rawValue)
      $0.add("values", .array(prop.choices.map { .string($0.name) }))
      for (name, bound) in prop.bounds.members { $0.add(name, .double(bound)) }
      $0.add("default", prop.defaultValue)
      if prop.isRequired { $0.add("required", .bool(true)) }
      $0.add("description", prop.description)
      add(marks.mark(ofProp: prop.name, of: component), to: &$0)
    }
  }

  private func children(_ rule: ChildrenRule) -> JSONValue {
    switch rule {
    case .none: "none"
    case .any: "any"
    case .only(let names): .array(names.map { .string($0) })
    }
  }

  private func accessibility(_ accessibility: Accessibility) -> JSONValue {
    JSONValue.members {
      $0.add("label", accessibility.label)
      $0.add("role", accessibility.role)
      if let side = accessibility.minimumTarget { $0.add("minimumTarget", .double(side)) }
      $0.add("notes", .array(accessibility.notes.map { .string($0) }))
    }
  }
}

// MARK: - Tokens

extension CatalogData {
  func token(_ token: Token) -> JSONValue {
    let values = TokenValueText.all(of: token, in: system, words)
    return JSONValue.members {
      $0.add("path", token.path.text)
      $0.add("type", token.type?.rawValue)
      if values.count > 1 {
        $0.add("values", .object(values.map { .init($0.context, .string(plain($0.text))) }))
      } else {
        $0.add("value", values.first.map { plain($0.text) })
      }
      $0.add("swift", system.swiftName(of: token))
      $0.add("css", token.path.cssProperty)
      $0.add("description", token.description)
      if case .deprecated(let reason) = token.deprecation {
        $0.add("deprecated", .string(reason ?? ""))
      }
      add(marks.mark(ofToken: token.path.text), to: &$0)
    }
  }

  /// No-break spaces serve the eye alone.
  private func plain(_ text: String) -> String { text.replacing("\u{00A0}", with: " ") }
}
