import Diagnostics
import SwiftSymbols
import SymbolGraphs

/// Writes small symbol graphs as the compiler would.
struct GraphText {
  var module = "Kit"
  var version = #"{"major":0,"minor":6,"patch":0}"#
  var symbols: [String] = []
  var relationships: [String] = []

  var text: String {
    """
    {"metadata":{"formatVersion":\(version),"generator":"test"},
    "module":{"name":"\(module)","platform":{}},
    "symbols":[\(symbols.joined(separator: ",\n"))],
    "relationships":[\(relationships.joined(separator: ",\n"))]}
    """
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// A symbol whose place is in a file in `/work/Kit/`, its line and column counted from 0.
  static func symbol(
    _ kind: String, _ path: [String], _ declaration: String, line: Int, column: Int = 4,
    more: String = ""
  ) -> String {
    symbol(
      kind, path, declaration,
      more: #""location":{"uri":"file:///work/Kit/A%20B.swift","#
        + #""position":{"line":\#(line),"character":\#(column)}}"# + more)
  }

  /// A symbol with further parts as JSON.
  static func symbol(
    _ kind: String, _ path: [String], _ declaration: String, more: String
  ) -> String {
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"kind":{"identifier":"\(kind)","displayName":"x"},
      "identifier":{"precise":"s:3Kit\(path.joined())\(kind)","interfaceLanguage":"swift"},
      "pathComponents":[\(names)],"names":{"title":"\(path.last ?? "")"},
      "declarationFragments":[{"kind":"text","spelling":"\(declaration)"}],
      "accessLevel":"public",\(more)}
      """
  }

  /// A comment that stands on lines of the file from `first`, counted from 0.
  static func comment(_ lines: [String], from first: Int, in file: String = "A%20B") -> String {
    let texts = lines.enumerated().map { number, text in
      #"{"text":"\#(text)","range":{"start":{"line":\#(first + number),"character":4},"#
        + #""end":{"line":\#(first + number),"character":9}}}"#
    }
    return #","docComment":{"uri":"file:///work/Kit/\#(file).swift","module":"Kit","lines":["#
      + texts.joined(separator: ",") + "]}"
  }
}

/// The only module of one graph.
func module(_ symbols: [String], _ relationships: [String] = []) -> ModuleSymbols? {
  let graph = GraphText(symbols: symbols, relationships: relationships)
  return SymbolGraphReader.modules(in: ["Kit.symbols.json": graph.bytes]).modules.first
}

/// What is wrong with one file called `Kit.symbols.json`.
func diagnostics(_ bytes: [UInt8]) -> [Diagnostic] {
  SymbolGraphReader.modules(in: ["Kit.symbols.json": bytes]).diagnostics
}
