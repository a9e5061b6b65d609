"""JSON, design tokens, resolver documents, YAML, agent YAML, and queries."""

from forms import counted, many, nested, repeated

COLOUR = '{"$type":"color","$value":"#123456"}'
TREE = "component: VStack\nchildren:\n"
COMPONENT = ("name: Grown\nlayer: component\nsummary: One that grows.\nstatus: stable\n"
             "children: none\n")


def resolver(sets="", modifiers="", order='{"$ref":"#/sets/base"}'):
    base = '"base":{"sources":[{"$ref":"base.tokens.json"}]}'
    return ('{"version":"2025.10","sets":{' + base + sets + '},"modifiers":{' + modifiers
            + '},"resolutionOrder":[' + order + "]}")


def sets(size):
    numbers = range(size // 90)
    return resolver(
        "".join(f',"s{n}":{{"sources":[{{"$ref":"base.tokens.json"}}]}}' for n in numbers),
        order=",".join(f'{{"$ref":"#/sets/s{n}"}}' for n in numbers))


def contexts(size):
    inner = ",".join(f'"c{n}":[{{"$ref":"base.tokens.json"}}]' for n in range(max(2, size // 38)))
    return resolver(
        modifiers=f'"m":{{"default":"c0","contexts":{{{inner}}}}}',
        order='{"$ref":"#/sets/base"},{"$ref":"#/modifiers/m"}')


def modifiers(size):
    numbers = range(size // 110)
    return resolver(
        modifiers=",".join(
            f'"m{n}":{{"default":"a","contexts":{{"a":[],"b":[{{"$ref":"base.tokens.json"}}]}}}}'
            for n in numbers),
        order=",".join(f'{{"$ref":"#/modifiers/m{n}"}}' for n in numbers))


def inline_sources(size):
    source = '{"a":{"$type":"number","$value":1}}'
    return resolver(',"s":{"sources":[' + ",".join([source] * (size // 36)) + "]}")


def deep_groups(size):
    return nested('{"g":', "}", "{\"a\":", COLOUR, "}")(size)


many(
    "JSON", "tokens",
    open_brackets=repeated("["),
    open_braces=repeated('{"a":'),
    deep_groups=deep_groups,
    deep_lists=nested("[", "]", '{"a":{"$type":"number","$value":', "1", "}}"),
    wide=counted('"t{n}":' + COLOUR, "{", "}", ","),
    errors=counted('"t{n}":{"$value":"#12345"}', "{", "}", ","),
    unknown_types=counted('"t{n}":{"$type":"x{n}","$value":1}', "{", "}", ","),
    same_name=repeated('"a":1,', "{", '"b":2}'),
    long_text=repeated("ab ", '{"a":{"$type":"string","$value":"', '"}}'),
    long_name=repeated("ab", '{"', '":{"$type":"number","$value":1}}'),
    escapes=repeated("\\n", '{"a":{"$type":"string","$value":"', '"}}'),
    surrogates=repeated("\\ud83d\\ude00", '{"a":{"$type":"string","$value":"', '"}}'),
    long_number=repeated("1", '{"a":{"$type":"number","$value":', "}}"),
    blanks=repeated(" \n", "{", "}"),
    commas=repeated(",", "{", "}"))

many(
    "DTCG", "tokens",
    alias_chain=counted('"t{n}":{"$value":"{t{m}}"}', '{"t0":' + COLOUR + ",", "}", ","),
    alias_cycle=counted('"t{n}":{"$value":"{t{m}}"}', '{"t0":{"$value":"{t1}"},', "}", ","),
    aliases_of_one=counted('"t{n}":{"$value":"{t0}"}', '{"t0":' + COLOUR + ",", "}", ","),
    missing_aliases=counted('"t{n}":{"$value":"{x{n}}"}', "{", "}", ","),
    pointers=counted('"t{n}":{"$ref":"#/t{m}"}', '{"t0":' + COLOUR + ",", "}", ","),
    extends=counted('"g{n}":{"$extends":"{g{m}}"}', '{"g0":{"a":' + COLOUR + "},", "}", ","),
    extends_of_one=counted('"g{n}":{"$extends":"{g0}"}', '{"g0":{"a":' + COLOUR + "},", "}", ","),
    shadows=repeated(
        '{"color":"#000","offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},'
        '"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"}},',
        '{"a":{"$type":"shadow","$value":[',
        '{"color":"#000","offsetX":{"value":1,"unit":"px"},"offsetY":{"value":1,"unit":"px"},'
        '"blur":{"value":1,"unit":"px"},"spread":{"value":1,"unit":"px"}}]}}'),
    font_families=repeated(
        '"Arial",', '{"a":{"$type":"fontFamily","$value":[', '"Arial"]}}'),
    gradient=repeated(
        '{"color":"#000","position":0.5},', '{"a":{"$type":"gradient","$value":[',
        '{"color":"#000","position":1}]}}'),
    aliases_in_text=repeated("{t0}", '{"a":{"$type":"string","$value":"', '"}}'),
    sums=repeated("1+", '{"a":{"type":"spacing","value":"', '1"}}'),
    brackets_in_value=repeated("(", '{"a":{"type":"spacing","value":"', '"}}'),
    css_value=repeated("rgb(", '{"a":{"type":"color","value":"', '"}}'),
    extensions=counted('"e{n}":1', '{"a":{"$type":"number","$value":1,"$extensions":{', "}}}", ","))

many(
    "resolver", "resolver",
    sets=sets, contexts=contexts, modifiers=modifiers, inline_sources=inline_sources,
    open_braces=repeated('{"sets":'),
    missing_files=lambda size: resolver(',"s":{"sources":[' + ",".join(
        f'{{"$ref":"x{n}.json"}}' for n in range(size // 20)) + "]}"),
    order=lambda size: resolver(order=",".join(['{"$ref":"#/sets/base"}'] * (size // 23))))

many(
    "YAML", "component",
    deep_flow=nested("[", "]", COMPONENT + "x: "),
    open_flow=repeated("[", COMPONENT + "x: "),
    deep_block=lambda size: COMPONENT + "x:\n" + "".join(
        " " * depth + "a:\n" for depth in range(1, int((2 * size) ** 0.5))),
    dashes=repeated("- ", COMPONENT + "x:\n  "),
    wide=counted("k{n}: 1\n", COMPONENT),
    anchors=counted("k{n}: &a{n} 1\n", COMPONENT),
    aliases=repeated("- *a\n", COMPONENT + "y: &a 1\nx:\n"),
    alias_of_large=lambda size: COMPONENT + "y: &a [" + "1," * (size // 8) + "]\nx:\n"
    + "- *a\n" * (size // 8),
    doubled=counted("k{n}: &a{n} [*a{m}, *a{m}]\n", COMPONENT + "k0: &a0 1\n"),
    merges=counted("k{n}: {<<: *a}\n", COMPONENT + "y: &a {b: 1}\n"),
    same_key=repeated("k: 1\n", COMPONENT),
    long_text=repeated("ab ", COMPONENT + 'x: "', '"\n'),
    long_block=repeated("  ab\n", COMPONENT + "x: |\n"),
    folded=repeated("  ab\n", COMPONENT + "x: >\n"),
    comments=repeated("# a\n", COMPONENT),
    documents=repeated("---\n", COMPONENT),
    tags=repeated("!a ", COMPONENT + "x: "),
    quotes=repeated("'", COMPONENT + "x: "),
    questions=repeated("? ", COMPONENT + "x:\n  "),
    tabs=repeated("\t", COMPONENT + "x:"),
    props=counted(
        "  - name: p{n}\n    type: string\n    description: A.\n", COMPONENT + "props:\n"),
    values=counted("      - v{n}\n", COMPONENT
                   + "props:\n  - name: p\n    type: enum\n    description: A.\n    values:\n"),
    examples=counted(
        "  - name: E{n}\n    agent: { component: Grown }\n", COMPONENT + "examples:\n"),
    contrast=counted("  - { name: C{n}, foreground: color.text, background: color.surface }\n",
                     COMPONENT + "contrast:\n"),
    related=counted("X{n}", COMPONENT + "related: [", "]\n", ", "),
    notes=counted("    - Note {n}.\n", COMPONENT + "accessibility:\n  notes:\n"))

many(
    "agent YAML", "agent",
    wide=repeated("  - component: Text\n    props: { text: Ab }\n", TREE),
    deep_flow=nested("{component: VStack, children: [", "]}"),
    open_flow=repeated("{component: VStack, children: ["),
    unknown_components=counted("  - component: X{n}\n", TREE),
    unknown_props=counted("x{n}: 1", "component: Text\nprops: { text: a, ", " }\n", ", "),
    long_text=repeated("ab ", 'component: Text\nprops: { text: "', '" }\n'),
    markup=repeated("<&", 'component: Text\nprops: { text: "', '" }\n'),
    anchors=lambda size: TREE + "  - &a { component: Text, props: { text: Ab } }\n"
    + "  - *a\n" * (size // 7),
    semantics=repeated("ab ", 'component: VStack\nsemantics: "', '"\n'))

many(
    "query", "query",
    words=counted("word{n}", joint=" "),
    one_word=repeated("ab"),
    same_word=repeated("tag "),
    quotes=repeated('"'),
    signs=repeated("-"),
    accents=repeated("\u0301"))

many(
    "colours", "colours",
    names=repeated("black on white\n"),
    open_brackets=repeated("rgb(", after=" on white\n"),
    long_number=repeated("1", "rgb(", " 0 0) on white\n"),
    mixes=repeated("color-mix(in srgb, ", after=" on white\n"),
    lines_that_are_wrong=counted("x{n} on white\n"))
