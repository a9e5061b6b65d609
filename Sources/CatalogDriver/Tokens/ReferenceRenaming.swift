import DesignTokens
import JSONTree

/// Lets the `$ref`s of a document follow files that get new names in their folders.
struct ReferenceRenaming {
  /// The document.
  let path: String
  /// New paths by old ones.
  let newNames: [String: String]

  func renamed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(renamed))
    case .object(let members): .object(members.map(renamed))
    default: value
    }
  }

  private func renamed(_ member: JSONValue.Member) -> JSONValue.Member {
    guard member.name == "$ref", case .string(let reference) = member.value else {
      return JSONValue.Member(member.name, renamed(member.value))
    }
    return JSONValue.Member(member.name, .string(renamed(reference)))
  }

  private func renamed(_ reference: String) -> String {
    guard let old = ReferencedFiles.path(of: reference, from: path), let new = newNames[old] else {
      return reference
    }
    let fragment = reference.drop { $0 != "#" }
    let folder = reference.dropLast(fragment.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).dropLast()
    let name = new.split(separator: "/").last ?? ""
    return (folder + [name]).joined(separator: "/") + fragment
  }
}
