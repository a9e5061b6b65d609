import Diagnostics

/// What is probably not meant in tokens that can be read: one rule in each file of this folder.
enum TokenLints {
  static func diagnostics(_ storage: TokenStorage, _ index: TokenIndex) -> [Diagnostic] {
    OrthogonalityCheck.diagnostics(storage.records, storage.modifiers)
      + DeprecatedTargetCheck.diagnostics(storage.records, index)
      + MentionCheck.diagnostics(storage.records, index)
      + TypeVariationCheck.diagnostics(storage)
  }
}
