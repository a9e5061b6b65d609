/// What fills the blocks of a template at one of its uses.
///
/// A block is filled by the outermost template that gives it. What fills it was written in
/// another template and may itself hold blocks, which are filled by what that template was given;
/// so each filling remembers the environment of its own template.
struct BlockEnvironments {
  struct Filling: Hashable {
    /// The template it is written in, and its position in ``ParsedTemplate/overrides``.
    var template: String
    var index: Int
    var environment: Int
  }

  /// The environment of a template that is used without a parent tag.
  static let empty = 0

  private var environments: [[String: Filling]] = [[:]]
  private var numbers: [[String: Filling]: Int] = [[:]: 0]

  func filling(of block: String, in environment: Int) -> Filling? {
    environments[environment][block]
  }

  /// The environment of a parent whose tag stands in `template`, used in `outer`.
  ///
  /// Every new environment fills more blocks than those its fillings remember, so there is an end
  /// of them even if templates include each other in a cycle.
  mutating func number(of call: ParentCall, in template: String, outer: Int) -> Int {
    if call.overrides.isEmpty { return outer }
    var environment = environments[outer]
    for (name, index) in call.overrides where environment[name] == nil {
      environment[name] = Filling(template: template, index: index, environment: outer)
    }
    if let number = numbers[environment] { return number }
    numbers[environment] = environments.count
    environments.append(environment)
    return environments.count - 1
  }
}
