import Diagnostics

extension FindingID {
  // MARK: - agent

  /// The Swift code of an example gives an argument too late.
  ///
  /// Write arguments in the order of the declaration.
  public static let agentCodeArgumentOrder = FindingID("agent/code-argument-order", .error)

  /// The code of an example leaves out an argument without a default.
  ///
  /// Add it, or correct the metadata that the code is derived from.
  public static let agentCodeMissingArgument = FindingID("agent/code-missing-argument", .error)

  /// The code of an example makes a value of a type without a public initialiser.
  ///
  /// Make the initialiser public, or use another type.
  public static let agentCodeNoInitializer = FindingID("agent/code-no-initializer", .error)

  /// The Swift code of an example is not Swift.
  ///
  /// Correct it.
  public static let agentCodeSyntaxError = FindingID("agent/code-syntax-error", .error)

  /// The Swift code of an example is nested too deep to be read.
  ///
  /// Divide it.
  public static let agentCodeTooDeep = FindingID("agent/code-too-deep", .error)

  /// The code of an example has an argument, or a closure after the call, that the declaration does
  /// not take.
  ///
  /// Correct the label, or leave the closure out.
  public static let agentCodeUnknownArgument = FindingID("agent/code-unknown-argument", .error)

  /// The code of an example uses a member that the type does not have.
  ///
  /// Correct the name; the note lists cases.
  public static let agentCodeUnknownMember = FindingID("agent/code-unknown-member", .error)

  /// The code of an example uses a name that the sources do not declare, though they have a similar
  /// one.
  ///
  /// Correct the spelling.
  public static let agentCodeUnknownName = FindingID("agent/code-unknown-name", .warning)

  /// The code of an example uses a token that the sources do not have.
  ///
  /// Correct the path.
  public static let agentCodeUnknownToken = FindingID("agent/code-unknown-token", .error)

  /// The code of an example gives a literal of another type than is declared.
  ///
  /// Write a literal of that type.
  public static let agentCodeWrongLiteral = FindingID("agent/code-wrong-literal", .error)

  /// An argument of the SwiftUI code comes too late.
  ///
  /// Move it as the message says.
  public static let agentSwiftArgumentOrder = FindingID("agent/swift-argument-order", .error)

  /// This code does not call a component or modifier.
  ///
  /// Write the views that it makes, one call each.
  public static let agentSwiftNoCall = FindingID("agent/swift-no-call", .error)

  /// The SwiftUI code has no view.
  ///
  /// Write the call of a component, or a type with a `body`.
  public static let agentSwiftNoView = FindingID("agent/swift-no-view", .error)

  /// The component takes no argument of this label.
  ///
  /// Correct the label; the note lists them.
  public static let agentSwiftUnknownArgument = FindingID("agent/swift-unknown-argument", .error)

  /// The component takes no closure here.
  ///
  /// Leave it out, or correct its label.
  public static let agentSwiftUnknownClosure = FindingID("agent/swift-unknown-closure", .error)

  /// No component is written as this modifier.
  ///
  /// Leave it out, or use a component that has its effect.
  public static let agentSwiftUnknownModifier = FindingID("agent/swift-unknown-modifier", .error)

  /// No component is written as this view.
  ///
  /// Correct the name, or use components of the system.
  public static let agentSwiftUnknownView = FindingID("agent/swift-unknown-view", .error)

  /// The value of an argument cannot be read without running the code.
  ///
  /// Write a literal, as the message says.
  public static let agentSwiftUnreadableValue = FindingID("agent/swift-unreadable-value", .error)
}
