import ArgumentParser

/// Whether a command trusts the links of the folders that it reads.
struct LinkOptions: ParsableArguments {
  @Flag(
    help: """
      Follow links to files outside the folder they are in. Such a link can publish any file that \
      you may read, so use it for content of people you trust.
      """)
  var followLinks = false
}
