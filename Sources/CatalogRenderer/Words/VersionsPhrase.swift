import CatalogComparison
import InterfaceStrings
import ReportFacts

/// What the page of versions says outside its template, and the marks of what they brought.
enum VersionsPhrase: String, Phrase {
  static let section = "versions"

  case title, summary, news, changes, components, symbols, first, none, inContexts, before, after
  case guess, unreleased, unreleasedChanges
  case since, deprecatedIn, deprecatedUntil
}

/// The headings of changes that mean the same for those who use a system.
enum EffectPhrase: String, Phrase {
  static let section = "changeEffects"

  case breaking, additive, repair

  init(_ effect: VersionChange.Effect) {
    self =
      switch effect {
      case .breaking: .breaking
      case .additive: .additive
      case .repair: .repair
      }
  }
}

/// What has changed.
enum ChangeKindPhrase: String, Phrase {
  static let section = "changeKinds"

  case system, platform, context, token, component, prop, value, api, agent, contrast, coverage
}

/// What has happened to it.
enum ChangePhrase: String, Phrase {
  static let section = "changes"

  case added, removed, renamed, deprecated, restored
  case value, type, swiftName = "swift-name", defaultContext = "default-context"
  case minimum, status, form, required, optional, `default`, bounds, children
  case declaration, access, conformances, availability
  case invalid, lost, reached, share
}

/// Why a change has the effect that it has.
enum ChangeReasonPhrase: String, Phrase {
  static let section = "changeReasons"

  case required, otherDefault, notStable, otherContext, ratio, callsCompile, argumentNeeded
  case implementationGone, declarationNeeded, implementationGiven, caseToCover, successor
}

/// What something was or is, where that is no text of the content.
enum ChangeValuePhrase: String, Phrase {
  static let section = "changeValues"

  case nothing, anyChildren, everyToken, everyVersion, ratio, share, unavailable
  case unavailableEverywhere
}

extension Words {
  /// What something was or is.
  func value(_ value: ChangeValue) -> String {
    switch value {
    case .text(let text): text
    case .nothing: self(ChangeValuePhrase.nothing)
    case .anyChildren: self(ChangeValuePhrase.anyChildren)
    case .everyToken: self(ChangeValuePhrase.everyToken)
    case .everyVersion: self(ChangeValuePhrase.everyVersion)
    case .status(let status): text("\(StatusPhrase.section).\(status.rawValue)")
    case .ratio(let ratio): self(ChangeValuePhrase.ratio, ["ratio": number(ratio)])
    case .share(let percent, let good, let total):
      self(
        ChangeValuePhrase.share,
        ["percent": number(percent), "good": "\(good)", "total": "\(total)"])
    case .unavailable(let platform?):
      self(ChangeValuePhrase.unavailable, ["platform": platform])
    case .unavailable(nil): self(ChangeValuePhrase.unavailableEverywhere)
    }
  }

  /// Why a change has the effect that it has.
  func reason(_ reason: ChangeReason) -> String {
    switch reason {
    case .words(let text): text
    case .required: self(ChangeReasonPhrase.required)
    case .otherDefault: self(ChangeReasonPhrase.otherDefault)
    case .notStable: self(ChangeReasonPhrase.notStable)
    case .otherContext: self(ChangeReasonPhrase.otherContext)
    case .ratio(let foreground, let background, let needed):
      self(
        ChangeReasonPhrase.ratio,
        ["foreground": foreground, "background": background, "needed": number(needed)])
    case .callsCompile: self(ChangeReasonPhrase.callsCompile)
    case .argumentNeeded: self(ChangeReasonPhrase.argumentNeeded)
    case .implementationGone: self(ChangeReasonPhrase.implementationGone)
    case .declarationNeeded: self(ChangeReasonPhrase.declarationNeeded)
    case .implementationGiven: self(ChangeReasonPhrase.implementationGiven)
    case .caseToCover: self(ChangeReasonPhrase.caseToCover)
    case .successor(let name): self(ChangeReasonPhrase.successor, ["name": name])
    }
  }

  /// From when on something is there: `Since 1.2`; nothing for what always was.
  func since(_ mark: VersionMark) -> String? {
    mark.since.map { self(VersionsPhrase.since, ["version": $0]) }
  }

  /// From when on it is deprecated: `Deprecated in 1.3, to be used until 2.0 at most`.
  func deprecation(_ mark: VersionMark) -> String? {
    guard let version = mark.deprecatedIn else { return nil }
    guard let until = mark.until else {
      return self(VersionsPhrase.deprecatedIn, ["version": version])
    }
    return self(VersionsPhrase.deprecatedUntil, ["version": version, "until": until])
  }

  /// Both, as far as there is something to say.
  func marks(_ mark: VersionMark) -> [String] {
    [since(mark), deprecation(mark)].compactMap(\.self)
  }
}
