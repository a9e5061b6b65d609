import Diagnostics

extension FindingID {
  // MARK: - agent

  /// The files named hold no agent YAML.
  ///
  /// Name files, or a folder with YAML files.
  public static let agentNoDocuments = FindingID("agent/no-documents", .error, .obstacle)

  /// The file is a manifest, a guide, Swift code or an invalid example, and not agent YAML.
  ///
  /// Name another, or use the command that the message names.
  public static let agentNotADocument = FindingID("agent/not-a-document", .error)

  /// A folder is named where one document is drawn.
  ///
  /// Name a file.
  public static let agentOneDocument = FindingID("agent/one-document", .error, .obstacle)

  /// There is a second view, and only one is drawn.
  ///
  /// Keep one, or put both into a container.
  public static let agentSeveralViews = FindingID("agent/several-views", .error)

  /// It is not clear which system of the catalog the document belongs to.
  ///
  /// Name one with `--system`.
  public static let agentUnclearSystem = FindingID("agent/unclear-system", .error)

  // MARK: - compare

  /// Git is not installed, or could not write the files of the version.
  ///
  /// Do what the finding says, or compare with a folder that has the files of that version.
  public static let compareGitFailed = FindingID("compare/git-failed", .error, .obstacle)

  /// A content has errors, so that changes may be missing, or be none.
  ///
  /// Run `catalog check` on it, and correct what it reports where that can still be done.
  public static let compareIncomplete = FindingID("compare/incomplete", .warning)

  /// The folder is not in the working tree of a git repository, which `git:` needs.
  ///
  /// Compare with a folder that has the files of the version.
  public static let compareNoRepository = FindingID("compare/no-repository", .error, .obstacle)

  /// The two contents have no system in common.
  ///
  /// Compare two versions of one content. Systems are compared by the names of their folders.
  public static let compareNothingInCommon = FindingID(
    "compare/nothing-in-common", .error, .obstacle)

  /// The repository has no such commit, branch or tag, or the content was not there yet.
  ///
  /// Name another one. In a shallow clone, fetch the tags and the history first.
  public static let compareUnknownVersion = FindingID("compare/unknown-version", .error, .obstacle)

  /// One of the contents cannot be read at all.
  ///
  /// Name a folder or a version with a `catalog.yaml` or a `system.yaml`.
  public static let compareUnreadable = FindingID("compare/unreadable", .error, .obstacle)

  // MARK: - lint

  /// A file has changed while its findings were being fixed.
  ///
  /// Run the command again.
  public static let lintChangedFile = FindingID("lint/changed-file", .error, about: .swift)

  /// The file that `--baseline` names does not exist.
  ///
  /// Write it with `--update`.
  public static let lintMissingBaseline = FindingID(
    "lint/missing-baseline", .error, about: .swift)

  /// There are no Swift files to look at.
  ///
  /// Name the folder of the sources.
  public static let lintNoSources = FindingID("lint/no-sources", .error, about: .swift)

  /// The content has several systems, and it is not clear which rules apply.
  ///
  /// Choose one with `--system`.
  public static let lintUnclearSystem = FindingID("lint/unclear-system", .error, about: .swift)

  // MARK: - schema

  /// A schema is of one system, and the content has several.
  ///
  /// Choose one with `--system`.
  public static let schemaOneSystem = FindingID("schema/one-system", .error, .obstacle)

  // MARK: - tokens: structure

  /// A folder that was named to read token files from is a content folder.
  ///
  /// Name it with `--content`.
  public static let tokensContentFolder = FindingID("tokens/content-folder", .warning)

  /// There are no token files here.
  ///
  /// Name files, or a folder that holds some.
  public static let tokensNoFiles = FindingID("tokens/no-files", .error, .obstacle)

  /// The command takes one set of tokens, and several were named.
  ///
  /// Name files that belong together, or choose with `--system`.
  public static let tokensOneSet = FindingID("tokens/one-set", .error, .obstacle)

  /// Two files would be upgraded to one name.
  ///
  /// Rename one, or upgrade them one at a time.
  public static let tokensUpgradeClash = FindingID("tokens/upgrade-clash", .error)

  // MARK: - coverage

  /// There is neither content nor a package here.
  ///
  /// Name what to measure.
  public static let coverageNoSubject = FindingID("coverage/no-subject", .error)
}
