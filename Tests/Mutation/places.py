"""Places in Swift source that can be changed at run time, and what they are changed into."""

import collections
import hashlib
import re

from masking import masked

# key: the same for the same code in later versions of a file, so that a seed keeps its choice.
# helper: a format of Swift declarations with {id}, {operator} for what `text` calls.
Place = collections.namedtuple("Place", "path line start end kind old new text helper key code")

_COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_EQUALITIES = {"==": "!=", "!=": "=="}
_LOGIC = {"&&": "||", "||": "&&"}
_ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
_ASSIGNMENTS = {"+=": "-=", "-=": "+="}

_INFIX = re.compile(r"(?<=\s)(<=?|>=?|==|!=|&&|\|\||[-+*/]|\+=|-=|\?\?)(?=\s)")
_RANGE = re.compile(r"(?<=[\w)\]])\.\.<(?=[\w(])")
_NEGATION = re.compile(r"(?<=[\s(\[{,])!(?=[\w(])")
_BOOLEAN = re.compile(r"(?<![\w.])(?<!while )(true|false)\b")
_NUMBER = re.compile(
    r"(?<![\w.$#@])(0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)(?![\w]|\.\d)")
_BRANCH = re.compile(r"(?<![\w#.`])(if|guard|while)\s+(?=\S)(?!true\b)")
_MEMBER = re.compile(
    r"(?<=[\w)\]?!}])\s*\.(isEmpty|first|last|append|insert|allSatisfy|filter|contains)\b(?![`:])")
_EXTREME = re.compile(r"(?<![\w.])(min|max)\((?=\S)")
_SIGNATURE = re.compile(
    r"\s*(?:@\w+\s+)*(?:(?:public|private|fileprivate|package|static|final|indirect|mutating)\s+)*"
    r"(?:func|init|extension|protocol|struct|enum|class|actor|typealias|subscript"
    r"|associatedtype)\b")

# Lines with more numbers are data.
_MOST_NUMBERS = 4


def places(path, text):
    """All places of a file, in order."""
    code = masked(text)
    found = sorted(_found(code), key=lambda item: item[0])
    starts = [0] + [match.end() for match in re.finditer("\n", text)]
    counted = collections.Counter()
    for start, end, kind, old, new, replaced, helper in found:
        line = text.count("\n", 0, start) + 1
        shown = text[starts[line - 1]:].split("\n", 1)[0].strip()
        name = f"{path}\n{kind}\n{shown}\n{old}"
        counted[name] += 1
        yield Place(path, line, start, end, kind, old, new, replaced, helper,
                    f"{name}\n{counted[name]}", shown)


def rank(place, seed):
    """A number by which places are in an order that the seed alone decides."""
    return hashlib.sha256(f"{seed}\n{place.key}".encode()).hexdigest()


def _found(code):
    for line in re.finditer(r"[^\n]+", code):
        first = line[0].lstrip()
        if first.startswith(("#", "@", "case ", "import ")):
            continue
        is_signature = bool(_SIGNATURE.match(line[0]))
        yield from _literals(line)
        if not is_signature:
            yield from _operators(line, code)
        yield from _branches(line)
        yield from _calls(line)


def _operators(line, code):
    for match in _INFIX.finditer(code, line.start(), line.end() + 1):
        if match.end() > line.end() or code[:match.start()].rstrip(" ").endswith("func"):
            continue
        symbol = match[1]
        is_nil = re.match(r"\s+nil\b", code[match.end():match.end() + 20]) is not None
        helper, new = _operator_helper(symbol, is_nil)
        yield match.start(), match.end(), "operator", symbol, new, "{operator}", helper
    for match in _RANGE.finditer(code, line.start(), line.end()):
        yield (match.start(), match.end(), "range", "..<", "without the last", " {operator} ",
               RANGE)
    for match in _NEGATION.finditer(code, line.start(), line.end()):
        yield match.start(), match.end(), "negation", "!", "nothing", "{operator}", NEGATION


def _literals(line):
    for match in _BOOLEAN.finditer(line.string, line.start(), line.end()):
        new = "false" if match[1] == "true" else "true"
        yield (match.start(), match.end(), "constant", match[1], new,
               f"(catalogMutant({{id}}) ? {new} : {match[1]})", "")
    numbers = list(_NUMBER.finditer(line.string, line.start(), line.end()))
    for match in numbers if len(numbers) <= _MOST_NUMBERS else []:
        new = _larger(match[1])
        yield (match.start(), match.end(), "constant", match[1], new,
               f"(catalogMutant({{id}}) ? {new} : {match[1]})", "")


def _larger(number):
    """The next whole number, or a fraction a tenth larger."""
    plain = number.replace("_", "")
    if re.fullmatch(r"0x[0-9A-Fa-f]+|\d+", plain):
        return str(int(plain, 0 if plain.startswith("0x") else 10) + 1)
    value = float(plain)
    return repr(value * 1.1 if value else 1.0)


def _branches(line):
    for match in _BRANCH.finditer(line.string, line.start(), line.end()):
        if match[1] == "while" and line.string[:match.start()].rstrip().endswith("}"):
            continue
        new = "always left" if match[1] == "guard" else "never entered"
        yield (match.end(), match.end(), "branch", match[1], new,
               "catalogOriginal({id}), ", "")


def _calls(line):
    for match in _MEMBER.finditer(line.string, line.start(), line.end()):
        name = match[1]
        after = line.string[match.end():match.end() + 8]
        is_called = after.startswith(("(", " {"))
        if is_called == (name in ("isEmpty", "first", "last")):
            continue
        key = name
        if name == "contains":
            key = "contains(where:)" if after.startswith(("(where:", " {")) else "contains(_:)"
        new, helper = MEMBERS[key]
        yield match.start(1), match.end(1), "call", name, new, name + "_{id}", helper
    for match in _EXTREME.finditer(line.string, line.start(), line.end()):
        other = "max" if match[1] == "min" else "min"
        helper = "".join(
            f"public func {match[1]}_{{id}}<T: Comparable>({parameters}) -> T {{{{ "
            f"catalogMutant({{id}}) ? {other}({names}) : {match[1]}({names}) }}}}\n"
            for parameters, names in [
                ("_ l: T, _ r: T", "l, r"), ("_ l: T, _ m: T, _ r: T", "l, m, r")])
        yield match.start(1), match.end(1), "call", match[1], other, match[1] + "_{id}", helper


def _operator_helper(symbol, is_nil):
    if symbol in _COMPARISONS:
        new = _COMPARISONS[symbol]
        return _infix("Comparison", "<T: Comparable>(l: T, r: T) -> Bool", symbol, new), new
    if symbol in _EQUALITIES:
        new = _EQUALITIES[symbol]
        if is_nil:
            signature = "<T>(l: T?, r: _OptionalNilComparisonType) -> Bool"
            return _infix("Comparison", signature, f"{symbol} nil", f"{new} nil", right=""), new
        texts = "<L: StringProtocol, R: StringProtocol>(l: L, r: R) -> Bool"
        return (_infix("Comparison", "<T: Equatable>(l: T, r: T) -> Bool", symbol, new)
                + "@_disfavoredOverload\n" + _function(texts, symbol, new)), new
    if symbol in _LOGIC:
        new = _LOGIC[symbol]
        group = "LogicalConjunction" if symbol == "&&" else "LogicalDisjunction"
        signature = "(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool"
        return _infix(group, signature, symbol, new, right="r()"), new
    if symbol in _ASSIGNMENTS:
        return _assignment(symbol), _ASSIGNMENTS[symbol]
    if symbol == "??":
        first = "<T>(l: T?, r: @autoclosure () throws -> T) rethrows -> T"
        second = "<T>(l: T?, r: @autoclosure () throws -> T?) rethrows -> T?"
        start = " {{ if catalogMutant({id}) {{ return try r() }}; "
        # The compiler prefers one of its own two by name. Of these it takes the first, even for two
        # optionals.
        return (_declared("NilCoalescing") + "public func {operator} " + first + start
                + "if let l, !catalogIsNil(l) {{ return l }}; return try r() }}\n"
                + "@_disfavoredOverload\npublic func {operator} " + second + start
                + "return try l ?? r() }}\n"), "the right side"
    new = _ARITHMETIC[symbol]
    if symbol in "+-":
        helper = _infix("Addition", "<T: AdditiveArithmetic>(l: T, r: T) -> T", symbol, new)
        if symbol == "+":
            helper += (
                "public func {operator} <C: RangeReplaceableCollection, S: Sequence>(l: C, r: S)"
                " -> C where S.Element == C.Element {{ catalogMutant({id}) ? l : l + r }}\n")
        return helper, new
    return (_infix("Multiplication", "<T: FloatingPoint>(l: T, r: T) -> T", symbol, new)
            + _function("<T: BinaryInteger>(l: T, r: T) -> T", symbol, new)), new


def _declared(group):
    return f"infix operator {{operator}}: {group}Precedence\n"


def _function(signature, old, new, right=" r"):
    attempt = "try " if "rethrows" in signature else ""
    return (f"public func {{operator}} {signature} {{{{ if catalogMutant({{id}}) {{{{ "
            f"return {attempt}l {new}{right and ' ' + right.strip()} }}}}; "
            f"return {attempt}l {old}{right and ' ' + right.strip()} }}}}\n")


def _infix(group, signature, old, new, right=" r"):
    return _declared(group) + _function(signature, old, new, right)


def _assignment(symbol):
    new = _ASSIGNMENTS[symbol]
    helper = _infix("Assignment", "<T: AdditiveArithmetic>(l: inout T, r: T)", symbol, new)
    if symbol == "+=":
        helper += ("public func {operator} <C: RangeReplaceableCollection, S: Sequence>"
                   "(l: inout C, r: S) where S.Element == C.Element "
                   "{{ if !catalogMutant({id}) {{ l += r }} }}\n")
    return helper


RANGE = ("infix operator {operator}: RangeFormationPrecedence\n"
         "public func {operator} (l: Int, r: Int) -> Range<Int> {{ "
         "catalogMutant({id}) && l < r ? l..<(r - 1) : l..<r }}\n")
NEGATION = ("prefix operator {operator}\n"
            "public prefix func {operator} (value: Bool) -> Bool {{ "
            "catalogMutant({id}) ? value : !value }}\n")

_PREDICATE = "(where condition: (Element) throws -> Bool) rethrows -> Bool"
MEMBERS = {
    "isEmpty": ("!isEmpty", "extension Collection {{ public var isEmpty_{id}: Bool {{ "
                "catalogMutant({id}) ? !isEmpty : isEmpty }} }}\n"),
    "first": ("last", "extension BidirectionalCollection {{ public var first_{id}: Element? {{ "
              "catalogMutant({id}) ? last : first }} }}\n"),
    "last": ("first", "extension BidirectionalCollection {{ public var last_{id}: Element? {{ "
             "catalogMutant({id}) ? first : last }} }}\n"),
    "append": ("nothing", "extension RangeReplaceableCollection {{\n"
               "  public mutating func append_{id}(_ element: Element) "
               "{{ if !catalogMutant({id}) {{ append(element) }} }}\n"
               "  public mutating func append_{id}<S: Sequence>(contentsOf other: S) "
               "where S.Element == Element "
               "{{ if !catalogMutant({id}) {{ append(contentsOf: other) }} }}\n}}\n"
               "extension String {{ public mutating func append_{id}(_ other: String) "
               "{{ if !catalogMutant({id}) {{ append(other) }} }} }}\n"),
    "insert": ("nothing", "extension Set {{ @discardableResult public mutating func insert_{id}"
               "(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) "
               "{{ catalogMutant({id}) ? (true, element) : insert(element) }} }}\n"),
    "allSatisfy": ("contains(where:)", "extension Sequence {{ public func allSatisfy_{id}"
                   "(_ condition: (Element) throws -> Bool) rethrows -> Bool {{ "
                   "if catalogMutant({id}) {{ return try contains(where: condition) }}; "
                   "return try allSatisfy(condition) }} }}\n"),
    "filter": ("everything", "extension Sequence {{ public func filter_{id}"
               "(_ condition: (Element) throws -> Bool) rethrows -> [Element] {{ "
               "if catalogMutant({id}) {{ return Array(self) }}; "
               "return try filter(condition) }} }}\n"),
    "contains(where:)": ("allSatisfy", "extension Sequence {{ public func contains_{id}"
                         + _PREDICATE + " {{ if catalogMutant({id}) {{ "
                         "return try allSatisfy(condition) }}; "
                         "return try contains(where: condition) }} }}\n"),
    "contains(_:)": ("!contains", "extension Sequence where Element: Equatable {{ "
                     "public func contains_{id}(_ element: Element) -> Bool {{ "
                     "catalogMutant({id}) ? !contains(element) : contains(element) }} }}\n"
                     "extension StringProtocol {{ "
                     "public func contains_{id}(_ other: String) -> Bool {{ "
                     "catalogMutant({id}) ? !contains(other) : contains(other) }} }}\n"
                     "extension ClosedRange {{ @_disfavoredOverload public func contains_{id}"
                     "(_ element: Bound) -> Bool "
                     "{{ catalogMutant({id}) ? !contains(element) : contains(element) }} }}\n"),
}
