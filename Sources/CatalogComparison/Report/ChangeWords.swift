/// Changes in words, which text and markdown share.
enum ChangeWords {
  /// What has happened, before what it was and is: `value changed in dark`.
  static func phrase(_ change: VersionChange) -> String {
    words(change) + (change.contexts.map { " in \($0)" } ?? "")
  }

  private static func words(_ change: VersionChange) -> String {
    switch change.what {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .deprecated: "deprecated"
    case .restored: "no longer deprecated"
    case .value: "value changed"
    case .type: "type changed"
    case .swiftName: "Swift name changed"
    case .defaultContext: "default context changed"
    case .minimum: "minimum version changed"
    case .status: "status changed"
    case .form: "form in Swift changed"
    case .required: "now required"
    case .optional: "no longer required"
    case .default: "default changed"
    case .bounds: "allowed values changed"
    case .children: "children changed"
    case .declaration: "declaration changed"
    case .access: "access changed"
    case .conformances: "conformances changed"
    case .availability: "availability changed"
    case .invalid: "agent YAML no longer valid"
    case .lost: "contrast below its level"
    case .reached: "contrast reaches its level"
    case .share: "share changed"
    }
  }

  /// The kind with a space behind it, to stand before a name that does not say it; else empty.
  static func prefix(_ change: VersionChange) -> String {
    kind(change.kind).map { $0 + " " } ?? ""
  }

  private static func kind(_ kind: VersionChange.Kind) -> String? {
    switch kind {
    case .system: "system"
    case .context: "context"
    case .token: "token"
    case .component: "component"
    case .prop: "prop"
    case .value: "value"
    case .platform, .api, .agent, .contrast, .coverage: nil
    }
  }

  /// What it was and is, behind the phrase: `, 8px → 12px`; empty where that says nothing.
  ///
  /// - Parameter mark: How a value is written.
  static func values(
    _ change: VersionChange, as mark: (String) -> String = { $0 }
  ) -> String {
    switch (change.old.map(mark), change.new.map(mark)) {
    case (nil, nil): ""
    case (nil, let new?): change.what == .renamed ? " to \(new)" : ", \(new)"
    case (let old?, nil): ", was \(old)"
    case (let old?, let new?): ", \(old) → \(new)"
    }
  }

  /// `3 breaking changes, 1 addition, 2 repairs`; `no changes`.
  static func counts(_ changes: [VersionChange]) -> String {
    let parts = VersionChange.Effect.allCases.compactMap { effect -> String? in
      let count = changes.count { $0.effect == effect }
      return count == 0 ? nil : "\(count) \(noun(effect))\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
  }

  private static func noun(_ effect: VersionChange.Effect) -> String {
    switch effect {
    case .breaking: "breaking change"
    case .additive: "addition"
    case .repair: "repair"
    }
  }

  static func heading(_ effect: VersionChange.Effect) -> String {
    switch effect {
    case .breaking: "Breaking"
    case .additive: "Added"
    case .repair: "Repaired"
    }
  }

  /// `a major step`
  static func step(_ step: VersionStep) -> String {
    step == .none ? "no step" : "a \(step.rawValue) step"
  }

  /// `1.2.0 → 2.0.0`, as far as the versions are stated; `nil` where neither is.
  static func versions(_ system: SystemComparison) -> String? {
    switch (system.oldVersion, system.newVersion) {
    case (nil, nil): nil
    case (let old?, let new?) where old == new: old
    case (let old, let new): "\(old ?? "none") → \(new ?? "none")"
    }
  }
}
