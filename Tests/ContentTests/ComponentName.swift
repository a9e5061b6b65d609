import CatalogModel
import Testing

/// A test of a component is named by it, not by all it says.
extension Component: CustomTestStringConvertible {
  public var testDescription: String { name }
}
