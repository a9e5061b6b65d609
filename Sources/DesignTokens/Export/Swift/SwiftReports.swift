import Diagnostics

// What cannot be put into Swift.

extension SwiftMembers {
  /// One warning for each modifier that some exported token depends on.
  mutating func warnAboutContexts() {
    for modifier in contexts.inexpressible {
      let isUsed = storage.tables.indices.contains {
        !branches[$0].isEmpty && storage.tables[$0].axes.modifiers.contains(modifier)
      }
      guard isUsed else { continue }
      let name = contexts.modifiers[modifier].name
      let context = contexts.modifiers[modifier].contexts[contexts.base[modifier]]
      diagnostics.append(
        .init(
          .tokensExportContext,
          "Swift cannot switch by '\(name)', so the values of \(name)=\(context) are exported",
          suggestion: "choose a context of '\(name)'"))
    }
    warnAboutMergedPlatforms()
  }

  /// One warning for all tokens whose values Swift has no word for.
  mutating func warnAboutKept() {
    let kept = storage.tables.indices.filter { token in
      naming.names[token] != nil && storage.tables[token].isKept
    }
    guard let first = kept.first else { return }
    let path = storage.records[first].path
    diagnostics.append(
      .init(
        .tokensExportPartial,
        kept.count == 1
          ? "'\(path)' has a value that Swift has no word for, so it is left out"
          : "\(kept.count) tokens have values that Swift has no word for, so they are left out",
        at: storage.records[first].definitions.first?.token.location,
        notes: kept.dropFirst().prefix(4).map { token in
          .init(
            "'\(storage.records[token].path)' too",
            at: storage.records[token].definitions.first?.token.location)
        }, suggestion: "write a value of one of the 13 types, a length in px or rem for example"))
  }

  private mutating func warnAboutMergedPlatforms() {
    guard let platform = contexts.platform else { return }
    for context in platform.merged {
      let name = contexts.modifiers[platform.modifier].contexts[context]
      let differing = storage.tables.indices.first { token in
        !branches[token].isEmpty && differs(token, context, platform.modifier)
      }
      guard let differing else { continue }
      diagnostics.append(
        .init(
          .tokensExportContext,
          "Swift cannot tell '\(name)' from another platform when it compiles, and "
            + "'\(storage.records[differing].path)' is different there",
          at: storage.records[differing].definitions.first?.token.location,
          suggestion: "choose a context of '\(contexts.modifiers[platform.modifier].name)'"))
    }
  }

  /// Whether a token is something else in a context than in the one that stands for its platform.
  private func differs(_ token: Int, _ context: Int, _ modifier: Int) -> Bool {
    let table = storage.tables[token]
    guard table.axes.modifiers.contains(modifier), let kept = contexts.standIn(for: context)
    else { return false }
    return (0..<table.axes.count).contains { index in
      var selection = table.axes.selection(at: index, base: contexts.base)
      selection[modifier] = context
      let entry = table[selection]
      selection[modifier] = kept
      return entry != table[selection]
    }
  }

  mutating func reportUnknown(_ token: Int, _ selection: [Int], isLeftOut: Bool) {
    let record = storage.records[token]
    let place = contexts.description(selection, of: storage.tables[token].axes)
    let context = place.isEmpty ? "" : " for \(place)"
    diagnostics.append(
      .init(
        .tokensExportUnknown,
        isLeftOut
          ? "the value of '\(record.path)' is unknown\(context), so it is left out"
          : "the value of '\(record.path)' is unknown\(context), so that of the usual contrast is "
            + "exported",
        at: storage.definition(token, in: selection)?.token.location,
        suggestion: "state what Swift calls it under 'swift' in the extension 'catalog'"))
  }

  mutating func reportPartial(_ token: Int, _ selection: [Int]) {
    diagnostics.append(
      .init(
        .tokensExportPartial,
        "'\(storage.records[token].path)' has a value in some appearances or contrasts only, so it "
          + "is left out", at: storage.definition(token, in: selection)?.token.location,
        suggestion: "define it in the others too"))
  }

  mutating func reportTypes(_ token: Int) {
    diagnostics.append(
      .init(
        .tokensExportPartial,
        "'\(storage.records[token].path)' changes its type with the context, so it is left out",
        at: storage.records[token].definitions.first?.token.location,
        suggestion: "make two tokens of it"))
  }
}
