import DesignTokens
import JSONTree
import SwiftSymbols

// Shadows and gradients.

extension Evaluator {
  /// Whether a call has what a shadow is made of, as many teams have a type for it.
  static func looksLikeShadow(_ name: String, _ arguments: Arguments) -> Bool {
    let labels = arguments.labels
    return labels.contains("color") && (labels.contains("radius") || labels.contains("blur"))
      && labels.isSubset(of: ["color", "radius", "blur", "x", "y", "spread", "inset", "isInset"])
      && arguments.unlabelled.isEmpty
  }

  /// `ShadowStyle(color: .black.opacity(0.06), radius: 2, x: 0, y: 1)`.
  mutating func houseShadow(_ arguments: Arguments) throws(Unevaluated) -> SwiftValue {
    do throws(Unevaluated) {
      guard let radius = arguments.first("radius"), arguments.first("blur") == nil else {
        return .finished(.shadow, try shadow(arguments), assumption: nil)
      }
      let blur = try number(radius) * 2
      return .finished(
        .shadow, try shadow(arguments, blur: ValueForm.pixels(blur)),
        assumption: "the radius of a shadow in SwiftUI is taken as half its blur")
    } catch {
      var failure = error
      failure.type = .shadow
      throw failure
    }
  }

  /// A shadow in the form of a token file, from the labels of exported source.
  mutating func shadow(
    _ arguments: Arguments, blur: JSONValue? = nil
  ) throws(Unevaluated) -> JSONValue {
    guard let color = arguments.first("color") else {
      throw Unevaluated("a shadow without a colour", type: .shadow)
    }
    var members: [JSONValue.Member] = [
      .init("color", try part(color, .color)),
      .init("offsetX", try dimensionPart(arguments.first("x"))),
      .init("offsetY", try dimensionPart(arguments.first("y"))),
    ]
    if let blur {
      members.append(.init("blur", blur))
    } else {
      members.append(.init("blur", try dimensionPart(arguments.first("blur"))))
    }
    members.append(.init("spread", try dimensionPart(arguments.first("spread"))))
    if let inset = arguments.first("isInset", "inset") {
      guard case .boolean(let flag) = inset.form else {
        throw Unevaluated("'\(Self.short(inset))' is known only at run time")
      }
      if flag { members.append(.init("inset", true)) }
    }
    return .object(members)
  }

  /// `LinearGradient(colors: […], …)`, `Gradient(stops: […])`. A token has no direction.
  mutating func gradient(_ arguments: Arguments) throws(Unevaluated) -> SwiftValue {
    if let inner = arguments.first("gradient") {
      return try value(inner, as: DeclaredType(["Gradient"]))
    }
    var stops: [JSONValue] = []
    do throws(Unevaluated) {
      if case .array(let colors)? = arguments.first("colors")?.form {
        for (index, color) in colors.enumerated() {
          let position = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
          stops.append(Self.stop(try part(color, .color), .double(position)))
        }
      } else if case .array(let elements)? = arguments.first("stops")?.form {
        for element in elements { stops.append(try stop(element)) }
      }
    } catch {
      var failure = error
      failure.type = .gradient
      throw failure
    }
    guard !stops.isEmpty else {
      throw Unevaluated("its stops are known only at run time", type: .gradient)
    }
    return .finished(.gradient, .array(stops), assumption: nil)
  }

  private mutating func stop(_ element: ConstantExpression) throws(Unevaluated) -> JSONValue {
    guard case .call(_, let list) = element.form else { throw unknown(element, nil) }
    let arguments = Arguments(list)
    guard let color = arguments.first("color"), let location = arguments.first("location") else {
      throw unknown(element, nil)
    }
    return Self.stop(try part(color, .color), try part(location, .number))
  }

  private static func stop(_ color: JSONValue, _ position: JSONValue) -> JSONValue {
    .object([.init("color", color), .init("position", position)])
  }
}
