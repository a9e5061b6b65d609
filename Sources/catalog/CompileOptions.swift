import ArgumentParser
import CatalogDriver

/// Options of commands that can compile the Swift code that a content shows.
struct CompileOptions: ParsableArguments {
  @Flag(help: "Compile every Swift line that is shown, too.")
  var compile = false

  @Option(
    help: ArgumentHelp(
      "With --compile: the folder of a Swift toolchain. That of the PATH when left out.",
      valueName: "folder"))
  var toolchain: String?

  @Option(
    help: ArgumentHelp(
      "With --compile on a Mac: the SDK, such as iphonesimulator or macosx.", valueName: "name"))
  var sdk: String?

  func validate() throws {
    if !compile, toolchain != nil || sdk != nil {
      throw ValidationError("'--toolchain' and '--sdk' are for '--compile'; name it, too.")
    }
    if toolchain?.isEmpty == true { throw ValidationError("'--toolchain' needs a folder.") }
    if sdk?.isEmpty == true { throw ValidationError("'--sdk' needs a name.") }
  }

  /// What compiles; `nil` when nothing is compiled.
  var compilation: CompileRun.Options? {
    compile ? CompileRun.Options(toolchain: toolchain, sdk: sdk) : nil
  }
}
