"""Judges agent YAML and the content by their JSON Schemas: schema_checks.py TOOL

The schemas are those that the tool prints; the judge is jsonschema, the reader ruamel.yaml. Checked
are the schemas themselves, the table of right and wrong documents, every YAML file and every
example of the content, and a few thousand documents that are nearly right, of which the tool must
say the same.
Exit status: 0 when all is well, 1 when a check failed, 2 when the tool cannot be run.
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError, best_match

from schema_mutations import Mutator, Writer
from schema_yaml import Unreadable, read

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests" / "Browser"))

from results import Results  # noqa: E402

CONTENT = ROOT / "content"
TABLE = ROOT / "Tests" / "AgentUITests" / "Documents"
VOCABULARY = TABLE / "vocabulary"
FILES = {
    "catalog": "catalog.yaml",
    "system": "*/system.yaml",
    "component": "*/*/*/component.yaml",
    "screen": "*/examples/*.yaml",
    "invalid-example": "*/examples/invalid/*.yaml",
}
SEED = 2026
DOCUMENTS_PER_SYSTEM = 1500


def main(arguments):
    if len(arguments) != 1 or not Path(arguments[0]).is_file():
        print("usage: schema_checks.py TOOL", file=sys.stderr)
        return 2
    tool = Tool(arguments[0])
    results = Results()
    check_files(tool, results)
    check_table(tool, results)
    for system in systems():
        validator = validator_of(results, tool.schema("agent", CONTENT, "--system", system))
        documents = check_examples(system, validator, results)
        check_mutations(tool, ["--content", CONTENT, "--system", system], system, validator,
                        documents, results)  # fmt: skip
    return 0 if results.report() else 1


class Tool:
    """The tool that is tested."""

    def __init__(self, path):
        self.path = Path(path).resolve()

    def schema(self, *arguments):
        return json.loads(self.run("schema", *arguments))

    def validate(self, *arguments):
        """What `catalog validate` says of documents, by their paths: whether each is valid, and the
        findings.
        """
        answer = json.loads(self.run("validate", "--format", "json", *arguments, status={0, 1}))
        # The tool names a file as seen from the folder it runs in.
        documents = {Path(document["path"]).resolve(): document for document in answer["documents"]}
        findings = {path: [] for path in documents}
        for diagnostic in answer["diagnostics"]:
            findings[Path(diagnostic["path"]).resolve()].append(diagnostic)
        return {path: document["valid"] for path, document in documents.items()}, findings

    def messages(self, path, *arguments):
        """What `catalog validate` tells a person of a file that is wrong, but for the last line."""
        ended = self.ended("validate", *arguments, path.name, folder=path.parent, status={1})
        return "".join(ended.stderr.splitlines(keepends=True)[:-1])

    def run(self, *arguments, status=frozenset([0])):
        return self.ended(*arguments, status=status).stdout

    def ended(self, *arguments, status, folder=None):
        command = [self.path, *map(str, arguments)]
        ended = subprocess.run(
            command, cwd=folder, capture_output=True, encoding="utf-8", timeout=300
        )
        if ended.returncode not in status:
            print(ended.stderr or f"{command} ended with {ended.returncode}", file=sys.stderr)
            sys.exit(2)
        return ended


def validator_of(results, schema):
    """The validator of a schema, which is checked by its own meta-schema."""
    try:
        Draft202012Validator.check_schema(schema)
        problems = []
    except SchemaError as error:
        problems = [f"{error.json_path}: {error.message}"]
    results.record(f"meta-schema: {schema['title']}", problems)
    return Draft202012Validator(schema)


def problems_of(validator, path):
    """What is wrong with a file; nothing when it is valid."""
    try:
        value = read(path.read_bytes())
    except Unreadable as error:
        return [str(error)]
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]


# The content


def systems():
    return read((CONTENT / "catalog.yaml").read_bytes())["systems"]


def check_files(tool, results):
    """Every YAML file of the content is valid by the schema of its kind."""
    known = set()
    for kind, pattern in FILES.items():
        validator = validator_of(results, tool.schema(kind))
        for path in sorted(CONTENT.glob(pattern)):
            known.add(path)
            results.record(f"{kind}: {path.relative_to(ROOT)}", problems_of(validator, path))
    others = [path for path in CONTENT.rglob("*.y*ml") if path not in known]
    results.record("every YAML file has a schema", sorted(map(str, others)))


def check_examples(system, validator, results):
    """Every example and screen of a system is valid by its schema; returns them."""
    documents = []
    for path in sorted((CONTENT / system).glob("*/*/component.yaml")):
        for example in read(path.read_bytes()).get("examples") or []:
            errors = [error.message for error in validator.iter_errors(example["agent"])]
            results.record(f"example: {path.parent.name}: {example['name']}", errors)
            documents.append(example["agent"])
    for path in sorted((CONTENT / system / "examples").glob("*.yaml")):
        results.record(f"screen: {path.relative_to(ROOT)}", problems_of(validator, path))
        documents.append(read(path.read_bytes())["agent"])
    return documents


# The table


def check_table(tool, results):
    """The schema accepts what is right, refuses what is wrong, and speaks of the same nodes; the
    tool says of each wrong document what the table says.
    """
    validator = validator_of(results, tool.schema("agent", VOCABULARY))
    valid = sorted((TABLE / "valid").glob("*.yaml"))
    invalid = sorted((TABLE / "invalid").glob("*.yaml"))
    results.record("the table has documents", [] if valid and invalid else ["it has none"])
    for path in valid:
        results.record(f"valid: {path.name}", problems_of(validator, path))
    _, findings = tool.validate("--content", VOCABULARY, *invalid)
    for path in invalid:
        found = problems_of(validator, path)
        results.record(f"invalid: {path.name}", [] if found else ["the schema accepts it"])
        results.record(f"errors: {path.name}", unlike(validator, path, findings[path]))
        said = tool.messages(path, "--content", VOCABULARY)
        expected = path.with_suffix(".txt").read_text("utf-8")
        results.record(f"messages: {path.name}", [] if said == expected else [said, expected])
    documents = [read(path.read_bytes()) for path in valid]
    check_mutations(tool, ["--content", VOCABULARY], "the table", validator, documents, results)


def unlike(validator, path, findings):
    """Where the errors of the schema are about other nodes than the messages, or say nothing."""
    try:
        value = read(path.read_bytes())
    except Unreadable:
        return []
    errors = list(validator.iter_errors(value))
    if not errors:
        return []
    problems = []
    best = best_match(errors)
    if best.validator in {"anyOf", "oneOf", "not"}:
        problems.append(f"{best.json_path}: {best.message}")
    ours = {node_of(finding["pointer"]) for finding in findings
            if finding["severity"] == "error" and finding.get("pointer") is not None}  # fmt: skip
    theirs = {node_of("".join(f"/{part}" for part in error.absolute_path)) for error in errors}
    for judge, nodes, others in [("tool", ours, theirs), ("schema", theirs, ours)]:
        problems += [f"only the {judge} speaks of {node}" for node in sorted(nodes)
                     if not near(node, others)]  # fmt: skip
    return problems


def node_of(pointer):
    """The node that a value belongs to: `/children/0` for `/children/0/props/level`."""
    parts = pointer.split("/")[1:]
    depth = 1 if parts[:1] == ["agent"] else 0
    while parts[depth : depth + 1] == ["children"] and len(parts) > depth + 1:
        depth += 2
    return tuple(parts[:depth])


def near(node, others):
    """Whether others have the node, the one around it or one inside: `children` belongs to both."""
    return any(node[: len(other)] == other and len(node) - len(other) <= 2
               or other[: len(node)] == node and len(other) - len(node) <= 2
               for other in others)  # fmt: skip


# Documents that are nearly right


def check_mutations(tool, arguments, name, validator, documents, results):
    """The schema accepts exactly the documents that the tool accepts."""
    if not documents:
        return
    chance = random.Random(f"{SEED} {name}")
    mutator = Mutator(chance, validator.schema, documents)
    writer = Writer(chance)
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number in range(DOCUMENTS_PER_SYSTEM):
            paths.append(Path(folder).resolve() / f"{number:04}.yaml")
            paths[-1].write_bytes(writer.document(mutator.document()).encode())
        ours, findings = tool.validate(*arguments, *paths)
        problems, accepted = [], 0
        for path in paths:
            found = problems_of(validator, path)
            accepted += not found
            if ours[path] == bool(found):
                said = found or [finding["message"] for finding in findings[path]]
                judge = "the schema refuses" if found else "the tool refuses"
                problems.append(f"{judge}: {'; '.join(said[:3])}\n{path.read_text('utf-8')}")
    results.record(f"{len(paths)} changed documents of {name}", problems)
    few = [] if 0.1 < accepted / len(paths) < 0.9 else [f"{accepted} of {len(paths)} are valid"]
    results.record(f"changed documents of {name} are of both kinds", few)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
