#!/usr/bin/env python3
"""Compiles the sources beside it on Linux and writes compiler.txt from the symbol graph.

An own comment is told from an inherited one by its place: in the symbol's file, not behind the
symbol's name, and with no other symbol between them.
"""
import glob
import json
import os
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = {
    "init": "initializer", "func": "function", "type.method": "typeMethod",
    "func.op": "operatorFunction", "var": "variable", "type.property": "typeProperty",
    "type.subscript": "typeSubscript", "enum.case": "enumCase",
}


def graph_symbols(folder):
    """Compiles the sources in `folder` and returns the symbols that have a place."""
    for path in glob.glob(os.path.join(HERE, "*.swift.txt")):
        shutil.copy(path, os.path.join(folder, os.path.basename(path)[: -len(".txt")]))
    graphs = os.path.join(folder, "graphs")
    os.mkdir(graphs)
    subprocess.run(
        ["swiftc", "-emit-module", "-module-name", "Probe", "-package-name", "probes",
         "-D", "PROBE", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
         "-enable-experimental-feature", "CoroutineAccessors", "-emit-symbol-graph",
         "-emit-symbol-graph-dir", graphs, "-o", os.path.join(folder, "Probe.swiftmodule")]
        + sorted(glob.glob(os.path.join(folder, "*.swift"))),
        check=True)
    symbols = {}
    for path in glob.glob(os.path.join(graphs, "*.symbols.json")):
        with open(path, encoding="utf-8") as file:
            for symbol in json.load(file)["symbols"]:
                identifier = symbol["identifier"]["precise"]
                if "location" in symbol and "::SYNTHESIZED::" not in identifier:
                    symbols[identifier] = symbol
    return list(symbols.values())


def place(symbol):
    location = symbol["location"]
    return location["uri"], location["position"]["line"], location["position"]["character"]


def is_own(symbol, symbols):
    comment = symbol.get("docComment")
    if not comment or not any(line["text"].strip() for line in comment["lines"]):
        return False
    uri, line, _ = place(symbol)
    last = comment["lines"][-1]["range"]["end"]["line"]
    if comment.get("uri") != uri or last > line:
        return False
    between = (place(other) for other in symbols)
    return not any(other[0] == uri and last < other[1] < line for other in between)


def made_by_the_compiler(symbol, types):
    return place(symbol) == types.get(tuple(symbol["pathComponents"][:-1]))


def main():
    with tempfile.TemporaryDirectory() as folder:
        symbols = graph_symbols(folder)
    types = {tuple(symbol["pathComponents"]): place(symbol) for symbol in symbols}
    lines = []
    for symbol in symbols:
        if made_by_the_compiler(symbol, types):
            continue
        uri, line, column = place(symbol)
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        words = [f"{os.path.basename(uri)}:{line + 1}:{column + 1}", NAMES.get(kind, kind)]
        words.append(".".join(symbol["pathComponents"]))
        if is_own(symbol, symbols):
            words.append("own")
        lines.append((os.path.basename(uri), line, column, "\t".join(words)))
    with open(os.path.join(HERE, "compiler.txt"), "w", encoding="utf-8") as file:
        file.writelines(line[-1] + "\n" for line in sorted(lines))


main()
