/// Why a change has the effect that it has, or what to use instead.
public enum ChangeReason: Hashable, Sendable {
  /// In the words of the content, or of a finding about it.
  case words(String)
  /// A new prop has to be given.
  case required
  /// Who leaves a prop out gets something else.
  case otherDefault
  /// A component is no longer stable.
  case notStable
  /// A modifier of the tokens has another default.
  case otherContext
  /// A foreground on a background needs a ratio.
  case ratio(foreground: String, background: String, needed: String)
  /// Calls compile as before.
  case callsCompile
  /// Calls that leave an argument out do not.
  case argumentNeeded
  /// A default implementation is gone.
  case implementationGone
  /// Types have to declare a requirement.
  case declarationNeeded
  /// A requirement has a default implementation.
  case implementationGiven
  /// A `switch` has one more case to cover.
  case caseToCover
  /// Another name is to be used.
  case successor(String)

  /// The reason in English, without a final full stop.
  public var text: String {
    switch self {
    case .words(let text): text
    case .required: "it is required"
    case .otherDefault: "nodes and calls that leave it out now mean something else"
    case .notStable: "it is no longer promised to stay as it is"
    case .otherContext: "what chooses no context now gets other values"
    case .ratio(let foreground, let background, let needed):
      "\(foreground) on \(background) needs \(needed) to 1"
    case .callsCompile: "calls compile as before, since the other parameters have defaults"
    case .argumentNeeded: "calls that leave the argument out do not compile"
    case .implementationGone: "types that relied on this default implementation have to declare it"
    case .declarationNeeded: "types that conform have to declare it"
    case .implementationGiven: "with a default implementation"
    case .caseToCover: "a switch that covers every case has to cover this one"
    case .successor(let name): "use \(name)"
    }
  }
}
