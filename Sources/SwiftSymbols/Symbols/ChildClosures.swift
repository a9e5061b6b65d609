extension Symbol {
  /// The parameters by which a caller gives views: closures with a result builder, and closures
  /// without parameters that give a view, which builds nothing but takes one view as well.
  ///
  /// - Parameter type: The type of an initialiser, whose generic parameters may be views.
  public func childClosures(of type: Symbol? = nil) -> [Parameter] {
    let closures = signature.parameters.filter { $0.type.contains("->") || $0.isBuilder }
    guard !closures.isEmpty else { return [] }
    let views = viewNames(of: type)
    return closures.filter { $0.isBuilder || $0.gives(views) }
  }

  /// The generic parameters that stand for views.
  private func viewNames(of type: Symbol?) -> Set<String> {
    let names = signature.genericNames + (type?.signature.genericNames ?? [])
    let clauses = [
      signature.generics, signature.requirements, extensionConstraints, type?.signature.generics,
      type?.signature.requirements,
    ]
    let texts = clauses.compactMap { $0?.filter { $0 != " " } }
    return Set(names).filter { name in
      [":View", ":SwiftUI.View"].contains { suffix in
        texts.contains { $0.hasConstraint(name + suffix) }
      }
    }
  }
}

extension Parameter {
  /// Whether it is a closure with a result builder.
  public var isBuilder: Bool {
    attributes.contains { $0.prefix { $0 != "(" }.hasSuffix("Builder") }
  }

  /// Whether the closure is called without a value, so that `{ Text("A") }` can be given for it; a
  /// name may stand for its type.
  public var isCalledWithoutValues: Bool {
    let type = plainType
    return !type.contains("->") || type.hasPrefix("()")
  }

  /// Whether it is a closure without parameters that gives one of `views`.
  fileprivate func gives(_ views: Set<String>) -> Bool {
    let type = plainType
    guard type.hasPrefix("()->") else { return false }
    let result = String(type.dropFirst("()->".count))
    return views.contains(result) || ["someView", "AnyView"].contains(result)
  }

  /// The type without blanks, attributes of functions and optionality.
  private var plainType: String {
    let words = type.split(separator: " ").filter { !$0.hasPrefix("@") }
    var text = words.joined()
    while text.hasPrefix("(("), text.hasSuffix(")") || text.hasSuffix(")?") {
      text = String(text.dropFirst().dropLast(text.hasSuffix("?") ? 2 : 1))
    }
    return text
  }
}

extension String {
  /// Whether a clause of requirements has this one, and not one whose names go on.
  fileprivate func hasConstraint(_ constraint: String) -> Bool {
    ranges(of: constraint).contains { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return [before, after].allSatisfy { character in
        character.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
      }
    }
  }
}
