import JSONTree

/// A tree of tokens and their values in modes as a resolver document: one set, and a modifier for
/// each family of modes.
struct ModeResolver {
  private let families: [Family]
  private let base: JSONObject
  private let form: ResolverForm

  /// The tokens whose modes belong together.
  private struct Family {
    var name: String
    var contexts: [String] = []
    var tokens: [ModalToken] = []

    /// The context in which every token has its plain value; `nil` when there is none.
    var plainContext: String? {
      contexts.first { context in
        tokens.allSatisfy { $0.value(in: context)?.plainValue == $0.baseValue }
      }
    }
  }

  init(_ modal: [ModalToken], _ base: JSONObject, at position: JSONPosition) {
    form = ResolverForm(position: position)
    self.base = base
    var families: [Family] = []
    var indices: [String: Int] = [:]
    for token in modal {
      let contexts = token.modes.map(\.context)
      let name = token.modes.first?.modifier ?? contexts.joined(separator: "-")
      let index = indices[name] ?? families.count
      if index == families.count {
        families.append(Family(name: name))
        indices[name] = index
      }
      families[index].tokens.append(token)
      for context in contexts where !families[index].contexts.contains(context) {
        families[index].contexts.append(context)
      }
    }
    let unnamed = modal.contains { $0.modes.first?.modifier == nil }
    if families.count == 1, unnamed { families[0].name = "mode" }
    self.families = families
  }

  func document(with translator: inout TreeTranslator) -> JSONObject {
    var modifiers: [(String, JSONNode)] = []
    for family in families { modifiers.append((family.name, modifier(family, &translator))) }
    return form.document(
      sets: [("tokens", form.set(base))], modifiers: modifiers,
      order: [form.reference("sets", "tokens")]
        + families.map { form.reference("modifiers", $0.name) })
  }

  private func modifier(_ family: Family, _ translator: inout TreeTranslator) -> JSONNode {
    // A context of its own for the plain values, where no mode has them all.
    let plain = family.contexts.count > 1 ? family.plainContext : nil
    let added = family.contexts.contains("default") ? "base" : "default"
    var contexts: [(name: String, sources: [JSONNode])] = plain == nil ? [(added, [])] : []
    for context in family.contexts {
      var tree = JSONObject()
      for token in family.tokens {
        guard let value = token.value(in: context), value.plainValue != token.baseValue else {
          continue
        }
        let source = token.token.replacing(
          .init(name: "$value", namePosition: value.position, value: value))
        if let translated = translator.token(source, path: token.path, type: token.type) {
          let names = token.path.split(separator: ".").map(String.init)
          tree.insert(JSONNode(.object(translated), at: value.position), at: names[...])
        }
      }
      let sources = tree.members.isEmpty ? [] : [JSONNode(.object(tree), at: form.position)]
      contexts.append((context, sources))
    }
    return form.modifier(contexts, defaultContext: plain ?? added)
  }
}
