import Diagnostics
import JSONTree

/// A node of a resolver document or of a file that it refers to.
struct ResolverPlace {
  var node: JSONNode
  var file: String
  /// How the node was pointed at, when it was.
  var pointer: [String] = []
  /// Keys beside the `$ref` that led here; they replace keys of the node.
  var overrides: [(object: JSONObject, file: String)] = []

  var location: SourceLocation {
    SourceLocation(file, at: node.position)
  }

  /// A key of the node, or what replaces it.
  subscript(key: String) -> ResolverPlace? {
    for override in overrides {
      if let node = override.object[key] { return ResolverPlace(node: node, file: override.file) }
    }
    return node.object?[key].map { ResolverPlace(node: $0, file: file) }
  }
}

extension ResolverReader {
  /// Where a reference stands, which decides what it may point at.
  enum Origin { case order, source }

  private static let maximumJumps = 32

  /// Follows `{ "$ref": … }` to something that is none.
  mutating func follow(_ start: ResolverPlace, from origin: Origin) -> ResolverPlace? {
    var current = start
    var visited: Set<String> = []
    while let object = current.node.object, let reference = object["$ref"] {
      guard let text = reference.string else {
        report(.tokensIllegalPointer, "'$ref' must be a string", current.location)
        return nil
      }
      guard visited.insert("\(current.file)#\(text)").inserted,
        visited.count <= Self.maximumJumps
      else {
        report(.tokensRefCycle, "references form a cycle through '\(text)'", start.location)
        return nil
      }
      var overrides = current.overrides
      if object.members.count > 1 { overrides.append((object, current.file)) }
      guard var next = target(text, of: current, from: origin) else { return nil }
      next.overrides = overrides
      current = next
    }
    return current
  }

  private mutating func target(
    _ text: String, of place: ResolverPlace, from origin: Origin
  ) -> ResolverPlace? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    guard let file = file(String(parts[0]), of: place),
      let segments = TokenPointer.segments(
        "#/" + (fragment.hasPrefix("/") ? String(fragment.dropFirst()) : fragment))
    else { return nil }
    let pointer = fragment.isEmpty || fragment == "/" ? [] : segments
    guard isAllowed(pointer, text, place, from: origin) else { return nil }
    guard var node = sources.document(file, named: String(parts[0]), at: place.location)?.root
    else { return nil }
    for (depth, segment) in pointer.enumerated() {
      let next =
        node.array.flatMap { elements in
          TokenPointer.arrayIndex(segment).flatMap { $0 < elements.count ? elements[$0] : nil }
        } ?? node.object?[segment]
      guard let next else {
        // That the key is misspelt has been said where it stands.
        if file == path, depth == 0, misspeltKeys.contains(segment) { return nil }
        report(
          .tokensRefMissing, "\(about: text) points at nothing: there is no '\(segment)'",
          place.location,
          suggestion: DidYouMean.suggestion(
            for: segment, among: node.object?.members.map(\.name) ?? [])
            ?? "define it, or remove the reference")
        return nil
      }
      node = next
    }
    used.insert("\(file)#\(pointer.joined(separator: "/"))")
    return ResolverPlace(node: node, file: file, pointer: pointer)
  }

  private mutating func file(_ text: String, of place: ResolverPlace) -> String? {
    if text.isEmpty { return place.file }
    if text.contains("://") {
      report(
        .tokensIllegalPointer, "\(about: text) is on the network, which is not read",
        place.location,
        suggestion: "save a copy beside the resolver file and refer to that")
      return nil
    }
    if let path = RelativePath.resolve(text, from: place.file) { return path }
    report(.tokensRefMissing, "\(about: text) is outside the content", place.location)
    return nil
  }

  private mutating func isAllowed(
    _ pointer: [String], _ text: String, _ place: ResolverPlace, from origin: Origin
  ) -> Bool {
    if pointer.first == "resolutionOrder" {
      report(
        .tokensIllegalPointer, "\(about: text) points into 'resolutionOrder'", place.location,
        suggestion: "point at a set or a modifier by its name")
      return false
    }
    if origin == .source, pointer.isEmpty || pointer == ["sets"], text.hasPrefix("#") {
      report(
        .tokensIllegalPointer, "\(about: text) points at what contains it", place.location,
        suggestion: "point at one set: '#/sets/name'")
      return false
    }
    if origin == .source, pointer.first == "modifiers" {
      report(
        .tokensIllegalPointer, "\(about: text) points at a modifier; only 'resolutionOrder' may",
        place.location, suggestion: "move the shared sources into a set and point at that")
      return false
    }
    return true
  }
}
