import ArgumentParser
import CatalogDriver
import Files

/// The one set of tokens that a command works on, in a context that may be chosen.
struct TokenOptions: ParsableArguments {
  @OptionGroup var subject: TokenSubjectOptions

  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      "The context to choose for a modifier, such as appearance=dark; repeat for several.",
      valueName: "modifier=context"))
  var inputs: [TokenSelection.Input] = []

  /// Reads what was asked for; ends with status 2 where it cannot be read.
  func selection(needsContext: Bool, namespace: String? = nil) throws -> TokenSelection {
    if subject.files.isEmpty {
      let content = try subject.contentSource()
      var selection = try Terminal.orExit { () throws(FolderError) in
        try TokenSelection(
          content, inputs: inputs, needsContext: needsContext)
      }
      selection.namespace = namespace ?? selection.namespace
      return selection
    }
    let sources = try Terminal.orExit { () throws(DiskError) in
      try TokenSources.read(subject.files, namespace: namespace)
    }
    return TokenSelection(
      sources, inputs: inputs, needsContext: needsContext, conformance: subject.conformance)
  }
}

extension TokenSelection.Input: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
