import DesignTokens
import Diagnostics

/// `contrast/translucent-backdrop`: the backdrops of a system hide what lies below them, since a
/// ratio over a translucent one would again depend on what shines through.
enum OpaqueBackdrops: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let tokens = subject.system.tokens
    return subject.system.contrast.backdrops.compactMap { reference in
      guard let token = tokens[TokenPath(reference.name)] else { return nil }
      let contexts = translucent(token, tokens.modifiers)
      if contexts.isEmpty { return nil }
      return .init(
        .contrastTranslucentBackdrop, "the backdrop '\(reference.name)' is translucent",
        at: reference.location,
        notes: contexts.map { .init("\($0.label): it is left out of the bounds") },
        suggestion: "name a colour that is opaque in every context")
    }
  }

  private static func translucent(
    _ token: Token, _ modifiers: [TokenModifier]
  ) -> [ContextGroup] {
    let axes = modifiers.filter { token.axes.contains($0.name) }.map { ($0.name, $0.contexts) }
    return ContextGroup.groups(of: axes) { choice in
      guard case .color(let color)? = token.value(in: Context(choice))?.value else { return false }
      return color.value.alpha < 1
    }.filter(\.value).map(\.group)
  }
}
