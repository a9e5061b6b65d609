"""Swift sources, package manifests and symbol graphs."""

import json

from forms import counted, many, nested, repeated

TOKENS = "import SwiftUI\n\npublic enum DS {\n  public enum Color {\n"
PACKAGE = ("// swift-tools-version: 6.0\nimport PackageDescription\n"
           'let package = Package(name: "A", targets: [')


def classes(size):
    lines = (f"open class C{n}: C{n - 1} {{ open func f() {{}} }}\n" for n in range(1, size // 45))
    return "open class C0 { open func f() {} }\n" + "".join(lines)


def protocols(size):
    lines = (f"public protocol P{n}: P{n - 1} {{}}\n" for n in range(1, size // 34))
    return "public protocol P0 { func f() }\n" + "".join(lines)


def overloads(size):
    """A protocol of many methods of one name, and a type that has them all."""
    numbers = range(size // 90)
    inner = "".join(f"  func f(_ a: T{n})\n" for n in numbers)
    own = "".join(f"  public func f(_ a: T{n}) {{}}\n" for n in numbers)
    return f"public protocol P {{\n{inner}}}\npublic struct S: P {{\n{own}}}\n"


def symbols(size):
    return graph([symbol(f"A{n}") for n in range(size // 300)], [])


def conformances(size):
    names = range(size // 420)
    related = [{"source": f"s:A{n}", "target": f"s:A{max(0, n - 1)}", "kind": "inheritsFrom"}
               for n in names]
    return graph([symbol(f"A{n}") for n in names], related)


def members(size):
    names = [f"a{n}" for n in range(size // 400)]
    related = [{"source": f"s:{name}", "target": "s:A", "kind": "memberOf"} for name in names]
    return graph([symbol("A"), *(symbol(name, ["A", name]) for name in names)], related)


def comment_lines(size):
    text = [{"text": "some words"}] * (size // 22)
    return graph([{**symbol("A"), "docComment": {"lines": text}}], [])


def fragments(size):
    text = [{"kind": "text", "spelling": "a"}] * (size // 34)
    return graph([{**symbol("A"), "declarationFragments": text}], [])


def symbol(name, path=None):
    return {
        "kind": {"identifier": "swift.struct", "displayName": "Structure"},
        "identifier": {"precise": f"s:{name}", "interfaceLanguage": "swift"},
        "pathComponents": path or [name], "names": {"title": name}, "accessLevel": "public",
        "declarationFragments": [{"kind": "text", "spelling": f"struct {name}"}],
        "location": {"uri": "file:///a/B.swift", "position": {"line": 1, "character": 1}}}


def graph(symbols, related):
    return json.dumps({
        "metadata": {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "a"},
        "module": {"name": "Kit", "platform": {"architecture": "arm64", "vendor": "apple",
                   "operatingSystem": {"name": "ios"}}},
        "symbols": symbols, "relationships": related})


many(
    "Swift", "swift",
    interpolations=repeated("\\("),
    interpolations_in_text=repeated("\\(", 'let a = "'),
    closed_interpolations=nested('"\\(', ')"', "let a = "),
    comment_starts=repeated("/**"),
    nested_comments=nested("/* ", "*/ "),
    comment_lines=repeated("/// some words\n", after="public struct A {}\n"),
    many_comments=counted("/// A {n}.\npublic struct A{n} {}\n"),
    comment_block=repeated("some words\n", "/** ", "*/ public struct A {}\n"),
    comment_lists=repeated("/// - Parameter a: b\n", after="public func f() {}\n"),
    comment_markup=repeated("*[`<", "/// ", "\npublic struct A {}\n"),
    ats=repeated("@"),
    attributes=repeated("@available(iOS 17, *) ", after="public struct A {}\n"),
    attribute_lines=repeated("@A\n", after="public struct A {}\n"),
    attribute_starts=repeated("@A("),
    overloads=overloads,
    functions=counted("public func f{n}() {}\n"),
    same_functions=repeated("public func f() {}\n"),
    classes=classes,
    protocols=protocols,
    structs=counted("public struct A{n} { public var a: Int }\n"),
    extensions=repeated("extension A { public func f() {} }\n", "public struct A {}\n"),
    many_conformances=counted("P{n}", "public struct A: ", " {}\n", ", "),
    generics=counted("T{n}", "public func f<", ">() {}\n", ", "),
    generic_types=nested("A<", ">", "public var a: ", "Int", "\n"),
    open_generics=repeated("A<", "public var a: "),
    requirements=counted("A.B{n}: C", "public func f<A>() where ", " {}\n", ", "),
    nested_types=nested("public struct A {", "}"),
    open_types=repeated("public struct A {"),
    enum_cases=counted("  case a{n}\n", "public enum A {\n", "}\n"),
    cases_of_one_line=counted("a{n}", "public enum A { case ", " }\n", ", "),
    parameters=counted("a{n}: Int", "public func f(", ") {}\n", ", "),
    text=repeated("ab ", 'let a = "', '"\n'),
    texts=counted('public let a{n} = "b"\n'),
    open_text=repeated('"', "let a = "),
    raw_text=repeated("#", "let a = "),
    raw_closed=nested("#", "#", "let a = ", '"a"'),
    multiline=repeated("ab\n", 'let a = """\n', '"""\n'),
    open_multiline=repeated('"""\n', "let a = "),
    escapes=repeated("\\n", 'let a = "', '"\n'),
    regex=repeated("/", "let a = "),
    sums=repeated("1 + ", "let a = ", "1\n"),
    calls=nested("f(", ")", "let a = "),
    members=repeated(".a", "let a = b"),
    closures=nested("{ ", "} ", "let a = "),
    open_brackets=repeated("("),
    open_lists=repeated("["),
    list=repeated("1, ", "let a = [", "]\n"),
    dictionary=counted('"a{n}": 1', "let a = [", "]\n", ", "),
    tuples=nested("(", ", 1)", "let a = ", "1", "\n"),
    conditions=nested("#if A\n", "#endif\n"),
    open_conditions=repeated("#if A\n"),
    branches=counted("#elseif A{n}\n", "#if A\npublic struct B {}\n", "#endif\n"),
    condition_operators=repeated("A && ", "#if ", "A\n#endif\n"),
    condition_lines=repeated("A ||\n", "#if ", "A\n#endif\n"),
    conditional_members=repeated("#if A\n.c\n#endif\n", "let a = b\n"),
    statements=repeated("  let a = 1\n", "func f() {\n", "}\n"),
    ifs=nested("if a { ", "} ", "func f() { ", "", "}\n"),
    else_ifs=repeated(" else if a {}", "func f() { if a {}", "}\n"),
    prefix_operators=repeated("-", "let a = ", "1\n"),
    questions=repeated("?", "let a: A"),
    ternaries=repeated("a ? b : ", "let a = ", "c\n"),
    optionals=repeated("try ", "let a = ", "b\n"),
    semicolons=repeated(";"),
    dollars=repeated("$"),
    backticks=repeated("`"),
    imports=counted("import A{n}\n"),
    identifiers=repeated("a ", "let "),
    long_name=repeated("a", "public struct ", " {}\n"),
    accents=repeated("\u0301", "public struct a", " {}\n"),
    zero_bytes=repeated("\0"),
    macros=repeated("#a "),
    operators=counted("infix operator +++\n"),
    typealiases=counted("public typealias A{n} = A{m}\n", "public struct A0 {}\n"),
    switch_cases=counted("  case {n}: return {n}\n", "func f(_ a: Int) -> Int {\n  switch a {\n",
                         "  default: return 0\n  }\n}\n"),
    availability=counted(
        '@available(*, deprecated, renamed: "a{m}")\npublic func a{n}() {}\n'))

many(
    "Swift tokens", "swift-tokens",
    constants=counted("    public static let a{n} = Color(hex: 0x123456)\n", TOKENS, "  }\n}\n"),
    chain=counted("    public static let a{n} = a{m}\n",
                  TOKENS + "    public static let a0: CGFloat = 1\n", "  }\n}\n"),
    sums=repeated("1 + ", TOKENS + "    public static let a: CGFloat = ", "1\n  }\n}\n"),
    choices=repeated("a ? 1 : ", TOKENS + "    public static let a: CGFloat = ", "1\n  }\n}\n"),
    namespaces=nested("public enum A {", "}", middle="public static let a = 1"),
    extensions=counted(
        "extension DS { public static let a{n}: CGFloat = 1 }\n", "public enum DS {}\n"))

many(
    "SwiftUI", "swiftui",
    views=repeated('  Text("a")\n', "VStack {\n", "}\n"),
    nested_views=nested("VStack { ", "} "),
    open_views=repeated("VStack { "),
    modifiers=repeated(".padding()\n", 'Text("a")\n'),
    long_text=repeated("ab ", 'Text("', '")\n'))

many(
    "manifest", "manifest",
    targets=counted('.target(name: "A{n}")', PACKAGE, "])\n", ", "),
    dependencies=counted('.target(name: "A{n}", dependencies: ["A{m}"])',
                         PACKAGE + '.target(name: "A0"), ', "])\n", ", "),
    appended=counted('package.targets.append(.target(name: "A{n}"))\n', PACKAGE + "])\n"),
    sums=repeated(' + ["a"]', "// swift-tools-version: 6.0\nlet a = []", "\n"),
    open_brackets=repeated("[", PACKAGE))

many(
    "symbol graph", "graph",
    symbols=symbols, members=members, chain=conformances, comment_lines=comment_lines,
    fragments=fragments)
