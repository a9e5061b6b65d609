import CatalogModel

/// A system as it is in one version.
public struct SystemVersion: Sendable {
  public var system: System
  /// What the checks measured of it; without it contrast and coverage are not compared.
  public var report: SystemReport?

  public init(_ system: System, report: SystemReport? = nil) {
    self.system = system
    self.report = report
  }
}

extension SystemVersion {
  /// The systems of a catalog.
  ///
  /// - Parameter reports: What the checks measured of them.
  public static func all(of catalog: Catalog, reports: Reports = Reports()) -> [SystemVersion] {
    catalog.systems.map { SystemVersion($0, report: reports.systems[$0.slug]) }
  }
}
