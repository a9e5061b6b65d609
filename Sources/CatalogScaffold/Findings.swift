import Diagnostics

extension FindingID {
  // MARK: - init

  /// A component describes what the package no longer has.
  ///
  /// Remove its folder, correct what it names under `swift`, or write `status: planned`.
  public static let initGone = FindingID("init/gone", .warning)

  /// Products of the package are built on a module that none of them offers. It has public views or
  /// modifiers, so the catalog lists it.
  ///
  /// Remove it from `modules` in `system.yaml` if apps should not import it.
  public static let initInnerModule = FindingID("init/inner-module", .warning)

  /// A public view or modifier, or the type with the tokens, is not in the new catalog; the message
  /// says why.
  ///
  /// Write a folder for it in `components`, or name the type under `tokens`, if it belongs there.
  public static let initLeftOut = FindingID("init/left-out", .warning)

  /// The package offers a module that the catalog does not list.
  ///
  /// Add it under `modules` in `system.yaml`.
  public static let initModule = FindingID("init/module", .warning)

  /// The folder of a module holds Swift files that the package manifest leaves out; a catalog reads
  /// folders as a whole.
  ///
  /// Move files that are not part of the API out of the folder, or name another under `modules`.
  public static let initMoreFiles = FindingID("init/more-files", .warning)

  /// There is no catalog to update in the folder, or it has several systems. The command ends with
  /// status 2.
  ///
  /// Name the folder with its `system.yaml`, or leave `--update` out.
  public static let initNoCatalog = FindingID("init/no-catalog", .error)

  /// The package has no public view, style or view modifier; the message says where was looked.
  ///
  /// Name another package, or make public what apps should use.
  public static let initNoComponents = FindingID("init/no-components", .warning)

  /// No valid example could be derived for a component.
  ///
  /// Write one under `examples` of its `component.yaml`.
  public static let initNoExample = FindingID("init/no-example", .warning)

  /// The package offers no library that is written in Swift. The command ends with status 2.
  ///
  /// Name another package, or leave `--from-package` out.
  public static let initNoSources = FindingID("init/no-sources", .error)

  /// The declaration of a component has no documentation comment to take the summary from.
  ///
  /// Write one sentence under `summary`.
  public static let initNoSummary = FindingID("init/no-summary", .warning)

  /// No type was found in the package that holds design tokens.
  ///
  /// Write token files, or name the Swift type with `swift` and `swiftNamespace`.
  public static let initNoTokens = FindingID("init/no-tokens", .warning)

  /// The package re-exports modules of packages that are not on the disk.
  ///
  /// Run `swift package resolve` in the package and start again, or name those packages.
  public static let initReExported = FindingID("init/re-exported", .warning)

  /// The previews of the new catalog show names and texts and not how components look.
  ///
  /// Draw each in its `preview.mustache` and `preview.css`.
  public static let initStandIns = FindingID("init/stand-ins", .warning)
}
