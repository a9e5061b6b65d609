"""A copy of the package in which chosen places change when the program is told to."""

import collections
import os
import re
import shutil
import subprocess

from places import places, rank

# Of the places of a module, at most this part may be constants: tables have many.
CONSTANTS = 0.25
# How often places that do not compile are taken back. Each time gets a module or two further.
ROUNDS = 12

_DIGITS = "←↑→↓↔↕↖↗↘↙↚↛↜↝↞↟"
_ERROR = re.compile(r"^(/\S[^:]*\.swift):(\d+):\d+: error: ", re.MULTILINE)

_MANIFEST = """
package.targets += [
  .target(name: "MutationSwitch", path: "Mutation/MutationSwitch"),
  .target(name: "Mutation", dependencies: ["MutationSwitch"], path: "Mutation/Mutation"),
]
for target in package.targets where [%s].contains(target.name) {
  target.dependencies.append("Mutation")
}
"""

_HEADER = """
/// Whether the change of a number is made in this run. Notes that its place was reached.
_Bool catalog_mutant(int number);
"""

_SWITCH = """
#include "switch.h"
#include <stdio.h>
#include <stdlib.h>

enum { limit = 16384 };
static int chosen = -1;
static unsigned char reached[limit];

static void note(void) {
  FILE *file = fopen(getenv("CATALOG_MUTATION_REACHED"), "a");
  if (!file) return;
  for (int number = 0; number < limit; number++)
    if (reached[number]) fprintf(file, "%d\\n", number);
  fclose(file);
}

__attribute__((constructor)) static void start(void) {
  const char *text = getenv("CATALOG_MUTANT");
  if (text) chosen = atoi(text);
  if (getenv("CATALOG_MUTATION_REACHED")) atexit(note);
}

_Bool catalog_mutant(int number) {
  reached[number] = 1;
  return number == chosen;
}
"""

_SWIFT = """import MutationSwitch

public func catalogMutant(_ number: Int32) -> Bool { catalog_mutant(number) }
public func catalogOriginal(_ number: Int32) -> Bool { !catalog_mutant(number) }

public protocol CatalogOptional { var isNil: Bool { get } }
extension Optional: CatalogOptional { public var isNil: Bool { self == nil } }
public func catalogIsNil<T>(_ value: T) -> Bool { (value as? CatalogOptional)?.isNil ?? false }
"""


def chosen(root, modules, count, seed):
    """Places by seed: of each module the same number, as far as it has so many."""
    result = []
    for module in modules:
        found = []
        for path in sorted((root / "Sources" / module).rglob("*.swift")):
            found += places(path.relative_to(root).as_posix(), path.read_text())
        found.sort(key=lambda place: rank(place, seed))
        constants = int(count * CONSTANTS)
        taken = []
        for place in found:
            if place.kind == "constant":
                constants -= 1
            if len(taken) < count and (place.kind != "constant" or constants >= 0):
                taken.append(place)
        result += sorted(taken, key=lambda place: (place.path, place.start))
    return result


class Copy:
    """The package with choices, and the number of each place that compiles."""

    def __init__(self, root, folder, numbered, modules, tests):
        self.root, self.folder, self.modules, self.tests = root, folder, modules, tests
        self.package = folder / "package"
        self.numbered = dict(numbered)
        self.log = ""

    def build(self):
        """Writes and builds the copy; takes back what the compiler refuses."""
        self._copy()
        helpers = "".join(_declarations(place, number) for number, place in self.numbered.items())
        self._write("Mutation/MutationSwitch/include/switch.h", _HEADER)
        self._write("Mutation/MutationSwitch/switch.c", _SWITCH)
        self._write("Mutation/Mutation/Mutation.swift", _SWIFT + helpers)
        for _ in range(ROUNDS):
            self._write_sources()
            if self._compile():
                return True
            if not self._take_back():
                return False
            print(f"{len(self.numbered)} places are left that may compile", flush=True)
        return False

    @property
    def binary(self):
        tests = self.folder / "build/debug/catalogPackageTests.xctest"
        return tests / "Contents/MacOS/catalogPackageTests" if tests.is_dir() else tests

    def _copy(self):
        listed = subprocess.run(
            ["git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z"],
            cwd=self.root, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\0")
        wanted = {path for path in listed if path and (self.root / path).is_file()}
        changed = {place.path for place in self.numbered.values()}
        for path in self.package.rglob("*") if self.package.exists() else []:
            name = path.relative_to(self.package).as_posix()
            if path.is_file() and name not in wanted and not name.startswith("Mutation/"):
                path.unlink()
        for path in wanted - changed - {"Package.swift"}:
            self._write_bytes(path, (self.root / path).read_bytes())
            shutil.copymode(self.root / path, self.package / path)
        manifest = (self.root / "Package.swift").read_text()
        names = ", ".join(f'"{module}"' for module in self.modules)
        self._write("Package.swift", manifest + _MANIFEST % names)

    def _write_sources(self):
        files = collections.defaultdict(list)
        for number, place in self.numbered.items():
            files[place.path].append((number, place))
        for path in {place.path for place in self.all_places}:
            text = (self.root / path).read_text()
            self._write(path, _rewritten(text, files[path]) if files[path] else text)

    @property
    def all_places(self):
        if not hasattr(self, "_all"):
            self._all = list(self.numbered.values())
        return self._all

    def _compile(self):
        options = os.environ.get("BUILD_OPTIONS", "").split()
        run = subprocess.run(
            ["swift", "build", *options, "--package-path", self.package,
             "--scratch-path", self.folder / "build", "--product", "catalogPackageTests"],
            env=os.environ | {"CATALOG_TEST_TARGETS": ",".join(self.tests)},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        self.log = run.stdout
        (self.folder / "build.log").write_text(self.log)
        return run.returncode == 0

    def _take_back(self):
        """Forgets the places of the lines that errors are about, or else those next to them."""
        before = len(self.numbered)
        for path, line in set(_ERROR.findall(self.log)):
            try:
                name = os.path.relpath(os.path.realpath(path), os.path.realpath(self.package))
            except ValueError:
                continue
            there = [(abs(place.line - int(line)), number)
                     for number, place in self.numbered.items() if place.path == name]
            if there:
                nearest = min(there)[0]
                for distance, number in there:
                    if distance <= max(nearest, 1):
                        del self.numbered[number]
        return len(self.numbered) < before

    def _write(self, path, text):
        self._write_bytes(path, text.encode())

    def _write_bytes(self, path, content):
        """Leaves a file alone that is the same, so that it is not compiled again."""
        file = self.package / path
        if file.exists() and file.read_bytes() == content:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def _operator(number):
    digits = ""
    for _ in range(4):
        digits = _DIGITS[number % 16] + digits
        number //= 16
    return "∘" + digits


def _declarations(place, number):
    return place.helper.format(id=number, operator=_operator(number)) if place.helper else ""


def _rewritten(text, numbered):
    for number, place in sorted(numbered, key=lambda item: item[1][2:4], reverse=True):
        new = place.text.format(id=number, operator=_operator(number))
        text = text[:place.start] + new + text[place.end:]
    if re.search(r"^(?:public |package |internal |private )?import ", text, re.MULTILINE):
        return re.sub(r"^(?=(?:public |package |internal |private )?import )", "import Mutation; ",
                      text, count=1, flags=re.MULTILINE)
    return "import Mutation; " + text
