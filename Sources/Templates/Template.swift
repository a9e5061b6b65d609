/// A compiled template for values of one type. May be rendered from several tasks at once.
public struct Template<Context: TemplateContext>: Sendable {
  let program: Program

  /// The partials and parents the template uses, directly or through each other.
  public var partials: Set<String> { program.partials }

  /// The page as UTF-8.
  ///
  /// - Throws: ``RenderError`` when the values need more than ``TemplateLimits`` allow.
  public func render(_ context: Context) throws(RenderError) -> [UInt8] {
    try Machine.run(program, on: Record(context))
  }
}

/// A compiled template for records of a shape that is known at run time only. May be rendered
/// from several tasks at once.
public struct RecordTemplate: Sendable {
  let program: Program
  let shape: Shape

  /// The partials and parents the template uses, directly or through each other.
  public var partials: Set<String> { program.partials }

  /// The page as UTF-8.
  ///
  /// - Throws: ``RenderError`` when the record is of another shape than the template was compiled
  ///   for, or its values need more than ``TemplateLimits`` allow.
  public func render(_ record: Record) throws(RenderError) -> [UInt8] {
    guard record.identity == shape.identity else {
      throw RenderError(.wrongShape(template: program.name, shape: shape.name))
    }
    return try Machine.run(program, on: record)
  }
}
