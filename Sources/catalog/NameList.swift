import ArgumentParser

/// Names as one argument, with commas between: `A, B`; none when it is empty.
struct NameList: ExpressibleByArgument {
  var names: [String]

  init(argument: String) {
    names = argument.split(separator: ",").map { name in
      name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
