import AgentUI
import CatalogModel
import Diagnostics

/// What most likely takes the place of something that is gone, where no version says so.
enum SuccessorGuess {
  /// The token that has the value of another one in every context: that with the nearest name, if
  /// there are several. Else a new token of the same type with a near name.
  ///
  /// A value that is no colour says little: eight points are a space, and a radius, too. So other
  /// tokens have to be of the same group.
  ///
  /// - Parameters:
  ///   - gone: A token that the newer version lacks.
  ///   - tokens: Those of the newer version.
  ///   - known: The paths of the older version.
  static func token(
    _ gone: RecordedToken, among tokens: [RecordedToken], known: Set<String>
  ) -> String? {
    let others = tokens.filter { $0.typeName == gone.typeName && !$0.deprecation.isDeprecated }
    let alike = others.filter { other in
      !gone.content.isEmpty && other.content == gone.content
        && (gone.typeName == "color" || group(other.path) == group(gone.path))
    }.map(\.path)
    if alike.count == 1 { return alike.first }
    let near = alike.isEmpty ? others.map(\.path).filter { !known.contains($0) } : alike
    return DidYouMean.nearest(to: gone.path, among: near)
  }

  /// The value that a prop takes in place of another one: the only new one where only one is gone,
  /// else a new one with a near name.
  static func choice(
    _ gone: String, from old: [PropContract.Choice], to new: [PropContract.Choice]
  ) -> String? {
    let pairs = Pairs(old.map(\.name), new.map(\.name), by: \.self)
    if pairs.removed.count == 1, pairs.added.count == 1 { return pairs.added.first }
    return DidYouMean.nearest(to: gone, among: pairs.added)
  }

  private static func group(_ path: String) -> Substring { path.prefix { $0 != "." } }
}
