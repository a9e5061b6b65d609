import CatalogModel
import YAMLTree

/// Reads `twin` of a guide or a component: the file of the same page in another language, or
/// `none`.
enum TwinLoader {
  static func twin(_ fields: inout YAMLFields) -> TwinChoice {
    switch fields.reference("twin") {
    case nil: .sameName
    case let stated? where stated.name == "none": .none
    case let stated?: .file(stated)
    }
  }
}
