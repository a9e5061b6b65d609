import Diagnostics

/// Which page a guide or a component is the same page of, in another language.
public enum TwinChoice: Hashable, Sendable {
  /// The page of the same name in the twin of its system, where there is one.
  case sameName
  /// None, although there is a page of the same name.
  case none
  /// A file of the content, from the content's folder or from that of the system, with or without
  /// its ending.
  case file(Reference)
}
