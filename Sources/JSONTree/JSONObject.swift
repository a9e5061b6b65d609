/// The members of a JSON object in source order, with fast look-up by name.
///
/// Names are unique. Two names that are canonically equivalent in Unicode count as one.
public struct JSONObject: Hashable, Sendable {
  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name with its escapes resolved.
    public var name: String
    /// Where the quote that opens the name stands.
    public var namePosition: JSONPosition
    /// What the name stands for, with the place where it begins.
    public var value: JSONNode

    /// A member whose name begins, with its quote, at `namePosition`.
    public init(name: String, namePosition: JSONPosition, value: JSONNode) {
      self.name = name
      self.namePosition = namePosition
      self.value = value
    }
  }

  /// The members in the order in which their names first occur.
  public private(set) var members: [Member] = []
  /// Made only for objects larger than ``linearSearchLimit``: most are smaller.
  private var indices: [String: Int] = [:]

  private static let linearSearchLimit = 8

  /// An object without members.
  public init() {}

  /// The value of the member called `name`.
  public subscript(name: String) -> JSONNode? {
    index(of: name).map { members[$0].value }
  }

  /// The whole member called `name`, for its place.
  public func member(_ name: String) -> Member? {
    index(of: name).map { members[$0] }
  }

  /// Adds `member`, or replaces the value of the member that has its name.
  ///
  /// - Returns: the member that was replaced.
  @discardableResult
  public mutating func set(_ member: Member) -> Member? {
    if let index = index(of: member.name) {
      let old = members[index]
      members[index] = member
      return old
    }
    members.append(member)
    if members.count > Self.linearSearchLimit { extendIndices() }
    return nil
  }

  /// Changes the value of the member called `name` where it stands, without copying the object.
  /// Does nothing where there is no such member.
  public mutating func update(_ name: String, _ change: (inout JSONNode) -> Void) {
    guard let index = index(of: name) else { return }
    change(&members[index].value)
  }

  private mutating func extendIndices() {
    for index in indices.count..<members.count {
      indices[members[index].name] = index
    }
  }

  private func index(of name: String) -> Int? {
    if indices.isEmpty { return members.firstIndex { $0.name == name } }
    return indices[name]
  }
}
